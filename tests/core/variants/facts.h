// Helpers for the tests of single variants.
#pragma once

#include "books.h"
#include "diagram.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <optional>
#include <vector>

namespace rokada::test {

inline constexpr Side White{0}, Black{1}, Red{2}, Blue{3};

/// Returns true if `move`, a move in coordinates, is legal.
[[nodiscard]] inline bool can(const Position& position, std::string_view move) {
    return moves(position).contains(std::string(move));
}
[[nodiscard]] inline bool can(const Game& game, std::string_view move) { return can(game.position(), move); }

[[nodiscard]] inline std::string repeat(std::string_view moves, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += std::string(moves) + ' ';
    return text;
}

/// Returns a game that starts from a position, after the given moves.
[[nodiscard]] inline Game after(const RulebookPtr& book, const Position& start, std::string_view moves) {
    Game game(book, start);
    play(game, moves);
    return game;
}

/// Returns the piece on a square as position texts write it. Returns "." for an empty square.
[[nodiscard]] inline std::string piece(const Position& position, std::string_view name) {
    const Variant& variant = position.book().variant();
    const Piece piece = position[position.book().geometry().named(name)];
    if (piece == NoPiece) return ".";
    const char letter = variant.kinds[kindOf(piece)].letter;
    if (variant.sides() > 2) return {variant.sideSpecs[sideOf(piece)].letter, letter};
    return {sideOf(piece) == White ? letter : static_cast<char>(letter - 'A' + 'a')};
}
[[nodiscard]] inline std::string piece(const Game& game, std::string_view name) { return piece(game.position(), name); }

/// Returns a field of the position text, numbered from 1.
[[nodiscard]] inline std::string field(const Position& position, int number) {
    std::string text = positionText(position);
    for (; number > 1; --number) text.erase(0, text.find(' ') + 1);
    return text.substr(0, text.find(' '));
}
[[nodiscard]] inline std::string field(const Game& game, int number) { return field(game.position(), number); }

[[nodiscard]] inline std::optional<Reason> reason(const std::optional<Ending>& ending) {
    return ending ? std::optional(ending->reason) : std::nullopt;
}
[[nodiscard]] inline std::optional<Reason> reason(const Game& game) { return reason(game.ending()); }

/// Half points of each side. Empty while the game is in progress.
using Points = std::vector<int>;
[[nodiscard]] inline Points points(const std::optional<Ending>& ending, std::size_t sides = 2) {
    return ending ? Points(ending->halfPoints.begin(), ending->halfPoints.begin() + static_cast<std::ptrdiff_t>(sides))
                  : Points{};
}
[[nodiscard]] inline Points points(const Game& game) { return points(game.ending(), game.book().sides()); }

/// Returns the squares attacked by a side.
[[nodiscard]] inline Texts attackedBy(const Position& position, Side side) {
    Texts names;
    for (int s = 0; s < position.book().size(); ++s) {
        if (position.attacked(Square(s), piecesOf(side))) names.insert(position.book().geometry().name(Square(s)));
    }
    return names;
}

/// Perft results from the start of the game for depths 1, 2, ...
using Counts = std::vector<std::uint64_t>;
[[nodiscard]] inline Counts counts(const RulebookPtr& book, int depth) {
    Counts result;
    Position start = startPosition(*book);
    for (int d = 1; d <= depth; ++d) result.push_back(perft(start, d));
    return result;
}

/// Returns the elements of `all` that are not in `some`.
[[nodiscard]] inline Texts without(Texts all, const Texts& some) {
    std::erase_if(all, [&](const std::string& text) { return some.contains(text); });
    return all;
}

}  // namespace rokada::test
