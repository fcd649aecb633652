// Texts in the current language about one side: its elimination, its partner, a king in check that has to wait for its
// turn, and the placement of reserve pieces.
#pragma once

#include "game/game.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// Text about a side in a long and a short form. Both forms are empty if there is nothing to show.
struct SideNews {
    QString words;
    QString brief;
};

/// Returns how a side was eliminated, for example "Mated by Red, move 12" or "Resigned, move 12". Returns empty texts
/// while the side is in the game.
[[nodiscard]] SideNews elimination(const Game& game, Side side);
/// Returns how many turns of other sides come before the turn of a king in check, for example "In check, moves in 2
/// turns". Returns empty texts if the king is not in check or the side is to move.
[[nodiscard]] SideNews waitingCheck(const Game& game, Side side);

/// Returns the partner of this side. Returns NoSide without a partner and after the partner's elimination.
[[nodiscard]] Side partnerOf(const Position& position, Side side);
/// Returns true if a partner of this side is in the game.
[[nodiscard]] bool hasPartner(const Position& position, Side side);
/// Returns the partner of a side in a four-player game, for example "with Red". Returns an empty text if the partner is
/// eliminated.
[[nodiscard]] QString withPartner(const Position& position, Side side);

/// Returns "You were Red."
[[nodiscard]] QString youPlayed(std::string_view sideId);

// The following texts name the person who plays a side. With an empty name, they name the side.

/// Returns how many reserve pieces a person has placed, for example "Anna: 2 of 3 placed".
[[nodiscard]] QString placed(std::string_view sideId, const QString& name, std::size_t pieces, std::size_t wanted);
[[nodiscard]] QString placed(const Game& game, Side side, const QString& name);
/// Returns "Anna places pieces in secret".
[[nodiscard]] QString placesInSecret(std::string_view sideId, const QString& name);
/// Returns "Pass the screen to Anna".
[[nodiscard]] QString passTo(std::string_view sideId, const QString& name);
/// Returns the request that only this person looks at the screen.
[[nodiscard]] QString sitAlone(std::string_view sideId, const QString& name);

}  // namespace rokada::ui::texts
