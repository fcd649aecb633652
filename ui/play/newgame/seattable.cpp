#include "newgame/seattable.h"

#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "newgame/seatboard.h"
#include "newgame/seatcard.h"
#include "newgame/seatring.h"
#include "newgame/teamlabel.h"
#include "scene/teams.h"
#include "texts/names.h"

#include <QBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Layout that places its items in a row. If the width is too small, it places them in a column.
class TurningBox final : public QBoxLayout {
public:
    explicit TurningBox(QWidget* parent) : QBoxLayout(LeftToRight, parent) {}

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Returns the size for the arrangement in a row.
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the largest minimum width and the largest minimum height of the items. The width is enough for the
    /// column.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    /// Returns the width of the row in pixels. All items with a stretch factor get the same width.
    [[nodiscard]] int wholeWidth() const;
};

int TurningBox::wholeWidth() const {
    int widest = 0;
    for (int i = 0; i < count(); ++i) {
        if (stretch(i) > 0) widest = std::max(widest, itemAt(i)->minimumSize().width());
    }
    int width = spacing() * (count() - 1);
    for (int i = 0; i < count(); ++i) width += stretch(i) > 0 ? widest : itemAt(i)->minimumSize().width();
    return width;
}

int TurningBox::heightForWidth(int width) const {
    const bool stacked = width < wholeWidth();
    int height = stacked ? spacing() * (count() - 1) : 0;
    for (int i = 0; i < count(); ++i) {
        const int part = itemAt(i)->sizeHint().height();
        height = stacked ? height + part : std::max(height, part);
    }
    return height;
}

QSize TurningBox::sizeHint() const {
    const int width = wholeWidth();
    return {width, heightForWidth(width)};
}

QSize TurningBox::minimumSize() const {
    QSize size;
    for (int i = 0; i < count(); ++i) size = size.expandedTo(itemAt(i)->minimumSize());
    return size;
}

void TurningBox::setGeometry(const QRect& room) {
    const Direction wanted = room.width() < wholeWidth() ? TopToBottom : LeftToRight;
    if (wanted != direction()) setDirection(wanted);
    QBoxLayout::setGeometry(room);
}

}  // namespace

SeatTable::SeatTable(const Variant& variant, QWidget* parent) : QWidget(parent), variant_(variant) {
    for (std::size_t side = 0; side < variant.sideSpecs.size(); ++side) {
        cards_.push_back(new SeatCard(variant, side, this));
        connect(cards_.back(), &SeatCard::changed, this, [this] {
            markOwn();
            emit changed();
        });
    }
    hasTeams(variant) ? layOutTeams() : layOutOpponents();
}

/// Returns the gap between the seats of teams in pixels. It is small, because the seats and the board need much room.
int SeatTable::seatGap() const { return designPixels(8, emOf(font())); }

void SeatTable::layOutOpponents() {
    auto* row = new TurningBox(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(designPixels(16, emOf(font())));
    for (SeatCard* card : cards_) {
        if (card != cards_.front() && cards_.size() == 2) row->addWidget(makeSwap(), 0, Qt::AlignCenter);
        row->addWidget(card, 1);
    }
}

QPushButton* SeatTable::makeSwap() {
    swap_ = new QPushButton(this);
    swap_->setObjectName(QStringLiteral("swapSeatsButton"));
    swap_->setProperty("look", QStringLiteral("icon"));
    swap_->setIcon(iconOf(Icon::Swap));
    swap_->setAutoDefault(false);
    connect(swap_, &QPushButton::clicked, this, &SeatTable::swapWanted);
    return swap_;
}

/// Places the cards around a small board, below a heading for each team.
void SeatTable::layOutTeams() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(seatGap());
    auto* heads = new FlowRow;
    for (const std::vector<Side>& team : teamsOf(variant_)) {
        teams_.push_back(new TeamLabel(variant_, team, this));
        teams_.back()->setObjectName(QStringLiteral("teamLabel:%1").arg(teams_.size() - 1));
        heads->addWidget(teams_.back());
    }
    column->addLayout(heads);
    auto* ring = new SeatRing(variant_, seatGap());
    for (SeatCard* card : cards_) ring->addWidget(card);
    ring->addWidget(new SeatBoard(variant_, this));
    column->addLayout(ring);
}

void SeatTable::offerEngines(const std::vector<EngineOffer>& offers) {
    for (SeatCard* card : cards_) card->offerEngines(offers);
}

std::vector<Seat> SeatTable::seats() const {
    std::vector<Seat> seats;
    for (const SeatCard* card : cards_) seats.push_back(card->seat());
    return seats;
}

void SeatTable::setSeats(const std::vector<Seat>& seats) {
    for (std::size_t side = 0; side < cards_.size(); ++side) cards_[side]->setSeat(seats[side]);
    markOwn();
}

/// Highlights the card of the only person in a four-player game, because it is hard to find among four cards.
void SeatTable::markOwn() {
    const auto people = std::ranges::count_if(cards_, [](const SeatCard* card) { return card->seat().human; });
    for (SeatCard* card : cards_) card->setOwn(people == 1 && cards_.size() > 2 && card->seat().human);
    nameTeams();
}

void SeatTable::nameTeams() {
    std::vector<std::size_t> people;
    for (const TeamLabel* team : teams_) {
        people.push_back(static_cast<std::size_t>(
            std::ranges::count_if(team->members(), [this](Side side) { return cards_[side]->seat().human; })));
    }
    const bool own = std::ranges::count(people, 0U) == static_cast<std::ptrdiff_t>(people.size()) - 1;
    for (std::size_t team = 0; team < teams_.size(); ++team) {
        QStringList names;
        for (const Side side : teams_[team]->members()) names << sideName(variant_.sideSpecs[side].name);
        //: %1 and %2: names of the two sides of a team
        QString words = names.size() == 2 ? tr("%1 and %2").arg(names[0], names[1]) : names.join(QLatin1String(", "));
        //: %1: the sides of the team of the person at the computer, "White and Red"
        if (own && people[team] > 0) words = tr("Your team: %1").arg(words);
        //: %1: the sides of the team against the person at the computer, "Black and Blue"
        if (own && people[team] == 0) words = tr("Other team: %1").arg(words);
        teams_[team]->setText(words);
    }
}

void SeatTable::retranslate() {
    for (SeatCard* card : cards_) card->retranslate();
    if (swap_) {
        swap_->setToolTip(tr("Swap the sides of the players"));
        swap_->setAccessibleName(tr("Swap"));
    }
    nameTeams();
}

}  // namespace rokada::ui
