#include "newgame/startpage.h"

#include "board/boardwidget.h"
#include "newgame/cardframe.h"
#include "newgame/variantcard.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/sharedsettings.h"
#include "variants/variants.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Edge = 14;
constexpr int Gap = 12;
/// In pixels; the words of a narrower card have no room.
constexpr int LeastResumeCard = 340;
constexpr int WidestCard = 560;
/// With words beside the boards.
constexpr int WidestBeside = 800;
/// The words go there for boards that are so many times as large.
constexpr double WorthIt = 1.15;
/// Narrower cards have no room for their words.
constexpr int NarrowestCard = 340;
constexpr int NarrowestThree = 880;
constexpr int SmallestBoard = 88;
constexpr int LargestBoard = 460;
constexpr std::size_t MostCards = 3;

/// Where a game that waits will be: a sentence in a frame of dashes, so that the place is seen to be kept.
class VacantStrip final : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), CardCorner, CardCorner);
        QLabel::paintEvent(event);
    }
};

}  // namespace

StartPage::StartPage(QWidget* parent)
    : QScrollArea(parent),
      page_(new QWidget),
      resumeRow_(new QHBoxLayout),
      grid_(new QGridLayout),
      vacant_(new VacantStrip(page_)),
      all_(new QPushButton(page_)) {
    setObjectName(QStringLiteral("startPage"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(Gap);
    column->addStretch(1);
    column->addLayout(resumeRow_);
    column->addLayout(grid_);
    column->addStretch(2);
    resumeRow_->setSpacing(Gap);
    resumeRow_->setAlignment(Qt::AlignHCenter);
    vacant_->setObjectName(QStringLiteral("vacantStrip"));
    vacant_->setAlignment(Qt::AlignCenter);
    vacant_->setWordWrap(true);
    resumeRow_->addWidget(vacant_);
    resumeRow_->addWidget(all_);
    all_->setObjectName(QStringLiteral("allWaiting"));
    all_->hide();
    connect(all_, &QPushButton::clicked, this, &StartPage::allWaitingWanted);
    grid_->setSpacing(Gap);
    makeCards();
    retranslate();
    setWidget(page_);
    filling_.setSingleShot(true);
    connect(&filling_, &QTimer::timeout, this, &StartPage::fillNext);
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
    for (ResumeCard* card : resumeCards_) {
        card->hide();
        resumeRow_->removeWidget(card);
        card->deleteLater();
    }
    resumeCards_.clear();
    games.resize(std::min(games.size(), MostCards));
    kept_ = kept;
    for (WaitingGame& game : games) {
        auto* card = new ResumeCard(std::move(game), page_);
        connect(card, &ResumeCard::continueWanted, this, &StartPage::continueWanted);
        resumeRow_->insertWidget(resumeRow_->indexOf(all_), card);
        resumeCards_.push_back(card);
        card->show();
    }
    vacant_->setVisible(resumeCards_.empty());
    all_->setVisible(kept_ > 0);
    retranslate();
    arrange();
}

void StartPage::applyLooks(const Settings& settings) {
    for (VariantCard* card : cards_) {
        card->board().setLook(sharedLook(settings, card->game().id, card->board().look()));
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

// --- where the cards are

int StartPage::cardHeight(int rows) const {
    return (viewport()->height() - 2 * Edge - resumeHeight() - rows * Gap) / rows;
}

/// The same with games that wait and without.
int StartPage::resumeHeight() const { return ResumeCard::usualHeight(*page_); }

/// The boards are as large as the window allows without scrolling.
int StartPage::boardSide(int cardWidth, int rows) const {
    int words = 0;
    for (const VariantCard* card : cards_) words = std::max(words, card->heightOfWords(cardWidth));
    const int high = cardHeight(rows) - words;
    return std::clamp(std::min(high, cardWidth - 4 * Gap), SmallestBoard, LargestBoard);
}

/// The same with words on the right of the boards; 0 if some of them have no room there.
int StartPage::boardSideBeside(int cardWidth, int rows) const {
    int side = LargestBoard;
    for (const VariantCard* card : cards_) {
        side = std::min(side, card->boardBesideWords(QSize(cardWidth, cardHeight(rows))));
    }
    return side;
}

void StartPage::arrange() {
    const int room = viewport()->width() - 2 * Edge;
    const int count = static_cast<int>(cards_.size());
    int columns = viewport()->width() >= NarrowestThree ? 3 : 2;
    const auto widthIn = [&](int n, int widest) { return std::min(widest, (room - (n - 1) * Gap) / n); };
    const auto sideIn = [&](int n) { return boardSide(widthIn(n, WidestCard), (count + n - 1) / n); };
    // As many in a row as let the boards be largest.
    for (int more = columns + 1; more <= count && widthIn(more, WidestCard) >= NarrowestCard; ++more) {
        if (sideIn(more) > sideIn(columns)) columns = more;
    }
    const int rows = (count + columns - 1) / columns;
    const int below = sideIn(columns);
    const int beside = boardSideBeside(widthIn(columns, WidestBeside), rows);
    if (columns != columns_) place(columns);
    if (beside >= below * WorthIt) {
        sizeCards(VariantCard::Words::Beside, beside, widthIn(columns, WidestBeside));
    } else {
        sizeCards(VariantCard::Words::Below, below, widthIn(columns, WidestCard));
    }
}

void StartPage::sizeCards(VariantCard::Words words, int board, int width) {
    const int count = static_cast<int>(cards_.size());
    alignResume(columns_ * width + (columns_ - 1) * Gap);
    for (VariantCard* card : cards_) {
        card->setWords(words);
        card->setFixedWidth(width);
        card->setBoardSide(board);
        // A layout in rows does not ask how high a sentence of two lines is.
        const bool under = words == VariantCard::Words::Below;
        card->setMinimumHeight(under ? board + card->heightOfWords(width)
                                     : cardHeight((count + columns_ - 1) / columns_));
    }
}

/// Games that wait are as wide together as the cards below them.
void StartPage::alignResume(int width) {
    const bool listed = kept_ > 0;
    const int room = width - (listed ? all_->sizeHint().width() + Gap : 0);
    const int all = static_cast<int>(resumeCards_.size());
    // Those for which there is no room are in the list.
    const int count = listed ? std::clamp((room + Gap) / (LeastResumeCard + Gap), std::min(1, all), all) : all;
    for (int i = 0; i < all; ++i) {
        ResumeCard& card = *resumeCards_[static_cast<std::size_t>(i)];
        card.setVisible(i < count);
        card.setFixedWidth(std::max(0, (room - (count - 1) * Gap) / count));
        card.setHeight(resumeHeight());
    }
    vacant_->setFixedSize(width, resumeHeight());
}

/// A last row that is not full stands in the middle.
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
    // The last row may be shorter.
    const bool rowBelow = (count - 1) / columns_ > static_cast<int>(from) / columns_;
    if (direction.y() > 0 && rowBelow) to = std::min(to, count - 1);
    if (to < 0 || to >= count) return;
    last_ = static_cast<std::size_t>(to);
    cards_[last_]->setFocus();
    ensureWidgetVisible(cards_[last_]);
}

// --- events

/// The boards are set up one after another behind the first picture of the window.
void StartPage::fillNext() {
    const auto empty = std::ranges::find_if(cards_, [](VariantCard* card) { return !card->playback(); });
    if (empty == cards_.end()) return;
    (*empty)->fill();
    filling_.start(0);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        // The cards have not been resized yet.
        QMetaObject::invokeMethod(this, &StartPage::arrange, Qt::QueuedConnection);
    }
}

void StartPage::retranslate() {
    vacant_->setText(tr("Games that you leave or finish will be here."));
    //: a button beside games that wait; %1 is how many of them are kept
    all_->setText(tr("All (%1)...").arg(kept_));
    all_->setToolTip(tr("Open or delete any waiting game"));
    all_->setAccessibleName(tr("All waiting games: %1").arg(kept_));
}

/// Outside dialogs Enter does not press the focused button by itself.
void StartPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !all_->hasFocus()) return QScrollArea::keyPressEvent(event);
    all_->click();
}

void StartPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    filling_.start(0);
}

}  // namespace rokada::ui
