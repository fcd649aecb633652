#include "slowrules/state.h"

#include <numeric>

namespace slow {

std::size_t rightIndex(char side, char letter) {
    return static_cast<std::size_t>(seatOf(side)) * 2 + (letter == 'Q' ? 1 : 0);
}

std::vector<Square> squaresWith(const State& state, Piece piece) {
    std::vector<Square> found;
    for (int x = 0; x < 16; ++x) {
        for (int y = 0; y < 16; ++y)
            if (state.at({x, y}) == piece) found.push_back({x, y});
    }
    return found;
}

std::vector<Square> squaresOfSide(const State& state, char side) {
    std::vector<Square> found;
    for (int x = 0; x < 16; ++x) {
        for (int y = 0; y < 16; ++y)
            if (state.at({x, y}).side == side) found.push_back({x, y});
    }
    return found;
}

std::optional<Square> kingOf(const State& state, char side) {
    const auto kings = squaresWith(state, {side, 'K'});
    return kings.empty() ? std::nullopt : std::optional(kings.front());
}

int reserveCount(const State& state, char side) {
    const auto& counts = state.reservePieces[static_cast<std::size_t>(seatOf(side))];
    return std::accumulate(counts.begin(), counts.end(), 0);
}

Square frontSquare(char side, int file) { return {file, side == 'w' ? 1 : 6}; }

// The front row of pawns in Vyrt chess covers the files a to i, and l.
bool isFrontFile(int file) { return file <= 8 || file == 11; }

}  // namespace slow
