#include "ai/endgame/endingtable.h"

#include <algorithm>

namespace rokada {

EndingNumbers::EndingNumbers(const RetroMoves& retroMoves, EndingPieces pieces)
    : squares_(static_cast<std::size_t>(retroMoves.book().size())), slots_(2 + pieces.count()) {
    const Kind royal = retroMoves.book().royalKind();
    pieces_ = {pieceOf(Side(0), royal), pieceOf(Side(1), royal), pieces.pieces[0], pieces.pieces[1]};
    maps_ = freeSymmetries(retroMoves, std::span(pieces_).first(slots_));
    for (std::size_t s = 0; s < squares_; ++s) {
        // Finds the symmetry that maps `s` to a square already in `kingSquares_`. There is at most one, because no
        // symmetry except the identity keeps a square in its place.
        const auto found = std::find_if(maps_.begin() + 1, maps_.end(), [&](const SquareMap& map) {
            return std::ranges::find(kingSquares_, map[s]) != kingSquares_.end();
        });
        const bool fresh = found == maps_.end();
        if (fresh) kingSquares_.push_back(Square(s));
        mapOf_[s] = static_cast<std::uint8_t>(fresh ? 0 : found - maps_.begin());
        const Square image = maps_[mapOf_[s]][s];
        kingOf_[s] = static_cast<std::uint8_t>(std::ranges::find(kingSquares_, image) - kingSquares_.begin());
    }
    half_ = 1;
    for (std::size_t i = slots_; --i > 0; half_ *= squares_) strides_[i] = half_;
    half_ *= kingSquares_.size();
}

EndgamePosition EndingNumbers::endgamePosition(std::size_t number) const {
    EndgamePosition endgamePosition;
    for (std::size_t i = slots_; --i > 0;) {
        endgamePosition.at[i] = Square(number % squares_);
        number /= squares_;
    }
    endgamePosition.at[0] = kingSquares_[number % kingSquares_.size()];
    endgamePosition.turn = Side(number / kingSquares_.size());
    return endgamePosition;
}

EndingValue EndingTable::value(std::uint8_t code) {
    if (code == 0) return {};
    return {code % 2 == 0 ? Wdl::Win : Wdl::Loss, code - 1};
}

EndingShare EndingTable::share(const RetroMoves& retroMoves, Side turn) const {
    EndingShare share;
    numbers_.each(turn, [&](const EndgamePosition& endgamePosition, std::size_t n) {
        const std::uint8_t found = codes_[n];
        if (found == Impossible) return;
        const EndingValue value = EndingTable::value(found);
        ++share.positions;
        share.won += value.wdl == Wdl::Win;
        share.lost += value.wdl == Wdl::Loss;
        share.mated += found == 1;
        if (value.wdl == Wdl::Win) share.longest = std::max(share.longest, (value.plies + 1) / 2);
        if (!anyPieceAttacked(retroMoves, numbers_, endgamePosition))
            addQuiet(share, retroMoves.book().geometry(), endgamePosition, found);
    });
    return share;
}

void EndingTable::addQuiet(EndingShare& share, const Geometry& board, const EndgamePosition& endgamePosition,
                           std::uint8_t code) const {
    const Wdl wdl = value(code).wdl;
    ++share.quiet;
    share.quietWon += wdl == Wdl::Win;
    share.quietLost += wdl == Wdl::Loss;
    if (numbers_.pieces() < 4) return;
    const bool alike = board.dark(endgamePosition.at[2]) == board.dark(endgamePosition.at[3]);
    ++share.byColour[alike];
    share.wonByColour[alike] += wdl == Wdl::Win;
    share.lostByColour[alike] += wdl == Wdl::Loss;
}

namespace {

bool attackedBy(const RetroMoves& retroMoves, const EndingNumbers& numbers, const EndgamePosition& endgamePosition,
                Side by, Square target) {
    SquareSet occupied;
    for (std::size_t i = 0; i < numbers.pieces(); ++i) occupied.set(endgamePosition.at[i]);
    for (std::size_t i = 0; i < numbers.pieces(); ++i) {
        if (sideOf(numbers.piece(i)) != by) continue;
        for (const RetroMove& retroMove : retroMoves.attacks(numbers.piece(i), endgamePosition.at[i], target)) {
            if (!retroMove.between.meets(occupied)) return true;
        }
    }
    return false;
}

}  // namespace

bool kingAttacked(const RetroMoves& retroMoves, const EndingNumbers& numbers, const EndgamePosition& endgamePosition,
                  Side side) {
    return attackedBy(retroMoves, numbers, endgamePosition, Side(side ^ 1), endgamePosition.at[side]);
}

bool anyPieceAttacked(const RetroMoves& retroMoves, const EndingNumbers& numbers,
                      const EndgamePosition& endgamePosition) {
    for (std::size_t i = 2; i < numbers.pieces(); ++i) {
        if (attackedBy(retroMoves, numbers, endgamePosition, Side(sideOf(numbers.piece(i)) ^ 1), endgamePosition.at[i]))
            return true;
    }
    return false;
}

}  // namespace rokada
