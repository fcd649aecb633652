#include "paint/seampainter.h"

#include "paint/outlinedstroke.h"
#include "scene/markcolours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QRgb FiveColour = 0xFF7A3FA0;
constexpr int SeamWidth = 2;
/// Colour of the dashes on the seam, the painted edge of a board that wraps around. It is softer than the outline of
/// marks, but dark enough beside light squares.
constexpr QRgb SeamInk = 0xFF4E5863;
constexpr float GhostVeil = 0.6F;
/// Opacity of pieces on repeated squares around the board. The colour of each piece must be recognizable.
constexpr double GhostPiece = 0.72;
constexpr int SmallestTagged = 24;

/// Colour and line style of a closed line. The styles differ, so that two lines can be told apart without colour.
struct LoopStyle {
    QRgb colour;
    Qt::PenStyle style;
};
constexpr std::array<LoopStyle, 4> loopStyles{{{0xFF0072B2, Qt::SolidLine},
                                               {0xFFB34700, Qt::DashLine},
                                               {0xFF7A3FA0, Qt::DashDotLine},
                                               {0xFF00705A, Qt::DotLine}}};

/// Returns the loop with its first square appended.
Path closed(Path loop) {
    loop.push_back(loop.front());
    return loop;
}

/// Adds an arrow head in the middle of a line.
void addChevron(QPainterPath& path, const QLineF& line, double size) {
    if (line.length() < 3 * size) return;
    const QPointF tip = line.pointAt(0.5 + 0.5 * size / line.length());
    for (const double turn : {145.0, 215.0}) {
        path.moveTo(tip);
        path.lineTo(tip + QLineF::fromPolar(size, line.angle() + turn).p2());
    }
}

void paintLoop(QPainter& painter, const BoardView& view, const Path& loop, const LoopStyle& look) {
    QPainterPath line, heads;
    for (const QLineF& part : courseOf(view.layout, closed(loop)).lines) {
        line.moveTo(part.p1());
        line.lineTo(part.p2());
        addChevron(heads, part, view.layout.units(22));
    }
    const double width = std::max(2.0, view.layout.units(5));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, more] : {std::pair(QColor(OutlineInk), 4.5), std::pair(QColor(OutlineWhite), 3.0)}) {
        painter.setPen(QPen(ink, width + more, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(line);
    }
    painter.setPen(QPen(QColor(look.colour), width, look.style, Qt::FlatCap));
    painter.drawPath(line);
    strokeOutlined(painter, heads, QColor(look.colour), width);
}

/// Paints bands along both parts of a diagonal that an edge of the board divides (rule of five squares).
void paintBands(QPainter& painter, const BoardView& view) {
    if (!view.attention.endless.five) return;
    QColor band(FiveColour);
    band.setAlphaF(0.3F);
    painter.setPen(QPen(band, view.layout.units(62), Qt::SolidLine, Qt::RoundCap));
    for (const Path& piece : view.attention.endless.five->pieces) {
        for (const QLineF& line : courseOf(view.layout, piece).lines) painter.drawLine(line);
        if (piece.size() == 1) painter.drawPoint(view.layout.centre(piece.front()));
    }
}

QFont numberFont(QFont font, double radius) {
    font.setPixelSize(std::max(9, qRound(radius * 1.35)));
    font.setBold(true);
    font.setItalic(false);
    return font;
}

void paintNumber(QPainter& painter, QPointF centre, double radius, int number, const QColor& fill, bool lit) {
    const double size = radius + (lit ? 2.5 : 0);
    QPainterPath disc;
    disc.addEllipse(centre, size, size);
    fill == QColor(TargetGreen) ? fillRimmed(painter, disc, fill) : fillOutlined(painter, disc, fill);
    painter.setPen(readableOn(fill));
    painter.setFont(numberFont(painter.font(), radius));
    const QRectF box(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    painter.drawText(box, Qt::AlignCenter, QString::number(number));
}

}  // namespace

std::vector<Path> taggedPaths(const BoardFrame& frame) {
    // On small boards, a numbered tag would hide its square.
    if (frame.layout.cell() < SmallestTagged) return {};
    const Endless& endless = frame.attention.endless;
    std::vector<Path> paths;
    if (!endless.loops.empty()) {
        for (const Path& loop : endless.loops) paths.push_back(closed(loop));
        return paths;
    }
    if (frame.attention.square != NoSquare) {
        std::ranges::copy_if(endless.rays, std::back_inserter(paths),
                             [&](const Path& ray) { return !isLeap(frame.layout, ray); });
        return paths;
    }
    if (!frame.progress.underWay()) paths = frame.scene.checks;
    if (frame.notes.advice) paths.push_back(frame.notes.advice->path);
    for (const PlayedLine& line : frame.scene.played) paths.push_back(line.path);
    return paths;
}

void paintRays(QPainter& painter, const BoardView& view) {
    const Endless& endless = view.attention.endless;
    paintBands(painter, view);
    for (std::size_t i = 0; i < endless.loops.size(); ++i)
        paintLoop(painter, view, endless.loops[i], loopStyles[i % loopStyles.size()]);
    if (!endless.loops.empty()) return;
    QPainterPath path;
    for (const Path& ray : endless.rays) {
        const Course course = courseOf(view.layout, ray);
        if (course.crossings.empty()) continue;
        for (const QLineF& line : course.lines) {
            path.moveTo(line.p1());
            path.lineTo(line.p2());
        }
    }
    const double width = std::max(1.5, view.layout.units(3));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(OutlineWhite), width + 2));
    painter.drawPath(path);
    painter.setPen(QPen(QColor(TargetGreen), width, Qt::DashLine));
    painter.drawPath(path);
}

