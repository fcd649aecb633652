// Pictures of pieces and emblems: drawings in the side's colours, rendered for the screen's pixel ratio and kept.
#pragma once

#include "rules/variant.h"

#include <QHash>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <memory>
#include <string_view>

class QPainter;
class QSvgRenderer;

namespace rokada::ui {

/// Sets of pieces: a fine one in the tradition of printed diagrams; a bold one, which is rich and on small squares
/// plain, or always one of the two.
enum class Drawings { Fine, Fitting, Rich, Plain };

class PieceArt {
public:
    /// For a screen: as pixmaps, which are kept. For paper, files and threads: as the drawings that they are.
    enum class Form { Pixmaps, Drawings };
    explicit PieceArt(Form form = Form::Pixmaps) : form_(form) {}

    /// `Fitting` takes the plain set for small pieces; the fine one has thicker lines and no details there.
    void use(Drawings set);
    [[nodiscard]] Drawings drawings() const { return set_; }
    /// A piece of `sideId` in a square of `pixels` device-independent pixels. A kind without a drawing shows its
    /// letter.
    [[nodiscard]] QPixmap piece(const KindSpec& kind, std::string_view sideId, int pixels, qreal ratio);
    /// The same turned clockwise by quarter turns.
    [[nodiscard]] QPixmap turnedPiece(const KindSpec& kind, std::string_view sideId, int pixels, qreal ratio,
                                      int turns);
    /// A piece in lines of text: `ink` on `paper`, whatever is light and dark there.
    [[nodiscard]] QPixmap figure(const KindSpec& kind, const QColor& ink, const QColor& paper, int pixels, qreal ratio);
    /// The sign of a side.
    [[nodiscard]] QPixmap emblem(std::string_view sideId, int pixels, qreal ratio);

    /// The same, painted into a box. Drawings stand upright.
    void drawPiece(QPainter& painter, const QRectF& box, const KindSpec& kind, std::string_view sideId, qreal ratio,
                   int turns = 0);
    /// Its sign in one colour, for places that are too small for more: a silhouette, which fills the box.
    void drawSign(QPainter& painter, const QRectF& box, const KindSpec& kind, const QColor& colour, qreal ratio);
    void drawEmblem(QPainter& painter, const QRectF& box, std::string_view sideId, qreal ratio);

private:
    [[nodiscard]] QString fileOf(const KindSpec& kind, int pixels) const;
    [[nodiscard]] QSvgRenderer& drawing(const QString& file, std::string_view sideId);
    [[nodiscard]] QSvgRenderer& sign(const KindSpec& kind, const QColor& colour);

    Form form_;
    Drawings set_ = Drawings::Fine;
    QHash<QString, QPixmap> pixmaps_;
    QHash<QString, std::shared_ptr<QSvgRenderer>> drawings_;
};

}  // namespace rokada::ui
