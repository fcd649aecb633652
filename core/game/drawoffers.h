// Draw offers: permission, duration and agreement.
#pragma once

#include "game/laws.h"

#include <array>

namespace rokada {

/// Moment of an offer.
enum class OfferMoment : std::uint8_t {
    BeforeMove,     ///< on the player's turn
    AfterMove,      ///< after the move, before the clock is pressed
    OpponentsTurn,  ///< during another player's turn
};

/// State of draw offers in one game.
class DrawOffers {
public:
    DrawOffers() = default;
    explicit DrawOffers(std::size_t sides) : sides_(sides) {}

    /// Returns the side with an open offer, or NoSide.
    [[nodiscard]] Side offerer() const { return offerer_; }
    [[nodiscard]] bool agreed(Side side) const { return (agreed_ >> side & 1) != 0; }
    /// Returns true if this side still has to answer an offer.
    [[nodiscard]] bool awaits(Side side) const { return offerer_ != NoSide && !agreed(side); }
    /// Returns true if `side` can offer a draw: no offer is open, and either another player has offered since its last
    /// offer or ten own moves have passed.
    [[nodiscard]] bool mayOffer(Side side) const;

    /// Makes an offer and returns the law that applies. Returns `OfferRepeated` if the offer is rejected. If another
    /// player's offer is open, accepts it.
    Law offer(Side side, OfferMoment moment);
    void accept(Side side);
    /// Declines the open offer.
    void refuse() { offerer_ = NoSide; }
    /// Records a completed move of this side. It declines an open offer, unless the side made or accepted the offer.
    void moved(Side side);
    /// Returns true if all living players have agreed. `living` has one bit for each side.
    [[nodiscard]] bool agreed(std::uint8_t living) const;

private:
    static constexpr int Never = -1;

    std::size_t sides_ = 0;
    Side offerer_ = NoSide;
    std::uint8_t agreed_ = 0;
    std::array<int, MaxSides> moves_{};
    std::array<int, MaxSides> last_{Never, Never, Never, Never};  ///< number of own moves at the last offer
};

}  // namespace rokada
