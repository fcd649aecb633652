// Settings that several features share: look of boards, pieces and moves, and recent files.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

struct BoardLook;
struct BoardTheme;
enum class ColourScheme;
enum class Drawings;
enum class NotationStyle;

/// Upper limits in milliseconds.
inline constexpr int LongestMove = 500;
inline constexpr int LongestPace = 3000;

namespace keys {

[[nodiscard]] Setting<ColourScheme> colourScheme();
/// Colours of the squares in this variant.
[[nodiscard]] Setting<BoardTheme> theme(std::string_view game);
[[nodiscard]] Setting<Drawings> drawings();
/// Duration of a move on the screen, 0 to `LongestMove` milliseconds. Ignored with reduced motion.
[[nodiscard]] Setting<int> moveDuration();
/// Pause between moves of computers, in milliseconds.
[[nodiscard]] Setting<int> computersPace();
[[nodiscard]] Setting<bool> motionReduced();
/// Notation of moves: letters of the current language unless another style is chosen.
[[nodiscard]] Setting<NotationStyle> notation();
/// Hides arrows and hints while a person plays whose partner uses the same screen.
[[nodiscard]] Setting<bool> silentPartner();
/// Files that were opened or saved, newest first.
[[nodiscard]] Setting<QStringList> recentFiles();

}  // namespace keys

void declareShared(Settings& settings);

/// Returns the board theme of this variant, or that of the colour scheme if it has one.
[[nodiscard]] BoardTheme shownTheme(const Settings& settings, std::string_view game);
/// Returns `look` with the shared settings: board theme of the variant, piece set and move duration.
[[nodiscard]] BoardLook sharedLook(const Settings& settings, std::string_view game, BoardLook look);
/// Returns the duration of moves on the screen in milliseconds; 0 with reduced motion.
[[nodiscard]] int motion(const Settings& settings);
/// Moves the path to the front of the recent files.
void addRecentFile(Settings& settings, const QString& path);
/// Returns the folder of the newest recent file.
[[nodiscard]] QString lastFolder(const Settings& settings);

}  // namespace rokada::ui
