// Reads games from PGN collections that overlap. A game that occurs several times counts once.
#pragma once

#include "record/gameresult.h"
#include "record/pgnreader.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace rokada::tools {

/// Facts of one game that count in a book.
struct CollectedGame {
    std::vector<Move> moves;           ///< first moves of the main line
    std::optional<GameResult> result;  ///< nullopt if it is unknown
    int year = 0;                      ///< 0 if it is unknown
};

/// Games of all collections. Not thread-safe.
class Collections {
public:
    /// Collects games with the rules `book` from its start position. Keeps the first `plies` moves of each game.
    Collections(RulebookPtr book, std::size_t plies) : book_(std::move(book)), plies_(plies) {}

    /// Adds the games of a PGN file. Ignores games with other rules or another start position, and games that are
    /// already known. Two games are the same if their moves and the surnames of their players agree; first names do not
    /// count, because collections spell them differently. Returns an error message of one line if the file cannot be
    /// read.
    [[nodiscard]] tl::expected<void, std::string> add(const std::string& file);

    [[nodiscard]] const std::vector<CollectedGame>& games() const { return games_; }
    /// Returns the number of games that were already known.
    [[nodiscard]] std::size_t repeated() const { return repeated_; }
    /// Returns the number of games with other rules, with another start position or without moves.
    [[nodiscard]] std::size_t foreign() const { return foreign_; }

private:
    void add(const PgnText& text, PieceLanguage& letters);

    RulebookPtr book_;
    std::size_t plies_;
    RulebookCache rulebooks_;
    std::vector<CollectedGame> games_;
    std::unordered_set<std::uint64_t> known_;  ///< fingerprints of the players and moves of all games
    std::size_t repeated_ = 0, foreign_ = 0;
};

}  // namespace rokada::tools
