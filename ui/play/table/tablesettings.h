// Settings for playing: sounds, reading aloud, letters, premoves, thinking of computers, reserve pieces.
#pragma once

#include "kit/settings.h"

#include <array>
#include <chrono>
#include <string_view>

namespace rokada::ui {

enum class Sound;
struct Reading;

/// Effect of a letter while the board has the focus: shortcut, entry of a move, or moving the cursor. In the first two
/// modes, letters that do not apply have the other effect.
enum class BoardLetters { Commands, WriteMove, GoToPiece };

/// Selectable volumes in per cent.
inline constexpr std::array<int, 4> soundVolumes{{25, 50, 75, 100}};

namespace keys {

/// Effect of letters on the board.
[[nodiscard]] Setting<BoardLetters> letters();
/// Allows premoves.
[[nodiscard]] Setting<bool> premoves();
/// Shows the thinking of computers.
[[nodiscard]] Setting<bool> thinkingShown();
/// Thinking time at full strength: one of `thinkingTimes`.
[[nodiscard]] Setting<std::chrono::seconds> thinkingTime();
/// Reads boards in full instead of in short.
[[nodiscard]] Setting<bool> readInFull();
/// Reads file letters as words.
[[nodiscard]] Setting<bool> readSpelled();
[[nodiscard]] Setting<bool> muted();
/// One of `soundVolumes`, in per cent.
[[nodiscard]] Setting<int> volume();
/// Enables a sound.
[[nodiscard]] Setting<bool> wanted(Sound sound);
/// Last placement of reserve pieces by a person on this seat, in the form of `placementMemory`; empty if there is none.
[[nodiscard]] Setting<QString> lastPlacement(std::string_view game, std::size_t seat);

}  // namespace keys

void declareTable(Settings& settings);

[[nodiscard]] Reading readingOf(const Settings& settings);

}  // namespace rokada::ui
