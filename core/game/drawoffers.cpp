#include "game/drawoffers.h"

namespace rokada {

namespace {

/// Number of own moves after which a player may repeat an offer. The number is Rokada's choice: the laws only forbid
/// unreasonable offers.
constexpr int MovesBetweenOffers = 10;

}  // namespace

bool DrawOffers::mayOffer(Side side) const {
    if (side >= sides_ || offerer_ != NoSide) return false;
    return last_[side] == Never || moves_[side] - last_[side] >= MovesBetweenOffers;
}

Law DrawOffers::offer(Side side, OfferMoment moment) {
    const Law law = moment == OfferMoment::AfterMove ? Law::OfferProper : Law::OfferImproper;
    if (awaits(side)) {
        accept(side);
        return law;
    }
    if (!mayOffer(side)) return Law::OfferRepeated;
    last_.fill(Never);
    last_[side] = moves_[side];
    offerer_ = side;
    agreed_ = static_cast<std::uint8_t>(1 << side);
    return law;
}

void DrawOffers::accept(Side side) {
    if (offerer_ != NoSide) agreed_ |= static_cast<std::uint8_t>(1 << side);
}

void DrawOffers::moved(Side side) {
    ++moves_[side];
    if (awaits(side)) refuse();
}

bool DrawOffers::agreed(std::uint8_t living) const { return offerer_ != NoSide && (agreed_ & living) == living; }

}  // namespace rokada
