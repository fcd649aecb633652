// Pictures of men and emblems: drawings in the army's colours, rendered for the screen's pixel ratio and kept.
#pragma once

#include "variant.h"

#include <QHash>
#include <QPixmap>
#include <QString>

#include <string_view>

namespace rokada::ui {

class PieceArt {
public:
    /// A man of `army` in a square of `pixels` device-independent pixels. A kind without a drawing shows its letter.
    [[nodiscard]] QPixmap man(const KindSpec& kind, std::string_view army, int pixels, qreal ratio);
    /// The same turned clockwise by quarter turns.
    [[nodiscard]] QPixmap turnedMan(const KindSpec& kind, std::string_view army, int pixels, qreal ratio, int turns);
    /// The sign of an army.
    [[nodiscard]] QPixmap emblem(std::string_view army, int pixels, qreal ratio);

private:
    QHash<QString, QPixmap> pixmaps_;
};

}  // namespace rokada::ui
