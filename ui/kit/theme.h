// Colours of the window for light, dark and high-contrast themes.
#pragma once

#include <QColor>
#include <QPalette>

namespace rokada::ui {

/// Colours of windows. Boards have their own colours (board/scene/boardtheme.h), which do not depend on the theme.
struct Theme {
    QColor canvas;  ///< background of the window
    QColor panel;   ///< background of frames that group widgets (kit/sheetframe.h)
    QColor raised;  ///< background of menus, cards and fields
    QColor sunken;  ///< background of slider tracks and of clocks that do not run
    QColor hover;
    QColor line;  ///< lines that are only decoration
    QColor edge;  ///< edge of fields and boxes
    QColor text;
    QColor text2;  ///< text of secondary lines, and icons
    QColor text3;  ///< text of numbers and hints
    QColor accent;
    QColor onAccent;
    QColor accentHover;
    QColor soft;  ///< background of the selected navigation entry
    QColor onSoft;
    QColor danger;
    QColor onDanger;
    QColor dangerSoft;
    QColor warning;
    QColor warningSoft;
    QColor runningClock;
    QColor runningDigits;
    QColor pieceTile;     ///< background of pieces that are drawn outside a board
    QColor emblemCasing;  ///< background of emblems of sides; transparent if the theme needs none
    QColor scrim;         ///< colour that dims the window below a dialog
    bool dark = false;
    bool contrast = false;  ///< true for a high-contrast theme; fills of colour `soft` then get an edge

    /// Returns the width, in pixels, of the edge around fills of colour `soft`. The edge has the colour `accent`.
    [[nodiscard]] int softEdge() const { return contrast ? 2 : 0; }

    [[nodiscard]] static const Theme& light();
    [[nodiscard]] static const Theme& night();
    /// Returns the theme with stronger edges and text.
    [[nodiscard]] static Theme withContrast(Theme theme);
};

/// Colours of the badges that grade a move, the same in light and dark themes. The sign on a badge is white.
struct BadgeColours {
    QColor inaccuracy{0x8A6400};
    QColor mistake{0xA34A07};
    QColor blunder{0xAE3529};
    QColor best{0x2B6A52};
    QColor sign{0xFFFFFF};
};

/// Colours of the evaluation bar and graph, the same in light and dark themes.
struct EvaluationColours {
    QColor white{0xF6EFDE};
    QColor black{0x57504A};
};

/// Returns the current theme.
[[nodiscard]] const Theme& theme();
/// Sets the theme without repainting windows. `apply` (shell/colourscheme.h) does both.
void setTheme(const Theme& theme);

[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// Mixes two colours; `share` (0 to 1) is the part of the second one.
[[nodiscard]] QColor mixed(const QColor& first, const QColor& second, double share);

/// Returns the WCAG contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] double contrastOf(const QColor& first, const QColor& second);

}  // namespace rokada::ui
