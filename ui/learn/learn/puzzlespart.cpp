#include "learn/puzzlespart.h"

#include "kit/fonts.h"
#include "learn/nextcard.h"
#include "learn/progresspaint.h"
#include "learn/puzzletexts.h"
#include "learn/taskcard.h"
#include "shell/lettersize.h"
#include "text/positiontext.h"
#include "texts/motiftexts.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths of the page, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double PuzzlesBoardSide = 264, PuzzlesGap = 12, PuzzlesThemeGap = 16, PuzzlesPartGap = 28,
                 PuzzlesNarrowestCard = 230, PuzzlesNarrowestWays = 330;
constexpr double PuzzlesWidestWays = 380, PuzzlesLineWidth = 300;
constexpr int PuzzlesMostColumns = 4;
/// Font size of a heading, as a multiple of the page's font size.
constexpr double PuzzlesHeadingSize = 1.3;

QString nameOf(const PuzzleTheme& theme) {
    return theme.kind ? texts::nameOf(*theme.kind) : texts::nameOf(*theme.motif);
}

QString objectNameOf(const PuzzleTheme& theme) {
    return theme.kind ? QStringLiteral("theme:kind:%1").arg(static_cast<int>(*theme.kind))
                      : QStringLiteral("theme:motif:%1").arg(static_cast<int>(*theme.motif));
}

/// Returns the piece for the picture of a theme: the piece that the first puzzle of the theme moves or asks about.
TilePiece tileOf(const PuzzleSet& set, const PuzzleTheme& theme, bool dark) {
    const auto first = std::ranges::find_if(set.puzzles, [&](const Puzzle& puzzle) { return theme.has(puzzle); });
    const Position& position = first->position;
    Square square = first->piece;
    if (square == NoSquare && first->shown) square = first->shown->from();
    const bool moves = !first->line.empty() && first->line.front().type() != MoveType::Drop;
    if (square == NoSquare && moves) square = first->line.front().from();
    if (square == NoSquare || position.empty(square)) square = position.pieces(position.turn()).front();
    return {set.book, position[square], dark};
}

}  // namespace

PuzzlesPart::PuzzlesPart(const Learners& learners, const Settings& settings, QWidget* parent)
    : QWidget(parent),
      learners_(learners),
      settings_(settings),
      card_(new NextCard(PuzzlesBoardSide, "puzzlePathButton", this)),
      progress_(new QWidget(card_)),
      line_(new ProgressLine(progress_)),
      solved_(new QLabel(progress_)),
      storm_(new TaskCard(QStringLiteral("puzzleStormButton"), Icon::Clock, TaskCard::Tone::Warm, this)),
      again_(new TaskCard(QStringLiteral("puzzleAgainButton"), Icon::Refresh, TaskCard::Tone::Soft, this)),
      win_(new TaskCard(QStringLiteral("puzzleWinButton"), Icon::Trophy, TaskCard::Tone::Quiet, this)),
      top_(new QBoxLayout(QBoxLayout::LeftToRight)),
      ways_(new QVBoxLayout),
      kinds_(new QLabel(this)),
      motifs_(new QLabel(this)),
      grid_(new QGridLayout) {
    setObjectName(QStringLiteral("puzzlesPart"));
    layOut();
    connect(&card_->button(), &QPushButton::clicked, this, [this] { emit wanted(PuzzleMode::InOrder, {}); });
    connect(storm_, &QAbstractButton::clicked, this, [this] { emit wanted(PuzzleMode::Timed, {}); });
    connect(again_, &QAbstractButton::clicked, this, [this] { emit wanted(PuzzleMode::Review, {}); });
    connect(win_, &QAbstractButton::clicked, this, &PuzzlesPart::gameWanted);
}

void PuzzlesPart::layOut() {
    auto* row = new QHBoxLayout(progress_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(line_, 1);
    row->addWidget(solved_);
    row->addStretch(0);
    solved_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* heading : {kinds_, motifs_}) new LetterSize(*heading, PuzzlesHeadingSize, true);
    card_->addBelow(progress_);
    for (TaskCard* card : {storm_, again_, win_}) ways_->addWidget(card);
    ways_->addStretch(1);
    top_->addWidget(card_, 1);
    top_->addLayout(ways_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top_);
    column->addWidget(kinds_);
    column->addLayout(grid_);
    column->addStretch(1);
}

void PuzzlesPart::show(const PuzzleSet& set, qint64 day) {
    const bool other = std::exchange(set_, &set) != &set;
    if (set.puzzles.empty()) return;
    if (other) makeThemes();
    showPath(day);
    showWays(day);
    showThemes();
    arrange();
}

void PuzzlesPart::makeThemes() {
    for (TaskCard* card : std::exchange(cards_, {})) {
        grid_->removeWidget(card);
        card->setObjectName({});
        card->hide();
        card->deleteLater();
    }
    themes_ = themesIn(*set_);
    for (const PuzzleTheme& theme : themes_) {
        auto* card = new TaskCard(objectNameOf(theme), tileOf(*set_, theme, cards_.size() % 2 == 1), this);
        connect(card, &QAbstractButton::clicked, this, [this, theme] { emit wanted(PuzzleMode::Theme, theme); });
        card->QWidget::show();
        cards_.push_back(card);
    }
}

