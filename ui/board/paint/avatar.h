// The round picture of a player: a piece on a tinted disc, or the icon of a person or an engine.
#pragma once

#include <QColor>
#include <QRectF>

#include <string_view>

class QPainter;

namespace rokada::ui {

/// A piece on a disc.
struct Portrait {
    std::string_view kind;  ///< "knight"
    std::string_view side;  ///< whose colours the piece has; the portrait's own, not the side that is played
    QRgb light = 0;         ///< the disc in the light scheme
    QRgb dark = 0;          ///< the disc in the dark scheme

    friend bool operator==(const Portrait&, const Portrait&) = default;
};

/// What is painted for a player.
struct Avatar {
    enum class Type { Portrait, Person, Engine };

    Type type = Type::Person;
    Portrait portrait = {};      ///< for `Type::Portrait`
    std::string_view side = {};  ///< the side that is played, as a small disc at the lower right; empty for none

    friend bool operator==(const Avatar&, const Avatar&) = default;
};

/// Paints the largest disc in the middle of `room`; all that is painted lies in it. `ground` surrounds the small disc.
void paintAvatar(QPainter& painter, const QRectF& room, const Avatar& avatar, const QColor& ground);

}  // namespace rokada::ui
