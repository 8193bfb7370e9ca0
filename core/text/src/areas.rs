/// The areas: a file each in every language.
const AREAS: [&str; 10] = [
    "ui",
    "table",
    "setup",
    "guide",
    "guide-xiangqi",
    "guide-chushogi",
    "xiangqi",
    "chushogi",
    "online",
    "terminal",
];
