// Settings that several features share: look of boards, pieces and moves, font and size of texts, and recent files.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

struct BoardLook;
struct BoardTheme;
enum class ColourScheme;
enum class Drawings;
enum class FontChoice;
enum class NotationStyle;

/// Upper limit of the duration of a move on the screen, in milliseconds.
inline constexpr int LongestMove = 500;
/// Upper limit of the pause between moves of computers, in milliseconds.
inline constexpr int LongestPace = 3000;
/// Limits of the text size, in per cent of the automatic size for the window.
inline constexpr int SmallestText = 100, LargestText = 200;

namespace keys {

[[nodiscard]] Setting<ColourScheme> colourScheme();
/// Returns the setting for the colours of the squares in this variant.
[[nodiscard]] Setting<BoardTheme> theme(std::string_view game);
[[nodiscard]] Setting<Drawings> drawings();
/// Returns the setting for the duration of a move on the screen, 0 to `LongestMove` milliseconds. It is ignored with
/// reduced motion.
[[nodiscard]] Setting<int> moveDuration();
/// Returns the setting for the pause between moves of computers, in milliseconds.
[[nodiscard]] Setting<int> computersPace();
[[nodiscard]] Setting<bool> motionReduced();
/// Returns the setting for the notation of moves. By default, it has the letters of the current language.
[[nodiscard]] Setting<NotationStyle> notation();
/// Returns the setting that hides arrows and hints during the turn of a person whose partner uses the same screen.
[[nodiscard]] Setting<bool> silentPartner();
[[nodiscard]] Setting<FontChoice> textFont();
/// Returns the setting for the text size, `SmallestText` to `LargestText` per cent.
[[nodiscard]] Setting<int> textSize();
/// Returns the setting for the files that were opened or saved, newest first.
[[nodiscard]] Setting<QStringList> recentFiles();

}  // namespace keys

void declareShared(Settings& settings);

/// Returns the board theme of the colour scheme if it has one, as high contrast does. Otherwise returns the theme that
/// is set for this variant.
[[nodiscard]] BoardTheme shownTheme(const Settings& settings, std::string_view game);
/// Returns `look` with the values of the shared settings: board theme of the variant, piece set and move duration.
[[nodiscard]] BoardLook sharedLook(const Settings& settings, std::string_view game, BoardLook look);
/// Returns the duration of moves on the screen in milliseconds; 0 with reduced motion.
[[nodiscard]] int motion(const Settings& settings);
/// Moves the path to the front of the recent files.
void addRecentFile(Settings& settings, const QString& path);
/// Returns the folder of the newest recent file, or the folder of documents if there is none.
[[nodiscard]] QString lastFolder(const Settings& settings);

}  // namespace rokada::ui
