#include "newgame/startpage.h"

#include "board/boardwidget.h"
#include "newgame/variantcard.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/lettersize.h"
#include "shell/sharedsettings.h"
#include "texts/endingtexts.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Margins, gaps and sizes in pixels.
constexpr int Edge = 28, PartGap = 20, CardDistance = 0, HeadingGap = 8;
constexpr int WidestPage = 2200, SmallestHero = 130, LargestHero = 420, WidestRows = 330, NarrowestRows = 230;
constexpr int SmallestBoard = 72, LargestBoard = 340;
/// Maximum height of the board at the top, as a fraction of the page height.
constexpr double HeroPart = 0.33;
/// Font size of the heading, in em.
constexpr double HeadingSize = 1.3;

}  // namespace

StartPage::StartPage(QWidget* parent)
    : VerticalScroll(parent),
      page_(new QWidget),
      top_(new QHBoxLayout),
      rows_(new QVBoxLayout),
      heading_(new QLabel(page_)),
      grid_(new QGridLayout),
      lesson_(new StartRow(Icon::Learn, StartRow::Tone::Soft, page_)),
      puzzles_(new StartRow(Icon::Puzzle, StartRow::Tone::Warm, page_)),
      third_(new StartRow(Icon::Library, StartRow::Tone::Quiet, page_)),
      all_(new QPushButton(page_)) {
    setObjectName(QStringLiteral("startPage"));
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(PartGap);
    column->addStretch(1);
    column->addLayout(top_);
    column->addWidget(heading_);
    column->addLayout(grid_);
    column->addStretch(2);
    top_->setSpacing(PartGap);
    // The card at the top has the margin of the variants' cards, so that boards and headings are aligned. The margin of
    // a variant's card is visible only while the card is highlighted.
    top_->setContentsMargins(VariantCard::Margin, 0, VariantCard::Margin, 0);
    heading_->setContentsMargins(VariantCard::Margin, HeadingGap, 0, 0);
    grid_->setSpacing(CardDistance);
    new LetterSize(*heading_, HeadingSize, true);
    all_->setObjectName(QStringLiteral("allWaiting"));
    all_->setProperty("look", "quiet");
    all_->setProperty("large", true);
    connect(all_, &QPushButton::clicked, this,
            [this] { kept_ > 0 ? emit allWaitingWanted() : emit choiceWanted(offeredVariants().front()); });
    makeRows();
    makeCards();
    setWaiting({});
    setWidget(page_);
    filling_.setSingleShot(true);
    connect(&filling_, &QTimer::timeout, this, &StartPage::fillNext);
}

void StartPage::makeRows() {
    lesson_->setObjectName(QStringLiteral("lessonRow"));
    puzzles_->setObjectName(QStringLiteral("puzzlesRow"));
    third_->setObjectName(QStringLiteral("lastGameRow"));
    rows_->setSpacing(PartGap / 2);
    rows_->addStretch(1);
    for (StartRow* row : {lesson_, puzzles_, third_}) rows_->addWidget(row);
    rows_->addStretch(1);
    top_->addLayout(rows_);
    connect(lesson_, &StartRow::clicked, this, &StartPage::nextLessonWanted);
    connect(puzzles_, &StartRow::clicked, this, &StartPage::puzzlesWanted);
    connect(third_, &StartRow::clicked, this,
            [this] { lastGame_ ? emit continueWanted(lastGame_->file) : emit openWanted(); });
}

void StartPage::makeCards() {
    for (const VariantInfo& info : offeredVariants()) {
        auto* card = new VariantCard(info, page_);
        const std::size_t number = cards_.size();
        connect(card, &VariantCard::playWanted, this, [this, &info, number] {
            last_ = number;
            emit playWanted(info);
        });
        connect(card, &VariantCard::gameWanted, this, &StartPage::gameWanted);
        connect(card, &VariantCard::choiceWanted, this, [this, &info] { emit choiceWanted(info); });
        connect(card, &VariantCard::learnWanted, this, [this, &info] { emit learnWanted(info); });
        connect(card, &VariantCard::rulesWanted, this, [this, &info] { emit rulesWanted(info); });
        connect(card, &VariantCard::neighbourWanted, this, [this, number](QPoint by) { walk(number, by); });
        cards_.push_back(card);
    }
}

