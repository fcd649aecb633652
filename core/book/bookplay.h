// Chooses moves of computer players from an opening book.
#pragma once

#include "ai/search/task.h"
#include "book/openingbook.h"

#include <functional>
#include <optional>
#include <span>

namespace rokada {

/// Weakest level of computer players that plays from books as long as they have moves. A book would hide the mistakes
/// that weaker levels must make.
inline constexpr int FirstBookLevel = 7;

/// Returns true if this level plays from opening books in move `moveNumber` of a game, counted from 1. Levels below
/// `FirstBookLevel` know only the first one to three moves, so that their games begin like those of people.
[[nodiscard]] constexpr bool playsFromBooks(Level level, int moveNumber) {
    return level.number() >= FirstBookLevel || moveNumber <= (level.number() + 1) / 2;
}

/// Returns a random move with probabilities proportional to the weights, or nullopt if all weights are 0. `random`
/// returns 64 random bits.
[[nodiscard]] std::optional<Move> chooseBookMove(std::span<const BookMove> moves,
                                                 const std::function<std::uint64_t()>& random);

/// Returns true if the report comes from the opening book: it has a variation but no depth, and its score has no
/// meaning.
[[nodiscard]] inline bool fromBook(const Report& report) { return report.depth == 0 && !report.variations.empty(); }

/// Returns a random book move for a search task, with a report that satisfies `fromBook`. The choice depends only on
/// the seed of the task, so a game can be replayed. Returns nullopt if the level does not use books at this move (see
/// `playsFromBooks`), if the task needs a search (restricted moves, several variations, pondering), or if the position
/// has occurred before in the game.
[[nodiscard]] std::optional<SearchResult> bookAnswer(const OpeningBook& book, const Task& task);

}  // namespace rokada
