#include "scene/pieceart.h"

#include "kit/latin.h"
#include "scene/boardtheme.h"

#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTransform>

#include <algorithm>
#include <map>

namespace rokada::ui {

namespace {

/// Maximum number of cached pixmaps, enough for any board in three sizes. A full cache is cleared.
constexpr qsizetype MaxPixmaps = 400;
/// Size in pixels below which details of the rich set are lost.
constexpr int SmallestRich = 36;

/// Returns the name of the picture of a kind. Some kinds share the picture of another kind.
QString drawingOf(std::string_view kind) {
    static const std::map<std::string_view, std::string_view> shared{
        {"officer", "bishop"},  {"general", "queen"}, {"volkhv", "king"},  {"knyaz", "queen"},
        {"ratoborets", "rook"}, {"archer", "bishop"}, {"rider", "knight"}, {"ratnik", "pawn"}};
    const auto found = shared.find(kind);
    return latin(found == shared.end() ? kind : found->second);
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns a drawing for very small sizes, where lines between the parts of a piece would hide its colour. The parts
/// are painted over their outlines, so that only the outer outline remains.
QByteArray silhouette(const QByteArray& svg, double pixels) {
    const double around = std::min(140 / pixels, 9.0);
    const QByteArray stroke = R"(stroke="#101010" stroke-width="3.2")";
    const QByteArray outline = R"(stroke="#101010" stroke-width=")" + QByteArray::number(around) + '"';
    QByteArray behind, parts;
    for (const QByteArray& line : svg.split('\n')) {
        if (line.contains("<!--detail-->") || line.contains("fill=\"none\"")) continue;
        if (line.contains("</g>")) behind += parts;
        behind += QByteArray(line).replace(stroke, outline) + '\n';
        if (line.contains("<path")) parts += QByteArray(line).replace(stroke, "stroke=\"none\"") + '\n';
    }
    return behind;
}

/// Returns a drawing of the fine set for a size in device pixels. Lines of small drawings are at least a little thicker
/// than a pixel. Details that would merge are removed, and the smallest drawings are silhouettes.
QByteArray inLines(QByteArray svg, double pixels) {
    constexpr double Outline = 3.2, Detail = 2.8, Thinnest = 118, SmallestDetailed = 32, SmallestLined = 24;
    if (pixels < SmallestLined) return silhouette(svg, pixels);
    if (pixels < SmallestDetailed) {
        QByteArray kept;
        for (const QByteArray& line : svg.split('\n')) {
            if (!line.contains("<!--detail-->")) kept += line + '\n';
        }
        svg = kept;
    }
    const auto widen = [&](double width) {
        svg.replace("stroke-width=\"" + QByteArray::number(width) + '"',
                    "stroke-width=\"" + QByteArray::number(std::max(width, Thinnest / pixels)) + '"');
    };
    if (pixels * Detail < Thinnest) widen(Detail);
    if (pixels * Outline < Thinnest) widen(Outline);
    return svg;
}

QByteArray inColours(QByteArray svg, const SideColours& colours) {
    const auto name = [](const QColor& c) { return c.alpha() == 0 ? QByteArray("none") : c.name().toLatin1(); };
    svg.replace("#f0f0f0", name(colours.fill));
    svg.replace("#101010", name(colours.outline));
    svg.replace("#303030", name(colours.detail));
    svg.replace("#fefefe", name(colours.halo));
    return svg;
}

/// Returns a square pixmap that `paint` has drawn with a `QPainter` and the side length in device pixels.
template <class Paint>
QPixmap painted(int pixels, qreal ratio, const Paint& paint) {
    const int side = qMax(1, qRound(pixels * ratio));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, side);
    painter.end();
    // An image keeps the engine that painted it, which needs more memory than a small image. A copy has no engine.
    QPixmap pixmap = QPixmap::fromImage(image.copy());
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QPixmap rendered(const QByteArray& svg, int pixels, qreal ratio) {
    return painted(pixels, ratio, [&](QPainter& painter, int) { QSvgRenderer(svg).render(&painter); });
}

QPixmap lettered(char letter, const SideColours& colours, int pixels, qreal ratio) {
    return painted(pixels, ratio, [&](QPainter& painter, int side) {
        QFont font;
        font.setBold(true);
        font.setPixelSize(qMax(1, side * 6 / 10));
        QPainterPath path;
        path.addText(0, 0, font, QString(QLatin1Char(letter)));
        path.translate(QRectF(0, 0, side, side).center() - path.boundingRect().center());
        painter.strokePath(path, QPen(colours.outline, side / 16.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(path, colours.fill);
    });
}

}  // namespace

void PieceArt::use(Drawings set) {
    if (set != set_) pixmaps_.clear();
    set_ = set;
}

QString PieceArt::fileOf(const KindSpec& kind, int pixels) const {
    const bool plain = set_ == Drawings::Plain || (set_ == Drawings::Fitting && pixels < SmallestRich);
    const QString folder = set_ == Drawings::Fine ? QStringLiteral("fine")
                           : plain                ? QStringLiteral("plain")
                                                  : QStringLiteral("pieces");
    return QStringLiteral(":/%1/%2.svg").arg(folder, drawingOf(kind.name));
}

QPixmap PieceArt::piece(const KindSpec& kind, std::string_view sideId, int pixels, qreal ratio) {
    const QString key =
        latin(kind.name) + u'/' + latin(sideId) + u'/' + QString::number(pixels) + u'/' + QString::number(ratio);
    if (const auto known = pixmaps_.constFind(key); known != pixmaps_.constEnd()) return *known;
    if (pixmaps_.size() >= MaxPixmaps) pixmaps_.clear();
    const QByteArray drawn = contents(fileOf(kind, pixels));
    const QByteArray svg = set_ == Drawings::Fine ? inLines(drawn, pixels * ratio) : drawn;
    const SideColours& colours = coloursOf(sideId);
    return *pixmaps_.insert(key, svg.isEmpty() ? lettered(kind.letter, colours, pixels, ratio)
                                               : rendered(inColours(svg, colours), pixels, ratio));
}

QPixmap PieceArt::turnedPiece(const KindSpec& kind, std::string_view sideId, int pixels, qreal ratio, int turns) {
    if (turns == 0) return piece(kind, sideId, pixels, ratio);
    const QString key = QStringLiteral("turned%1/").arg(turns) + latin(kind.name) + u'/' + latin(sideId) + u'/' +
                        QString::number(pixels) + u'/' + QString::number(ratio);
    if (const auto known = pixmaps_.constFind(key); known != pixmaps_.constEnd()) return *known;
    const QPixmap upright = piece(kind, sideId, pixels, ratio);
    QPixmap turned = upright.transformed(QTransform().rotate(90 * turns));
    turned.setDevicePixelRatio(ratio);
    return *pixmaps_.insert(key, turned);
}

QPixmap PieceArt::figure(const KindSpec& kind, const QColor& ink, const QColor& paper, int pixels, qreal ratio) {
    const QString key = QStringLiteral("figure/") + latin(kind.name) + ink.name(QColor::HexArgb) + paper.name() + u'/' +
                        QString::number(pixels) + u'/' + QString::number(ratio);
    if (const auto known = pixmaps_.constFind(key); known != pixmaps_.constEnd()) return *known;
    if (pixmaps_.size() >= MaxPixmaps) pixmaps_.clear();
    const QByteArray svg = inLines(contents(fileOf(kind, pixels)), pixels * ratio);
    const SideColours colours{paper, ink, ink, Qt::transparent};
    return *pixmaps_.insert(key, svg.isEmpty() ? lettered(kind.letter, colours, pixels, ratio)
                                               : rendered(inColours(svg, colours), pixels, ratio));
}

QSvgRenderer& PieceArt::drawing(const QString& file, std::string_view sideId) {
    std::shared_ptr<QSvgRenderer>& known = drawings_[file + u'/' + latin(sideId)];
    if (!known) known = std::make_shared<QSvgRenderer>(inColours(contents(file), coloursOf(sideId)));
    return *known;
}

void PieceArt::drawPiece(QPainter& painter, const QRectF& box, const KindSpec& kind, std::string_view sideId,
                         qreal ratio, int turns) {
    if (form_ == Form::Drawings) {
        QSvgRenderer& piece = drawing(fileOf(kind, qRound(box.width())), sideId);
        if (piece.isValid()) return piece.render(&painter, box);
    }
    painter.drawPixmap(box.topLeft(), turnedPiece(kind, sideId, qRound(box.width()), ratio, turns));
}

QSvgRenderer& PieceArt::sign(const KindSpec& kind, const QColor& colour) {
    const QString own = QStringLiteral(":/signs/%1.svg").arg(drawingOf(kind.name));
    const QString file = QFile::exists(own) ? own : QStringLiteral(":/plain/%1.svg").arg(drawingOf(kind.name));
    std::shared_ptr<QSvgRenderer>& known = drawings_[file + colour.name()];
    const SideColours silhouette{colour, colour, colour, Qt::transparent};
    if (!known) known = std::make_shared<QSvgRenderer>(inColours(contents(file), silhouette));
    return *known;
}

void PieceArt::drawSign(QPainter& painter, const QRectF& box, const KindSpec& kind, const QColor& colour, qreal ratio) {
    if (form_ == Form::Drawings) return sign(kind, colour).render(&painter, box);
    const int pixels = qMax(1, qRound(box.width()));
    const QString key = QStringLiteral("sign/") + latin(kind.name) + colour.name() + u'/' + QString::number(pixels) +
                        u'/' + QString::number(ratio);
    if (!pixmaps_.contains(key)) {
        if (pixmaps_.size() >= MaxPixmaps) pixmaps_.clear();
        QSvgRenderer& drawn = sign(kind, colour);
        pixmaps_.insert(key, painted(pixels, ratio, [&](QPainter& on, int) { drawn.render(&on); }));
    }
    painter.drawPixmap(box.topLeft(), pixmaps_.value(key));
}

void PieceArt::drawEmblem(QPainter& painter, const QRectF& box, std::string_view sideId, qreal ratio) {
    if (form_ == Form::Drawings)
        return drawing(QStringLiteral(":/emblems/%1.svg").arg(latin(sideId)), sideId).render(&painter, box);
    painter.drawPixmap(box.topLeft(), emblem(sideId, qRound(box.width()), ratio));
}

QPixmap PieceArt::emblem(std::string_view sideId, int pixels, qreal ratio) {
    const QString key =
        QStringLiteral("emblem/") + latin(sideId) + u'/' + QString::number(pixels) + u'/' + QString::number(ratio);
    if (const auto known = pixmaps_.constFind(key); known != pixmaps_.constEnd()) return *known;
    if (pixmaps_.size() >= MaxPixmaps) pixmaps_.clear();
    return *pixmaps_.insert(key,
                            rendered(contents(QStringLiteral(":/emblems/%1.svg").arg(latin(sideId))), pixels, ratio));
}

}  // namespace rokada::ui
