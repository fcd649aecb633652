#include "learn/nextcard.h"

#include "board/boardwidget.h"
#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "shell/lettersize.h"
#include "shell/sharedsettings.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Gaps and widths of the card, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double NextGap = 26, NextWordGap = 6, NextButtonGap = 14, NextNarrowestWords = 220;
/// Font sizes of the title and of the place in the course, as multiples of the page's font size.
constexpr double NextTitleSize = 1.85, NextPlaceSize = 0.88;

}  // namespace

NextCard::NextCard(double side, const char* buttonName, QWidget* parent)
    : QWidget(parent),
      side_(side),
      board_(new BoardWidget(this)),
      place_(new QLabel(this)),
      title_(new QLabel(this)),
      more_(new QLabel(this)),
      button_(new QPushButton(this)),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      words_(new QVBoxLayout),
      buttons_(new FlowRow) {
    board_->setLook({.coordinates = Coordinates::Off, .cut = {}, .plates = Plates::None, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMode(&BoardMode::enabled, false);
    title_->setObjectName(QStringLiteral("nextTitle"));
    button_->setObjectName(QLatin1String(buttonName));
    button_->setProperty("look", "primary");
    button_->setProperty("large", true);
    new LetterSize(*place_, NextPlaceSize);
    new LetterSize(*title_, NextTitleSize, true);
    for (QLabel* label : {place_, more_}) label->setForegroundRole(QPalette::PlaceholderText);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->addWidget(board_, 0, Qt::AlignLeft | Qt::AlignTop);
    words_->addStretch(1);
    for (QLabel* label : {place_, title_, more_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        words_->addWidget(label);
    }
    words_->addLayout(buttons_);
    buttons_->addWidget(button_);
    words_->addStretch(1);
    parts_->addLayout(words_, 1);
    arrange();
}

NextCard::~NextCard() { board_->setGame(nullptr); }

void NextCard::showBoard(Game game, const Settings& settings) {
    auto next = std::make_unique<Game>(std::move(game));
    board_->setLook(sharedLook(settings, next->book().variant().id, board_->frame().look));
    board_->setGame(next.get());
    game_ = std::move(next);
    arrange();
}

void NextCard::setWords(const Words& words) {
    const auto fill = [](QLabel& label, const QString& text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
    };
    fill(*place_, words.place);
    fill(*title_, words.title);
    fill(*more_, words.more);
}

void NextCard::addBesideButton(QWidget* widget) { buttons_->addWidget(widget); }

void NextCard::addBelow(QWidget* widget) { words_->insertWidget(words_->count() - 1, widget); }

/// Puts the text beside the board, or below it if the card is too narrow.
void NextCard::arrange() {
    const int em = emOf(font());
    const bool beside = width() >= designPixels(side_ + NextGap + NextNarrowestWords, em);
    const int side = std::min(designPixels(side_, em), std::max(width(), 1));
    // The squares have a whole number of pixels, so the board can be smaller than `side`. The widget gets the exact
    // size of the board.
    board_->setFixedSize(game_ ? board_->layoutIn({side, side}).needed() : QSize(side, side));
    parts_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setSpacing(designPixels(beside ? NextGap : NextButtonGap, em));
    words_->setSpacing(designPixels(NextWordGap, em));
    buttons_->setSpacing(designPixels(NextWordGap, em));
    more_->setContentsMargins(0, 0, 0, designPixels(NextButtonGap - NextWordGap, em));
}

void NextCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void NextCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace rokada::ui
