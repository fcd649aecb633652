// Syzygy endgame tables of chess: results of all positions with few pieces, and distances to the next capture or pawn
// move.
#pragma once

#include "ai/syzygy/tablefile.h"
#include "rules/position.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rokada {

/// Result of a position for the side to move. The fifty-move rule makes a `CursedWin` and a `BlessedLoss` a draw.
enum class SyzygyResult : std::uint8_t { Loss, BlessedLoss, Draw, CursedWin, Win };

/// Result with the distance to zeroing.
struct SyzygyValue {
    SyzygyResult result = SyzygyResult::Draw;
    /// Number of plies until the next capture or pawn move with best play, or until mate. It can be too small by 1,
    /// because tables store some distances in moves. Greater than 100 if the fifty-move rule makes the game a draw even
    /// with a half-move clock of 0. 0 if the game is drawn or the distance is unknown.
    int zeroing = 0;

    friend bool operator==(const SyzygyValue&, const SyzygyValue&) = default;
};

/// Legal move with its value for the side that makes it. The plies count from the position before the move.
struct SyzygyMove {
    Move move;
    SyzygyValue value;
    /// Order of the moves: a greater rank is better. All moves that certainly win have the same rank, and all moves
    /// that lose soon have the same rank.
    int rank = 0;
};

/// Values of a position and of all its moves, best rank first. They take the half-move clock into account.
struct SyzygyRoot {
    SyzygyValue value;
    std::vector<SyzygyMove> moves;
    bool hasDistances = false;  ///< false if the files of distances (*.rtbz) are missing
};

/// Returns true if the tables are valid for these rules: the pieces, the board, the promotions and the fifty-move rule
/// of chess.
[[nodiscard]] bool allowsSyzygy(const Rulebook& rules);

/// Tables of some folders. libfathom has only one set of tables in each process. Therefore, opening tables closes the
/// previous ones, and the previous object has no tables any more. Thread-safe.
class SyzygyTables {
public:
    /// Returns true if the program is built with libfathom. Otherwise, `open` always fails.
    [[nodiscard]] static bool areBuiltIn();
    /// Checks all files of the folders and opens them. `folders` contains paths separated by colons. Waits for the
    /// disk, so do not call it on the thread of the window.
    [[nodiscard]] static tl::expected<std::shared_ptr<const SyzygyTables>, SyzygyError> open(
        const std::string& folders, const std::stop_token& stop = {});
    ~SyzygyTables();
    SyzygyTables(const SyzygyTables&) = delete;
    SyzygyTables& operator=(const SyzygyTables&) = delete;

    /// Returns the largest number of pieces in a table, kings included.
    [[nodiscard]] std::size_t maxPieces() const { return maxPieces_; }
    /// Returns the number of files.
    [[nodiscard]] std::size_t files() const { return files_; }

    /// Returns true if the position has few enough pieces and no castling rights. Precondition: `allowsSyzygy`.
    [[nodiscard]] bool covers(const Position& position) const;
    /// Returns the result of a position with a half-move clock of 0. Ignores the clock. Returns nullopt if the tables
    /// do not cover the position or if a file is missing. Precondition: `allowsSyzygy`.
    [[nodiscard]] std::optional<SyzygyResult> result(const Position& position) const;
    /// Returns the values of the position and of its moves. `repeated` is true if a position has occurred twice since
    /// the last capture or pawn move. Then moves that win quickly have higher ranks than other winning moves. Without
    /// files of distances, the results of the moves ignore the half-move clock. Returns nullopt for other rules than
    /// those of chess, if the tables do not cover the position, if it has no legal move, and if a file is missing.
    [[nodiscard]] std::optional<SyzygyRoot> root(const Position& position, bool repeated = false) const;

private:
    SyzygyTables(std::size_t maxPieces, std::size_t files) : maxPieces_(maxPieces), files_(files) {}

    [[nodiscard]] bool isCurrent() const;
    [[nodiscard]] std::optional<SyzygyRoot> withDistances(const Position& position, bool repeated) const;
    [[nodiscard]] std::optional<SyzygyRoot> withoutDistances(const Position& position) const;

    std::size_t maxPieces_;
    std::size_t files_;
};

}  // namespace rokada
