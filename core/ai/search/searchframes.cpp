#include "ai/search/searchframes.h"

#include <algorithm>

namespace rokada {

const SearchFrame* SearchFrames::lastOfSeat(int ply) const {
    for (int back = 2; back <= 4 && back <= ply; ++back) {
        const SearchFrame& frame = (*this)[ply - back];
        if (frame.seat == (*this)[ply].seat) return &frame;
    }
    return nullptr;
}

bool SearchFrames::improving(int ply, Score evaluation) const {
    const SearchFrame* last = lastOfSeat(ply);
    return last != nullptr && last->evaluation != Infinite && evaluation > last->evaluation;
}

std::array<Step, 2> SearchFrames::answered(int ply) const {
    const SearchFrame* own = lastOfSeat(ply);
    return {ply > 0 ? (*this)[ply - 1].step : History::NoStep, own != nullptr ? own->step : History::NoStep};
}

void SearchFrames::updatePv(int ply, Move move) {
    SearchFrame& here = (*this)[ply];
    const SearchFrame& next = (*this)[ply + 1];
    here.pvLength = 0;
    if (!move.forced()) here.pv[here.pvLength++] = move;
    const std::size_t copied = std::min(next.pvLength, here.pv.size() - here.pvLength);
    std::copy_n(next.pv.begin(), copied, here.pv.begin() + static_cast<std::ptrdiff_t>(here.pvLength));
    here.pvLength += copied;
}

}  // namespace rokada
