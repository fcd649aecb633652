#include "board/plate.h"

#include "board/boardwidget.h"
#include "kit/digitstrip.h"
#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/avatar.h"
#include "paint/capturedpainter.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Sizes in em: heights of parts of the plate, and font sizes of the accuracy.
constexpr double Height = 3.1, CapturedHeight = 1.45, ClockHeight = 2.6, PillHeight = 1.9, AccuracySize = 1.5,
                 PercentSize = 0.88;
/// Gap between parts and inset of the clock, in pixels at 1 em = 15 pixels.
constexpr double Gap = 12, ClockInset = 10;

class PlatePainter {
public:
    /// `still` is true while moves are only tried, so that no player has to move.
    PlatePainter(QPainter& painter, const BoardView& view, const SeatScene& seat, Side side, const QWidget& plate,
                 bool still)
        : painter_(painter),
          view_(view),
          seat_(seat),
          side_(side),
          plate_(plate),
          still_(still),
          em_(emOf(plate.font())) {}

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        const QRect box = plate_.rect();
        const int disc = std::min(box.height(), static_cast<int>(Height * em_));
        avatar(QRect(box.left(), box.center().y() - disc / 2, disc, disc));
        QRect rest = box.adjusted(disc + px(Gap), 0, 0, 0);
        rest.setRight(atEnd(rest) - px(Gap));
        words(rest);
    }

private:
    [[nodiscard]] int px(double length) const { return designPixels(length, em_); }

    void avatar(const QRect& box) {
        Avatar shown = seat_.words.avatar;
        shown.side = view_.sideId(side_);
        paintAvatar(painter_, box, shown, theme().canvas);
    }

    /// Paints the accuracy, points or clock at the right end, or a label that says who is to move. Returns the left
    /// edge of the painted part.
    int atEnd(const QRect& room) {
        if (seat_.words.accuracy) return accuracy(room, *seat_.words.accuracy);
        if (!seat_.words.points.isEmpty() && seat_.clock.digits.isEmpty()) return points(room);
        if (!seat_.clock.digits.isEmpty()) return clock(room);
        return seat_.toMove && !still_ ? pill(room) : room.right();
    }

    int clock(const QRect& room) {
        const DigitStrip digits(seat_.clock.digits, fontFor(TextRole::Clock, plate_.font()));
        const int width = digits.width() + 2 * px(ClockInset);
        const int height = std::min(room.height(), static_cast<int>(ClockHeight * em_));
        const QRect face(room.right() + 1 - width, room.center().y() - height / 2, width, height);
        const Theme& tokens = theme();
        const bool urgent = seat_.clock.hurries && seat_.clock.running;
        const QColor ground = urgent ? tokens.dangerSoft : seat_.clock.running ? tokens.runningClock : tokens.sunken;
        const QColor resting = seat_.clock.hurries ? tokens.danger : tokens.text2;
        const QColor ink = seat_.clock.running && !urgent ? tokens.runningDigits : resting;
        const bool framed = urgent || (seat_.clock.warns && !seat_.clock.running);
        paintRound(painter_, face, px(8), ground, framed ? tokens.danger : QColor(), framed ? 2 : 1);
        painter_.setPen(ink);
        digits.paint(painter_, face);
        if (seat_.clock.word.isEmpty()) return face.left();
        return wordBefore(seat_.clock.word, face);
    }

    int wordBefore(const QString& word, const QRect& face) {
        const QFont font = fontFor(TextRole::SecondLine, plate_.font());
        const int width = QFontMetrics(font).horizontalAdvance(word) + 1;
        painter_.setFont(font);
        painter_.setPen(seat_.clock.hurries ? theme().danger : theme().text2);
        const QRect place(face.left() - px(Gap) / 2 - width, face.top(), width, face.height());
        painter_.drawText(place, Qt::AlignRight | Qt::AlignVCenter, word);
        return place.left();
    }

    /// Paints the accuracy in large letters, and its label in small letters below. Returns the left edge of both.
    int accuracy(const QRect& room, int percent) {
        const QFont large = weighted(scaledFont(plate_.font(), AccuracySize), QFont::DemiBold);
        const QFont sign = weighted(scaledFont(plate_.font(), PercentSize), QFont::DemiBold);
        const QFont small = fontFor(TextRole::SecondLine, plate_.font());
        const QString digits = QLocale().toString(percent), word = Plate::tr("accuracy");
        const int gap = px(Gap) / 4, signWidth = QFontMetrics(sign).horizontalAdvance(QLatin1Char('%'));
        const int width = std::max(QFontMetrics(large).horizontalAdvance(digits) + gap + signWidth,
                                   QFontMetrics(small).horizontalAdvance(word)) +
                          1;
        const int first = QFontMetrics(large).height(), second = QFontMetrics(small).height();
        const int top = room.center().y() - (first + second) / 2;
        const int base = top + QFontMetrics(large).ascent(), end = room.right() + 1;
        painter_.setPen(theme().text);
        painter_.setFont(sign);
        painter_.drawText(QPoint(end - signWidth, base), QStringLiteral("%"));
        painter_.setFont(large);
        painter_.drawText(QPoint(end - signWidth - gap - QFontMetrics(large).horizontalAdvance(digits), base), digits);
        painter_.setFont(small);
        painter_.setPen(theme().text2);
        painter_.drawText(QRect(end - width, top + first, width, second), Qt::AlignRight | Qt::AlignVCenter, word);
        return end - width;
    }

    int points(const QRect& room) {
        const QFont font = fontFor(TextRole::SectionTitle, plate_.font());
        const int width = QFontMetrics(font).horizontalAdvance(seat_.words.points) + 1;
        painter_.setFont(font);
        painter_.setPen(seat_.words.won ? theme().accent : theme().text2);
        painter_.drawText(room, Qt::AlignRight | Qt::AlignVCenter, seat_.words.points);
        return room.right() - width;
    }

    int pill(const QRect& room) {
        const QString words = !seat_.words.human  ? Plate::tr("Thinking")
                              : seat_.words.alone ? Plate::tr("Your move")
                                                  : Plate::tr("To move");
        const QFont font = weighted(fontFor(TextRole::SecondLine, plate_.font()), QFont::DemiBold);
        const int width = QFontMetrics(font).horizontalAdvance(words) + 2 * px(ClockInset);
        const int height = static_cast<int>(PillHeight * em_);
        const QRect box(room.right() + 1 - width, room.center().y() - height / 2, width, height);
        paintRound(painter_, box, height / 2.0, theme().soft, theme().contrast ? theme().accent : QColor(),
                   theme().softEdge());
        painter_.setFont(font);
        painter_.setPen(theme().onSoft);
        painter_.drawText(box, Qt::AlignCenter, words);
        return box.left();
    }

    /// Paints the name, and below it the level and the captured pieces. Without these, the name is in the middle.
    void words(const QRect& room) {
        QFont name = fontFor(TextRole::PlayerName, plate_.font());
        const QFont note = fontFor(TextRole::SecondLine, plate_.font());
        name.setStrikeOut(seat_.out);
        const int captured = static_cast<int>(CapturedHeight * em_);
        const int second = std::max(captured, QFontMetrics(note).height());
        const int first = QFontMetrics(name).height();
        const bool alone = seat_.words.note.isEmpty() && seat_.captured.empty() && seat_.lead == 0;
        const int top = room.center().y() - (alone ? first : first + second) / 2;
        line(QRect(room.left(), top, room.width(), first), name, theme().text, seat_.words.name);
        QRect below(room.left(), top + first, room.width(), second);
        below.setLeft(below.left() + noteOn(below, note));
        if (below.width() < MinCaptured) return;
        painter_.setFont(note);
        paintCaptured(painter_, view_, seat_, below, Qt::AlignLeft, theme().text2);
    }

    /// Paints the note, for example the level of the computer. Returns its width with the gap after it, in pixels.
    int noteOn(const QRect& room, const QFont& font) {
        const QFontMetrics metrics(font);
        const bool taken = !seat_.captured.empty();
        const QString& all = seat_.words.note;
        const bool brief = taken && !seat_.words.brief.isEmpty() && metrics.horizontalAdvance(all) > room.width() / 2;
        const QString& words = brief ? seat_.words.brief : all;
        if (words.isEmpty()) return 0;
        line(room, font, theme().text2, words);
        return metrics.horizontalAdvance(words) + px(Gap);
    }

    void line(const QRect& room, const QFont& font, const QColor& ink, const QString& words) {
        painter_.setFont(font);
        painter_.setPen(ink);
        const QString shown = QFontMetrics(font).elidedText(words, Qt::ElideRight, room.width());
        painter_.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shown);
    }

    QPainter& painter_;
    const BoardView& view_;
    const SeatScene& seat_;
    Side side_;
    const QWidget& plate_;
    bool still_;
    int em_;
};

}  // namespace

