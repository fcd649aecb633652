// Settings of the window and its views. `WindowSettings` also declares the settings of all features.
#pragma once

#include "kit/settings.h"
#include "scene/boardlook.h"

namespace rokada {

struct Variant;

namespace ui {

namespace keys {

/// Language code: "en", "ru" or "bg". The default is the desktop's language, or English if that is not supported.
[[nodiscard]] Setting<QString> language();
/// Place where the coordinates are shown.
[[nodiscard]] Setting<Coordinates> coordinates();
/// Rule by which the board rotates during a game.
[[nodiscard]] Setting<Rotation> rotation();
/// True if a click on any piece of this variant shows how it moves. The default is false for orthodox chess.
[[nodiscard]] Setting<bool> explains(const Variant& variant);
/// Position, size and state of the window.
[[nodiscard]] Setting<QByteArray> windowGeometry();
/// True if the menu bar is always shown above the board.
[[nodiscard]] Setting<bool> menuBarShown();

}  // namespace keys

/// Settings object that declares all settings of the window and its features.
class WindowSettings final : public Settings {
public:
    WindowSettings();
    explicit WindowSettings(const QString& file);
};

/// Returns `look` with the stored values that apply to all variants.
[[nodiscard]] BoardLook boardLook(const Settings& settings, BoardLook look = {});
/// Stores the values that `boardLook` reads. The orientation of pieces is not stored, because the rotation determines
/// it.
void keepLook(Settings& settings, const BoardLook& look);

}  // namespace ui
}  // namespace rokada
