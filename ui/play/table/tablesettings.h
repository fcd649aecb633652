// Settings of what people do at the board: sounds, reading aloud, letters, premoves, the computer's thinking, reserve
// pieces.
#pragma once

#include "kit/settings.h"

#include <array>
#include <chrono>
#include <string_view>

namespace rokada::ui {

enum class Sound;
struct Reading;

/// What a letter does while the board has the focus: it writes a move if it can begin one, is a shortcut, or moves the
/// cursor. The first two leave other letters to one another.
enum class BoardLetters { Commands, WriteMove, GoToPiece };

/// In per cent.
inline constexpr std::array<int, 4> soundVolumes{{25, 50, 75, 100}};

namespace keys {

[[nodiscard]] Setting<BoardLetters> letters();
/// Whether premoves are allowed.
[[nodiscard]] Setting<bool> premoves();
/// Whether the computer's thinking is shown.
[[nodiscard]] Setting<bool> thinkingShown();
/// How long a computer of full strength thinks: one of `thinkingTimes`.
[[nodiscard]] Setting<std::chrono::seconds> thinkingTime();
/// Boards are read in full, or in short.
[[nodiscard]] Setting<bool> readInFull();
/// Letters of files are read as words.
[[nodiscard]] Setting<bool> readSpelled();
[[nodiscard]] Setting<bool> muted();
/// One of `soundVolumes`.
[[nodiscard]] Setting<int> volume();
/// Each sound can be switched off.
[[nodiscard]] Setting<bool> wanted(Sound sound);
/// Where a person on this seat last placed the reserve pieces, in the form of `placementMemory`; empty for never.
[[nodiscard]] Setting<QString> lastPlacement(std::string_view game, std::size_t seat);

}  // namespace keys

void declareTable(Settings& settings);

[[nodiscard]] Reading readingOf(const Settings& settings);

}  // namespace rokada::ui
