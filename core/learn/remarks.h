// Explains why an answer is wrong, as data: a reason with the squares and moves that show it.
#pragma once

#include "explain/illegalmove.h"
#include "learn/forcing.h"

#include <optional>
#include <vector>

namespace rokada {

enum class RemarkType : std::uint8_t {
    // Moves.
    Illegal,          ///< `illegal` is the reason
    ChoosePromotion,  ///< several legal moves match: the promotion must be chosen
    AnotherPiece,     ///< squares[0]: a different piece must move
    OtherNumber,      ///< right tower and square, but another number of pieces
    AnotherSquare,    ///< right piece, but not to squares[0]
    NoCapture,        ///< the move captures nothing
    OtherCapture,     ///< squares[0]: the wrong piece was captured
    NoCheck,          ///< the move gives no check
    NoMate,           ///< check, but moves[0] escapes; squares: from, to
    Stalemates,       ///< stalemates the enemy: a draw
    StillMoves,       ///< stalemate was expected, but the enemy still has moves[0]
    OtherMate,        ///< mate, but something else was expected
    NoPromotion,
    OtherPromotion,  ///< `piece` is not the expected promotion
    NotThere,        ///< squares[0] is not the expected target
    NoCastling,
    NoEnPassant,
    NoEscape,       ///< the king was not in check before
    PieceHangs,     ///< moves[0] could capture the piece on squares[0]; squares: the piece, its attacker
    AllowsMate,     ///< moves[0] would be mate
    LosesMaterial,  ///< `number` is the loss in centipawns
    WinsNothing,
    TooSlow,         ///< the goal takes `number` moves too many; 0 if unknown
    DefenceEscapes,  ///< after moves[0] the goal cannot be reached
    NotInTheLine,    ///< another move was expected here
    AlsoReaches,     ///< reaches the goal, but another move was expected
    AlsoMates,       ///< mates in time, but another move was expected
    AlsoWins,        ///< wins as much material as the expected move, as far as a short search shows
    ChecksEnd,       ///< after moves[0] no further checks are possible
    SlipsToDraw,     ///< a won position is only drawn after moves[0]
    SlipsToLoss,     ///< a drawn position is lost after moves[0]
    // Stars.
    OtherStarPiece,  ///< squares[0]: the piece that must move
    NoWayOn,         ///< after this move the stars cannot be visited in time
    OutOfMoves,      ///< `number` of stars left after the last move
    // Squares.
    OtherSquare,  ///< squares[0]: the clicked square
    ChecksNot,    ///< moves[0], or no move at all, leads to squares[0], and none of them gives check
    NotReached,   ///< squares[0] cannot be reached; `illegal` is the reason if known
    Missing,      ///< `number` of missing squares
    // Other answers.
    WrongOption,
    BelongsElsewhere,  ///< `piece` belongs on `squares`; if empty, no more of it is needed
    OtherMove,         ///< the typed text means moves[0]
    SeveralMoves,      ///< the typed text may mean any of `moves`
    NotUnderstood,
    OtherAnswer,  ///< the step needs another kind of answer
};

/// Reason with the data that `type` names.
struct Remark {
    RemarkType type = RemarkType::OtherAnswer;
    std::vector<Square> squares;
    std::vector<Move> moves;
    int number = 0;
    Piece piece = NoPiece;
    std::optional<IllegalMove> illegal;
};

/// A step whose answer is judged, in the position of the move.
struct AskedMove {
    const LessonStep& step;
    Forcing& forcing;          ///< for the goal of the step
    int movesLeft = 1;         ///< `Play`: number of own moves left, this one included
    std::vector<Move> listed;  ///< moves that the step, or the line that is played, lists here
};

/// Explains why this legal move is not right: first the missed goal, then other faults of the move. Never empty.
[[nodiscard]] std::vector<Remark> remarksOn(const GoalJudge& judge, const AskedMove& asked, const Position& before,
                                            Move move);

}  // namespace rokada
