#include "variants/chess960.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace rokada {

namespace {

constexpr int Count = 960;
constexpr int Files = 8;

/// Places of the two knights among the five free squares, in the order of Scharnagl's numbering.
constexpr std::array<std::pair<int, int>, 10> knightPlaces{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

class FirstRank {
public:
    void put(char piece, int file) { rank_[static_cast<std::size_t>(file)] = piece; }
    /// Puts a piece on the free square that has `place` free squares to its left.
    void putOnFree(char piece, int place) {
        for (char& square : rank_) {
            if (square == Free && place-- == 0) {
                square = piece;
                return;
            }
        }
    }
    [[nodiscard]] const std::string& text() const { return rank_; }

private:
    static constexpr char Free = ' ';
    std::string rank_ = std::string(Files, Free);
};

std::string firstRank(int number) {
    FirstRank rank;
    rank.put('B', 2 * (number % 4) + 1);  // bishop on a light square
    number /= 4;
    rank.put('B', 2 * (number % 4));
    number /= 4;
    rank.putOnFree('Q', number % 6);
    const auto [left, right] = knightPlaces[static_cast<std::size_t>(number / 6)];
    rank.putOnFree('N', right);
    rank.putOnFree('N', left);
    for (const char piece : {'R', 'K', 'R'}) rank.putOnFree(piece, 0);
    return rank.text();
}

}  // namespace

std::string chess960Start(int number) {
    assert(number >= 0 && number < Count);
    const std::string white = firstRank(number);
    std::string black = white;
    std::ranges::transform(black, black.begin(), [](char c) { return static_cast<char>(c - 'A' + 'a'); });
    return black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1";
}

NumberedStarts chess960Starts() { return {.count = Count, .text = chess960Start}; }

std::vector<Castling> chess960Castlings(const Geometry& board) {
    std::vector<Castling> all;
    for (const Side side : {Side(0), Side(1)}) {
        const int rank = side == 0 ? 0 : Files - 1;
        const auto at = [&](char file) { return board.at(file - 'a', rank); };
        for (char king = 'b'; king <= 'g'; ++king) {
            for (char rook = 'h'; rook > king; --rook) all.push_back({side, 'K', at(king), at('g'), at(rook), at('f')});
            for (char rook = 'a'; rook < king; ++rook) all.push_back({side, 'Q', at(king), at('c'), at(rook), at('d')});
        }
    }
    return all;
}

}  // namespace rokada
