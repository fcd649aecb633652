#include "paint/signaturetile.h"

#include "rules/variant.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"

#include <QPainter>
#include <QPainterPath>

#include <map>

namespace rokada::ui {

namespace {

struct Signature {
    std::string_view kind;
    std::string_view side;
};

const Signature& signatureOf(std::string_view variantId) {
    static const std::map<std::string_view, Signature> table{
        {"chess", {"king", "white"}},    {"greatshatranj", {"elephant", "black"}},
        {"bolyar", {"bolyar", "white"}}, {"vyrt", {"knight", "black"}},
        {"fortress", {"rook", "red"}},   {"tavreli", {"rook", "white"}},
    };
    const auto found = table.find(variantId);
    return found == table.end() ? table.find("chess")->second : found->second;
}

/// Size and place of the piece, as parts of the tile. The piece is above the centre, because its foot is visually
/// heavy.
constexpr double PieceSize = 0.82, PieceLeft = 0.09, PieceTop = 0.08;
constexpr double Roundness = 0.17;

}  // namespace

void paintSignatureTile(QPainter& painter, const QRectF& rect, std::string_view variantId) {
    static PieceArt art;
    const BoardTheme& theme = BoardTheme::usualFor(variantId);
    const Signature& signature = signatureOf(variantId);
    const double side = rect.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath corners;
    corners.addRoundedRect(rect, side * Roundness, side * Roundness);
    painter.fillPath(corners, theme.light);
    // The upper left and lower right squares are light on every board.
    for (const QPointF& corner : {QPointF(rect.center().x(), rect.top()), QPointF(rect.left(), rect.center().y())}) {
        painter.save();
        painter.setClipRect(QRectF(corner, QSizeF(side / 2, side / 2)), Qt::IntersectClip);
        painter.fillPath(corners, theme.dark);
        painter.restore();
    }
    const KindSpec kind{.name = signature.kind, .letter = 'X', .movement = {}};
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    art.drawPiece(painter,
                  {rect.left() + side * PieceLeft, rect.top() + side * PieceTop, side * PieceSize, side * PieceSize},
                  kind, signature.side, ratio);
    painter.restore();
}

}  // namespace rokada::ui
