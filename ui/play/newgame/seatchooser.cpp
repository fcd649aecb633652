#include "newgame/seatchooser.h"

#include "kit/latin.h"
#include "newgame/gamesettings.h"
#include "session/occupants.h"
#include "texts/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>

#include <algorithm>
#include <utility>

namespace rokada::ui {

SeatChooser::SeatChooser(const Variant& variant, const std::vector<Seat>& seats, QStringList engines, QWidget* parent)
    : QGroupBox(parent),
      game_(variant.id),
      occupants_(occupants(variant.id)),
      engines_(std::move(engines)),
      against_(new QPushButton(this)),
      partners_(new QPushButton(this)),
      people_(new QPushButton(this)),
      computers_(new QPushButton(this)),
      swap_(new QPushButton(this)),
      lot_(new QCheckBox(this)),
      levels_(new QLabel(this)) {
    against_->setObjectName(QStringLiteral("againstComputerButton"));
    partners_->setObjectName(QStringLiteral("partnersButton"));
    people_->setObjectName(QStringLiteral("peopleButton"));
    computers_->setObjectName(QStringLiteral("computersButton"));
    swap_->setObjectName(QStringLiteral("swapSeatsButton"));
    lot_->setObjectName(QStringLiteral("lotBox"));
    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(3, 1);
    grid->addWidget(makeButtons(seats.size()), 0, 0, 1, 4);
    for (std::size_t i = 0; i < seats.size(); ++i) addRow(variant.sideSpecs[i], seats[i]);
    levels_->setWordWrap(true);
    grid->addWidget(lot_, static_cast<int>(seats.size()) + 1, 0, 1, 4);
    grid->addWidget(levels_, static_cast<int>(seats.size()) + 2, 0, 1, 4);
    partners_->setVisible(seats.size() > 2);
}

/// With partners there is one more, and two rows.
QWidget* SeatChooser::makeButtons(std::size_t seats) {
    auto* buttons = new QWidget(this);
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins(0, 0, 0, 4);
    const bool two = seats == 2;
    const int gap = two ? 3 : 2;
    grid->setColumnStretch(gap, 1);
    grid->addWidget(against_, 0, 0);
    if (!two) grid->addWidget(partners_, 0, 1);
    grid->addWidget(people_, two ? 0 : 1, two ? 1 : 0);
    grid->addWidget(computers_, two ? 0 : 1, two ? 2 : 1);
    grid->addWidget(swap_, 0, gap + 1);
    for (QPushButton* button : {against_, partners_, people_, computers_, swap_}) button->setAutoDefault(false);
    connect(against_, &QPushButton::clicked, this, [this] { seatPeople(1); });
    connect(partners_, &QPushButton::clicked, this, &SeatChooser::seatPartners);
    connect(people_, &QPushButton::clicked, this, [this] { seatPeople(rows_.size()); });
    connect(computers_, &QPushButton::clicked, this, [this] { seatPeople(0); });
    connect(swap_, &QPushButton::clicked, this, &SeatChooser::swap);
    return buttons;
}

void SeatChooser::addRow(const SideSpec& sideSpec, const Seat& seat) {
    const QString id = latin(sideSpec.name);
    auto* emblem = new QLabel(this);
    emblem->setPixmap(QIcon(QStringLiteral(":/emblems/%1.svg").arg(id)).pixmap(18, 18));
    const Row row{sideSpec.name, sideSpec.team, new QLabel(this), new QComboBox(this), new QLineEdit(seat.name, this)};
    row.who->setObjectName(id + QStringLiteral("SeatBox"));
    row.name->setObjectName(id + QStringLiteral("NameLine"));
    row.who->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // its words come later, and change
    row.who->setMaxVisibleItems(occupants_ + static_cast<int>(engines_.size()));
    for (int place = 0; place < occupants_; ++place) row.who->addItem(QString());
    row.who->addItems(engines_);
    row.who->setCurrentIndex(rowPlace(seat));
    row.name->setMaxLength(LongestName);
    row.words->setBuddy(row.who);
    auto* grid = static_cast<QGridLayout*>(layout());
    rows_.push_back(row);
    const int line = static_cast<int>(rows_.size());
    grid->addWidget(emblem, line, 0);
    grid->addWidget(row.words, line, 1);
    grid->addWidget(row.who, line, 2);
    grid->addWidget(row.name, line, 3);
}

/// A computer like the one on this seat already.
int SeatChooser::usualComputer() const {
    const auto row = std::ranges::find_if(rows_, [](const Row& r) { return r.who->currentIndex() > 0; });
    return row == rows_.end() ? Seat::UsualLevel : row->who->currentIndex();
}

/// So many people on the first seats; computers that are there already keep their level.
void SeatChooser::seatPeople(std::size_t number) {
    const int computer = usualComputer();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        QComboBox* who = rows_[i].who;
        if (i < number) {
            who->setCurrentIndex(0);
        } else if (who->currentIndex() == 0) {
            who->setCurrentIndex(computer);
        }
    }
}

