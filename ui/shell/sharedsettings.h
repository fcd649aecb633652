// Settings that several features share: how boards, pieces and moves look, and recent files.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

struct BoardLook;
struct BoardTheme;
enum class ColourScheme;
enum class Drawings;
enum class NotationStyle;

/// In milliseconds.
inline constexpr int LongestMove = 500;
inline constexpr int LongestPace = 3000;

namespace keys {

[[nodiscard]] Setting<ColourScheme> colourScheme();
/// The colours of the squares in this variant.
[[nodiscard]] Setting<BoardTheme> theme(std::string_view game);
[[nodiscard]] Setting<Drawings> drawings();
/// How long a move takes, 0 to `LongestMove` milliseconds; nothing moves if motion is reduced.
[[nodiscard]] Setting<int> moveDuration();
/// Between computers' moves, in milliseconds.
[[nodiscard]] Setting<int> computersPace();
[[nodiscard]] Setting<bool> motionReduced();
/// How moves are written: with the letters of the language in force, unless another is chosen.
[[nodiscard]] Setting<NotationStyle> notation();
/// No arrows and hints in the turns of people whose partners sit at the same screen.
[[nodiscard]] Setting<bool> silentPartner();
/// Files that were opened or saved, the newest first.
[[nodiscard]] Setting<QStringList> recentFiles();

}  // namespace keys

void declareShared(Settings& settings);

/// The theme of this variant, unless the colour scheme has squares of its own.
[[nodiscard]] BoardTheme shownTheme(const Settings& settings, std::string_view game);
/// With the theme of a variant, the set of pieces and the duration of moves that are chosen for all boards.
[[nodiscard]] BoardLook sharedLook(const Settings& settings, std::string_view game, BoardLook look);
/// How long moves take on the screen, in milliseconds.
[[nodiscard]] int motion(const Settings& settings);
void addRecentFile(Settings& settings, const QString& path);
/// Where the newest of the recent files is.
[[nodiscard]] QString lastFolder(const Settings& settings);

}  // namespace rokada::ui
