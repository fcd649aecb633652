#include "paint/coordinatepainter.h"

#include "explain/surroundings.h"
#include "kit/theme.h"
#include "paint/groundpainter.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

constexpr int SmallestText = 9;
/// Distance between a file or rank name and the edge of the board or the widget, in pixels.
constexpr int Clearance = 2;
/// Letter height on squares, in per cent of a square.
constexpr double LettersInside = 14;
/// Limits of the letter height on squares, in pixels.
constexpr int SmallestInside = 10, LargestInside = 15;
/// Distances of a file or rank name from the edges of its square, in per cent of the square: from the left or right,
/// and from the top or bottom.
constexpr double Aside = 5, Above = 3.5;

/// Name of a file, a rank or a square, to be written on a square.
struct SquareName {
    QString text;
    Qt::Alignment where;
    int degrees = 0;  ///< rotation towards the player of another side
    double down = 0;  ///< additional distance from the top, in per cent of a square
};

/// Determines the squares that show the names of their rows or columns, and returns these names.
class Names {
public:
    explicit Names(const BoardLayout& layout) : layout_(layout) {}

    [[nodiscard]] Square firstOf(int y) const {
        for (int x = 0; x < layout_.screenColumns(); ++x) {
            if (const Square square = layout_.atPlace({x, y}); square != NoSquare) return square;
        }
        return NoSquare;
    }

    [[nodiscard]] Square lastOf(int x) const {
        for (int y = layout_.screenRows() - 1; y >= 0; --y) {
            if (const Square square = layout_.atPlace({x, y}); square != NoSquare) return square;
        }
        return NoSquare;
    }

    [[nodiscard]] QString rowName(Square square) const {
        return layout_.turns() % 2 == 0 ? rankName(square) : fileName(square);
    }
    [[nodiscard]] QString columnName(Square square) const {
        return layout_.turns() % 2 == 0 ? fileName(square) : rankName(square);
    }

    /// Returns the file and rank names to write on the square.
    [[nodiscard]] std::vector<SquareName> on(Square square) const {
        switch (layout_.coordinates()) {
            case Coordinates::Everywhere: return {whole(square, false)};
            case Coordinates::Inside: return inside(square);
            case Coordinates::Outside:
                return layout_.orientation() == PieceOrientation::RoundTable ? towardsTheOthers(square)
                                                                             : std::vector<SquareName>();
            default: return {};
        }
    }

private:
    [[nodiscard]] std::vector<SquareName> inside(Square square) const {
        const QPoint place = layout_.screenPlace(square);
        // An isolated square, which has only diagonal neighbours, shows its whole name.
        if (standsFree(layout_.geometry(), square)) return {whole(square, 2 * place.x() > layout_.screenColumns())};
        std::vector<SquareName> names;
        // Distance of a name from the top, in per cent of a square. It leaves room for the bar that connects an
        // isolated square; see `paintBars`.
        constexpr double BelowBar = 15;
        if (firstOf(place.y()) == square) {
            const double down = touchesFree(place + QPoint(-1, -1)) ? BelowBar : 0;
            names.push_back({rowName(square), Qt::AlignLeft | Qt::AlignTop, 0, down});
        }
        if (lastOf(place.x()) == square) {
            const auto side = touchesFree(place + QPoint(1, 1)) ? Qt::AlignLeft : Qt::AlignRight;
            names.push_back({columnName(square), side | Qt::AlignBottom});
        }
        return names;
    }

    [[nodiscard]] bool touchesFree(QPoint corner) const {
        const Square square = layout_.atPlace(corner);
        return square != NoSquare && standsFree(layout_.geometry(), square);
    }

    /// Returns the file and rank names that face the players at the top and on the right. They are on the squares
    /// nearest to these players.
    [[nodiscard]] std::vector<SquareName> towardsTheOthers(Square square) const {
        const QPoint place = layout_.screenPlace(square);
        std::vector<SquareName> names;
        if (lastInRow(place.y()) == square) names.push_back({rowName(square), Qt::AlignRight, -90});
        if (firstInColumn(place.x()) == square) names.push_back({columnName(square), Qt::AlignTop, 180});
        return names;
    }

