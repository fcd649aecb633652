// How a computer plays from a book.
#pragma once

#include "ai/search/task.h"
#include "book/openingbook.h"

#include <functional>
#include <optional>
#include <span>

namespace rokada {

/// The weakest level that has learnt openings. What a weaker one overlooks is not to be hidden by a book.
inline constexpr int FirstBookLevel = 7;

[[nodiscard]] constexpr bool playsFromBooks(Level level) { return level.number() >= FirstBookLevel; }

/// One of the moves, as often as its weight says; nothing if none has any. `random` gives any 64 bits.
[[nodiscard]] std::optional<Move> chooseBookMove(std::span<const BookMove> moves,
                                                 const std::function<std::uint64_t()>& random);

/// Whether the report is about a move that was not searched: it has a variation, but no depth, and its score says
/// nothing.
[[nodiscard]] inline bool fromBook(const Report& report) { return report.depth == 0 && !report.variations.empty(); }

/// The answer to a task that a book has, with a report that is `fromBook`. The seed of the task decides, so a game can
/// be replayed. Nothing if the level is too weak, the task wants more than one good move (certain moves, several
/// variations, pondering), or the position has occurred before: then the game has left its opening.
[[nodiscard]] std::optional<SearchResult> bookAnswer(const OpeningBook& book, const Task& task);

}  // namespace rokada
