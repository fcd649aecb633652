#include "lesson/lessonboard.h"

#include "board/labelplaces.h"
#include "paint/groundpainter.h"
#include "paint/outlinedstroke.h"
#include "scene/markcolours.h"
#include "texts/names.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <utility>

namespace rokada::ui {

namespace {

constexpr QRgb StarYellow = 0xFFF2B705;
constexpr QRgb RightGreen = 0xFF009E73;
/// Colour of squares that the learner has chosen. It is neutral, so that it does not reveal whether a square is right.
constexpr QRgb ChosenViolet = 0xFF7353BA;
constexpr QRgb WrongRed = 0xFFCC1F2D;

QPainterPath starIn(const QRectF& box) {
    constexpr int Points = 5;
    QPolygonF star;
    for (int i = 0; i < 2 * Points; ++i) {
        const double radius = box.width() * (i % 2 == 0 ? 0.5 : 0.21);
        const double angle = -M_PI / 2 + i * M_PI / Points;
        star << box.center() + QPointF(qCos(angle), qSin(angle)) * radius;
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

QPainterPath tickIn(const QRectF& box) {
    QPainterPath path;
    path.moveTo(box.left() + 0.12 * box.width(), box.top() + 0.55 * box.height());
    path.lineTo(box.left() + 0.4 * box.width(), box.bottom() - 0.15 * box.height());
    path.lineTo(box.right() - 0.1 * box.width(), box.top() + 0.15 * box.height());
    return path;
}

QRectF shrunk(const QRectF& box, double part) {
    const double by = box.width() * part;
    return box.adjusted(by, by, -by, -by);
}

void paintFrame(QPainter& painter, const QRectF& box, QRgb colour) {
    QPainterPath path;
    path.addRoundedRect(shrunk(box, 0.07), box.width() * 0.12, box.width() * 0.12);
    strokeOutlined(painter, path, QColor(colour), std::max(2.5, box.width() * 0.06));
}

/// Returns the rectangle for a tick or a cross, in the top right corner of the square `box`.
QRectF cornerOf(const QRectF& box) {
    return {box.right() - 0.42 * box.width(), box.top() + 0.1 * box.height(), 0.32 * box.width(), 0.32 * box.height()};
}

QPainterPath crossIn(const QRectF& box) {
    QPainterPath cross(box.topLeft());
    cross.lineTo(box.bottomRight());
    cross.moveTo(box.topRight());
    cross.lineTo(box.bottomLeft());
    return cross;
}

/// Paints a frame and a cross. Learners who cannot distinguish the colours see by the cross that the square is wrong.
void paintWrong(QPainter& painter, const QRectF& box) {
    paintFrame(painter, box, WrongRed);
    const QPainterPath cross = crossIn(shrunk(cornerOf(box), 0.15));
    strokeOutlined(painter, cross, QColor(WrongRed), std::max(2.5, box.width() * 0.07));
}

/// Paints a frame and a tick. Learners who cannot distinguish the colours see by the tick that the square is right.
void paintRight(QPainter& painter, const QRectF& box) {
    paintFrame(painter, box, RightGreen);
    strokeOutlined(painter, tickIn(cornerOf(box)), QColor(RightGreen), std::max(2.5, box.width() * 0.07));
}

void paintStar(QPainter& painter, const QRectF& box) {
    fillOutlined(painter, starIn(shrunk(box, 0.2)), QColor(StarYellow));
}

bool joins(const LessonMarks::Line& line) {
    return line.from != NoSquare && line.to != NoSquare && line.from != line.to;
}

/// Paints a blocked path as a line between the centres of two squares, with a cross in its middle.
void paintClosedWay(QPainter& painter, const BoardLayout& layout, const LessonMarks::Line& line) {
    QPainterPath way(layout.centre(line.from));
    way.lineTo(layout.centre(line.to));
    strokeOutlined(painter, way, QColor(WrongRed), layout.units(7));
    const QPointF middle = way.pointAtPercent(0.5), arm(layout.units(20), layout.units(20));
    strokeOutlined(painter, crossIn(QRectF(middle - arm, middle + arm)), QColor(WrongRed), layout.units(8));
}

Ink inkOfLine(LessonMarks::Line::Type type) {
    switch (type) {
        // The arrows of the lesson itself are yellow, because green means a hint and red a mistake.
        case LessonMarks::Line::Type::Teacher: return Ink::Yellow;
        case LessonMarks::Line::Type::Hint: return Ink::Green;
        case LessonMarks::Line::Type::Closed:
        case LessonMarks::Line::Type::Wrong: return Ink::Red;
    }
    return Ink::Green;
}

}  // namespace

LessonBoard::LessonBoard(QWidget* parent) : BoardWidget(parent) { setObjectName(QStringLiteral("lessonBoard")); }

void LessonBoard::show(const Game& game) {
    const bool same = shown_.book != nullptr && shown_.book == game.sharedBook();
    const KeyCursor cursor = same ? interaction_.cursor : KeyCursor{};
    // The players' panels contain the reserve pieces, so only variants with reserve pieces show them.
    setLook(&BoardLook::plates, game.book().reserveKinds().empty() ? Plates::None : Plates::Around);
    shown_.notes.taught = NoSquare;
    setGame(&game);
    interaction_.cursor = cursor;
    updateAttention();
}

void LessonBoard::setAnswering(bool moves, bool squares) {
    BoardLook answering = frame().look;
    answering.targets = moves;
    answering.explains = moves;
    setLook(answering);
    BoardMode interaction = mode();
    interaction.pointing = squares || !moves;
    interaction.enabled = moves;
    setMode(interaction);
}

void LessonBoard::takeKeyboard() { setFocus(Qt::TabFocusReason); }

/// Removes captured pieces and material difference from the players' panels. They have no meaning in a constructed
/// position.
void LessonBoard::tidySeats() {
    for (std::size_t side = 0; side < shown_.scene.seats.size(); ++side) {
        SeatScene& seat = shown_.scene.seats[side];
        seat.captured.clear();
        seat.lead = 0;
        seat.words.name = sideName(shown_.book->variant().sideSpecs[side].name);
    }
}

void LessonBoard::setMarks(const LessonMarks& marks) {
    marks_ = marks;
    tidySeats();
    BoardNotes& notes = shown_.notes;
    notes.taught = taughtPiece();
    notes.named = notes.taught == NoSquare ? marks_.named : SquareSet();
    notes.drawn = drawnLines();
    notes.words = wordsOfSquares();
    updateAttention();
}

/// Returns the square of the piece whose targets are exactly the squares that the text marks. Returns `NoSquare` if
/// there is no such piece, or if the variant does not use different marks for moves and captures.
Square LessonBoard::taughtPiece() const {
    if (marks_.named.none() || !frame().scene.byReach || game() == nullptr) return NoSquare;
    for (std::size_t s = 0; s < shown_.scene.pieces.size(); ++s) {
        SquareSet reached;
        for (const TargetMark& mark : marksOf(*game(), Square(s))) reached.set(mark.square);
        if (reached == marks_.named) return Square(s);
    }
    return NoSquare;
}

OwnMarks LessonBoard::drawnLines() const {
    OwnMarks lines;
    if (frame().layout.empty()) return lines;
    for (const LessonMarks::Line& line : marks_.lines) {
        if (line.type == LessonMarks::Line::Type::Closed || !joins(line)) continue;
        const Path path = drawnLine(frame().layout.geometry(), line.from, line.to);
        lines.draw({path.back() == line.to ? path : Path{line.from, line.to}, inkOfLine(line.type)});
    }
    return lines;
}

std::map<Square, QString> LessonBoard::wordsOfSquares() const {
    std::map<Square, QString> words;
    marks_.named.forEach([&](Square s) { words[s] = tr("marked"); });
    marks_.hinted.forEach([&](Square s) { words[s] = tr("hint"); });
    marks_.chosen.forEach([&](Square s) { words[s] = tr("chosen"); });
    marks_.right.forEach([&](Square s) { words[s] = tr("right"); });
    marks_.wrong.forEach([&](Square s) { words[s] = tr("wrong"); });
    marks_.stars.forEach([&](Square s) { words[s] = tr("star"); });
    return words;
}

/// Returns the target of the wrong move. If no move is wrong, returns the first wrong square, or `NoSquare` if there is
/// none.
Square LessonBoard::wrongSquare() const {
    for (const LessonMarks::Line& line : marks_.lines) {
        if (line.type == LessonMarks::Line::Type::Wrong && line.to != NoSquare) return line.to;
    }
    Square found = NoSquare;
    marks_.wrong.forEach([&](Square s) { found = found == NoSquare ? s : found; });
    return found;
}

ReasonTag LessonBoard::wrongTag() const {
    const Square square = wrongSquare();
    if (square == NoSquare || frame().progress.illegalMove) return {};
    const LabelPlace place = labelBeside(frame(), frame().layout.rect(square), 0);
    return {tr("Wrong"), place, labelFont(font(), frame().layout.cell())};
}

void LessonBoard::paintEvent(QPaintEvent* event) {
    BoardWidget::paintEvent(event);
    if (frame().empty() || frame().attention.chooser.open()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOnDrawing(painter, frame().layout);
    if (const ReasonTag tag = wrongTag(); !tag.empty()) tag.paint(painter);
}

void LessonBoard::paintOnDrawing(QPainter& painter, const BoardLayout& layout) const {
    const auto each = [&](const SquareSet& squares, auto paint) {
        squares.forEach([&](Square s) {
            // A board that wraps around can show a square several times. All copies after the first are painted
            // fainter.
            painter.setOpacity(1);
            for (const QRect& box : layout.copies(s)) {
                paint(QRectF(box));
                painter.setOpacity(0.45);
            }
        });
    };
    each(marks_.wrong, [&](const QRectF& box) { paintWrong(painter, box); });
    each(marks_.hinted, [&](const QRectF& box) { paintFrame(painter, box, TargetGreen); });
    each(marks_.chosen, [&](const QRectF& box) { paintFrame(painter, box, ChosenViolet); });
    each(marks_.right, [&](const QRectF& box) { paintRight(painter, box); });
    each(marks_.stars, [&](const QRectF& box) { paintStar(painter, box); });
    painter.setOpacity(1);
    paintPosts(painter, layout);
    for (const LessonMarks::Line& line : marks_.lines) {
        if (line.type == LessonMarks::Line::Type::Closed && joins(line)) paintClosedWay(painter, layout, line);
    }
}

}  // namespace rokada::ui
