// Pictures of men and emblems: drawings in the army's colours, rendered for the screen's pixel ratio and kept.
#pragma once

#include "variant.h"

#include <QHash>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <memory>
#include <string_view>

class QPainter;
class QSvgRenderer;

namespace rokada::ui {

class PieceArt {
public:
    /// For a screen: as pixmaps, which are kept. For paper, files and threads: as the drawings that they are.
    enum class Form { Pixmaps, Drawings };
    explicit PieceArt(Form form = Form::Pixmaps) : form_(form) {}

    /// A man of `army` in a square of `pixels` device-independent pixels. A kind without a drawing shows its letter.
    [[nodiscard]] QPixmap man(const KindSpec& kind, std::string_view army, int pixels, qreal ratio);
    /// The same turned clockwise by quarter turns.
    [[nodiscard]] QPixmap turnedMan(const KindSpec& kind, std::string_view army, int pixels, qreal ratio, int turns);
    /// The sign of an army.
    [[nodiscard]] QPixmap emblem(std::string_view army, int pixels, qreal ratio);

    /// The same, painted into a box. Drawings stand upright.
    void drawMan(QPainter& painter, const QRectF& box, const KindSpec& kind, std::string_view army, qreal ratio,
                 int turns = 0);
    void drawEmblem(QPainter& painter, const QRectF& box, std::string_view army, qreal ratio);

private:
    [[nodiscard]] QSvgRenderer& drawing(const QString& file, std::string_view army);

    Form form_;
    QHash<QString, QPixmap> pixmaps_;
    QHash<QString, std::shared_ptr<QSvgRenderer>> drawings_;
};

}  // namespace rokada::ui