void StartPage::setWaiting(std::vector<WaitingGame> games, std::size_t kept) {
    kept_ = kept;
    first_ = games.empty();
    WaitingGame top;
    if (first_) {
        top.game = std::make_shared<const Game>(Rulebook::compile(*makeVariant(offeredVariants().front(), {})));
        top.seats = {Seat{}, Seat{.human = false, .name = {}, .level = Level(Level::Lowest)}};
    } else {
        top = std::move(games.front());
        games.erase(games.begin());
    }
    const auto over =
        std::ranges::find_if(games, [](const WaitingGame& game) { return game.game->ending().has_value(); });
    lastGame_ = over == games.end() ? std::nullopt : std::optional(*over);
    showHero(std::move(top));
    retranslate();
    arrange();
}

void StartPage::showHero(WaitingGame game) {
    if (hero_ != nullptr) {
        all_->setParent(page_);
        top_->removeWidget(hero_);
        hero_->hide();
        // The card is deleted later, because its button may have sent the signal that called this function.
        hero_->setParent(nullptr);
        hero_->deleteLater();
    }
    hero_ =
        new ResumeCard(std::move(game), first_ ? ResumeCard::Action::Start : ResumeCard::Action::Continue, all_, page_);
    connect(hero_, &ResumeCard::continueWanted, this, [this](const QString& file) {
        first_ ? emit firstGameWanted(offeredVariants().front()) : emit continueWanted(file);
    });
    top_->insertWidget(0, hero_, 1);
    hero_->show();
}

void StartPage::setLearning(const Learning& learning) {
    lesson_->setWords(learning.lesson, learning.lessonMore);
    puzzles_->setWords(learning.puzzles, learning.puzzlesMore);
    lesson_->setVisible(!learning.lesson.isEmpty());
    puzzles_->setVisible(!learning.puzzles.isEmpty());
    arrange();
}

void StartPage::disableChoice(const QString& why) {
    noChoice_ = why;
    for (VariantCard* card : cards_) card->disable(VariantCard::Action::Choose, why);
    retranslate();
}

void StartPage::applyLooks(const Settings& settings) {
    for (VariantCard* card : cards_) {
        card->board().setLook(sharedLook(settings, card->game().id, card->board().frame().look));
        card->setStill(settings.get(keys::motionReduced()));
    }
}

void StartPage::focusCard(const VariantInfo& lastGame) {
    const auto played =
        std::ranges::find_if(cards_, [&](const VariantCard* card) { return &card->game() == &lastGame; });
    if (!used_ && played != cards_.end()) last_ = static_cast<std::size_t>(played - cards_.begin());
    used_ = true;
    cards_[last_]->setFocus();
}

// --- arrangement of the cards

/// Returns the side length of the board at the top, in pixels. The board gets the height that the cards below leave
/// free, so that most windows need no scrolling.
int StartPage::heroSide() const {
    int card = 0;
    for (const VariantCard* each : cards_) card = std::max(card, each->minimumHeight());
    const int rows = (static_cast<int>(cards_.size()) + columns_ - 1) / columns_;
    const int others = rows * (card + CardDistance) + heading_->sizeHint().height() + 2 * Edge + 4 * PartGap;
    const int most = std::min(static_cast<int>(viewport()->height() * HeroPart), LargestHero);
    return std::clamp(viewport()->height() - others, SmallestHero, std::max(SmallestHero, most));
}

/// Places the variants' cards in one row if their texts fit. Otherwise places them in up to three columns, with smaller
/// boards beside the texts.
void StartPage::arrange() {
    const int whole = std::min(viewport()->width(), WidestPage) - 2 * Edge;
    const int count = static_cast<int>(cards_.size());
    int least = 0;
    for (const VariantCard* card : cards_) least = std::max(least, card->minWidth());
    const int cards = whole + 2 * VariantCard::Margin;
    const int inOneRow = (cards - (count - 1) * CardDistance) / count;
    const bool one = inOneRow >= least;
    const int columns =
        one ? count : std::clamp(cards / (least + SmallestBoard + VariantCard::Margin + CardDistance), 1, 3);
    if (columns != columns_) place(columns);
    const int words = std::max({lesson_->sizeHint().width(), puzzles_->sizeHint().width(), third_->sizeHint().width()});
    const int rowWidth =
        std::max(std::clamp(whole * 3 / 10, NarrowestRows, WidestRows), std::min(words, whole * 2 / 5));
    for (StartRow* row : {lesson_, puzzles_, third_}) row->setFixedWidth(rowWidth);
    const int aside = (viewport()->width() - cards) / 2;
    page_->layout()->setContentsMargins(aside, Edge, aside, Edge);
    const int width = (cards - (columns - 1) * CardDistance) / columns;
    if (one) {
        sizeCards(VariantCard::Words::Below, std::min(width - 2 * VariantCard::Margin, LargestBoard), width);
    } else {
        sizeCards(VariantCard::Words::Beside,
                  std::clamp(width - least - VariantCard::Margin, SmallestBoard, LargestBoard), width);
    }
    const int side = heroSide();
    hero_->setPicture(side);
    for (StartRow* row : {lesson_, puzzles_, third_}) {
        const int third = (side - PartGap) / 3;
        row->setFixedHeight(std::clamp(third, row->minimumSizeHint().height(), row->sizeHint().height()));
    }
}

