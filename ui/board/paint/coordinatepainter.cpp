#include "paint/coordinatepainter.h"

#include "paint/groundpainter.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int SmallestText = 9;
/// Between a name and the frame, in pixels.
constexpr int Clearance = 2;

/// Writes the names of one view of a board.
class Namer {
public:
    Namer(QPainter& painter, const BoardView& view) : painter_(painter), view_(view), layout_(view.layout) {}

    void outside() {
        painter_.setPen(surroundText(view_.darkSurround));
        const int strip = layout_.nameStrip();
        const int pixels = fitting(namePixels(layout_), strip - 2 * Clearance);
        const int gap = layout_.edge();
        const QRect whole = layout_.whole();
        const int margin = layout_.cut().margin;
        const QPoint slide = view_.progress.slide;
        painter_.setClipRect(QRect(0, whole.top(), layout_.room().width(), whole.height()));
        for (int y = -margin; y < layout_.screenRows() + margin; ++y) {
            const Square first = firstOf(y);
            if (first == NoSquare) continue;
            const QRect place = layout_.rectOf({layout_.screenPlace(first).x() - margin, y});
            setFont(pixels, true, y < 0 || y >= layout_.screenRows());
            const QRect box(place.left() - gap - strip, place.top() + slide.y(), strip, place.height());
            layout_.standing() == Standing::RoundTable ? writeTurned(box, rowName(first), 90)
                                                       : write(box, Qt::AlignCenter, rowName(first));
        }
        painter_.setClipRect(QRect(whole.left(), 0, whole.width(), layout_.room().height()));
        for (int x = -margin; x < layout_.screenColumns() + margin; ++x) {
            const Square last = lastOf(x);
            if (last == NoSquare) continue;
            const QRect place = layout_.rectOf({x, layout_.screenPlace(last).y() + margin});
            setFont(pixels, true, x < 0 || x >= layout_.screenColumns());
            write({place.left() + slide.x(), place.bottom() + 1 + gap, place.width(), strip}, Qt::AlignCenter,
                  columnName(last));
        }
        painter_.setClipping(false);
        if (layout_.standing() == Standing::RoundTable) towardsTheOthers(pixels);
    }

    /// A player above or on the right reads the names on the near squares.
    void towardsTheOthers(int pixels) {
        setFont(std::min(pixels, 12), true);
        const int strip = std::max(SmallestText + 4, layout_.cell() / 4);
        for (int y = 0; y < layout_.screenRows(); ++y) {
            const Square last = lastInRow(y);
            if (last == NoSquare) continue;
            painter_.setPen(readableOn(tintedGround(view_, last)));
            const QRect box = layout_.rect(last);
            writeTurned({box.right() + 1 - strip, box.top(), strip, box.height()}, rowName(last), -90);
        }
        for (int x = 0; x < layout_.screenColumns(); ++x) {
            const Square first = firstInColumn(x);
            if (first == NoSquare) continue;
            painter_.setPen(readableOn(tintedGround(view_, first)));
            const QRect box = layout_.rect(first);
            writeTurned({box.left(), box.top(), box.width(), strip}, columnName(first), 180);
        }
    }

    void inside() {
        setFont(namePixels(layout_), true);
        for (int y = 0; y < layout_.screenRows(); ++y)
            onSquare(firstOf(y), Qt::AlignLeft | Qt::AlignTop, &Namer::rowName);
        for (int x = 0; x < layout_.screenColumns(); ++x) {
            onSquare(lastOf(x), Qt::AlignRight | Qt::AlignBottom, &Namer::columnName);
        }
    }

    void everywhere() {
        setFont(namePixels(layout_), false);
        for (int s = 0; s < layout_.geometry().size(); ++s) {
            onSquare(Square(s), Qt::AlignLeft | Qt::AlignTop, &Namer::wholeName);
        }
    }

private:
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
        return QString(QLatin1Char(board.fileLetter(board.column(square)))).toUpper();
    }
    [[nodiscard]] QString rankName(Square square) const {
        const Geometry& board = layout_.geometry();
        return QString::number(board.rankNumber(board.row(square)));
    }
    [[nodiscard]] QString rowName(Square square) const {
        return layout_.turns() % 2 == 0 ? rankName(square) : fileName(square);
    }
    [[nodiscard]] QString columnName(Square square) const {
        return layout_.turns() % 2 == 0 ? fileName(square) : rankName(square);
    }
    [[nodiscard]] QString wholeName(Square square) const { return fileName(square) + rankName(square); }

    /// Names of two digits do not touch the frame.
    [[nodiscard]] int fitting(int pixels, int room) {
        const auto tooWide = [&](int y) {
            const Square first = firstOf(y);
            return first != NoSquare && painter_.fontMetrics().horizontalAdvance(rowName(first)) > room;
        };
        for (int y = 0; y < layout_.screenRows(); ++y) {
            for (setFont(pixels, true); pixels > SmallestText && tooWide(y); setFont(pixels, true)) --pixels;
        }
        return pixels;
    }

    void setFont(int pixels, bool bold, bool ghost = false) {
        QFont font = painter_.font();
        font.setItalic(ghost);
        font.setPixelSize(pixels);
        font.setBold(bold);
        painter_.setFont(font);
    }

    void onSquare(Square square, Qt::Alignment where, QString (Namer::*name)(Square) const) {
        if (square == NoSquare) return;
        painter_.setPen(readableOn(tintedGround(view_, square)));
        const QRect rect = layout_.rect(square).adjusted(3, 1, -3, -1);
        write(rect, where, (this->*name)(square));
    }

    void write(const QRect& rect, Qt::Alignment where, const QString& text) {
        painter_.drawText(rect, static_cast<int>(where) | Qt::TextDontClip, text);
    }

    /// Towards the player of another side.
    void writeTurned(const QRect& box, const QString& text, int degrees) {
        painter_.save();
        painter_.translate(QRectF(box).center());
        painter_.rotate(degrees);
        const QSize size = degrees % 180 == 0 ? box.size() : box.size().transposed();
        write({-size.width() / 2, -size.height() / 2, size.width(), size.height()}, Qt::AlignCenter, text);
        painter_.restore();
    }

    QPainter& painter_;
    const BoardView& view_;
    const BoardLayout& layout_;
};

}  // namespace

int namePixels(const BoardLayout& layout) {
    const bool outside = layout.coordinates() == Coordinates::Outside;
    return std::clamp(outside ? layout.nameStrip() - 4 : layout.cell() / 5, SmallestText, 14);
}

void paintCoordinates(QPainter& painter, const BoardView& view) {
    painter.save();
    Namer namer(painter, view);
    switch (view.layout.coordinates()) {
        case Coordinates::Off: break;
        case Coordinates::Outside:
            // What lies over a held board is rolled, and has its names on its squares.
            if (view.layout.nameStrip() > 0 && !view.progress.held) namer.outside();
            break;
        case Coordinates::Inside: namer.inside(); break;
        case Coordinates::Everywhere: namer.everywhere(); break;
    }
    painter.restore();
}

}  // namespace rokada::ui
