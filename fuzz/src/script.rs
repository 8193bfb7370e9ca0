//! Bytes read as a script of choices.

/// The choices still to be made. When the bytes run out every choice is the first one.
pub(crate) struct Script<'a>(&'a [u8]);

impl<'a> Script<'a> {
    /// A script of these bytes.
    pub(crate) fn new(bytes: &'a [u8]) -> Script<'a> {
        Script(bytes)
    }

    /// Whether there are bytes left.
    pub(crate) fn more(&self) -> bool {
        !self.0.is_empty()
    }

    /// The next byte.
    pub(crate) fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    /// One time in `many`, which must not be 0.
    pub(crate) fn one_in(&mut self, many: u8) -> bool {
        self.byte().is_multiple_of(many)
    }

    /// A number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (usize::from(self.byte()) << 8 | usize::from(self.byte())) % bound
    }

    /// One of some choices, of which there must be some.
    pub(crate) fn pick<'c, T>(&mut self, choices: &'c [T]) -> &'c T {
        &choices[self.below(choices.len())]
    }

    /// What is left, as bytes.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    /// A text with a few changes: characters replaced, put in, taken out, doubled, cut off. Now and then it is
    /// not the text at all but what is left of the script.
    pub(crate) fn disturb(&mut self, text: &str, alphabet: &[char]) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        for _ in 0..self.below(5) {
            let at = self.below(characters.len() + 1);
            let character = match self.byte() % 8 {
                0 => char::from(self.byte()),
                1 => char::from_u32(self.below(0x1_0000) as u32).unwrap_or('\u{fffd}'),
                _ => *self.pick(alphabet),
            };
            match self.byte() % 8 {
                0..=2 if at < characters.len() => characters[at] = character,
                3 | 4 if at < characters.len() => drop(characters.remove(at)),
                5 => characters.truncate(at),
                6 => characters.extend_from_within(at..),
                _ => characters.insert(at, character),
            }
        }
        if self.byte() == 1 {
            return String::from_utf8_lossy(self.rest()).into_owned();
        }
        characters.into_iter().collect()
    }
}
