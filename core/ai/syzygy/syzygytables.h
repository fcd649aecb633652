// Syzygy endgame tables of chess: results of all positions with few pieces, and distances to the next capture or pawn
// move.
#pragma once

#include "ai/syzygy/tablefile.h"
#include "ai/tablebase/tablebase.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rokada {

/// Returns true if the tables are valid for these rules: the pieces, the board, the promotions and the fifty-move rule
/// of chess.
[[nodiscard]] bool allowsSyzygy(const Rulebook& rules);

/// Tables of some folders. libfathom has only one set of tables in each process. Therefore, opening tables closes the
/// previous ones, and the previous object has no tables any more. Thread-safe.
class SyzygyTables final : public Tablebase {
public:
    /// Returns true if the program is built with libfathom. Otherwise, `open` always fails.
    [[nodiscard]] static bool areBuiltIn();
    /// Checks all files of the folders and opens them. `folders` contains paths separated by colons. Waits for the
    /// disk, so do not call it on the thread of the window.
    [[nodiscard]] static tl::expected<std::shared_ptr<const SyzygyTables>, SyzygyError> open(
        const std::string& folders, const std::stop_token& stop = {});
    ~SyzygyTables() override;
    SyzygyTables(const SyzygyTables&) = delete;
    SyzygyTables& operator=(const SyzygyTables&) = delete;

    /// Returns the largest number of pieces in a table, kings included.
    [[nodiscard]] std::size_t maxPieces() const { return maxPieces_; }
    /// Returns the number of files.
    [[nodiscard]] std::size_t files() const { return files_; }

    [[nodiscard]] bool allows(const Rulebook& rules) const override { return allowsSyzygy(rules); }
    /// Returns true if the position has few enough pieces and no castling rights. Precondition: `allowsSyzygy`.
    [[nodiscard]] bool covers(const Position& position) const;
    [[nodiscard]] std::optional<TableResult> result(const Position& position) const override;
    /// Also returns nullopt if a file is missing. All moves that certainly win have the same rank, unless `repeated` is
    /// true: then moves that win quickly have higher ranks. All moves that lose soon have the same rank. Without files
    /// of distances (*.rtbz), the results of the moves ignore the half-move clock.
    [[nodiscard]] std::optional<TableValues> root(const Position& position, bool repeated) const override;
    /// Does nothing, because tables are read from files and not computed.
    void prepare(const Position&, const std::stop_token&) const override {}

private:
    SyzygyTables(std::size_t maxPieces, std::size_t files) : maxPieces_(maxPieces), files_(files) {}

    [[nodiscard]] bool isCurrent() const;
    [[nodiscard]] std::optional<TableValues> withDistances(const Position& position, bool repeated) const;
    [[nodiscard]] std::optional<TableValues> withoutDistances(const Position& position) const;

    std::size_t maxPieces_;
    std::size_t files_;
};

}  // namespace rokada
