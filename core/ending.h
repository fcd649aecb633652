// Why a game is over and what each side gets, and the stock of judgements that all games share.
#pragma once

#include "basics.h"

#include <array>
#include <cstdint>
#include <optional>

namespace rokada {

class Position;

/// Why a game has ended.
enum class Reason : std::uint8_t {
    Checkmate,     ///< `side` was mated (fortress: the last army of its team)
    Stalemate,     ///< `side` has no move and is not in check
    NobodyMoves,   ///< fortress: no living player has a legal move
    DeadPosition,  ///< nobody can mate with what is on the board
    BareKing,      ///< `side` has only its king
    Repetition,    ///< automatic, `count` occurrences
    QuietMoves,    ///< automatic, `count` plies without capture or pawn move
    RepetitionClaim,
    QuietMovesClaim,
    Resignation,  ///< `side` resigned
    Agreement,
    IllegalMove,  ///< `side` has sent too many of them; a draw if nobody can win
    Time,         ///< the flag of `side` fell; a draw if nobody can win
};

/// The end of a game: who and why are two things.
struct Ending {
    Reason reason{};
    /// Half points: 2 for a win, 1 for a draw, 0 for a loss; sides that do not exist have 0.
    std::array<std::uint8_t, MaxSides> halfPoints{};
    Side side = NoSide;
    int count = 0;

    [[nodiscard]] bool drawn() const { return halfPoints[0] == 1; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

/// Every side of the position's game gets half a point.
[[nodiscard]] Ending draw(const Position& position, Reason reason, Side side = NoSide, int count = 0);
/// The team of `loser` gets nothing, the others a point.
[[nodiscard]] Ending loss(const Position& position, Reason reason, Side loser);

/// Whether the position is over by itself, in the order of the rules: team victory, mate and stalemate, the game's own
/// rule, dead material. Repetition and move limits need a history: see `Game`.
[[nodiscard]] std::optional<Ending> judge(const Position& position);
/// Nobody can mate: the game's list of dead material (the documents' "dead position" or "insufficient material").
[[nodiscard]] bool deadPosition(const Position& position);
/// What the fall of this side's flag means on this board, in games of two. (Where armies leave, it is a resignation.)
/// Illegal moves that lose are judged alike.
[[nodiscard]] Ending flagFall(const Position& position, Side side, Reason reason = Reason::Time);
/// Plies without capture or pawn move after which the player to move may claim a draw; 0 if he never may.
[[nodiscard]] int quietPliesToClaim(const Position& position);

}  // namespace rokada
