// Settings for playing: sounds, screen readers, letter keys, premoves, thinking of computers, and reserve pieces.
#pragma once

#include "kit/settings.h"

#include <array>
#include <chrono>
#include <string_view>

namespace rokada::ui {

enum class Sound;
struct SpeechOptions;

/// Effect of a letter key while the board has the focus. `Commands`: the letter is a shortcut; a letter that is no
/// shortcut starts the entry of a move. `WriteMove`: a letter with which a move can begin starts the entry of a move;
/// any other letter is a shortcut. `GoToPiece`: the letter moves the cursor to a piece.
enum class BoardLetters { Commands, WriteMove, GoToPiece };

/// Volumes that the user can choose, in per cent.
inline constexpr std::array<int, 4> soundVolumes{{25, 50, 75, 100}};

namespace keys {

/// Effect of letter keys while the board has the focus.
[[nodiscard]] Setting<BoardLetters> letters();
/// True if premoves are allowed.
[[nodiscard]] Setting<bool> premoves();
/// True if a guide explains the first turns of people in variants with teams.
[[nodiscard]] Setting<bool> roundGuide();
/// True if the main line of a thinking computer is shown.
[[nodiscard]] Setting<bool> thinkingShown();
/// Thinking time of a computer at full strength: a value of `thinkingTimes`.
[[nodiscard]] Setting<std::chrono::seconds> thinkingTime();
/// True if screen readers get moves and squares in full words, false if they get short texts.
[[nodiscard]] Setting<bool> readInFull();
/// True if screen readers get the letters of files as words.
[[nodiscard]] Setting<bool> readSpelled();
[[nodiscard]] Setting<bool> muted();
/// Volume of sounds in per cent: a value of `soundVolumes`.
[[nodiscard]] Setting<int> volume();
/// True if this sound is played.
[[nodiscard]] Setting<bool> wanted(Sound sound);
/// Last placement of reserve pieces by the person on side `seat`, as a text of `placementMemory`. The text is empty
/// before the first placement.
[[nodiscard]] Setting<QString> lastPlacement(std::string_view game, std::size_t seat);

}  // namespace keys

void declareTable(Settings& settings);

[[nodiscard]] SpeechOptions speechOptionsOf(const Settings& settings);

}  // namespace rokada::ui
