// The colours of the window: one struct of tokens for light, dark and high contrast.
#pragma once

#include <QColor>
#include <QPalette>

namespace rokada::ui {

/// Colours of windows. Boards have colours of their own (scene/boardtheme), which no scheme changes.
struct Theme {
    QColor canvas;  ///< the window
    QColor panel;   ///< sheets
    QColor raised;  ///< menus, cards, fields
    QColor sunken;  ///< tracks, waiting clocks
    QColor hover;
    QColor line;  ///< decoration only
    QColor edge;  ///< of fields and boxes
    QColor text;
    QColor text2;  ///< second lines and icons
    QColor text3;  ///< numbers and hints
    QColor accent;
    QColor onAccent;
    QColor accentHover;
    QColor soft;  ///< the current place
    QColor onSoft;
    QColor danger;
    QColor onDanger;
    QColor dangerSoft;
    QColor warning;
    QColor warningSoft;
    QColor runningClock;
    QColor runningDigits;
    QColor pieceTile;     ///< below loose pieces of both colours, outside of boards
    QColor emblemCasing;  ///< round small emblems; transparent if they need none
    QColor scrim;         ///< over the window below a dialog
    bool dark = false;
    bool contrast = false;  ///< soft fills get an edge of `softEdge`

    /// Width of the edge of soft fills in pixels; its colour is `accent`.
    [[nodiscard]] int softEdge() const { return contrast ? 2 : 0; }

    [[nodiscard]] static const Theme& light();
    [[nodiscard]] static const Theme& night();
    /// With stronger edges and words.
    [[nodiscard]] static Theme withContrast(Theme theme);
};

/// The same in light and dark; the sign on a badge is white.
struct BadgeColours {
    QColor inaccuracy{0x8A6400};
    QColor mistake{0xA34A07};
    QColor blunder{0xAE3529};
    QColor best{0x2B6A52};
    QColor sign{0xFFFFFF};
};

/// Shares of the evaluation bar and of the graph, in light and dark.
struct EvaluationColours {
    QColor white{0xF6EFDE};
    QColor black{0x57504A};
};

/// The theme in force.
[[nodiscard]] const Theme& theme();
/// Windows are not repainted: `apply` of shell/colourscheme does both.
void setTheme(const Theme& theme);

[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// Mixes two colours; `share` is the part of the second one.
[[nodiscard]] QColor mixed(const QColor& first, const QColor& second, double share);

/// Contrast of two opaque colours as WCAG defines it, 1 to 21.
[[nodiscard]] double contrastOf(const QColor& first, const QColor& second);

}  // namespace rokada::ui
