// Explains why an answer is wrong. The result is data: a reason with the squares and moves that show it.
#pragma once

#include "explain/illegalmove.h"
#include "learn/goalsolver.h"

#include <optional>
#include <vector>

namespace rokada {

/// Reasons why an answer is wrong. `squares`, `moves`, `number`, `piece` and `illegal` are the members of `Remark`.
enum class RemarkType : std::uint8_t {
    // Remarks on moves.
    Illegal,          ///< illegal move; `illegal` is the reason
    ChoosePromotion,  ///< several legal moves match the answer, so the promotion must be chosen
    AnotherPiece,     ///< another piece than the one on squares[0] must move
    OtherNumber,      ///< the tower (stack of pieces) and the target are right, but not the number of pieces
    AnotherSquare,    ///< the piece is right, but not its target squares[0]
    NoCapture,        ///< the move captures nothing
    OtherCapture,     ///< a piece was captured on squares[0], but another piece must be captured
    NoCheck,          ///< the move gives no check
    NoMate,           ///< the move gives check, but the enemy escapes by moves[0] from squares[0] to squares[1]
    Stalemates,       ///< the move stalemates the enemy, which is a draw
    StillMoves,       ///< the goal is stalemate, but the enemy still has the move moves[0]
    OtherMate,        ///< the move mates, but mate is not the goal
    NoPromotion,
    OtherPromotion,  ///< the move promotes, but not to the expected kind; `piece` is the new piece
    NotThere,        ///< the goal is another square than squares[0]
    NoCastling,
    NoEnPassant,
    NoEscape,  ///< the goal is to escape from check, but the king was not in check
    /// An enemy wins the piece on squares[0] by moves[0], the move of its piece on squares[1].
    PieceHangs,
    AllowsMate,     ///< the enemy can mate by moves[0]
    LosesMaterial,  ///< `number` is the loss in centipawns
    WinsNothing,
    TooSlow,         ///< the goal needs `number` moves more than are left; 0 if the number is unknown
    DefenceEscapes,  ///< the goal cannot be reached after the reply moves[0]
    NotInTheLine,    ///< the listed line continues with another move
    AlsoReaches,     ///< reaches the goal, but another move was expected
    AlsoMates,       ///< mates in time, but another move was expected
    /// According to a short search, the move wins as much material as the expected move.
    AlsoWins,
    ChecksEnd,    ///< the learner has no further checks after the reply moves[0]
    SlipsToDraw,  ///< the move turns a win into a draw; moves[0] is a reply that shows it
    SlipsToLoss,  ///< the move turns a draw into a loss; moves[0] is a reply that shows it
    // Remarks on `Stars` steps.
    OtherStarPiece,  ///< only the piece on squares[0] can move
    NoWayOn,         ///< after the move, the stars cannot be visited in the moves that are left
    OutOfMoves,      ///< `number` stars are left after the last move
    // Remarks on selected squares.
    OtherSquare,  ///< the clicked square squares[0] is wrong
    /// No move to squares[0] gives check. moves[0] is a legal move to it; `moves` is empty if there is none.
    ChecksNot,
    NotReached,  ///< squares[0] cannot be reached; `illegal` is the reason if it is known
    Missing,     ///< `number` squares are missing
    // Remarks on other answers.
    WrongOption,
    BelongsElsewhere,  ///< `piece` must be placed on one of `squares`; if `squares` is empty, the piece is not needed
    OtherMove,         ///< the typed text means the wrong move moves[0]
    SeveralMoves,      ///< the typed text can mean any of `moves`
    NotUnderstood,
    OtherAnswer,  ///< the step needs another kind of answer
};

/// Reason why an answer is wrong. The comments of `RemarkType` say which members each type uses.
struct Remark {
    RemarkType type = RemarkType::OtherAnswer;
    std::vector<Square> squares;
    std::vector<Move> moves;
    int number = 0;
    Piece piece = NoPiece;
    std::optional<IllegalMove> illegal;
};

/// Context in which a learner's move is judged: the step and the state of its exercise.
struct AskedMove {
    const LessonStep& step;
    GoalSolver& solver;        ///< search for the goal of the step
    int movesLeft = 1;         ///< `Play`: number of moves that the learner has left, the judged move included
    std::vector<Move> listed;  ///< right moves that the step lists for this position
};

/// Explains why a legal move is not right: first by the goal that it misses, then by its other mistakes. Returns at
/// least one remark.
[[nodiscard]] std::vector<Remark> remarksOn(const GoalJudge& judge, const AskedMove& asked, const Position& before,
                                            Move move);

}  // namespace rokada