void StartPage::sizeCards(VariantCard::Words words, int board, int width) {
    for (VariantCard* card : cards_) {
        card->setWords(words);
        card->setFixedWidth(width);
        card->setBoardSide(board);
        // Sets the minimum height of the card, because QGridLayout does not take the height of its wrapped text into
        // account.
        const bool below = words == VariantCard::Words::Below;
        const int beside = std::max(board, card->heightOfWords(width - board));
        card->setMinimumHeight(below ? board + card->heightOfWords(width) : beside);
    }
}

/// Adds the cards to the grid. An incomplete last row is centred.
void StartPage::place(int columns) {
    columns_ = columns;
    const int count = static_cast<int>(cards_.size());
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int inRow = std::min(columns, count - row * columns);
        const int column = columns - inRow + 2 * (i - row * columns);
        grid_->addWidget(cards_[static_cast<std::size_t>(i)], row, column, 1, 2);
    }
    grid_->setAlignment(Qt::AlignHCenter);
}

void StartPage::walk(std::size_t from, QPoint direction) {
    const int count = static_cast<int>(cards_.size());
    int to = static_cast<int>(from) + direction.x() + direction.y() * columns_;
    // A step down to an incomplete row without a card in this column goes to the last card.
    const bool rowBelow = (count - 1) / columns_ > static_cast<int>(from) / columns_;
    if (direction.y() > 0 && rowBelow) to = std::min(to, count - 1);
    if (to < 0 || to >= count) return;
    last_ = static_cast<std::size_t>(to);
    cards_[last_]->setFocus();
    ensureWidgetVisible(cards_[last_]);
}

// --- events

/// Sets up the board of one card, and starts a timer for the next card. The window can thus appear before all boards
/// are ready.
void StartPage::fillNext() {
    const auto empty = std::ranges::find_if(cards_, [](VariantCard* card) { return !card->playback(); });
    if (empty == cards_.end()) {
        filled_ = true;
        return emit filled();
    }
    (*empty)->fill();
    filling_.start(0);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    VerticalScroll::resizeEvent(event);
    arrange();
}

void StartPage::changeEvent(QEvent* event) {
    VerticalScroll::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        // Arranges the cards in the next event loop pass, because they get their new sizes after this event.
        QMetaObject::invokeMethod(this, &StartPage::arrange, Qt::QueuedConnection);
    }
}

void StartPage::retranslate() {
    heading_->setText(tr("Start a new game"));
    // These texts are preliminary. `setLearning` replaces them.
    if (lesson_->text().isEmpty()) lesson_->setWords(tr("Lessons"), {});
    if (puzzles_->text().isEmpty()) puzzles_->setWords(tr("Puzzles"), {});
    all_->setText(kept_ > 0 ? tr("All games (%1)").arg(kept_) : tr("Choose an opponent"));
    all_->setEnabled(kept_ > 0 || noChoice_.isEmpty());
    all_->setToolTip(kept_ > 0             ? tr("Open or delete an unfinished game")
                     : noChoice_.isEmpty() ? tr("Choose players, clocks and rules")
                                           : noChoice_);
    all_->setAccessibleName(kept_ > 0 ? tr("All unfinished games: %1").arg(kept_) : all_->text());
    if (lastGame_) {
        const Game& game = *lastGame_->game;
        third_->setWords(texts::verdict(game),
                         //: row for a finished game; %1: name of its variant
                         tr("%1. Review the game").arg(variantName(game.book().variant().id)));
    } else {
        third_->setWords(tr("Open a game"), tr("Open a file or paste a position"));
    }
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void StartPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !all_->hasFocus()) return VerticalScroll::keyPressEvent(event);
    all_->click();
}

void StartPage::showEvent(QShowEvent* event) {
    VerticalScroll::showEvent(event);
    filling_.start(0);
}

}  // namespace rokada::ui
