// Words about one side among several: how it was eliminated, how long its king has to wait for an answer, how its
// reserve pieces are placed. In the language in force.
#pragma once

#include "game/game.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// What has happened to a side, and the same in fewer words, where there is no room; both empty if nothing has.
struct SideNews {
    QString words;
    QString brief;
};

/// "Mated by Red, move 12", "Resigned, move 12"; nothing while the side is in the game.
[[nodiscard]] SideNews elimination(const Game& game, Side side);
/// "In check, 2 turns to wait"; nothing of a king that is not in check, and of the side to move.
[[nodiscard]] SideNews waitingCheck(const Game& game, Side side);

/// A partner of this side is in the game.
[[nodiscard]] bool hasPartner(const Position& position, Side side);
/// "with Red": whose partner the side is, among four; nothing when the partner is out.
[[nodiscard]] QString withPartner(const Position& position, Side side);

/// "Red: 2 of 3 placed"
[[nodiscard]] QString placed(const Game& game, Side side);
[[nodiscard]] QString placed(std::string_view sideId, std::size_t pieces, std::size_t wanted);
/// "Red places in secret"
[[nodiscard]] QString placesInSecret(std::string_view sideId);
/// "You played Red."
[[nodiscard]] QString youPlayed(std::string_view sideId);
/// "Pass to Red"
[[nodiscard]] QString passTo(std::string_view sideId);
/// The request to that player.
[[nodiscard]] QString sitAlone(std::string_view sideId);

}  // namespace rokada::ui::texts
