#include "newgame/variantcard.h"

#include "board/boardplayback.h"
#include "board/boardwidget.h"
#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "newgame/newgamewords.h"
#include "newgame/quickmenu.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "shell/stylejob.h"
#include "texts/names.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Gaps and corner radius in pixels.
constexpr int CardGap = 6, ButtonGap = 4, CardRadius = 12;
/// Font sizes of the name, the description and the number of players, in em.
constexpr double NameSize = 1.08, SentenceSize = 0.9, PlayersSize = 0.82;

}  // namespace

VariantCard::VariantCard(const VariantInfo& info, QWidget* parent)
    : QFrame(parent),
      info_(info),
      choice_(usualChoice(info)),
      board_(new BoardWidget(this)),
      name_(new QLabel(this)),
      players_(new QLabel(this)),
      sentence_(new QLabel(this)),
      play_(new QPushButton(this)),
      choose_(new MenuButton(this)),
      quick_(new QuickMenu(info, this)),
      learn_(new QPushButton(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    board_->setLook({.coordinates = Coordinates::Off, .cut = {}, .plates = Plates::None, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMode(&BoardMode::enabled, false);
    play_->setObjectName(QStringLiteral("playVariant"));
    choose_->setObjectName(QStringLiteral("chooseButton"));
    learn_->setObjectName(QStringLiteral("learnButton"));
    name_->setObjectName(QStringLiteral("variantName"));
    players_->setObjectName(QStringLiteral("playersOfVariant"));
    sentence_->setObjectName(QStringLiteral("variantSentence"));
    new LetterSize(*name_, NameSize, true);
    new LetterSize(*sentence_, SentenceSize);
    new LetterSize(*players_, PlayersSize);
    sentence_->setForegroundRole(QPalette::PlaceholderText);
    players_->setForegroundRole(QPalette::PlaceholderText);
    play_->setProperty("look", "soft");
    learn_->setProperty("look", "quiet");
    choose_->setProperty("look", "icon");
    sentence_->setWordWrap(true);
    players_->setWordWrap(true);
    sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layOut();
    connect(play_, &QPushButton::clicked, this, &VariantCard::playWanted);
    choose_->setMenu(quick_);
    connect(quick_, &QuickMenu::gameWanted, this, &VariantCard::gameWanted);
    connect(quick_, &QuickMenu::moreWanted, this, &VariantCard::choiceWanted);
    connect(learn_, &QPushButton::clicked, this, &VariantCard::learnWanted);
    connect(quick_, &QuickMenu::rulesWanted, this, &VariantCard::rulesWanted);
    // The card is also highlighted while one of its buttons has the focus, so it must follow all focus changes.
    connect(qApp, &QApplication::focusChanged, this, &VariantCard::updateAttention);
    retranslate();
}

void VariantCard::layOut() {
    parts_ = new QVBoxLayout(this);
    parts_->setContentsMargins(Margin, Margin, Margin, Margin);
    parts_->setSpacing(CardGap);
    parts_->addWidget(board_, 0, Qt::AlignLeft | Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(CardGap);
    parts_->addLayout(words, 1);
    words->addWidget(name_);
    words->addWidget(sentence_);
    words->addStretch(1);
    words->addWidget(players_);
    words->addSpacing(CardGap);
    layOutButtons();
    words->addLayout(buttons_);
}

void VariantCard::layOutButtons() {
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(ButtonGap);
    for (QPushButton* button : {play_, learn_}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setCursor(Qt::ArrowCursor);
        buttons_->addWidget(button);
    }
    buttons_->addStretch(1);
    buttons_->addWidget(choose_);
    choose_->setFocusPolicy(Qt::TabFocus);
    choose_->setCursor(Qt::ArrowCursor);
}

void VariantCard::fill() {
    if (playback_) return;
    const SampleGame* sample = sampleGame(info_.id);
    playback_ = new BoardPlayback(sample ? *sample : SampleGame{info_.id, {}, {}, {}}, *board_, this);
    updateAttention();
}

void VariantCard::setStill(bool still) {
    still_ = still;
    updateAttention();
}

int VariantCard::heightOfWords(int width) const {
    const int inner = width - 2 * Margin;
    const int words = name_->sizeHint().height() + sentence_->heightForWidth(inner) + players_->heightForWidth(inner);
    return 2 * Margin + 5 * CardGap + words + play_->sizeHint().height();
}

int VariantCard::minWidth() const {
    const int words = name_->sizeHint().width();
    const int buttons = playWidth(tr("Play")) + learn_->sizeHint().width() + choose_->sizeHint().width();
    return std::max(words, buttons + 2 * ButtonGap) + 2 * Margin;
}

void VariantCard::setBoardSide(int pixels) { board_->setFixedSize(pixels, pixels); }

void VariantCard::setWords(Words words) {
    const bool beside = words == Words::Beside;
    parts_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setSpacing(beside ? Margin : CardGap);
}

/// Plays the game on the board while the card is hovered or has the focus. Stops the playback otherwise.
void VariantCard::updateAttention() {
    update();
    const bool keyed = style::keysInUse() && (hasFocus() || isAncestorOf(QApplication::focusWidget()));
    choose_->setIcon(pointed_ || keyed ? iconOf(Icon::More) : QIcon());
    if (!playback_) return;
    const bool wanted = isVisible() && !still_ && (pointed_ || hasFocus());
    wanted ? playback_->play() : playback_->stop();
}

void VariantCard::disable(Action action, const QString& why) {
    if (action == Action::Rules) return quick_->disableRules(why);
    QWidget* button = action == Action::Choose ? static_cast<QWidget*>(choose_) : learn_;
    button->setEnabled(false);
    button->setToolTip(why);
}

void VariantCard::setChoice(const GameChoice& choice, const std::vector<TimeControl>& peopleTimes,
                            const std::vector<TimeControl>& computerTimes) {
    choice_ = choice;
    quick_->setTimes(peopleTimes, computerTimes);
    showChoice();
}

/// Shows on the button the game that it starts, in the longest text that fits. The line above the button describes this
/// game, unless it is the default game: then it shows the number of players and the typical length.
void VariantCard::showChoice() {
    const QString whole = playText(choice_);
    const std::array texts{whole, shortPlayText(choice_), tr("Play")};
    const int others = learn_->sizeHint().width() + choose_->sizeHint().width() + 2 * ButtonGap;
    const bool beside = parts_->direction() == QBoxLayout::LeftToRight;
    const int room = width() - 2 * Margin - (beside ? board_->width() + Margin : 0);
    const auto longest =
        std::ranges::find_if(texts, [&](const QString& text) { return playWidth(text) + others <= room; });
    play_->setText(longest == texts.end() ? texts.back() : *longest);
    play_->setToolTip(whole);
    //: %1: name of a variant; %2: text of a button, for example "Play Anton, White, no clock"
    play_->setAccessibleName(tr("%1: %2").arg(variantName(info_.id), whole));
    const bool first = whole == playText(usualChoice(info_));
    players_->setText(first ? usualLine() : choiceLine(choice_));
    players_->setToolTip(first ? tr("Number of players and typical length of a game") : whole);
    setAccessibleDescription(sentence_->text() + u' ' + players_->text());
}

/// Returns the number of players and the typical length of a game.
QString VariantCard::usualLine() const {
    const int minutes = usualMinutes(info_.id);
    return choice_.seats.size() > 2 ? tr("4 players · %1 min").arg(minutes) : tr("2 players · %1 min").arg(minutes);
}

/// Returns the width of the button "Play" with this text, in pixels.
int VariantCard::playWidth(const QString& text) const {
    const QString shown = play_->text();
    play_->setText(text);
    const int width = play_->sizeHint().width();
    play_->setText(shown);
    return width;
}

void VariantCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    showChoice();
}

void VariantCard::retranslate() {
    name_->setText(variantName(info_.id));
    sentence_->setText(variantSentence(info_.id));
    choose_->setToolTip(tr("Choose players, clocks and rules"));
    choose_->setAccessibleName(tr("Choose players, clocks and rules"));
    quick_->retranslate();
    learn_->setText(tr("Learn"));
    learn_->setToolTip(tr("Lessons for beginners"));
    learn_->setAccessibleName(tr("Learn %1").arg(variantName(info_.id)));
    setAccessibleName(variantName(info_.id));
    showChoice();
}

// --- events

/// Paints a raised background with a shadow while the card is hovered or has the keyboard focus.
void VariantCard::paintEvent(QPaintEvent*) {
    const bool keyed = hasFocus() && style::keysInUse();
    if (!pointed_ && !keyed) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Leaves room for the shadow inside the card.
    const QRectF sheet = QRectF(rect()).adjusted(3, 3, -3, -3);
    paintShadow(painter, sheet, CardRadius, Elevation::Button);
    paintRound(painter, sheet, CardRadius, theme().raised, keyed ? theme().accent : theme().line, keyed ? 2 : 1);
}

void VariantCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void VariantCard::enterEvent(QEnterEvent*) {
    pointed_ = true;
    updateAttention();
}

void VariantCard::leaveEvent(QEvent*) {
    pointed_ = false;
    updateAttention();
}

void VariantCard::showEvent(QShowEvent*) { updateAttention(); }

void VariantCard::hideEvent(QHideEvent*) {
    pointed_ = false;
    updateAttention();
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
    // Enter presses the focused button of the card. If the card itself has the focus, Enter starts a game.
    if (learn_->hasFocus()) return learn_->click();
    if (choose_->hasFocus()) return choose_->showMenu();
    emit playWanted();
}

/// Starts a game when the user clicks the board, like the play button.
void VariantCard::mouseReleaseEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && board_->geometry().contains(at)) emit playWanted();
}

}  // namespace rokada::ui
