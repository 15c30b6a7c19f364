//! En passant and promotion.

use super::Exercise;

pub(super) const ALL: &[Exercise] = &[
    Exercise {
        id: "in-passing",
        title: "Taken in passing",
        task: "Black has just played d7–d5. Take that pawn as if it had gone one square.",
        hint: "The white pawn on e5 moves to d6.",
        fen: "rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        goal: "capture_en_passant",
        rule: "en-passant",
    },
    Exercise {
        id: "in-passing-check",
        title: "In passing, out of check",
        task: "White has just played e2–e4 with check. Take that pawn with a pawn.",
        hint: "Your pawn on f4 may go to e3 now, and only now.",
        fen: "8/8/8/3k4/4Pp2/8/8/4K3 b - e3 0 1",
        goal: "capture_en_passant+answer_by_capture",
        rule: "en-passant",
    },
    Exercise {
        id: "promote-queen",
        title: "A new queen",
        task: "Promote with checkmate.",
        hint: "The pawns of Black leave no way off the last rank.",
        fen: "7k/1P4pp/8/8/8/8/8/6K1 w - - 0 1",
        goal: "promote_to:queen+mate",
        rule: "promotion",
    },
    Exercise {
        id: "knight-not-queen",
        title: "Less is more",
        task: "Promote so that Black is checkmated at once.",
        hint: "A queen on f8 gives no check; the piece that does attacks h7 from there.",
        fen: "8/5P1k/5Q1p/8/8/8/8/6RK w - - 0 1",
        goal: "promote_to:knight+mate",
        rule: "promotion",
    },
    Exercise {
        id: "promote-rook",
        title: "Not too strong",
        task: "A queen would leave Black stalemated. Promote to the piece that wins.",
        hint: "It must leave the square a6 to the king.",
        fen: "8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
        goal: "promote_to:rook",
        rule: "promotion",
    },
];
