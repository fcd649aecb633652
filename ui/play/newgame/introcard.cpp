#include "newgame/introcard.h"

#include "board/boardplayback.h"
#include "board/boardwidget.h"
#include "newgame/introtexts.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/sharedsettings.h"
#include "texts/names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMargins>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int FilmSide = 120, LargestFilm = 260;
/// On a smaller board nothing can be recognized.
constexpr int SmallestPicture = 88;
constexpr QMargins CardEdge(10, 8, 10, 8);

}  // namespace

IntroCard::IntroCard(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      fold_(new QToolButton(this)),
      board_(new BoardWidget(this)),
      lines_(new QLabel(this)),
      rules_(new QPushButton(this)),
      close_(new QPushButton(this)) {
    setObjectName(QStringLiteral("introCard"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    title_->setWordWrap(true);
    lines_->setWordWrap(true);
    lines_->setTextFormat(Qt::RichText);
    board_->setFixedSize(FilmSide, FilmSide);
    board_->setLook({.coordinates = Coordinates::Off, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMode(&BoardMode::enabled, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(CardEdge);
    fold_->setObjectName(QStringLiteral("foldIntroButton"));
    close_->setObjectName(QStringLiteral("closeIntroButton"));
    fold_->setAutoRaise(true);
    fold_->setFocusPolicy(Qt::TabFocus);
    auto* heading = new QHBoxLayout;
    heading->addWidget(title_, 1);
    heading->addWidget(fold_, 0, Qt::AlignTop);
    column->addLayout(heading);
    column->addWidget(board_, 0, Qt::AlignHCenter);
    column->addWidget(lines_);
    auto* row = new QHBoxLayout;
    row->addWidget(rules_, 1);
    row->addWidget(close_, 1);
    column->addLayout(row);
    connect(fold_, &QToolButton::clicked, this, [this] { fold(!folded_); });
    connect(rules_, &QPushButton::clicked, this, &IntroCard::rulesWanted);
    connect(close_, &QPushButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    hide();
}

void IntroCard::show(const VariantInfo& game, bool placing, const Settings& settings) {
    game_ = &game;
    placing_ = placing;
    board_->setLook(sharedLook(settings, game.id, board_->look()));
    const SampleGame* sample = sampleHighlight(game.id);
    const QPointer<BoardPlayback> old = playback_;
    playback_ = new BoardPlayback(sample ? *sample : SampleGame{game.id, {}, {}, {}}, *board_, this);
    if (old) old->deleteLater();
    fold(false);
    QFrame::show();
    if (!settings.get(keys::motionReduced())) playback_->playOnce();
}

void IntroCard::fold(bool folded) {
    folded_ = folded;
    if (folded) rest();
    board_->setHidden(folded);
    for (QWidget* part : {static_cast<QWidget*>(lines_), static_cast<QWidget*>(rules_), static_cast<QWidget*>(close_)})
        part->setHidden(folded);
    retranslate();
    emit foldedOrUnfolded();
}

int IntroCard::heightOfWords(int width) const {
    const int frame = 2 * frameWidth();
    const int inner = width - frame - CardEdge.left() - CardEdge.right();
    const int titleWidth = inner - fold_->sizeHint().width() - layout()->spacing();
    const int title = std::max(title_->heightForWidth(titleWidth), fold_->sizeHint().height());
    if (folded_) return frame + CardEdge.top() + title + CardEdge.bottom();
    return frame + CardEdge.top() + title + layout()->spacing() + lines_->heightForWidth(inner) + layout()->spacing() +
           close_->sizeHint().height() + CardEdge.bottom();
}

/// It grows with the card, so that pieces can be told on a board of ten files too.
int IntroCard::largestPicture(int width) { return std::clamp(width * 3 / 5, FilmSide, LargestFilm); }

int IntroCard::wholeHeight(int width) const {
    return heightOfWords(width) + layout()->spacing() + largestPicture(width);
}

int IntroCard::fit(int width, int room) {
    const int words = heightOfWords(width);
    if (folded_) return words;
    const int gap = layout()->spacing();
    const int picture = std::min(room - words - gap, largestPicture(width));
    const bool shown = picture >= SmallestPicture;
    // An unchanged card needs no new layout.
    if (shown && picture != board_->height()) board_->setFixedSize(picture, picture);
    if (shown == board_->isHidden()) board_->setVisible(shown);
    return words + (shown ? picture + gap : 0);
}

void IntroCard::rest() {
    if (playback_) playback_->stop();
}

QString IntroCard::text() const { return lines_->text(); }

void IntroCard::hideEvent(QHideEvent*) { rest(); }

void IntroCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && game_) retranslate();
}

/// Outside dialogs Enter does not press the focused button by itself.
void IntroCard::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) return folded_ ? QFrame::keyPressEvent(event) : close_->click();
    if (!enter || !button || !button->hasFocus()) return QFrame::keyPressEvent(event);
    button->click();
}

void IntroCard::retranslate() {
    title_->setText(tr("%1: what is special here").arg(variantName(game_->id)));
    QString html = QStringLiteral("<ul style=\"margin-left: 14px; -qt-list-indent: 0\">");
    for (const QString& line : highlights(game_->id, placing_)) html += QStringLiteral("<li>%1</li>").arg(line);
    lines_->setText(html + QStringLiteral("</ul>"));
    fold_->setArrowType(folded_ ? Qt::UpArrow : Qt::DownArrow);
    fold_->setToolTip(folded_ ? tr("Unfold") : tr("Fold"));
    fold_->setAccessibleName(fold_->toolTip());
    rules_->setText(tr("&Rules"));
    rules_->setToolTip(tr("The rules of this variant in short"));
    close_->setText(tr("&Got It"));
    close_->setToolTip(tr("It can be seen again from the menu Help"));
    setAccessibleName(title_->text());
    setAccessibleDescription(highlights(game_->id, placing_).join(QLatin1Char(' ')));
}

}  // namespace rokada::ui
