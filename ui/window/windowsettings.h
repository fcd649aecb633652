// Settings of the window and its views, and the list of all that are declared.
#pragma once

#include "kit/settings.h"
#include "scene/boardlook.h"

namespace rokada {

struct Variant;

namespace ui {

namespace keys {

/// "en", "ru" or "bg"; the desktop's language, or English, until one is chosen.
[[nodiscard]] Setting<QString> language();
[[nodiscard]] Setting<Coordinates> coordinates();
[[nodiscard]] Setting<Rotation> rotation();
/// Whether any piece of this variant shows how it moves when it is clicked; orthodox ones do not unless that is chosen.
[[nodiscard]] Setting<bool> explains(const Variant& variant);
[[nodiscard]] Setting<QByteArray> windowGeometry();
/// The menu bar stays above the board.
[[nodiscard]] Setting<bool> menuBarShown();

}  // namespace keys

/// With everything declared that the window and its features keep.
class WindowSettings final : public Settings {
public:
    WindowSettings();
    explicit WindowSettings(const QString& file);
};

/// A look with the choices that are kept for all variants.
[[nodiscard]] BoardLook boardLook(const Settings& settings, BoardLook look = {});
/// How pieces stand goes with the rotation, and is not kept.
void keepLook(Settings& settings, const BoardLook& look);

}  // namespace ui
}  // namespace rokada
