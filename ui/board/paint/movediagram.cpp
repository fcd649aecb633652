#include "paint/movediagram.h"

#include "explain/rays.h"
#include "paint/groundpainter.h"
#include "paint/markpainter.h"
#include "paint/outlinedstroke.h"
#include "scene/markcolours.h"
#include "scene/seam.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <limits>

namespace rokada::ui {

namespace {

/// Size of a square, in pixels, for which lines are designed.
constexpr int Cell = 34;

/// Returns a position with only this piece. It is another side's turn, so that all pseudo-legal moves of the piece
/// count.
Position alone(const Rulebook& book, Piece piece, Square home) {
    Position position(book);
    position.put(piece, home);
    position.grantRights(book.rightsOf(sideOf(piece)));
    position.setTurn(Side((sideOf(piece) + 1U) % book.sides()));
    return position;
}

std::vector<TargetMark> marksIn(const Position& position, Square home) {
    std::vector<TargetMark> marks;
    for (const PseudoLegalTarget& pseudoLegal : pseudoLegalTargets(position, home)) {
        marks.push_back(
            {.square = pseudoLegal.square, .reach = pseudoLegal.reach, .target = true, .becomes = pseudoLegal.becomes});
    }
    return marks;
}

/// Returns the distance from the centre of the board, in half squares.
int fromMiddle(const Geometry& board, Square square) {
    return std::abs(2 * board.column(square) + 1 - board.columns()) +
           std::abs(2 * board.row(square) + 1 - board.rows());
}

template <class Worth>
Square best(const Rulebook& book, Worth worth) {
    Square found = NoSquare;
    int most = std::numeric_limits<int>::min();
    for (int s = 0; s < book.size(); ++s) {
        const int worthHere = worth(Square(s));
        if (worthHere <= most) continue;
        most = worthHere;
        found = Square(s);
    }
    return found;
}

/// Returns the number of directions in which a wall blocks the first step or leap from this square.
int hindered(const Rulebook& book, Kind kind, Square home) {
    const Geometry& board = book.geometry();
    const auto& movement = book.variant().kinds[kind].movement;
    return static_cast<int>(std::ranges::count_if(movement, [&](const MoveAtom& atom) {
        return atom.from.test(home) && board.displaced(home, atom.delta) != NoSquare &&
               squaresOf(board, atom, home, 0, 1).empty();
    }));
}

BoardLayout layoutOf(const MoveDiagram& diagram) {
    return BoardLayout::alone(diagram.book->variant(), Cell, 0, Coordinates::Off, diagram.shift);
}

QRect windowOf(const MoveDiagram& diagram, const BoardLayout& layout) {
    return layout.rectOf(diagram.window.topLeft()) | layout.rectOf(diagram.window.bottomRight());
}

/// Returns the side of the window in squares. Leaps reach two squares, lines need more room.
int windowSide(const Movement& movement) {
    const bool lines = std::ranges::any_of(movement, [](const MoveAtom& atom) { return atom.reach > 1; });
    return lines ? 7 : 5;
}

/// Returns a window of `side` columns and rows around a place, moved so that it lies inside the board.
QRect windowAround(QPoint place, int side, QSize drawing) {
    const auto from = [side](int at, int size) { return std::clamp(at - side / 2, 0, size - side); };
    return {from(place.x(), drawing.width()), from(place.y(), drawing.height()), side, side};
}

/// Returns the last visible square of a line.
Square lastShown(const MoveDiagram& diagram, const Path& line) {
    Square last = NoSquare;
    for (const Square square : line) {
        if (!shows(diagram, square)) break;
        last = square;
    }
    return last;
}

/// Paints an arrow head at the edge of the window where a line continues.
void paintOnwards(QPainter& painter, const MoveDiagram& diagram, const BoardLayout& layout) {
    for (const Path& line : diagram.onwards) {
        const QPointF last = layout.centre(lastShown(diagram, line));
        const QLineF atom(layout.centre(line[0]), last);
        const double straight = std::max(std::abs(atom.dx()), std::abs(atom.dy())) / atom.length();
        const QPointF ahead = atom.unitVector().p2() - atom.p1();
        const QPointF aside(-ahead.y(), ahead.x());
        const QPointF tip = last + ahead * (layout.units(49) / straight);
        QPainterPath head;
        head.moveTo(tip);
        head.lineTo(tip - ahead * layout.units(27) + aside * layout.units(24));
        head.lineTo(tip - ahead * layout.units(27) - aside * layout.units(24));
        head.closeSubpath();
        painter.setPen(QPen(QColor(OutlineWhite), 1.6));
        painter.setBrush(QColor(OutlineInk));
        painter.drawPath(head);
    }
}

/// Paints "1" in the corner of squares that only a first move reaches.
void paintFirst(QPainter& painter, const MoveDiagram& diagram, const BoardLayout& layout) {
    QFont font = painter.font();
    font.setPixelSize(12);
    font.setBold(true);
    painter.setFont(font);
    for (const Square square : diagram.atFirst) {
        const QRect box(layout.rect(square).topRight() - QPoint(14, -2), QSize(13, 13));
        painter.setPen(QPen(QColor(OutlineInk), 1));
        painter.setBrush(QColor(OutlineWhite));
        painter.drawEllipse(box);
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("1"));
    }
}

/// Builds the frame of a diagram. Marks outside the window are omitted unless `whole` is true.
BoardFrame frameOf(const MoveDiagram& diagram, bool whole) {
    BoardFrame frame;
    frame.book = diagram.book;
    frame.scene.pieces.assign(static_cast<std::size_t>(diagram.book->size()), NoPiece);
    frame.scene.pieces[diagram.home] = diagram.piece;
    frame.scene.byReach = true;
    frame.scene.manySides = diagram.book->sides() > 2;
    frame.attention.square = diagram.home;
    frame.attention.movable = true;
    for (const TargetMark& mark : diagram.marks) {
        if (whole || shows(diagram, mark.square)) frame.attention.marks.push_back(mark);
    }
    return frame;
}

}  // namespace

