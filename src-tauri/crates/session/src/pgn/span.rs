//! Places in the bytes of a game, copied out only when somebody wants the game.

/// A stretch of the bytes of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    // 32 bits: a game is at most `MAX_GAME` bytes long.
    start: u32,
    end: u32,
}

impl Span {
    /// From `start` up to the byte before `end`.
    pub(super) fn new(start: usize, end: usize) -> Self {
        let narrow = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Self { start: narrow(start), end: narrow(end) }
    }

    /// Where it begins.
    pub(super) const fn start(self) -> usize {
        self.start as usize
    }

    /// The first byte behind it.
    pub(super) const fn end(self) -> usize {
        self.end as usize
    }

    /// The bytes it stands for.
    pub(super) fn of(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.start()..self.end()).unwrap_or_default()
    }

    /// The part of a text that it stands for, if it is one.
    pub(super) fn text(self, whole: &str) -> Option<&str> {
        whole.get(self.start()..self.end())
    }
}

/// What a note beside the main line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoteSort {
    /// A comment, without its signs.
    Comment,
    /// A sign such as `!?`, or `$5` with its dollar.
    Sign,
    /// A variation, without its brackets.
    Variation,
}

/// A note and the number of tokens before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoteSpan {
    pub ply: u32,
    pub sort: NoteSort,
    pub span: Span,
}
