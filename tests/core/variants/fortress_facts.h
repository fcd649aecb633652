// Helpers for the tests of Russian fortress chess: rotated squares and pieces, and the consequences of a move.
#pragma once

#include "facts.h"

namespace rokada::test {

/// Rotates squares, moves and pieces ("i3", "i3k3", "wKi3") by a number of quarter turns. Each quarter turn maps the
/// square (x,y) to (y,17-x), and a side to the next one in turn order: White to Black, Black to Red, Red to Blue, and
/// Blue to White.
[[nodiscard]] inline std::string turned(std::string text, int quarters) {
    constexpr std::string_view seats = "wbruw";
    for (; quarters > 0; --quarters) {
        std::string next;
        for (std::size_t at = 0; at < text.size();) {
            const char c = text[at++];
            const char follows = at < text.size() ? text[at] : ' ';
            if (follows >= '0' && follows <= '9' && c >= 'a' && c <= 'p') {
                int y = 0;
                for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) y = y * 10 + (text[at] - '0');
                next += static_cast<char>('a' + y - 1) + std::to_string(17 - (c - 'a' + 1));
            } else if (follows >= 'A' && follows <= 'Z') {
                next += seats[seats.find(c) + 1];
            } else {
                next += c;
            }
        }
        text = next;
    }
    return text;
}

/// Returns the letter of a side: "w", "b", "r" or "u".
[[nodiscard]] inline std::string seat(int side) { return {"wbru"[side]}; }
[[nodiscard]] inline std::string toMove(const Game& game) { return seat(game.position().turn()); }

/// Returns the forced moves after the last move: "-b" for the elimination of Black, "." for a pass.
[[nodiscard]] inline std::string chain(const Game& game) {
    std::string text;
    for (const Move move : game.last()->forced)
        text += move.type() == MoveType::Elimination ? "-" + seat(move.eliminated()) : ".";
    return text;
}

}  // namespace rokada::test
