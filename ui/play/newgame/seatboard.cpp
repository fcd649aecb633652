#include "newgame/seatboard.h"

#include "kit/fonts.h"
#include "kit/theme.h"
#include "paint/teambadge.h"
#include "scene/boardtheme.h"
#include "scene/teams.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Side of the board, and width of the lines between partners, in design pixels.
constexpr double BoardSide = 108, TeamLine = 4;
/// Distance of an emblem from the centre, radius of its disc, and side of the emblem, as fractions of the board's
/// width.
constexpr double Distance = 0.39, DiscRadius = 0.105, EmblemPart = 0.13;
/// Strength of the colour of a side on its home squares.
constexpr double HomeTint = 0.35;

/// Returns the place of the emblem of a side, at the edge of the board where its player sits.
QPointF seatPoint(const SideSpec& side, const QRectF& board) {
    const Delta towards = Delta{0, -1}.turned(side.quarterTurns);
    return board.center() + QPointF(towards.dx, -towards.dy) * (board.width() * Distance);
}

}  // namespace

SeatBoard::SeatBoard(const Variant& variant, QWidget* parent) : QWidget(parent), variant_(variant) {
    setObjectName(QStringLiteral("seatBoard"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SeatBoard::sizeHint() const {
    const int side = designPixels(BoardSide, emOf(font()));
    return {side, side};
}

void SeatBoard::paintSquares(QPainter& painter, const QRectF& board) const {
    const Geometry& geometry = variant_.geometry;
    const BoardTheme& colours = BoardTheme::usualFor(variant_.id);
    const double cell = board.width() / std::max(geometry.columns(), geometry.rows());
    for (int s = 0; s < geometry.size(); ++s) {
        const auto square = Square(s);
        QColor colour = geometry.dark(square) ? colours.dark : colours.light;
        for (const SideSpec& side : variant_.sideSpecs) {
            if (side.home.test(square)) colour = mixed(colour, coloursOf(side.name).fill, HomeTint);
        }
        const int fromTop = geometry.rows() - 1 - geometry.row(square);
        painter.fillRect(
            QRectF(board.left() + geometry.column(square) * cell, board.top() + fromTop * cell, cell, cell), colour);
    }
}

void SeatBoard::paintTeams(QPainter& painter, const QRectF& board) {
    const double width = designPixels(TeamLine, emOf(font()));
    for (const std::vector<Side>& team : teamsOf(variant_)) {
        QPolygonF line;
        for (const Side side : team) line << seatPoint(variant_.sideSpecs[side], board);
        const QColor colour = teamColour(variant_, team.front(), Theme::light());
        painter.setPen(QPen(Qt::white, width + 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(line);
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(line);
    }
    for (std::size_t side = 0; side < variant_.sideSpecs.size(); ++side) {
        const QPointF centre = seatPoint(variant_.sideSpecs[side], board);
        const double radius = board.width() * DiscRadius, emblem = board.width() * EmblemPart;
        painter.setPen(QPen(teamColour(variant_, Side(side), Theme::light()), TeamEdge));
        painter.setBrush(Theme::light().raised);
        painter.drawEllipse(centre, radius, radius);
        paintTeamEmblem(painter, {centre.x() - emblem / 2, centre.y() - emblem / 2, emblem, emblem},
                        variant_.sideSpecs[side].name, false, art_, Theme::light());
    }
}

void SeatBoard::paintEvent(QPaintEvent*) {
    const int side = std::min(width(), height());
    if (side == 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF board((width() - side) / 2, (height() - side) / 2, side, side);
    paintSquares(painter, board);
    paintTeams(painter, board);
}

}  // namespace rokada::ui