    [[nodiscard]] SquareName whole(Square square, bool atRight) const {
        return {fileName(square) + rankName(square), (atRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop};
    }

    [[nodiscard]] Square lastInRow(int y) const {
        for (int x = layout_.screenColumns() - 1; x >= 0; --x) {
            if (const Square square = layout_.atPlace({x, y}); square != NoSquare) return square;
        }
        return NoSquare;
    }

    [[nodiscard]] Square firstInColumn(int x) const {
        for (int y = 0; y < layout_.screenRows(); ++y) {
            if (const Square square = layout_.atPlace({x, y}); square != NoSquare) return square;
        }
        return NoSquare;
    }

    [[nodiscard]] QString fileName(Square square) const {
        const Geometry& board = layout_.geometry();
        const QChar letter = QLatin1Char(board.fileLetter(board.column(square)));
        return board.wraps() ? letter.toUpper() : letter;
    }
    [[nodiscard]] QString rankName(Square square) const {
        const Geometry& board = layout_.geometry();
        return QString::number(board.rankNumber(board.row(square)));
    }

    const BoardLayout& layout_;
};

void setFont(QPainter& painter, int pixels, bool ghost = false) {
    QFont font = painter.font();
    font.setItalic(ghost);
    font.setPixelSize(pixels);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
}

void write(QPainter& painter, const QRectF& rect, Qt::Alignment where, const QString& text) {
    painter.drawText(rect, static_cast<int>(where) | Qt::TextDontClip, text);
}

/// Writes a file or rank name, rotated by `degrees` so that it faces another player.
void writeTurned(QPainter& painter, const QRectF& box, const QString& text, int degrees) {
    painter.save();
    painter.translate(box.center());
    painter.rotate(degrees);
    const QSizeF size = degrees % 180 == 0 ? box.size() : box.size().transposed();
    write(painter, {{-size.width() / 2, -size.height() / 2}, size}, Qt::AlignCenter, text);
    painter.restore();
}

void paintName(QPainter& painter, const BoardLayout& layout, const QRectF& square, const SquareName& name) {
    const bool strip = name.degrees != 0;
    setFont(painter, strip ? std::min(namePixels(layout), 12) : namePixels(layout));
    if (!strip) {
        const double aside = layout.units(Aside), above = layout.units(Above), down = layout.units(name.down);
        return write(painter, square.adjusted(aside, above + down, -aside, -above), name.where, name.text);
    }
    const int deep = std::max(SmallestText + 4, layout.cell() / 4);
    QRectF box = square;
    name.where == Qt::AlignRight ? box.setLeft(box.right() - deep) : box.setBottom(box.top() + deep);
    writeTurned(painter, box, name.text, name.degrees);
}

void paintInside(QPainter& painter, const BoardView& view) {
    for (int s = 0; s < view.layout.geometry().size(); ++s)
        paintNamesOn(painter, view, Square(s), tintedGround(view, Square(s)));
}

/// Returns the font size in pixels, reduced until rank names of two digits are at most `room` pixels wide.
int fitting(QPainter& painter, const BoardLayout& layout, const Names& names, int pixels, int room) {
    const auto tooWide = [&](int y) {
        const Square first = names.firstOf(y);
        return first != NoSquare && painter.fontMetrics().horizontalAdvance(names.rowName(first)) > room;
    };
    for (int y = 0; y < layout.screenRows(); ++y) {
        for (setFont(painter, pixels); pixels > SmallestText && tooWide(y); setFont(painter, pixels)) --pixels;
    }
    return pixels;
}

/// Paints the names beside the board. On a board that wraps around, they stand beside the repeated squares and move
/// when the board is scrolled.
void paintBeside(QPainter& painter, const BoardView& view) {
    const BoardLayout& layout = view.layout;
    const Names names(layout);
    painter.setPen(surroundTheme(view.darkSurround).text2);
    const int strip = layout.nameStrip(), gap = layout.edge(), margin = layout.cut().margin;
    const int pixels = fitting(painter, layout, names, namePixels(layout), strip - 2 * Clearance);
    const QRect whole = layout.whole();
    const QPoint slide = view.progress.slide;
    painter.setClipRect(QRect(0, whole.top(), layout.room().width(), whole.height()));
    for (int y = -margin; y < layout.screenRows() + margin; ++y) {
        const Square first = names.firstOf(y);
        if (first == NoSquare) continue;
        const QRect place = layout.rectOf({layout.screenPlace(first).x() - margin, y});
        setFont(painter, pixels, y < 0 || y >= layout.screenRows());
        const QRect box(place.left() - gap - strip, place.top() + slide.y(), strip, place.height());
        layout.orientation() == PieceOrientation::RoundTable
            ? writeTurned(painter, box, names.rowName(first), 90)
            : write(painter, box, Qt::AlignCenter, names.rowName(first));
    }
    painter.setClipRect(QRect(whole.left(), 0, whole.width(), layout.room().height()));
    for (int x = -margin; x < layout.screenColumns() + margin; ++x) {
        const Square last = names.lastOf(x);
        if (last == NoSquare) continue;
        const QRect place = layout.rectOf({x, layout.screenPlace(last).y() + margin});
        setFont(painter, pixels, x < 0 || x >= layout.screenColumns());
        const QRect box(place.left() + slide.x(), place.bottom() + 1 + gap, place.width(), strip);
        write(painter, box, Qt::AlignCenter, names.columnName(last));
    }
    painter.setClipping(false);
}

}  // namespace

int namePixels(const BoardLayout& layout) {
    if (layout.coordinates() == Coordinates::Outside) return std::clamp(layout.nameStrip() - 4, SmallestText, 14);
    return std::clamp(qRound(layout.units(LettersInside)), SmallestInside, LargestInside);
}

void paintCoordinates(QPainter& painter, const BoardView& view) {
    painter.save();
    // While the 3D board shows the move first (`held`), its picture covers the board and has the names on its squares.
    if (view.layout.nameStrip() > 0 && !view.progress.held) paintBeside(painter, view);
    paintInside(painter, view);
    painter.restore();
}

void paintNamesOn(QPainter& painter, const BoardView& view, Square square, const QColor& ground) {
    const auto names = Names(view.layout).on(square);
    if (names.empty()) return;
    const QFont before = painter.font();
    painter.setPen(quietOn(ground));
    for (const SquareName& name : names) paintName(painter, view.layout, view.layout.rect(square), name);
    painter.setFont(before);
}

}  // namespace rokada::ui
