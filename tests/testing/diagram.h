// Board diagrams and positions for tests. A diagram has one line per row, from the top. Blanks separate the cells: '.'
// is an empty square, '*' is a missing square, and pieces are written as in position texts.
#pragma once

#include "game/game.h"

#include <set>
#include <string>
#include <string_view>

namespace rokada::test {

/// Returns the rules of a variant. `options` has the form "name=value name=value".
[[nodiscard]] RulebookPtr rules(std::string_view variant, std::string_view options = "");
/// Returns the position of a diagram. `rows` is the diagram, and `rest` contains the other fields of the position text.
[[nodiscard]] Position drawn(const RulebookPtr& book, std::string_view rows, std::string_view rest);
/// Returns a position from a list of pieces: "Ke1 qd8", or "wKi3 bQc9" in fortress chess. `rest` contains the other
/// fields of the position text.
[[nodiscard]] Position placed(const RulebookPtr& book, std::string_view pieces, std::string_view rest);
/// Parses a position text. Throws if it is invalid.
[[nodiscard]] Position position(const RulebookPtr& book, std::string_view text);

using Texts = std::set<std::string>;
/// Returns the legal moves in coordinates.
[[nodiscard]] Texts moves(const Position& position);
/// Returns the legal targets of the piece on `from`.
[[nodiscard]] Texts targets(const Position& position, std::string_view from);
/// Splits a text at blanks, into a sorted set of words.
[[nodiscard]] Texts words(std::string_view text);
/// Plays moves in coordinates. The test fails at the first illegal move.
void play(Game& game, std::string_view moves);
[[nodiscard]] Square square(const RulebookPtr& book, std::string_view name);

}  // namespace rokada::test