void paintFive(QPainter& painter, const BoardView& view) {
    if (!view.attention.endless.five) return;
    int number = 0;
    for (const Square square : view.attention.endless.five->five) {
        // Place the number in a corner of the square, beside the piece and above other marks.
        const QRectF box = view.layout.rect(square);
        const double radius = std::min(tagRadius(view.layout), view.layout.units(26));
        paintNumber(painter, box.topRight() + QPointF(-radius - 1, radius + 1), radius, ++number, QColor(FiveColour),
                    false);
    }
}

namespace {

/// Paints the edge of the board, between the board and its repeated squares. Dark dashes on a white line are visible
/// beside both dark and light squares.
void paintSeam(QPainter& painter, const QRect& area) {
    constexpr int Dash = 5, Space = 3;
    const QRect outer = area.adjusted(-1, -1, 1, 1);
    const auto line = [&](const QRect& strip) {
        const bool lies = strip.width() > strip.height();
        painter.fillRect(strip, QColor(OutlineWhite));
        for (int at = 0; at < (lies ? strip.width() : strip.height()); at += Dash + Space) {
            const QRect dash = lies ? QRect(strip.left() + at, strip.top(), Dash, SeamWidth)
                                    : QRect(strip.left(), strip.top() + at, SeamWidth, Dash);
            painter.fillRect(dash & strip, QColor(SeamInk));
        }
    };
    painter.setRenderHint(QPainter::Antialiasing, false);
    line({outer.left(), outer.top(), outer.width(), SeamWidth});
    line({outer.left(), outer.bottom() + 1 - SeamWidth, outer.width(), SeamWidth});
    line({outer.left(), outer.top(), SeamWidth, outer.height()});
    line({outer.right() + 1 - SeamWidth, outer.top(), SeamWidth, outer.height()});
    painter.setRenderHint(QPainter::Antialiasing);
}

/// Paints the pieces on repeated squares again, above the veil over these squares. Under the veil, they would lose the
/// colours by which the sides are recognized.
void paintGhosts(QPainter& painter, const BoardView& view) {
    const auto& carried = view.frame.offPlace();
    const auto away = [&](Square square) {
        const auto& glides = view.progress.glides;
        return (carried && carried->from == square) ||
               std::ranges::any_of(glides, [&](const Glide& glide) { return glide.to == square; });
    };
    painter.save();
    painter.setClipRegion(QRegion(view.layout.whole()) - view.layout.area());
    painter.setOpacity(GhostPiece);
    const QPoint slide = view.progress.slide;
    for (std::size_t s = 0; view.piecesShown && s < view.scene.pieces.size(); ++s) {
        if (view.scene.pieces[s] == NoPiece || away(Square(s))) continue;
        for (const QRect& box : view.layout.copies(Square(s))) {
            const QRect place = box.translated(slide);
            if (!view.layout.area().contains(place)) view.drawPiece(painter, place, view.scene.pieces[s]);
        }
    }
    painter.restore();
}

}  // namespace

void paintGhostVeil(QPainter& painter, const BoardView& view) {
    const QRect whole = view.layout.whole();
    const QRect area = view.layout.area();
    if (whole == area) return;
    QPainterPath margin;
    margin.addRect(whole);
    margin.addRect(area);
    QColor veil = surroundColour(view.darkSurround);
    veil.setAlphaF(GhostVeil);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(margin, veil);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGhosts(painter, view);
    paintSeam(painter, area);
    const Square pointed = view.attention.endless.pointed;
    if (pointed == NoSquare || !view.progress.slide.isNull()) return;
    // If the square is drawn only once, it needs no frame.
    const auto copies = view.layout.copies(pointed);
    if (copies.size() == 1) return;
    for (const QRect& box : copies) {
        painter.setPen(QPen(QColor(OutlineInk), 3));
        painter.drawRect(QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5));
        painter.setPen(QPen(QColor(OutlineWhite), 1.2));
        painter.drawRect(QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5));
    }
}

void paintSeamTags(QPainter& painter, const BoardView& view) {
    if (!view.progress.slide.isNull()) return;
    const double radius = tagRadius(view.layout);
    for (const SeamTag& tag : tagsOf(view.layout, taggedPaths(view.frame))) {
        const bool lit = tag.number == view.attention.endless.tag;
        paintNumber(painter, tag.centre, radius, tag.number, QColor(TargetGreen), lit);
    }
}

}  // namespace rokada::ui
