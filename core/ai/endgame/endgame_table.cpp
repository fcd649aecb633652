#include "ai/endgame/endgame_table.h"

#include <algorithm>

namespace rokada {

EndingNumbers::EndingNumbers(const Roads& roads, EndingMen men)
    : squares_(static_cast<std::size_t>(roads.book().size())), slots_(2 + men.count()) {
    const Kind royal = roads.book().royalKind();
    pieces_ = {pieceOf(Side(0), royal), pieceOf(Side(1), royal), men.men[0], men.men[1]};
    maps_ = freeSymmetries(roads, std::span(pieces_).first(slots_));
    for (std::size_t s = 0; s < squares_; ++s) {
        // The first map that leads to a square already chosen; since no map keeps a square there is only one such.
        const auto found = std::find_if(maps_.begin() + 1, maps_.end(), [&](const SquareMap& map) {
            return std::find(kingSquares_.begin(), kingSquares_.end(), map[s]) != kingSquares_.end();
        });
        const bool fresh = found == maps_.end();
        if (fresh) kingSquares_.push_back(Square(s));
        mapOf_[s] = static_cast<std::uint8_t>(fresh ? 0 : found - maps_.begin());
        const Square image = maps_[mapOf_[s]][s];
        kingOf_[s] = static_cast<std::uint8_t>(std::find(kingSquares_.begin(), kingSquares_.end(), image) -
                                               kingSquares_.begin());
    }
    half_ = 1;
    for (std::size_t i = slots_; --i > 0; half_ *= squares_) strides_[i] = half_;
    half_ *= kingSquares_.size();
}

Standing EndingNumbers::standing(std::size_t number) const {
    Standing standing;
    for (std::size_t i = slots_; --i > 0;) {
        standing.at[i] = Square(number % squares_);
        number /= squares_;
    }
    standing.at[0] = kingSquares_[number % kingSquares_.size()];
    standing.turn = Side(number / kingSquares_.size());
    return standing;
}

EndingValue EndingTable::value(std::uint8_t code) {
    if (code == 0) return {};
    return {code % 2 == 0 ? Fate::Win : Fate::Loss, code - 1};
}

EndingShare EndingTable::share(const Roads& roads, Side turn) const {
    EndingShare share;
    numbers_.each(turn, [&](const Standing& standing, std::size_t n) {
        const std::uint8_t found = codes_[n];
        if (found == Impossible) return;
        const EndingValue value = EndingTable::value(found);
        ++share.positions;
        share.won += value.fate == Fate::Win;
        share.lost += value.fate == Fate::Loss;
        share.mated += found == 1;
        if (value.fate == Fate::Win) share.longest = std::max(share.longest, (value.plies + 1) / 2);
        if (!anyManAttacked(roads, numbers_, standing)) addQuiet(share, roads.book().geometry(), standing, found);
    });
    return share;
}

void EndingTable::addQuiet(EndingShare& share, const Geometry& board, const Standing& standing,
                           std::uint8_t code) const {
    const Fate fate = value(code).fate;
    ++share.quiet;
    share.quietWon += fate == Fate::Win;
    share.quietLost += fate == Fate::Loss;
    if (numbers_.slots() < 4) return;
    const bool alike = board.dark(standing.at[2]) == board.dark(standing.at[3]);
    ++share.byColour[alike];
    share.wonByColour[alike] += fate == Fate::Win;
    share.lostByColour[alike] += fate == Fate::Loss;
}

namespace {

bool attackedBy(const Roads& roads, const EndingNumbers& numbers, const Standing& standing, Side by, Square target) {
    Cells occupied;
    for (std::size_t i = 0; i < numbers.slots(); ++i) occupied.add(standing.at[i]);
    for (std::size_t i = 0; i < numbers.slots(); ++i) {
        if (sideOf(numbers.piece(i)) != by) continue;
        for (const Road& road : roads.hits(numbers.piece(i), standing.at[i], target)) {
            if (!road.between.meets(occupied)) return true;
        }
    }
    return false;
}

}  // namespace

bool kingAttacked(const Roads& roads, const EndingNumbers& numbers, const Standing& standing, Side side) {
    return attackedBy(roads, numbers, standing, Side(side ^ 1), standing.at[side]);
}

bool anyManAttacked(const Roads& roads, const EndingNumbers& numbers, const Standing& standing) {
    for (std::size_t i = 2; i < numbers.slots(); ++i) {
        if (attackedBy(roads, numbers, standing, Side(sideOf(numbers.piece(i)) ^ 1), standing.at[i])) return true;
    }
    return false;
}

}  // namespace rokada
