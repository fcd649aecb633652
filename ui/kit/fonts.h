// Sizes and weights of text. 1 em is the base size, which follows the window and the user's choice.
#pragma once

#include <QFont>

namespace rokada::ui {

enum class FontChoice { Inter, System };

/// Kinds of text that differ from the body in size or weight.
enum class TextRole { PageTitle, SectionTitle, PlayerName, Body, SecondLine, Label, Clock };

/// Base size in pixels for a window of this height, `percent` is the user's text size.
[[nodiscard]] int basePixels(int windowHeight, int systemPixels, int percent);

/// The chosen family in this size. The font of the system is used if Inter is not installed.
[[nodiscard]] QFont baseFont(FontChoice choice, int pixels);

/// The font of the desktop in pixels.
[[nodiscard]] int systemPixels();

[[nodiscard]] QFont fontFor(TextRole role, const QFont& base);
[[nodiscard]] QFont weighted(QFont font, QFont::Weight weight);
/// The same font in another size, which stays a size in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double times);

/// Size in pixels.
[[nodiscard]] int emOf(const QFont& font);
/// Pixels of a length that the design draws at 1 em = 15 pixels.
[[nodiscard]] int designPixels(double length, int em);

}  // namespace rokada::ui