void PuzzlesPart::showPath(qint64 day) {
    const int all = static_cast<int>(set_->puzzles.size());
    const int solved = solvedOf(*set_, learners_.current());
    const Puzzle* next = PuzzleCourse(*set_, learners_, PuzzleMode::InOrder, {}, 0).next(day);
    card_->showBoard(Game::practice(set_->book, next ? next->position : startPosition(*set_->book)), settings_);
    card_->button().setText(tr("Solve"));
    card_->button().setVisible(next != nullptr);
    solved_->setText(tr("%1 solved").arg(solved));
    line_->show(solved, all, tr("%1 of %2 solved").arg(solved).arg(all));
    if (!next) return card_->setWords({{}, tr("You have solved all puzzles"), {}});
    card_->setWords({tr("Next puzzle, level %1 of %2").arg(next->level).arg(Puzzle::Hardest), texts::nameOf(next->kind),
                     tr("%1 The puzzles go from easy to hard.").arg(texts::taskOf(*next))});
}

void PuzzlesPart::showWays(qint64 day) {
    const Learner& learner = learners_.current();
    const QString game =
        QString::fromLatin1(set_->book->variant().id.data(), static_cast<qsizetype>(set_->book->variant().id.size()));
    const int best = learner.storms.value(game);
    const QString storm = tr("Solve as many puzzles as you can in three minutes.");
    storm_->setWords(tr("Timed"), best > 0 ? tr("%1 Your best result: %2.").arg(storm).arg(best) : storm);
    const int due = dueOn(*set_, learner, day);
    again_->setEnabled(due > 0);
    again_->setWords(tr("Review puzzles"), due > 0 ? tr("%n failed puzzle(s) to review today.", nullptr, due)
                                                   : tr("Failed puzzles come back after some days."));
    win_->setWords(tr("Play it out"), tr("Win a winning position against the computer at full strength."));
}

void PuzzlesPart::showThemes() {
    kinds_->setText(tr("Types of puzzles"));
    kinds_->setVisible(!themes_.empty());
    motifs_->setText(tr("Motifs"));
    motifs_->setVisible(firstMotif() < themes_.size());
    for (std::size_t i = 0; i < themes_.size(); ++i) {
        const ThemeCount count = countOf(*set_, learners_.current(), themes_[i]);
        cards_[i]->setWords(nameOf(themes_[i]), {});
        cards_[i]->setProgress(count.solved, count.all);
    }
}

/// Puts the cards beside the next puzzle, or below it if the page is too narrow.
void PuzzlesPart::arrange() {
    const int em = emOf(font());
    const auto px = [em](double length) { return designPixels(length, em); };
    const bool beside = width() >= px(2 * PuzzlesBoardSide + PuzzlesNarrowestWays);
    top_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    top_->setSpacing(px(PuzzlesPartGap));
    ways_->setSpacing(px(PuzzlesGap));
    for (TaskCard* card : {storm_, again_, win_}) {
        card->setMinimumWidth(beside ? std::min(px(PuzzlesWidestWays), width() / 3) : 0);
        card->setMaximumWidth(beside ? card->minimumWidth() : QWIDGETSIZE_MAX);
    }
    line_->setMaximumWidth(px(PuzzlesLineWidth));
    progress_->layout()->setContentsMargins(0, px(PuzzlesGap), 0, 0);
    layout()->setSpacing(px(PuzzlesThemeGap));
    for (QLabel* heading : {kinds_, motifs_}) heading->setContentsMargins(0, px(PuzzlesGap), 0, 0);
    grid_->setSpacing(px(PuzzlesThemeGap));
    const int columns =
        std::clamp((width() + px(PuzzlesThemeGap)) / px(PuzzlesNarrowestCard + PuzzlesThemeGap), 1, PuzzlesMostColumns);
    for (TaskCard* card : cards_) grid_->removeWidget(card);
    grid_->removeWidget(motifs_);
    for (int i = 0; i < PuzzlesMostColumns; ++i) grid_->setColumnStretch(i, i < columns ? 1 : 0);
    const std::span<TaskCard* const> all(cards_);
    const int below = placeCards(all.first(firstMotif()), 0, columns);
    grid_->addWidget(motifs_, below, 0, 1, columns);
    placeCards(all.subspan(firstMotif()), below + 1, columns);
}

/// Returns the number of themes that are kinds of puzzles. The motifs come after them.
std::size_t PuzzlesPart::firstMotif() const {
    const auto motif = std::ranges::find_if(themes_, [](const PuzzleTheme& theme) { return theme.motif.has_value(); });
    return static_cast<std::size_t>(motif - themes_.begin());
}

/// Puts cards into the rows of the grid, beginning with `row`. Returns the number of the row below them.
int PuzzlesPart::placeCards(std::span<TaskCard* const> cards, int row, int columns) {
    int place = row * columns;
    for (TaskCard* card : cards) {
        grid_->addWidget(card, place / columns, place % columns);
        ++place;
    }
    return (place + columns - 1) / columns;
}

void PuzzlesPart::takeFocus() {
    QWidget* first = card_->button().isHidden() ? static_cast<QWidget*>(storm_) : &card_->button();
    first->setFocus(Qt::OtherFocusReason);
}

void PuzzlesPart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PuzzlesPart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace rokada::ui
