#include "newgame/variantcard.h"

#include "board/boardplayback.h"
#include "board/boardwidget.h"
#include "kit/accent.h"
#include "kit/theme.h"
#include "newgame/cardframe.h"
#include "newgame/quickmenu.h"
#include "scene/boardtheme.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "texts/names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Margin = 12;
constexpr int CardGap = 6;
/// Between buttons: three words of any language stand beside one another in a narrow card.
constexpr int ButtonGap = 5;

}  // namespace

VariantCard::VariantCard(const VariantInfo& info, QWidget* parent)
    : QFrame(parent),
      info_(info),
      board_(new BoardWidget(this)),
      name_(new QLabel(this)),
      company_(new QLabel(this)),
      sentence_(new QLabel(this)),
      play_(new QPushButton(this)),
      choose_(new MenuButton(this)),
      quick_(new QuickMenu(info, this)),
      learn_(new QPushButton(this)),
      rules_(new QPushButton(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    board_->setLook({.coordinates = Coordinates::Off, .cut = {}, .panels = false, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMode(&BoardMode::enabled, false);
    choose_->setObjectName(QStringLiteral("chooseButton"));
    learn_->setObjectName(QStringLiteral("learnButton"));
    name_->setObjectName(QStringLiteral("variantName"));
    sentence_->setObjectName(QStringLiteral("variantSentence"));
    new LetterSize(*name_, 1.2, true);
    sentence_->setWordWrap(true);
    sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layOut();
    connect(play_, &QPushButton::clicked, this, &VariantCard::playWanted);
    choose_->setMenu(quick_);
    connect(quick_, &QuickMenu::gameWanted, this, &VariantCard::gameWanted);
    connect(quick_, &QuickMenu::moreWanted, this, &VariantCard::choiceWanted);
    connect(learn_, &QPushButton::clicked, this, &VariantCard::learnWanted);
    connect(rules_, &QPushButton::clicked, this, &VariantCard::rulesWanted);
    colour();
    retranslate();
    choose_->setFixedHeight(play_->sizeHint().height());
}

void VariantCard::layOut() {
    parts_ = new QVBoxLayout(this);
    parts_->setContentsMargins(Margin, Margin, Margin, Margin);
    parts_->setSpacing(CardGap);
    parts_->addWidget(board_, 0, Qt::AlignCenter);
    auto* words = new QVBoxLayout;
    words->setSpacing(CardGap);
    parts_->addLayout(words, 1);
    heading_ = new QHBoxLayout;
    heading_->addWidget(name_, 1);
    heading_->addWidget(company_, 0);
    words->addLayout(heading_);
    words->addWidget(sentence_, 1);
    layOutButtons();
    words->addLayout(buttons_);
}

void VariantCard::layOutButtons() {
    auto* playing = new QHBoxLayout;
    playing->setSpacing(2);
    playing->addWidget(play_, 1);
    playing->addWidget(choose_);
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(ButtonGap);
    buttons_->addLayout(playing, 1);
    buttons_->addWidget(learn_, 1);
    buttons_->addWidget(rules_, 1);
    choose_->setArrowType(Qt::DownArrow);
    choose_->setFocusPolicy(Qt::TabFocus);
    choose_->setCursor(Qt::ArrowCursor);
    for (QPushButton* button : {play_, learn_, rules_}) {
        // Three words of any language in a narrow card.
        button->setMinimumWidth(0);
        button->setFocusPolicy(Qt::TabFocus);
        button->setCursor(Qt::ArrowCursor);
    }
}

void VariantCard::fill() {
    if (playback_) return;
    const SampleGame* sample = sampleGame(info_.id);
    playback_ = new BoardPlayback(sample ? *sample : SampleGame{info_.id, {}, {}, {}}, *board_, this);
    attend();
}

void VariantCard::setStill(bool still) {
    still_ = still;
    attend();
}

int VariantCard::heightOfWords(int width) const {
    const int inner = width - 2 * Margin;
    const int heading = std::max(name_->sizeHint().height(), company_->sizeHint().height());
    return 2 * Margin + 3 * CardGap + heading + sentence_->heightForWidth(inner) + play_->sizeHint().height();
}

/// Where they are narrowest.
QSize VariantCard::leastWordsBeside() const {
    int width = std::max(name_->sizeHint().width(), company_->sizeHint().width());
    for (int i = 0; i < buttons_->count(); ++i) width = std::max(width, buttons_->itemAt(i)->minimumSize().width());
    const int heading = name_->sizeHint().height() + company_->sizeHint().height();
    return {width, heading + sentence_->heightForWidth(width) + 3 * play_->sizeHint().height() + 5 * CardGap};
}

int VariantCard::boardBesideWords(QSize card) const {
    const QSize words = leastWordsBeside();
    const QSize room = card - QSize(2, 2) * Margin;
    return words.height() > room.height() ? 0 : std::min(room.height(), room.width() - words.width() - Margin);
}

void VariantCard::setBoardSide(int pixels) { board_->setFixedSize(pixels, pixels); }

void VariantCard::setWords(Words words) {
    if (words_ == words) return;
    words_ = words;
    const bool beside = words == Words::Beside;
    parts_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setSpacing(beside ? Margin : CardGap);
    for (QBoxLayout* row : {heading_, buttons_}) {
        row->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
}

/// The playback runs while the card is hovered or focused.
void VariantCard::attend() {
    update();
    if (!playback_) return;
    const bool wanted = isVisible() && !still_ && (pointed_ || hasFocus());
    wanted ? playback_->play() : playback_->stop();
}

void VariantCard::disable(Deed deed, const QString& why) {
    QWidget* button = deed == Deed::Choose ? static_cast<QWidget*>(choose_) : deed == Deed::Learn ? learn_ : rules_;
    button->setEnabled(false);
    button->setToolTip(why);
}

void VariantCard::retranslate() {
    const std::size_t seats = makeVariant(info_, {})->sides();
    const int minutes = usualMinutes(info_.id);
    name_->setText(variantName(info_.id));
    sentence_->setText(variantSentence(info_.id));
    company_->setText(seats > 2 ? tr("4 players · %1 min").arg(minutes) : tr("2 players · %1 min").arg(minutes));
    company_->setToolTip(tr("How many play, and how long a game usually takes"));
    play_->setText(tr("Play"));
    play_->setToolTip(tr("You play White against a computer for beginners, without clocks"));
    play_->setAccessibleName(tr("Play %1").arg(variantName(info_.id)));
    choose_->setToolTip(tr("Choose players, clocks and rules"));
    choose_->setAccessibleName(tr("Choose players, clocks and rules"));
    quick_->retranslate();
    learn_->setText(tr("Learn"));
    learn_->setToolTip(tr("Lessons, from the first step"));
    learn_->setAccessibleName(tr("Learn %1").arg(variantName(info_.id)));
    rules_->setText(tr("Rules"));
    rules_->setToolTip(tr("How this variant is played"));
    setAccessibleName(variantName(info_.id));
    setAccessibleDescription(sentence_->text() + u' ' + company_->text());
}

void VariantCard::colour() {
    QPalette words = palette();
    words.setColor(QPalette::WindowText, theme().text);
    for (QLabel* label : {name_, company_, sentence_}) label->setPalette(words);
    play_->setPalette(accented(palette()));
}

/// Only the card that has the keyboard has a thick frame, or two would look chosen.
QColor VariantCard::ground() const { return pointed_ ? theme().raised : theme().panel; }

// --- events

void VariantCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int width = hasFocus() ? 3 : 1;
    const QColor line = hasFocus() ? theme().accent : theme().line;
    const double half = width / 2.0;
    painter.setPen(QPen(line, width));
    painter.setBrush(ground());
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), CardCorner, CardCorner);
}

void VariantCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) colour();
    if (event->type() == QEvent::FontChange) choose_->setFixedHeight(play_->sizeHint().height());
}

