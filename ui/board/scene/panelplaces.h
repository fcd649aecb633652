// Where the parts of a player panel lie: emblem, clock, reserve pieces, and what they leave for words.
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
/// Between parts.
inline constexpr int Gap = 6;

/// A player panel as it is read, and how it is turned on the screen.
struct Face {
    PlayerPanel panel;
    QTransform toScreen;
};

[[nodiscard]] Face faceOf(const PlayerPanel& panel);
[[nodiscard]] int thickness(const PlayerPanel& panel);
/// What is inside the frame.
[[nodiscard]] QRect innerOf(const PlayerPanel& panel);
[[nodiscard]] int emblemSize(const PlayerPanel& panel);
/// What is left of the inside of a panel that lies, beside the emblem.
[[nodiscard]] QRect besideEmblem(const PlayerPanel& panel);
/// The reserve pieces on the player panel as it is read.
[[nodiscard]] std::vector<std::pair<Kind, QRect>> itemsOn(const PlayerPanel& panel, const SeatScene& seat, int cell);
[[nodiscard]] QFont sized(QFont font, int pixels, bool bold);
/// With the part of a pixel by which words may be wider than they are said to be.
[[nodiscard]] int widthOf(const QString& text, const QFont& font);
/// The font, or as much smaller as the text needs, but not below `smallest` pixels.
[[nodiscard]] QFont fitted(QFont font, const QString& text, int width, int smallest);

/// Its letters, where there is no small clock below it.
[[nodiscard]] int nameSize(const PlayerPanel& panel);
/// Those of the smaller line.
[[nodiscard]] int noteSize(const PlayerPanel& panel);

/// The clock at the end of a panel that lies, before it is painted, in pixels.
struct ClockSizes {
    int tall;  ///< the face
    DigitStrip strip;
    QFont small;          ///< of the word beside it
    int word;             ///< how wide that is; 0 if there is none, or no room for it beside the name
    bool inNote = false;  ///< for want of room the word stands in the second line

    ClockSizes(const PlayerPanel& panel, const SeatScene& seat, const BoardLayout& layout, const QFont& font);
    /// Along the panel.
    [[nodiscard]] int length() const { return strip.width() + 12 + (word > 0 ? word + Gap : 0); }
};

/// A part of a panel on the screen, and the quarter turns of whoever reads there.
struct PanelPlace {
    QRect rect;
    int quarterTurns = 0;
};

/// The part without emblem, clock and reserve pieces; empty if the panel is.
[[nodiscard]] PanelPlace roomOn(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where,
                                const QFont& font);

/// All but the clock, emblem and frame included. A small clock, under the name and beside reserve pieces, stands still.
[[nodiscard]] QRect withoutClock(const BoardLayout& layout, const SeatScene& seat, const PlayerPanel& where,
                                 const QFont& font);

}  // namespace rokada::ui::panels