/// The first side and its partner are played by one person.
void SeatChooser::seatPartners() {
    const int computer = usualComputer();
    for (const Row& row : rows_) {
        if (row.team == rows_.front().team) {
            row.who->setCurrentIndex(0);
        } else if (row.who->currentIndex() == 0) {
            row.who->setCurrentIndex(computer);
        }
    }
}

/// An engine that is no longer there gives its seat to ours.
int SeatChooser::rowPlace(const Seat& seat) const {
    const auto engine = seat.human || seat.engine.isEmpty() ? -1 : engines_.indexOf(seat.engine);
    return engine < 0 ? placeOf(seat, game_) : occupants_ + static_cast<int>(engine);
}

void SeatChooser::offerEngines(const std::vector<EngineOffer>& offers) {
    for (const Row& row : rows_) {
        auto* items = qobject_cast<QStandardItemModel*>(row.who->model());
        for (const EngineOffer& offer : offers) {
            const auto number = engines_.indexOf(offer.name);
            if (number < 0) continue;
            const int place = occupants_ + static_cast<int>(number);
            const bool able = offer.whyNot.isEmpty();
            items->item(place)->setEnabled(able);
            row.who->setItemData(place, offer.whyNot, Qt::ToolTipRole);
            if (!able && row.who->currentIndex() == place) row.who->setCurrentIndex(occupants_ - 1);
        }
    }
}

bool SeatChooser::lot() const { return lot_->isChecked(); }

void SeatChooser::setLot(bool lot) { lot_->setChecked(lot); }

/// All players move on by one seat.
void SeatChooser::swap() {
    std::vector<Seat> now = seats();
    std::rotate(now.rbegin(), now.rbegin() + 1, now.rend());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i].who->setCurrentIndex(rowPlace(now[i]));
        rows_[i].name->setText(now[i].name);
    }
}

std::vector<Seat> SeatChooser::seats() const {
    std::vector<Seat> seats;
    for (const Row& row : rows_) {
        const int place = row.who->currentIndex();
        seats.push_back(occupant(place, game_));
        if (place >= occupants_) seats.back().engine = engines_[place - occupants_];
        seats.back().name = row.name->text().simplified();
    }
    return seats;
}

QWidgetList SeatChooser::stops() const {
    QWidgetList stops{against_, partners_, people_, computers_, swap_};
    for (const Row& row : rows_) stops << row.who << row.name;
    return stops << lot_;
}

void SeatChooser::retranslate() {
    const bool two = rows_.size() == 2;
    setTitle(tr("Who plays"));
    //: a person on the first seat, computers on all others
    against_->setText(two ? tr("Against the Computer") : tr("One Person"));
    //: one person on two allied seats, computers on the others
    partners_->setText(tr("Two Sides"));
    partners_->setToolTip(tr("One person plays both sides of a team"));
    lot_->setText(two ? tr("Randomize colours") : tr("Randomize sides"));
    //: people on all seats
    people_->setText(tr("People"));
    //: computers on all seats
    computers_->setText(tr("Computers"));
    swap_->setText(two ? tr("Swap") : tr("Next Seat"));
    swap_->setToolTip(two ? tr("The players change sides") : tr("Each player moves on to the next side"));
    levels_->setText(
        tr("Level 1 knows little more than the rules, and each level is stronger than the one before. "
           "Full strength thinks for the time that the Settings menu says."));
    for (const Row& row : rows_) {
        row.words->setText(sideName(row.sideId));
        for (int place = 0; place < occupants_; ++place)
            row.who->setItemText(place, occupantTitle(occupant(place, game_), game_));
        row.name->setPlaceholderText(tr("Name"));
        row.name->setAccessibleName(tr("Name"));
    }
}

}  // namespace rokada::ui
