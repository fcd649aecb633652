#include "newgame/seatchooser.h"

#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "newgame/formparts.h"
#include "newgame/gamesettings.h"
#include "newgame/opponentchooser.h"
#include "newgame/plainbutton.h"
#include "newgame/seattable.h"
#include "newgame/segmentrow.h"
#include "session/opponents.h"
#include "texts/names.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

SeatChooser::SeatChooser(const Variant& variant, const std::vector<Seat>& seats, QWidget* parent)
    : QWidget(parent),
      variant_(variant),
      seats_(seats),
      participants_(new SegmentRow(this)),
      next_(new QPushButton(this)),
      opponent_(new OpponentChooser(opponentsOf(variant_.id), variant_.id, this)),
      table_(new SeatTable(variant_, this)),
      players_(sectionLabel(this)),
      duel_(new QWidget(this)),
      colours_(new SegmentRow(duel_)),
      name_(new QLineEdit(duel_)),
      nameButton_(new PlainButton(PlainButton::Kind::Link, "yourNameButton", duel_)),
      lotBox_(new QCheckBox(this)) {
    makeDuel();
    participants_->setObjectName(QStringLiteral("companyRow"));
    next_->setObjectName(QStringLiteral("nextSeatButton"));
    next_->setIcon(iconOf(Icon::Swap));
    next_->setAutoDefault(false);
    lotBox_->setObjectName(QStringLiteral("lotBox"));
    auto* head = new QHBoxLayout;
    head->addWidget(participants_, 1);
    // Four seats need much height, so the check box for random sides is in the row above them.
    auto* sides = new FlowRow;
    if (seats_.size() > 2) sides->addWidget(lotBox_);
    sides->addWidget(next_);
    head->addLayout(sides);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(InnerGap * emOf(font())));
    column->addLayout(head);
    column->addSpacing(qRound((PartGap - InnerGap) * emOf(font())));
    column->addWidget(players_);
    column->addWidget(opponent_);
    column->addWidget(table_);
    column->addSpacing(qRound(InnerGap * emOf(font())));
    column->addWidget(duel_);
    if (seats_.size() == 2) column->addWidget(lotBox_);
    next_->setVisible(seats_.size() > 2);
    connect(participants_, &SegmentRow::chosen, this,
            [this](int participants) { seat(seated(variant_, seats_, Participants(participants))); });
    connect(next_, &QPushButton::clicked, this, [this] { seat(movedOn(seats_)); });
    connect(table_, &SeatTable::swapWanted, this, [this] { seat(movedOn(seats_)); });
    connect(table_, &SeatTable::changed, this, [this] { seat(table_->seats()); });
    connect(opponent_, &OpponentChooser::chosen, this, [this] {
        Seat& computer = seats_[1 - person()];
        QString name = computer.name;
        computer = opponent_->seat();
        computer.name = std::move(name);
        emit changed();
    });
    connect(opponent_, &OpponentChooser::confirmed, this, &SeatChooser::confirmed);
    connect(opponent_, &OpponentChooser::managingWanted, this, &SeatChooser::managingWanted);
    connect(lotBox_, &QCheckBox::toggled, this, &SeatChooser::setRandomSides);
    retranslate();
}

SeatChooser::~SeatChooser() = default;

void SeatChooser::makeDuel() {
    auto* row = new FlowRow;
    duel_->setLayout(row);
    const auto part = [&](QLabel*& words, QWidget* input) {
        auto* box = new QWidget(duel_);
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, designPixels(24, emOf(font())), 0);
        column->setSpacing(qRound(InnerGap * emOf(font())));
        words = sectionLabel(box);
        input->setParent(box);
        column->addWidget(words);
        column->addWidget(input);
        row->addWidget(box);
        return column;
    };
    colours_->setObjectName(QStringLiteral("colourRow"));
    name_->setObjectName(QStringLiteral("yourNameLine"));
    name_->setMaxLength(LongestName);
    part(colourWords_, colours_);
    // Most people never change their name, so a button is shown instead of the field until the user clicks it.
    part(nameWords_, name_)->addWidget(nameButton_);
    QSizePolicy kept = nameWords_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    nameWords_->setSizePolicy(kept);
    nameWords_->setBuddy(name_);
    nameButton_->setMinimumHeight(name_->sizeHint().height());
    connect(nameButton_, &QAbstractButton::clicked, this, [this] {
        naming_ = true;
        showName();
        name_->setFocus();
    });
    connect(colours_, &SegmentRow::chosen, this, &SeatChooser::takeColour);
    connect(name_, &QLineEdit::textChanged, this, [this](const QString& name) {
        seats_[person()].name = name.simplified();
        emit changed();
    });
}

