// The named computer opponents of each variant.
#pragma once

#include "ai/levels/opponents.h"
#include "paint/avatar.h"
#include "session/gamesetup.h"

#include <QString>

#include <span>
#include <string_view>

namespace rokada::ui {

/// Named computer opponent of one variant. Each has its own level.
struct Opponent {
    std::string_view id;  ///< identifier, for example "anton"
    const char* name;     ///< name in English; `nameOf` translates it
    Level level;
    Portrait portrait;
    Rating rating{};          ///< rating on the scale of the variant
    bool styleShown = false;  ///< true if test games have confirmed the style, so that descriptions mention it
};

/// Returns the opponents that a variant offers, weakest first. The list stays valid until the program ends.
[[nodiscard]] std::span<const Opponent> opponentsOf(std::string_view game);
/// Returns the opponent of this level; nullptr for full strength. If the variant no longer has an opponent of this
/// level, returns the strongest opponent below the level.
[[nodiscard]] const Opponent* opponentOf(std::string_view game, Level level);
/// Returns the level at which a computer plays if the user has chosen `level`: the level of `opponentOf`, or full
/// strength.
[[nodiscard]] Level levelInPlay(std::string_view game, Level level);
/// Returns the opponent on this seat; nullptr for people, full strength and external engines.
[[nodiscard]] const Opponent* opponentOn(const Seat& seat, std::string_view game);

/// Returns the name of an opponent in the current language, for example "Anton".
[[nodiscard]] QString nameOf(const Opponent& opponent);
/// Returns the name of a level, for example "Level 4" or "Full strength".
[[nodiscard]] QString levelName(Level level);
/// Returns a rating as text: "1240", or "about 560" for an estimate.
[[nodiscard]] QString ratingText(const Rating& rating);
/// Returns the rating of an opponent with its name: "Rating 1240".
[[nodiscard]] QString ratingLabel(const Rating& rating);
/// Returns a sentence about the strengths and weaknesses of an opponent in this variant. It begins with the name.
[[nodiscard]] QString sentenceOf(const Opponent& opponent, std::string_view game);
/// Returns a shorter description without numbers, for people who do not know the terms of chess programs.
[[nodiscard]] QString mannerOf(const Opponent& opponent, std::string_view game);

/// Returns the portrait of an opponent.
[[nodiscard]] Avatar avatarOf(const Opponent& opponent);
/// Returns the picture of the player on this seat. A small disc shows the colour of `side`, unless `side` is empty.
[[nodiscard]] Avatar avatarOf(const Seat& seat, std::string_view game, std::string_view side = {});

}  // namespace rokada::ui
