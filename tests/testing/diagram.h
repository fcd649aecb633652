// Boards drawn in tests: one row a line from the top, cells separated by blanks, '.' for an empty square, '*' for a
// cell without a square, pieces as in position text.
#pragma once

#include "game/game.h"

#include <set>
#include <string>
#include <string_view>

namespace rokada::test {

/// The rules of a game with options as "name=value name=value".
[[nodiscard]] RulebookPtr rules(std::string_view variant, std::string_view options = "");
/// The drawn position; `rest` are the fields of the position text after the placement.
[[nodiscard]] Position drawn(const RulebookPtr& book, std::string_view rows, std::string_view rest);
/// The same with pieces named one by one on an empty board: "Ke1 qd8", in fortress "wKi3 bQc9".
[[nodiscard]] Position placed(const RulebookPtr& book, std::string_view pieces, std::string_view rest);
/// The position of a text that must be right.
[[nodiscard]] Position position(const RulebookPtr& book, std::string_view text);

using Texts = std::set<std::string>;
/// Legal moves in coordinates.
[[nodiscard]] Texts moves(const Position& position);
/// Where the piece on `from` may legally go.
[[nodiscard]] Texts targets(const Position& position, std::string_view from);
/// Words separated by blanks.
[[nodiscard]] Texts words(std::string_view text);
/// Plays moves in coordinates; a test fails at the first that is not legal.
void play(Game& game, std::string_view moves);
[[nodiscard]] Square square(const RulebookPtr& book, std::string_view name);

}  // namespace rokada::test
