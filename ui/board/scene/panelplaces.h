// Layout of the parts of a player panel: emblem of the side, clock, reserve pieces, and the remaining room for text.
#pragma once

#include "kit/digitstrip.h"
#include "scene/boardlayout.h"
#include "scene/boardscene.h"

#include <QFont>
#include <QRect>
#include <QTransform>

#include <utility>
#include <vector>

namespace rokada::ui::panels {

inline constexpr int Frame = 4;
/// Gap between the parts of a panel, in pixels.
inline constexpr int Gap = 6;

/// Player panel as its reader sees it, with the transformation to the screen.
struct Face {
    PlayerPanel panel;
    QTransform toScreen;
};

/// Returns the panel as its reader sees it, not rotated.
[[nodiscard]] Face faceOf(const PlayerPanel& panel);
/// Returns the width of an upright panel, or the height of a horizontal one, in pixels.
[[nodiscard]] int thickness(const PlayerPanel& panel);
/// Returns the rectangle inside the frame.
[[nodiscard]] QRect innerOf(const PlayerPanel& panel);
/// Returns the side length of the emblem in pixels.
[[nodiscard]] int emblemSize(const PlayerPanel& panel);
/// Returns the rectangle beside the emblem on a horizontal panel.
[[nodiscard]] QRect besideEmblem(const PlayerPanel& panel);
/// Returns the rectangles of the reserve pieces on an unrotated panel. `cell` is the side of a square in pixels.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> itemsOn(const PlayerPanel& panel, const SeatScene& seat, int cell);
/// Returns the font with this size in pixels (at least 1).
[[nodiscard]] QFont sized(QFont font, int pixels, bool bold);
/// Returns the width of the text in whole pixels, plus one pixel for rounding.
[[nodiscard]] int widthOf(const QString& text, const QFont& font);
/// Returns the font, reduced until the text is at most `width` pixels wide, but not below `smallest` pixels.
[[nodiscard]] QFont fitted(QFont font, const QString& text, int width, int smallest);

/// Returns the default font size of the name in pixels.
[[nodiscard]] int nameSize(const PlayerPanel& panel);
/// Returns the default font size of the note, the line below the name, in pixels.
[[nodiscard]] int noteSize(const PlayerPanel& panel);

/// Sizes of the clock at the end of a horizontal panel, in pixels.
struct ClockSizes {
    int tall;  ///< height of the clock face
    DigitStrip strip;
    QFont small;          ///< font of the text beside the clock
    int word;             ///< width of the text beside the clock; 0 if there is no text or no room for it
    bool inNote = false;  ///< true if the text moves to the note, because there is no room beside the clock

    ClockSizes(const PlayerPanel& panel, const SeatScene& seat, const BoardLayout& layout, const QFont& font);
    /// Returns the length of clock and text along the panel, in pixels.
    [[nodiscard]] int length() const { return strip.width() + 12 + (word > 0 ? word + Gap : 0); }
};

/// Part of a panel on the screen. `quarterTurns` is the orientation of its reader, in clockwise quarter turns.
struct PanelPlace {
    QRect rect;
    int quarterTurns = 0;
};

/// Returns the part of a panel that its emblem, clock and reserve pieces leave free. Returns an empty part if the panel
/// is empty.
[[nodiscard]] PanelPlace roomOn(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where,
                                const QFont& font);

/// Returns the rectangle of a panel without its clock, but with emblem and frame. Returns the whole panel if it has
/// reserve pieces, because its small clock is then below the name.
[[nodiscard]] QRect withoutClock(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where,
                                 const QFont& font);

}  // namespace rokada::ui::panels
