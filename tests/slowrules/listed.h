#pragma once

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "slowrules/text.h"

/// Helpers for the tests of these rules: positions from lists of pieces, and moves in coordinates.
namespace slow {

using Words = std::vector<std::string>;

inline Words words(const std::string& text) {
    std::istringstream stream(text);
    Words found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

inline Words sorted(Words list) {
    std::ranges::sort(list);
    return list;
}

/// Returns a position from a list of pieces, for example "Ke1 pa7" (upper case is White), or "wKi3 uPm5" in fortress
/// chess. `rest` contains the other fields of the position text.
inline Position board(const std::string& game, const std::string& pieces, const std::string& rest,
                      const Options& options = {}) {
    State state;
    state.rules = rulesOf(game, options).value();
    for (const std::string& piece : words(pieces)) {
        const bool four = game == "fortress";
        const char side = four ? piece[0] : std::isupper(piece[0]) ? 'w' : 'b';
        const char kind = four ? piece[1] : static_cast<char>(std::toupper(piece[0]));
        state.at(squareOf(state.rules, piece.substr(four ? 2 : 1)).value()) = {side, kind};
    }
    return Position::read(game, options, placementText(state) + " " + rest).value();
}

/// Returns the targets of the piece on a square, including promotion letters.
inline Words targets(const Position& position, const std::string& from) {
    Words found;
    for (const std::string& move : position.moves()) {
        if (move.starts_with(from) && (move.size() == from.size() || !std::isdigit(move[from.size()])))
            found.push_back(move.substr(from.size()));
    }
    return sorted(found);
}

inline bool has(const Position& position, const std::string& move) {
    const auto moves = position.moves();
    return std::ranges::find(moves, move) != moves.end();
}

inline Words to(const std::string& squares) { return sorted(words(squares)); }

}  // namespace slow
