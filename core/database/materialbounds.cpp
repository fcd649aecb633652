#include "database/materialbounds.h"

#include <algorithm>
#include <bit>

namespace rokada {

namespace {

/// Returns the largest number of reserve pieces whose bit is set in `accepted`.
int maxOf(std::uint64_t accepted) { return accepted == 0 ? 0 : 63 - std::countl_zero(accepted); }

/// Tightens the bounds with the piece counts that the pattern requires.
void boundByCounts(const PackedRules& rules, const Pattern& pattern, std::size_t side, MaterialBounds& bounds) {
    constexpr int Many = static_cast<int>(MaxSquares);
    int pieces = 0;
    for (std::size_t kind = 0; kind < MaxKinds; ++kind) {
        const Piece piece = pieceOf(Side(side), Kind(kind));
        const CountRange& count = pattern.counts[piece];
        pieces += std::min(count.most, Many);
        if (!rules.pawns().has(piece)) continue;
        bounds.minPawns[side] = std::max(bounds.minPawns[side], count.least);
        bounds.maxPawns[side] = std::min(bounds.maxPawns[side], count.most);
    }
    for (std::size_t index = 0; index < 4; ++index) pieces += maxOf(pattern.accepted[reservePlace(side, index)]);
    bounds.maxPieces[side] = std::min(bounds.maxPieces[side], pieces);
}

}  // namespace

MaterialBounds boundsOf(const PackedRules& rules, const Pattern& pattern) {
    MaterialBounds bounds;
    for (std::size_t side = 0; side < rules.sides(); ++side) {
        const std::uint64_t own = piecesOf(Side(side)).bits, pawns = own & rules.pawns().bits;
        for (std::size_t s = 0; s < rules.squares(); ++s) {
            const std::uint64_t accepted = pattern.accepted[s];
            bounds.minPawns[side] += accepted != 0 && (accepted & ~pawns) == 0;
            bounds.maxPawns[side] += (accepted & pawns) != 0;
            bounds.maxPieces[side] += (accepted & own) != 0;
        }
        for (std::size_t index = 0; index < 4; ++index)
            bounds.maxPieces[side] += maxOf(pattern.accepted[reservePlace(side, index)]);
        boundByCounts(rules, pattern, side, bounds);
    }
    return bounds;
}

}  // namespace rokada
