// Pictures of pieces and emblems in the colours of their sides, rendered for the pixel ratio of the screen and cached.
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

/// Piece sets. `Fine` looks like printed diagrams. `Rich` and `Plain` are two forms of a bold set; `Fitting` uses the
/// plain form for small pieces.
enum class Drawings { Fine, Fitting, Rich, Plain };

class PieceArt {
public:
    /// `Pixmaps` are cached, for the screen. `Drawings` are vector graphics, for printing, files and other threads.
    enum class Form { Pixmaps, Drawings };
    explicit PieceArt(Form form = Form::Pixmaps) : form_(form) {}

    /// Sets the piece set. Small pieces of the fine set get thicker lines and no details.
    void use(Drawings set);
    [[nodiscard]] Drawings drawings() const { return set_; }
    /// Returns the picture of a piece of the side `sideId`. It is `pixels` device-independent pixels wide and high;
    /// `ratio` is the device pixel ratio. A kind without a picture shows its letter.
    [[nodiscard]] QPixmap piece(const KindSpec& kind, std::string_view sideId, int pixels, qreal ratio);
    /// Returns the picture of a piece, rotated by `turns` clockwise quarter turns.
    [[nodiscard]] QPixmap turnedPiece(const KindSpec& kind, std::string_view sideId, int pixels, qreal ratio,
                                      int turns);
    /// Returns the picture of a piece for inline text, in `ink` on `paper`, independent of the theme.
    [[nodiscard]] QPixmap figure(const KindSpec& kind, const QColor& ink, const QColor& paper, int pixels, qreal ratio);
    /// Returns the emblem (sign) of a side.
    [[nodiscard]] QPixmap emblem(std::string_view sideId, int pixels, qreal ratio);

    /// Paints the piece into a box. `turns` rotates pixmaps by clockwise quarter turns; drawings stay upright.
    void drawPiece(QPainter& painter, const QRectF& box, const KindSpec& kind, std::string_view sideId, qreal ratio,
                   int turns = 0);
    /// Paints the silhouette of a kind in one colour. It fills the box, for places that are too small for a picture.
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