Participants SeatChooser::participants() const { return participantsOf(variant_, seats_); }

void SeatChooser::seat(std::vector<Seat> seats) {
    seats_ = std::move(seats);
    showSeats();
    emit changed();
}

void SeatChooser::takeColour(int colour) {
    setRandomSides(colour == Random);
    const std::size_t wanted = colour == Second ? 1 : 0;
    if (isDuel() && person() != wanted) std::swap(seats_[0], seats_[1]);
    showSeats();
    emit changed();
}

void SeatChooser::setRandomSides(bool randomSides) {
    if (std::exchange(randomSides_, randomSides) == randomSides) return;
    showSeats();
    emit changed();
}

void SeatChooser::offerManaging() { opponent_->offerManaging(); }

void SeatChooser::offerEngines(const std::vector<EngineOffer>& offers) {
    offers_ = offers;
    for (Seat& seat : seats_) {
        const auto offer = std::ranges::find(offers, seat.engine, &EngineOffer::name);
        const bool able = offer != offers.end() && offer->whyNot.isEmpty();
        if (!seat.engine.isEmpty() && !able) seat.engine.clear();
    }
    opponent_->offerEngines(offers);
    table_->offerEngines(offers);
    showSeats();
}

/// Updates all controls from `seats_` and `randomSides_`. Emits no signal.
void SeatChooser::showSeats() {
    fillCompanies();
    const bool duel = isDuel();
    if (duel) opponent_->setSeat(seats_[1 - person()]);
    table_->setSeats(seats_);
    colours_->setValue(randomSides_ ? Random : person() == 0 ? First : Second);
    const QSignalBlocker lotQuiet(lotBox_);
    lotBox_->setChecked(randomSides_);
    const QSignalBlocker nameQuiet(name_);
    if (duel && name_->text().simplified() != seats_[person()].name) name_->setText(seats_[person()].name);
    if (duel) showName();
    opponent_->setVisible(duel);
    duel_->setVisible(duel);
    table_->setVisible(!duel);
    lotBox_->setVisible(!duel);
    players_->setVisible(!duel && seats_.size() == 2);
}

/// Shows the name field after the user has asked for it, otherwise the button that opens the field.
void SeatChooser::showName() {
    nameWords_->setVisible(naming_);
    name_->setVisible(naming_);
    nameButton_->setVisible(!naming_);
    const QString& name = seats_[person()].name;
    //: button that opens the field of the player's name; %1: the name
    nameButton_->setText(name.isEmpty() ? tr("Your name...") : tr("Your name: %1...").arg(name));
}

void SeatChooser::fillCompanies() {
    using Option = SegmentRow::Option;
    const Participants now = participants();
    std::vector<Option> options;
    if (seats_.size() == 2) {
        options = {Option{static_cast<int>(Participants::OnePerson), tr("Computer")},
                   Option{static_cast<int>(Participants::People), tr("Two players")},
                   Option{static_cast<int>(Participants::Computers), tr("Watch computers")}};
    } else {
        //: choice of players in a four-player game: one person plays one side, computers play the others
        options = {Option{static_cast<int>(Participants::OnePerson), tr("One player")},
                   //: one person plays both sides of a team, computers play the others
                   Option{static_cast<int>(Participants::TwoSides), tr("One player, two sides")},
                   Option{static_cast<int>(Participants::People), tr("Four players")},
                   Option{static_cast<int>(Participants::Computers), tr("Computers only")}};
        //: choice of players: any other combination of people and computers
        const QString mixed = tr("Mixed");
        if (now == Participants::Mixed) options.push_back({static_cast<int>(Participants::Mixed), mixed});
    }
    participants_->setOptions(options);
    participants_->setValue(static_cast<int>(now));
}

void SeatChooser::retranslate() {
    const auto side = [this](std::size_t place) { return sideName(variant_.sideSpecs[place].name); };
    participants_->setName(tr("Who plays"));
    players_->setText(tr("Players"));
    next_->setText(tr("Rotate sides"));
    next_->setToolTip(tr("Move each player to the next side"));
    colourWords_->setText(tr("You play"));
    colours_->setName(tr("You play"));
    //: choice of the colour: at random
    const QString random = tr("Random");
    colours_->setOptions({{First, side(0)}, {Random, random}, {Second, side(1)}});
    nameWords_->setText(tr("Your name"));
    name_->setPlaceholderText(tr("Name"));
    lotBox_->setText(seats_.size() == 2 ? tr("Random colours") : tr("Random sides"));
    opponent_->retranslate();
    table_->retranslate();
    showSeats();
}

}  // namespace rokada::ui
