//! What the computer thinks of a finished game: asked for, told move by move, stopped.

use palgak_engine::Choice;
use palgak_text::Catalogue;

use crate::command::{Effect, Judged, Study};
use crate::news::Said;
use crate::refusal::Why;
use crate::snapshot::{Analysis, AnalysisPoint, AnalysisTag};
use crate::table::Table;
use crate::view::NotationStyle;

/// What has been found of the game on the table.
#[derive(Clone, Debug)]
pub(crate) struct Findings {
    /// The number of the study.
    id: u64,
    /// Whether it goes on.
    running: bool,
    /// What was found, in the order in which it was: from the last move to the first.
    verdicts: Vec<Judged>,
}

impl Table {
    /// Whether the game may be looked at.
    pub(crate) fn may_analyse(&self) -> Result<(), Why> {
        if self.contest.outcome().is_none() || self.contest.ply() == 0 {
            return Err(Why::NotOver);
        }
        Ok(())
    }

    /// Whether the computer is looking at the game.
    pub(crate) fn is_analysing(&self) -> bool {
        self.findings.as_ref().is_some_and(|findings| findings.running)
    }

    /// Whether every move has been looked at.
    pub(crate) fn is_analysed(&self) -> bool {
        self.findings.as_ref().is_some_and(|findings| findings.verdicts.len() == self.contest.ply())
    }

    /// Begins to look at the finished game; does nothing while it is being looked at, and when it has been.
    pub(crate) fn analyse(&mut self, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.may_analyse()?;
        if !self.is_analysing() && !self.is_analysed() && !self.paused {
            self.searches += 1;
            let id = self.searches;
            self.findings = Some(Findings { id, running: true, verdicts: Vec::new() });
            let game = self.contest.as_match().clone();
            effects.push(Effect::Analyse(Box::new(Study { id, game })));
        }
        Ok(())
    }

    /// Stops looking at the game. What was found stays.
    pub(crate) fn stop_analysis(&mut self, effects: &mut Vec<Effect>) {
        if let Some(findings) = self.findings.as_mut().filter(|findings| findings.running) {
            findings.running = false;
            effects.push(Effect::StopThinking);
        }
    }

    /// Forgets what was found: the game is another.
    pub(crate) fn forget_analysis(&mut self, effects: &mut Vec<Effect>) {
        self.stop_analysis(effects);
        self.findings = None;
    }

    /// A move was judged. True if there is something to show.
    pub(crate) fn judged(&mut self, study: u64, verdict: Judged) -> bool {
        let plies = self.contest.ply();
        let Some(findings) = self.findings.as_mut().filter(|own| own.running && own.id == study) else {
            return false;
        };
        let known = findings.verdicts.iter().any(|own| own.ply == verdict.ply);
        if known || verdict.ply == 0 || verdict.ply > plies {
            return false;
        }
        findings.verdicts.push(verdict);
        if findings.verdicts.len() == plies {
            findings.running = false;
            self.news.said = Some(Said::Analysed);
        }
        true
    }

    /// The study came to its end, perhaps before its time. True if there is something to show.
    pub(crate) fn studied(&mut self, study: u64) -> bool {
        let running = self.findings.as_mut().filter(|own| own.running && own.id == study);
        running.map(|findings| findings.running = false).is_some()
    }

    /// The findings as they are shown.
    pub(crate) fn analysis_view(&self) -> Option<Analysis> {
        let findings = self.findings.as_ref()?;
        let plies = self.contest.ply().max(1);
        let permille = findings.verdicts.len() * 1000 / plies;
        let ply = |ply: usize| u32::try_from(ply).unwrap_or(u32::MAX);
        let mut points: Vec<AnalysisPoint> = findings
            .verdicts
            .iter()
            .map(|verdict| AnalysisPoint {
                ply: ply(verdict.ply),
                score: verdict.after,
                tag: verdict.tag,
                text: self.word_verdict(verdict),
            })
            .collect();
        if let Some(first) = findings.verdicts.iter().find(|verdict| verdict.ply == 1) {
            let (tag, text) = (AnalysisTag::Fine, String::new());
            points.push(AnalysisPoint { ply: 0, score: first.before, tag, text });
        }
        points.sort_by_key(|point| point.ply);
        Some(Analysis { permille: u16::try_from(permille).unwrap_or(1000), points })
    }

    /// What is to be said of a move, with what would have been better.
    fn word_verdict(&self, verdict: &Judged) -> String {
        let words = Catalogue::of(self.view.locale);
        let what = words.text(match verdict.tag {
            AnalysisTag::Fine => return String::new(),
            AnalysisTag::Inaccuracy => "analysis-inaccuracy",
            AnalysisTag::Mistake => "analysis-mistake",
            AnalysisTag::Blunder => "analysis-blunder",
            AnalysisTag::PieceLost => "analysis-piece-lost",
            AnalysisTag::DefenceMissed => "analysis-defence-missed",
            AnalysisTag::MateMissed => "analysis-mate-missed",
        });
        match self.better(verdict) {
            None => what,
            Some(better) => {
                words.format("analysis-better", &[("what", what.into()), ("move", better.into())])
            }
        }
    }

    /// What would have been better, in the reader's notation.
    fn better(&self, verdict: &Judged) -> Option<String> {
        let Choice::Move(mv) = verdict.best? else { return None };
        let before = self.contest.position_at(verdict.ply.checked_sub(1)?);
        if !before.legal().contains(&mv) {
            return None;
        }
        let texts = before.write(mv);
        let style: NotationStyle = self.view.notation;
        let found = texts.iter().find(|(own, _)| *own == style).or(texts.first());
        found.map(|(_, text)| text.clone())
    }
}
