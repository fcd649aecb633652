#include "newgame/seattable.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "newgame/formparts.h"
#include "newgame/seatcard.h"
#include "texts/names.h"

#include <QBoxLayout>
#include <QLabel>
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

SeatTable::SeatTable(const Variant& variant, QWidget* parent)
    : QWidget(parent), variant_(variant), columns_(new TurningBox(this)) {
    columns_->setContentsMargins(0, 0, 0, 0);
    columns_->setSpacing(designPixels(16, emOf(font())));
    const std::size_t sides = variant.sideSpecs.size();
    std::vector<int> order;
    for (const SideSpec& side : variant.sideSpecs) {
        if (std::ranges::find(order, side.team) == order.end()) order.push_back(side.team);
    }
    cards_.resize(sides);
    for (const int team : order) {
        if (team != order.front() && sides == 2) {
            swap_ = new QPushButton(this);
            swap_->setObjectName(QStringLiteral("swapSeatsButton"));
            swap_->setProperty("look", QStringLiteral("icon"));
            swap_->setIcon(iconOf(Icon::Swap));
            swap_->setAutoDefault(false);
            columns_->addWidget(swap_, 0, Qt::AlignCenter);
            connect(swap_, &QPushButton::clicked, this, &SeatTable::swapWanted);
        }
        auto* column = new QVBoxLayout;
        if (sides > 2) {
            teams_.push_back(sectionLabel(this));
            column->addWidget(teams_.back());
        }
        for (std::size_t side = 0; side < sides; ++side) {
            if (variant.sideSpecs[side].team != team) continue;
            cards_[side] = new SeatCard(variant, side, this);
            column->addWidget(cards_[side]);
            connect(cards_[side], &SeatCard::changed, this, [this] {
                markOwn();
                emit changed();
            });
        }
        columns_->addLayout(column, 1);
    }
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
    std::vector<int> people(teams_.size());
    std::vector<QStringList> names(teams_.size());
    const int first = variant_.sideSpecs.front().team;
    for (std::size_t side = 0; side < cards_.size() && !teams_.empty(); ++side) {
        const std::size_t team = variant_.sideSpecs[side].team == first ? 0 : 1;
        people[team] += cards_[side]->seat().human ? 1 : 0;
        names[team] << sideName(variant_.sideSpecs[side].name);
    }
    for (std::size_t team = 0; team < teams_.size(); ++team) {
        const bool all = std::ranges::count(people, 0) == 1;
        const QString own = people[team] > 0 ? tr("Your team") : tr("The other team");
        //: %1, %2: names of the two sides of a team
        const QString both = tr("%1 and %2").arg(names[team].front(), names[team].back());
        teams_[team]->setText(all ? own : both);
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