void VariantCard::enterEvent(QEnterEvent*) {
    pointed_ = true;
    attend();
}

void VariantCard::leaveEvent(QEvent*) {
    pointed_ = false;
    attend();
}

void VariantCard::focusInEvent(QFocusEvent*) { attend(); }

void VariantCard::focusOutEvent(QFocusEvent*) { attend(); }

void VariantCard::showEvent(QShowEvent*) { attend(); }

void VariantCard::hideEvent(QHideEvent*) {
    pointed_ = false;
    attend();
}

void VariantCard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left: return emit neighbourWanted({-1, 0});
        case Qt::Key_Right: return emit neighbourWanted({1, 0});
        case Qt::Key_Up: return emit neighbourWanted({0, -1});
        case Qt::Key_Down: return emit neighbourWanted({0, 1});
        case Qt::Key_Return:
        case Qt::Key_Enter: break;
        default: return QFrame::keyPressEvent(event);
    }
    // A button that has the focus is what Enter means.
    if (learn_->hasFocus()) return learn_->click();
    if (choose_->hasFocus()) return choose_->showMenu();
    if (rules_->hasFocus()) return rules_->click();
    emit playWanted();
}

/// The board is a button too.
void VariantCard::mouseReleaseEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && board_->geometry().contains(at)) emit playWanted();
}

}  // namespace rokada::ui
