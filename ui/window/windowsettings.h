// Settings of the window and its views, and the declaration of all settings.
#pragma once

#include "kit/settings.h"
#include "scene/boardlook.h"

namespace rokada {

struct Variant;

namespace ui {

namespace keys {

/// Code "en", "ru" or "bg". The default is the desktop's language, or English if it is not supported.
[[nodiscard]] Setting<QString> language();
/// Position of the coordinates.
[[nodiscard]] Setting<Coordinates> coordinates();
/// Rotation of the board during a game.
[[nodiscard]] Setting<Rotation> rotation();
/// True if a click on any piece of this variant shows how it moves. The default is false for orthodox chess.
[[nodiscard]] Setting<bool> explains(const Variant& variant);
/// Position, size and state of the window.
[[nodiscard]] Setting<QByteArray> windowGeometry();
/// True if the menu bar is always shown above the board.
[[nodiscard]] Setting<bool> menuBarShown();

}  // namespace keys

/// Settings with all declarations of the window and its features.
class WindowSettings final : public Settings {
public:
    WindowSettings();
    explicit WindowSettings(const QString& file);
};

/// Returns `look` with the values that are stored for all variants.
[[nodiscard]] BoardLook boardLook(const Settings& settings, BoardLook look = {});
/// Stores the values that `boardLook` reads, except the orientation of pieces, which follows from the rotation.
void keepLook(Settings& settings, const BoardLook& look);

}  // namespace ui
}  // namespace rokada
