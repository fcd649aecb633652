#include "learn/practicepart.h"

#include "kit/fonts.h"
#include "learn/endingbutton.h"
#include "learn/endingwords.h"
#include "learn/nextcard.h"
#include "learn/taskcard.h"
#include "shell/lettersize.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

/// Lengths of the page, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double PracticeBoardSide = 264, PracticeCardGap = 12, PracticeColumnGap = 16, PracticeNarrowestCard = 330;
/// Font size of a heading, as a multiple of the page's font size.
constexpr double PracticeHeadingSize = 1.07;

Icon iconOf(Trainer trainer) {
    switch (trainer) {
        case Trainer::Names: return Icon::Trainer;
        case Trainer::Said: return Icon::Volume;
        case Trainer::Colours: return Icon::Game;
        case Trainer::KnightInTwo: return Icon::Forward;
        case Trainer::Notation: return Icon::Notes;
    }
    return Icon::Trainer;
}

/// Returns an example position of the ending. Its pieces are in the centre.
Position pictureOf(const RulebookPtr& book, const EndingTask& task) {
    Position position(*book);
    const Geometry& board = book->geometry();
    const int column = board.columns() / 2 - 1, row = board.rows() / 2 - 2;
    const auto put = [&](Side side, char letter, int right, int up) {
        const Square square = board.at(column + right, row + up);
        if (square != NoSquare) position.put(pieceOf(side, book->variant().kindOf(letter)), square);
    };
    const Side strong = task.hold ? Side(1) : Side(0), bare = task.hold ? Side(0) : Side(1);
    put(strong, 'K', 0, 1);
    put(bare, 'K', 1, 3);
    int right = 0;
    for (const char letter : task.pieces) put(strong, letter, right++, 0);
    return position;
}

}  // namespace

PracticePart::PracticePart(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      card_(new NextCard(PracticeBoardSide, "beginEndingButton", this)),
      endings_(new EndingButton(card_)),
      heading_(new QLabel(this)),
      grid_(new QGridLayout) {
    setObjectName(QStringLiteral("practicePart"));
    endings_->setProperty("look", "quiet");
    endings_->setProperty("large", true);
    card_->addBesideButton(endings_);
    new LetterSize(*heading_, PracticeHeadingSize, true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card_);
    column->addWidget(heading_);
    column->addLayout(grid_);
    column->addStretch(1);
    for (const Trainer trainer : AllTrainers) {
        const QString name = QStringLiteral("trainer%1").arg(static_cast<int>(trainer));
        auto* card = new TaskCard(name, iconOf(trainer), TaskCard::Tone::Soft, this);
        connect(card, &QAbstractButton::clicked, this, [this, trainer] { emit trainerWanted(trainer); });
        cards_.push_back(card);
    }
    cards_.push_back(new TaskCard(QStringLiteral("wonPositionButton"), Icon::Trophy, TaskCard::Tone::Warm, this));
    connect(cards_.back(), &QAbstractButton::clicked, this, &PracticePart::gameWanted);
    connect(endings_, &EndingButton::wanted, this, &PracticePart::endingWanted);
    connect(&card_->button(), &QPushButton::clicked, this, [this] { emit endingWanted(tasks_.front()); });
}

void PracticePart::showGame(const VariantInfo& game) {
    if (std::exchange(game_, &game) != &game) tasks_ = endingTasks(game);
    endings_->showGame(game);
    refresh();
}

void PracticePart::refresh() {
    if (!game_) return;
    endings_->retranslate();
    heading_->setText(tr("Trainers"));
    for (std::size_t i = 0; i < AllTrainers.size(); ++i)
        cards_[i]->setWords(trainerTitle(AllTrainers[i]), trainerTip(AllTrainers[i]));
    cards_.back()->setWords(tr("Play it out"), tr("Win a winning position against the computer at full strength."));
    showEnding();
}

void PracticePart::showEnding() {
    const RulebookPtr book = tasks_.empty() ? nullptr : endingBook(*game_, tasks_.front());
    card_->setVisible(book != nullptr);
    if (!book) return;
    const EndingTask& task = tasks_.front();
    card_->showBoard(Game::practice(book, pictureOf(book, task)), settings_);
    card_->setWords({tr("Endgames"), texts::nameOf(book->variant(), task),
                     tr("Win an endgame against perfect play. You get a new position each time.")});
    card_->button().setText(tr("Start"));
}

void PracticePart::arrange() {
    const int em = emOf(font());
    const int gap = designPixels(PracticeColumnGap, em);
    const int columns = width() >= 2 * designPixels(PracticeNarrowestCard, em) + gap ? 2 : 1;
    grid_->setHorizontalSpacing(gap);
    grid_->setVerticalSpacing(designPixels(PracticeCardGap, em));
    layout()->setSpacing(designPixels(PracticeCardGap, em));
    heading_->setContentsMargins(0, designPixels(PracticeCardGap, em), 0, 0);
    for (TaskCard* card : cards_) grid_->removeWidget(card);
    grid_->setColumnStretch(0, 1);
    grid_->setColumnStretch(1, columns - 1);
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const int place = static_cast<int>(i);
        grid_->addWidget(cards_[i], place / columns, place % columns);
    }
}

void PracticePart::takeFocus() {
    QWidget* first = card_->isHidden() ? static_cast<QWidget*>(cards_.front()) : &card_->button();
    first->setFocus(Qt::OtherFocusReason);
}

void PracticePart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PracticePart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace rokada::ui
