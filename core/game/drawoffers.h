// Keeps the state of draw offers: when a player may offer, how long an offer is open, and who has agreed.
#pragma once

#include "game/laws.h"

#include <array>

namespace rokada {

/// Moments at which a player can offer a draw.
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

    /// Returns the side that made the open offer, or NoSide if no offer is open.
    [[nodiscard]] Side offerer() const { return offerer_; }
    [[nodiscard]] bool agreed(Side side) const { return (agreed_ >> side & 1) != 0; }
    /// Returns true if this side still has to answer an offer.
    [[nodiscard]] bool awaits(Side side) const { return offerer_ != NoSide && !agreed(side); }
    /// Returns true if `side` can offer a draw. It cannot while an offer is open. If `side` has offered before, another
    /// player must have offered since, or `side` must have made ten moves since.
    [[nodiscard]] bool mayOffer(Side side) const;

    /// Makes an offer and returns the law that applies; `OfferRepeated` means that the offer is rejected. If another
    /// player's offer is open, accepts that offer.
    Law offer(Side side, OfferMoment moment);
    void accept(Side side);
    /// Declines the open offer.
    void refuse() { offerer_ = NoSide; }
    /// Records a completed move of `side`. The move declines an open offer that the side has neither made nor accepted.
    void moved(Side side);
    /// Returns true if all living players have agreed. `living` has one bit for each side.
    [[nodiscard]] bool agreed(std::uint8_t living) const;

private:
    static constexpr int Never = -1;

    std::size_t sides_ = 0;
    Side offerer_ = NoSide;
    std::uint8_t agreed_ = 0;
    std::array<int, MaxSides> moves_{};
    /// Number of own moves at the last offer of each side; `Never` if another player has offered since.
    std::array<int, MaxSides> last_{Never, Never, Never, Never};
};

}  // namespace rokada
