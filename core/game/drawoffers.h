// Offers of a draw: who may make one, how long it stands, who has agreed.
#pragma once

#include "game/laws.h"

#include <array>

namespace rokada {

/// When an offer is made.
enum class OfferMoment : std::uint8_t {
    BeforeMove,     ///< on the own turn
    AfterMove,      ///< the move is made, the clock not yet pressed
    OpponentsTurn,  ///< while another thinks
};

class DrawOffers {
public:
    DrawOffers() = default;
    explicit DrawOffers(std::size_t sides) : sides_(sides) {}

    /// Whose offer stands; NoSide if none does.
    [[nodiscard]] Side offerer() const { return offerer_; }
    [[nodiscard]] bool agreed(Side side) const { return (agreed_ >> side & 1) != 0; }
    /// An answer of this side is awaited.
    [[nodiscard]] bool awaits(Side side) const { return offerer_ != NoSide && !agreed(side); }
    /// No offer stands, and this would not be the second one without a reason: another player has offered since the
    /// last one, or it is ten own moves ago.
    [[nodiscard]] bool mayOffer(Side side) const;

    /// The law by which the offer stands, or `OfferRepeated`, and then it does not. Offering while another's offer
    /// stands agrees to it.
    Law offer(Side side, OfferMoment moment);
    void accept(Side side);
    /// Ends the offer.
    void refuse() { offerer_ = NoSide; }
    /// This side has completed a move. Moving declines an offer, unless it is one's own or agreed to.
    void moved(Side side);
    /// All who are still playing have agreed. `living` has a bit a side.
    [[nodiscard]] bool agreed(std::uint8_t living) const;

private:
    static constexpr int Never = -1;

    std::size_t sides_ = 0;
    Side offerer_ = NoSide;
    std::uint8_t agreed_ = 0;
    std::array<int, MaxSides> moves_{};
    std::array<int, MaxSides> last_{Never, Never, Never, Never};  ///< own moves made when it offered last
};

}  // namespace rokada
