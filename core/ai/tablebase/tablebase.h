// Interface of endgame tables: the results of all positions with few pieces, and distances to the end.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rokada {

/// Result of a position for the side to move. The fifty-move rule makes a `CursedWin` and a `BlessedLoss` a draw.
enum class TableResult : std::uint8_t { Loss, BlessedLoss, Draw, CursedWin, Win };

/// Returns the same result for the other side.
[[nodiscard]] TableResult opposite(TableResult result);

/// Result with the distances that the tables contain.
struct TableValue {
    TableResult result = TableResult::Draw;
    /// Number of plies until the next capture or pawn move with best play, or until mate. It can be too small by 1,
    /// because Syzygy tables store some distances in moves. Greater than 100 if the fifty-move rule makes the game a
    /// draw even with a half-move clock of 0. 0 if the game is drawn or the distance is unknown.
    int zeroing = 0;
    /// Number of plies until mate, if the winner mates as soon as possible and the loser as late as possible. 0 if the
    /// game is drawn or the distance is unknown.
    int mate = 0;

    friend bool operator==(const TableValue&, const TableValue&) = default;
};

/// Legal move with its value for the side that makes it. The plies count from the position before the move.
struct TableMove {
    Move move;
    TableValue value;
    /// Order of the moves: a greater rank is better. Moves with the same rank are equally good.
    int rank = 0;
};

/// Values of a position and of all its moves, best rank first. They take the half-move clock into account.
struct TableValues {
    TableValue value;
    std::vector<TableMove> moves;
    bool hasDistances = false;  ///< false if the tables contain no distances
};

/// Endgame tables of some variants. Thread-safe.
class Tablebase {
public:
    virtual ~Tablebase();

    /// Returns true if the tables are valid for these rules.
    [[nodiscard]] virtual bool allows(const Rulebook& rules) const = 0;
    /// Returns the result of a position with a half-move clock of 0. Ignores the clock. Returns nullopt if the tables
    /// do not have the position. Precondition: `allows`.
    [[nodiscard]] virtual std::optional<TableResult> result(const Position& position) const = 0;
    /// Returns the values of the position and of its moves. `repeated` is true if a position has occurred twice since
    /// the last capture or pawn move. Returns nullopt if the tables are not valid for the rules or do not have the
    /// position, and if there is no legal move.
    [[nodiscard]] virtual std::optional<TableValues> root(const Position& position, bool repeated) const = 0;
    /// Waits until the table of this position can be used, if it is still being computed or can be computed. Returns
    /// early if a stop is requested. Do not call it on the thread of the window.
    virtual void prepare(const Position& position, const std::stop_token& stop) const = 0;
};

}  // namespace rokada