Plate::Plate(const BoardWidget& board, ScreenEdge edge, QWidget* parent) : QWidget(parent), board_(board), edge_(edge) {
    setFocusPolicy(Qt::TabFocus);
    setProperty("focusRing", true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    hide();
}

/// Returns the side at this edge, or NoSide. With more than two players there is no room for plates.
Side Plate::sideAtEdge() const {
    const BoardFrame& frame = board_.frame();
    if (frame.empty() || frame.scene.seats.size() != 2) return NoSide;
    for (std::size_t i = 0; i < frame.scene.seats.size(); ++i) {
        const auto side = Side(i);
        if (frame.layout.seatEdge(side) == edge_ && frame.panelRect(side).isEmpty()) return side;
    }
    return NoSide;
}

const SeatScene& Plate::seat() const { return board_.frame().scene.seats[side_]; }

void Plate::follow() {
    side_ = sideAtEdge();
    setVisible(side_ != NoSide);
    if (side_ == NoSide) return;
    const QString said = words();
    if (said != accessibleName()) setAccessibleName(said);
    update();
}

QString Plate::words() const {
    if (side_ == NoSide) return {};
    QStringList parts{seat().words.name};
    if (!seat().words.note.isEmpty()) parts << seat().words.note;
    if (!seat().words.points.isEmpty()) parts << seat().words.points;
    //: %1: a number, as "94"
    if (seat().words.accuracy) parts << tr("accuracy %1 %").arg(QLocale().toString(*seat().words.accuracy));
    return parts.join(QStringLiteral(", "));
}

QSize Plate::sizeHint() const { return {20 * emOf(font()), static_cast<int>(Height * emOf(font()))}; }

QSize Plate::minimumSizeHint() const { return {0, sizeHint().height()}; }

void Plate::paintEvent(QPaintEvent*) {
    if (side_ == NoSide || board_.frame().empty() || side_ >= board_.frame().scene.seats.size()) return;
    QPainter painter(this);
    const BoardView view(board_.frame(), art_, devicePixelRatioF());
    PlatePainter(painter, view, seat(), side_, *this, board_.mode().trying).paint();
}

void Plate::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void Plate::mouseReleaseEvent(QMouseEvent* event) {
    if (side_ != NoSide && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked(side_, event->globalPosition().toPoint());
}

void Plate::keyPressEvent(QKeyEvent* event) {
    const bool acts = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (!acts || side_ == NoSide) return QWidget::keyPressEvent(event);
    emit clicked(side_, mapToGlobal(rect().bottomLeft()));
}

}  // namespace rokada::ui
