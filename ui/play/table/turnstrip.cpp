#include "table/turnstrip.h"

#include "board/boardwidget.h"
#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/sidepainter.h"
#include "scene/panelplaces.h"
#include "table/teamnews.h"

#include <QPainter>

namespace rokada::ui {

namespace {

/// Lengths in design pixels. 15 design pixels are one em; `px` converts them to pixels.
constexpr double TurnRow = 38, TurnEmblem = 17, TurnInset = 12, EmblemGap = 6, NewsBelow = 10, TurnRadius = 8;
/// Minimum size of letters in pixels. Longer texts are elided.
constexpr int SmallestTurn = 10;
constexpr int Wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// Returns the side that moves after the side to move. Returns NoSide if no other side is left.
Side nextSide(const BoardScene& scene) {
    for (std::size_t side = 0; side < scene.seats.size(); ++side) {
        if (!scene.seats[side].out && turnsUntil(scene, Side(side)) == 1) return Side(side);
    }
    return NoSide;
}

}  // namespace

TurnStrip::TurnStrip(const BoardWidget& board, QWidget* parent) : QWidget(parent), board_(board) {
    setObjectName(QStringLiteral("turnStrip"));
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
    connect(&board_, &BoardWidget::pictureChanged, this, &TurnStrip::follow);
}

int TurnStrip::px(double length) const { return designPixels(length, emOf(font())); }

QSize TurnStrip::sizeHint() const { return {100, heightForWidth(width())}; }

int TurnStrip::heightForWidth(int width) const {
    return news_.isEmpty() ? px(TurnRow) : newsRoom(width).bottom() + 1 + px(NewsBelow);
}

/// Returns the rectangle of the sentences about an elimination in a strip of this width, in pixels.
QRect TurnStrip::newsRoom(int width) const {
    const QRect room(px(TurnInset), px(TurnRow), std::max(1, width - 2 * px(TurnInset)), QWIDGETSIZE_MAX);
    return QFontMetrics(fontFor(TextRole::SecondLine, font())).boundingRect(room, Wrapped, news_);
}

void TurnStrip::setWanted(bool wanted) {
    wanted_ = wanted;
    follow();
}

void TurnStrip::follow() {
    if (!wanted_ || board_.game() == nullptr || board_.frame().empty()) return setWords({}, {});
    const BoardScene& scene = board_.frame().scene;
    mover_ = scene.turn;
    if (mover_ == NoSide) return setWords({}, {});
    setWords(wordsOf(scene), teamNews(*board_.game(), scene).join(u' '));
}

void TurnStrip::setWords(const QString& words, const QString& news) {
    const bool sameNews = news == news_;
    words_ = words;
    news_ = news;
    setAccessibleName(news_.isEmpty() ? words_ : words_ + u' ' + news_);
    setVisible(!words_.isEmpty());
    if (!sameNews) updateGeometry();
    update();
}

/// Returns sentences about the side to move and the next side.
QString TurnStrip::wordsOf(const BoardScene& scene) const {
    const Position& position = board_.game()->position();
    const SeatPicture& mover = scene.seats[mover_].words;
    const bool yours = mover.human && mover.alone;
    // No next side is named while pieces are placed: in a secret placement, each side places all its pieces in one
    // turn.
    //: %1: a player, as "Vera" or "White"
    if (position.placing(mover_))
        return yours ? tr("Place a reserve piece.") : tr("%1 places a reserve piece.").arg(mover.name);
    //: %1: a player, as "Vera" or "White"
    QString words = yours ? tr("Your move.") : tr("%1 to move.").arg(mover.name);
    if (position.inCheck(mover_)) return words + u' ' + tr("The king is in check.");
    const Side next = nextSide(scene);
    //: %1: the player who moves after the player to move, as "Vera" or "White"
    if (next != NoSide) words += u' ' + tr("Next: %1.").arg(scene.seats[next].words.name);
    return words;
}

void TurnStrip::paintEvent(QPaintEvent*) {
    if (words_.isEmpty() || board_.game() == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSoft(painter, rect(), px(TurnRadius));
    const int emblem = px(TurnEmblem);
    const QRect place(px(TurnInset), (px(TurnRow) - emblem) / 2, emblem, emblem);
    art_.drawEmblem(painter, place, board_.game()->book().variant().sideSpecs[mover_].name, devicePixelRatioF());
    const QRect room(place.right() + px(EmblemGap), 0, width() - place.right() - px(EmblemGap + TurnInset),
                     px(TurnRow));
    QFont letters = weighted(font(), QFont::Medium);
    letters.setPixelSize(emOf(letters));
    letters = panels::fitted(letters, words_, room.width(), SmallestTurn);
    painter.setFont(letters);
    painter.setPen(theme().onSoft);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(letters).elidedText(words_, Qt::ElideRight, room.width()));
    painter.setFont(fontFor(TextRole::SecondLine, font()));
    painter.drawText(newsRoom(width()), Wrapped, news_);
}

}  // namespace rokada::ui
