// Paints the round picture of a player: a piece on a tinted disc, or the icon of a person or an engine.
#pragma once

#include <QColor>
#include <QRectF>

#include <string_view>

class QPainter;

namespace rokada::ui {

/// Portrait of a player: a piece on a coloured disc.
struct Portrait {
    std::string_view kind;  ///< name of the kind, for example "knight"
    std::string_view side;  ///< colour of the piece, independent of the side that is played
    QRgb light = 0;         ///< disc colour in light themes
    QRgb dark = 0;          ///< disc colour in dark themes

    friend bool operator==(const Portrait&, const Portrait&) = default;
};

/// Picture of a player: a portrait, or the icon of a person or an engine.
struct Avatar {
    enum class Type { Portrait, Person, Engine };

    Type type = Type::Person;
    Portrait portrait = {};  ///< portrait; used only for `Type::Portrait`
    std::string_view side =
        {};  ///< side that is played, shown as a small disc at the lower right; empty for no small disc

    friend bool operator==(const Avatar&, const Avatar&) = default;
};

/// Paints the largest disc that fits the centre of `room`. `ground` is the colour around the small disc.
void paintAvatar(QPainter& painter, const QRectF& room, const Avatar& avatar, const QColor& ground);

}  // namespace rokada::ui
