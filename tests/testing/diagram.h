// Boards drawn in tests: one row per line from the top, cells separated by blanks, '.' for an empty square, '*' for a
// missing square, pieces as in position texts.
#pragma once

#include "game/game.h"

#include <set>
#include <string>
#include <string_view>

namespace rokada::test {

/// Returns the rules of a variant with options "name=value name=value".
[[nodiscard]] RulebookPtr rules(std::string_view variant, std::string_view options = "");
/// Returns the drawn position; `rest` are the fields of the position text after the placement.
[[nodiscard]] Position drawn(const RulebookPtr& book, std::string_view rows, std::string_view rest);
/// Returns a position from a list of pieces: "Ke1 qd8", in fortress "wKi3 bQc9".
[[nodiscard]] Position placed(const RulebookPtr& book, std::string_view pieces, std::string_view rest);
/// Parses a valid position text.
[[nodiscard]] Position position(const RulebookPtr& book, std::string_view text);

using Texts = std::set<std::string>;
/// Returns the legal moves in coordinates.
[[nodiscard]] Texts moves(const Position& position);
/// Returns the legal targets of the piece on `from`.
[[nodiscard]] Texts targets(const Position& position, std::string_view from);
/// Splits words at blanks.
[[nodiscard]] Texts words(std::string_view text);
/// Plays moves in coordinates. The test fails at the first illegal one.
void play(Game& game, std::string_view moves);
[[nodiscard]] Square square(const RulebookPtr& book, std::string_view name);

}  // namespace rokada::test
