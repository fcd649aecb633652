// Why an answer is wrong, as data: a reason with the squares and moves that show it.
#pragma once

#include "explain/illegalmove.h"
#include "learn/forcing.h"

#include <optional>
#include <vector>

namespace rokada {

enum class RemarkType : std::uint8_t {
    // moves
    Illegal,          ///< `illegal` says why
    ChoosePromotion,  ///< several legal moves are meant: what does the piece become?
    AnotherPiece,     ///< squares[0]: a different piece is to move
    OtherNumber,      ///< the right tower to the right square, but not so many pieces of it
    AnotherSquare,    ///< the right piece, but not to squares[0]
    NoCapture,        ///< the move captures nothing
    OtherCapture,     ///< squares[0]: not this piece
    NoCheck,          ///< the move gives no check
    NoMate,           ///< check, but moves[0] gets out of it; squares: from, to
    Stalemates,       ///< the enemy is stalemated: a draw
    StillMoves,       ///< it was to be stalemate, but moves[0] is left
    OtherMate,        ///< mate, where something else was asked for
    NoPromotion,
    OtherPromotion,  ///< `piece` is not what was asked for
    NotThere,        ///< squares[0] is not where to go
    NoCastling,
    NoEnPassant,
    NoEscape,       ///< the king was not in check
    PieceHangs,     ///< squares[0] could be captured by moves[0] (the squares: the piece, its attacker)
    AllowsMate,     ///< moves[0] would be mate
    LosesMaterial,  ///< `number` centipawns
    WinsNothing,
    TooSlow,         ///< the goal takes `number` moves too many; 0: more than was looked at
    DefenceEscapes,  ///< after moves[0] the goal is out of reach
    NotInTheLine,    ///< another move was asked for here
    AlsoReaches,     ///< the goal, but another move was asked for
    AlsoMates,       ///< in time, but another move was asked for
    AlsoWins,        ///< as much material as the move that was asked for, as far as a short look tells
    ChecksEnd,       ///< after moves[0] there is no check after check any more
    SlipsToDraw,     ///< it was won, and after moves[0] it is no longer
    SlipsToLoss,     ///< it was a draw, and moves[0] wins
    // stars
    OtherStarPiece,  ///< squares[0]: the piece that is to move
    NoWayOn,         ///< after this move the stars cannot be visited in time
    OutOfMoves,      ///< `number` stars would be left after the last move
    // squares
    OtherSquare,  ///< squares[0] was clicked
    ChecksNot,    ///< moves[0], or no move at all, goes to squares[0], and none of them gives check
    NotReached,   ///< squares[0] cannot be reached; `illegal` says why, if it is known
    Missing,      ///< `number` squares are missing
    // the rest
    WrongOption,
    BelongsElsewhere,  ///< `piece` belongs to `squares`; none: no more of it is needed
    OtherMove,         ///< the typed text means moves[0]
    SeveralMoves,      ///< the typed text may mean all of `moves`
    NotUnderstood,
    OtherAnswer,  ///< the step asks for another kind of answer
};

struct Remark {
    RemarkType type = RemarkType::OtherAnswer;
    std::vector<Square> squares;
    std::vector<Move> moves;
    int number = 0;
    Piece piece = NoPiece;
    std::optional<IllegalMove> illegal;
};

/// A step whose move is judged, at the position where it was made.
struct AskedMove {
    const LessonStep& step;
    Forcing& forcing;          ///< of the step's goal
    int movesLeft = 1;         ///< of `Play`, this one included
    std::vector<Move> listed;  ///< what the step, or the line that is played, names here
};

/// Why this legal move is not what the step asks for: what is missing first, then what is bad about the move. Never
/// empty.
[[nodiscard]] std::vector<Remark> remarksOn(const GoalJudge& judge, const AskedMove& asked, const Position& before,
                                            Move move);

}  // namespace rokada