Square usualHome(const RulebookPtr& book, Kind kind) {
    const Geometry& board = book->geometry();
    const Variant& variant = book->variant();
    const SideSpec& sideSpec = variant.sideSpecs[0];
    if (!variant.kinds[kind].pawn) return best(*book, [&](Square s) { return -fromMiddle(board, s); });
    const SquareSet row = sideSpec.firstSquares.any() ? sideSpec.firstSquares : ~SquareSet{};
    const Game game(book);
    return best(*book, [&](Square s) {
        const bool begins = row.test(s) && game.position()[s] == pieceOf(Side(0), kind);
        return begins ? -std::abs(2 * board.column(s) + 1 - board.columns()) : std::numeric_limits<int>::min();
    });
}

Square walledHome(const Rulebook& book, Kind kind) {
    if (book.geometry().walls().empty()) return NoSquare;
    const Square home = best(book, [&](Square s) { return hindered(book, kind, s); });
    return hindered(book, kind, home) > 0 ? home : NoSquare;
}

MoveDiagram moveDiagram(const RulebookPtr& book, Piece piece, Square home) {
    const Geometry& board = book->geometry();
    const int quarterTurns = book->variant().sideSpecs[sideOf(piece)].quarterTurns;
    const Position position = alone(*book, piece, home);
    MoveDiagram diagram{.book = book, .piece = piece, .home = home, .marks = marksIn(position, home)};
    const auto& movement = book->variant().kinds[kindOf(piece)].movement;
    if (board.wraps()) diagram.shift = {board.columns() / 2 - board.column(home), board.rows() / 2 - board.row(home)};
    diagram.window =
        windowAround(layoutOf(diagram).screenPlace(home), windowSide(movement), {board.columns(), board.rows()});
    for (const MoveAtom& atom : movement) {
        const auto usual = squaresOf(board, atom, home, quarterTurns, atom.reach);
        const auto first = squaresOf(board, atom, home, quarterTurns, reachOf(position, atom, home));
        diagram.atFirst.insert(diagram.atFirst.end(), first.begin() + static_cast<std::ptrdiff_t>(usual.size()),
                               first.end());
        // A line that is completely visible gets no arrow head.
        const bool whole = std::ranges::all_of(usual, [&](Square s) { return shows(diagram, s); });
        if (whole) continue;
        Path line{home};
        line.insert(line.end(), usual.begin(), usual.end());
        if (lastShown(diagram, line) != home) diagram.onwards.push_back(std::move(line));
    }
    return diagram;
}

bool shows(const MoveDiagram& diagram, Square square) {
    return diagram.window.contains(layoutOf(diagram).screenPlace(square));
}

Diagram wholeBoard(const MoveDiagram& diagram) {
    Diagram whole;
    BoardFrame& frame = whole.frame;
    frame = frameOf(diagram, true);
    // In a small diagram coordinates would be unreadable.
    frame.look.coordinates = Coordinates::Off;
    frame.look.quarterTurns = 4 - frame.variant().sideSpecs[sideOf(diagram.piece)].quarterTurns;
    if (!diagram.book->geometry().wraps()) return whole;
    const BoardLayout layout =
        BoardLayout::alone(frame.variant(), Cell, frame.look.quarterTurns, frame.look.coordinates);
    Endless& endless = frame.attention.endless;
    endless.rays = rays(alone(*diagram.book, diagram.piece, diagram.home), diagram.home);
    endless.beyond = beyondTheSeam(layout, endless.rays);
    return whole;
}

void paintMoveDiagram(QPainter& painter, const MoveDiagram& diagram, const BoardTheme& theme, const QRectF& box) {
    const BoardLayout layout = layoutOf(diagram);
    const QRect window = windowOf(diagram, layout);
    const double scale = box.width() / (window.width() + 4);
    PieceArt art(PieceArt::Form::Drawings);
    BoardFrame frame = frameOf(diagram, false);
    frame.layout = layout;
    frame.look.theme = theme;
    // Widen the grid lines, so that they stay visible in small pictures.
    int& grid = frame.look.theme->gridWidth;
    if (grid > 0) grid = std::max(grid, qCeil(1.2 / scale));
    const BoardView view(frame, art, scale);
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.translate(box.topLeft());
    painter.scale(scale, scale);
    painter.translate(QPoint(2, 2) - window.topLeft());
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int s = 0; s < layout.geometry().size(); ++s) {
        if (shows(diagram, Square(s)))
            painter.fillRect(layout.rect(Square(s)).adjusted(-2, -2, 2, 2), QColor(OutlineInk));
    }
    painter.setClipRect(window, Qt::IntersectClip);
    paintSquares(painter, view);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHomes(painter, view);
    paintBars(painter, view);
    paintWalls(painter, view);
    paintTargetsBelow(painter, view);
    view.drawPiece(painter, layout.rect(diagram.home), diagram.piece);
    paintTargets(painter, view);
    paintFirst(painter, diagram, layout);
    paintOnwards(painter, diagram, layout);
    painter.restore();
}

}  // namespace rokada::ui
