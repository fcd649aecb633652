#include "newgame/newgamepage.h"

#include "engines/enginelist.h"
#include "kit/fonts.h"
#include "newgame/clockchooser.h"
#include "newgame/collapsiblesection.h"
#include "newgame/formparts.h"
#include "newgame/gamesettings.h"
#include "newgame/lawchooser.h"
#include "newgame/newgamewords.h"
#include "newgame/placementchooser.h"
#include "newgame/rulechooser.h"
#include "newgame/seatchooser.h"
#include "variants/variants.h"

#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

NewGamePage::NewGamePage(const GameChoice& choice, const Settings& settings, QWidget* parent)
    : QWidget(parent),
      game_(*choice.game),
      settings_(settings),
      kept_(choice.rules),
      people_(onlyPeople(choice)),
      otherTimes_(lastTimes(settings, game_, !people_)),
      seats_(new SeatChooser(*makeVariant(game_, choice.rules), choice.seats, this)),
      placement_(new PlacementChooser(game_, choice.rules, choice.laws.secretPlacement, this)),
      clocks_(new ClockChooser(*makeVariant(game_, choice.rules), choice.times, choice.laws.pressClock, this)),
      fold_(new CollapsibleSection(this)),
      rules_(new RuleChooser(game_, choice.rules, choice.startNumber, PlacementChooser::OptionName, fold_)),
      laws_(new LawChooser(choice.laws, fold_)) {
    seats_->setRandomSides(choice.randomSides);
    fold_->add(rules_);
    fold_->add(laws_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(PartGap * emOf(font())));
    for (QWidget* part : {static_cast<QWidget*>(seats_), static_cast<QWidget*>(placement_),
                          static_cast<QWidget*>(clocks_), static_cast<QWidget*>(fold_)})
        column->addWidget(part);
    column->addStretch(1);
    connect(seats_, &SeatChooser::changed, this, &NewGamePage::followSeats);
    connect(seats_, &SeatChooser::confirmed, this, &NewGamePage::confirmed);
    connect(seats_, &SeatChooser::managingWanted, this, &NewGamePage::managingWanted);
    connect(clocks_, &ClockChooser::changed, this, [this] {
        clocksChosen_ = true;
        showChoice();
    });
    connect(laws_, &LawChooser::changed, this, &NewGamePage::showChoice);
    connect(fold_, &CollapsibleSection::toggled, this, [this](bool open) {
        if (open) emit unfolded(fold_);
    });
    connect(rules_, &RuleChooser::changed, this, &NewGamePage::offerEngines);
    connect(placement_, &PlacementChooser::changed, this, &NewGamePage::offerEngines);
    retranslate();
    offerEngines();
}

Choices NewGamePage::rules() const {
    if (rulesKept_) return kept_;
    Choices rules = rules_->rules();
    if (placement_->offered()) rules[std::string(PlacementChooser::OptionName)] = placement_->rule();
    return rules;
}

GameChoice NewGamePage::choice() const {
    return {.game = &game_,
            .rules = rules(),
            .startNumber = rules_->startNumber(),
            .seats = seats_->seats(),
            .randomSides = seats_->randomSides(),
            .times = clocks_->times(),
            .laws = {.touchMove = laws_->touchMove(),
                     .pressClock = clocks_->pressed(),
                     .arbiter = laws_->arbiter(),
                     .secretPlacement = placement_->secret(),
                     .takeBacks = laws_->takeBacks()}};
}

void NewGamePage::keepRules() {
    rulesKept_ = true;
    rules_->hide();
    placement_->keepRule();
    showChoice();
}

void NewGamePage::offerManaging() { seats_->offerManaging(); }

void NewGamePage::offerEngines() {
    seats_->offerEngines(enginesOffered(settings_, *makeVariant(game_, rules())));
    showChoice();
}

/// Shows the clocks of the other kind of game after a change between a game of people only and a game with a computer,
/// unless the user has chosen clocks on this page.
void NewGamePage::followSeats() {
    if (std::exchange(people_, onlyPeople(choice())) != people_ && !clocksChosen_) {
        const std::vector<TimeControl> times = clocks_->times();
        clocks_->setTimes(std::exchange(otherTimes_, times));
    }
    showChoice();
}

void NewGamePage::showChoice() {
    const Participants participants = seats_->participants();
    clocks_->setForPeople(participants == Participants::People || seats_->seats().size() > 2);
    QStringList summary = laws_->summary();
    if (const QString rules = ruleSummary(choice()); !rules.isEmpty() && !rulesKept_) summary.prepend(rules);
    QString words = summary.join(QStringLiteral(", "));
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    fold_->setSummary(words);
    emit changed();
}

void NewGamePage::retranslate() {
    seats_->retranslate();
    placement_->retranslate();
    clocks_->retranslate();
    fold_->setHeading(tr("Rules of play"));
    rules_->retranslate();
    laws_->retranslate();
    showChoice();
}

}  // namespace rokada::ui
