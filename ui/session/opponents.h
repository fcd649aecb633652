// The computers that people choose by name, for each variant one list.
#pragma once

#include "ai/levels/level.h"
#include "paint/avatar.h"
#include "session/gamesetup.h"

#include <QString>

#include <span>
#include <string_view>

namespace rokada::ui {

/// One of them. Where it is played against is asked of the list alone, which may have 6 to 14.
struct Opponent {
    std::string_view id;  ///< "anton"
    const char* name;     ///< in English; `nameOf` translates it
    Level level;
    Portrait portrait;
};

/// The weakest first.
[[nodiscard]] std::span<const Opponent> opponentsOf(std::string_view game);
/// The one of this level; nullptr for full strength and for a level that is not in the list.
[[nodiscard]] const Opponent* opponentOf(std::string_view game, Level level);
/// The one on this seat; nullptr for people, full strength and other engines.
[[nodiscard]] const Opponent* opponentOn(const Seat& seat, std::string_view game);

/// "Anton"
[[nodiscard]] QString nameOf(const Opponent& opponent);
/// "Level 4", "Full strength"
[[nodiscard]] QString levelName(Level level);
/// What it sees and overlooks in this variant, begins with its name.
[[nodiscard]] QString sentenceOf(const Opponent& opponent, std::string_view game);

[[nodiscard]] Avatar avatarOf(const Opponent& opponent);
/// The picture of the player on this seat, with `side` as its small disc unless that is empty.
[[nodiscard]] Avatar avatarOf(const Seat& seat, std::string_view game, std::string_view side = {});

}  // namespace rokada::ui
