// Fonts of the window. 1 em is the base font size in pixels. It grows with the window height and with the text size
// chosen by the user.
#pragma once

#include <QFont>

namespace rokada::ui {

enum class FontChoice { Inter, System };

/// Roles of text. Each role has its own size and weight.
enum class TextRole { PageTitle, SectionTitle, PlayerName, Body, SecondLine, Label, Clock };

/// Returns the base size, in pixels, for a window of this height. It is at least the size of the desktop font,
/// `systemPixels`. `percent` is the text size chosen by the user and scales the result.
[[nodiscard]] int basePixels(int windowHeight, int systemPixels, int percent);

/// Returns the chosen font family in the size `pixels`. Falls back to the system font if Inter is not installed.
[[nodiscard]] QFont baseFont(FontChoice choice, int pixels);

/// Returns the size of the desktop font in pixels.
[[nodiscard]] int systemPixels();

/// Returns the font `base` in the size and weight of the role.
[[nodiscard]] QFont fontFor(TextRole role, const QFont& base);
[[nodiscard]] QFont weighted(QFont font, QFont::Weight weight);
/// Returns the font with its size multiplied by `times`. The size keeps its unit, points or pixels.
[[nodiscard]] QFont scaledFont(QFont font, double times);

/// Returns the font size in pixels.
[[nodiscard]] int emOf(const QFont& font);
/// Returns a length in pixels for a font size of `em` pixels. `length` is in pixels at the design size, 1 em = 15
/// pixels.
[[nodiscard]] int designPixels(double length, int em);

}  // namespace rokada::ui
