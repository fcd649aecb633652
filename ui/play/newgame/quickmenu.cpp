#include "newgame/quickmenu.h"

#include "session/occupants.h"
#include "texts/timetexts.h"

#include <QActionGroup>

#include <algorithm>
#include <array>
#include <optional>

namespace rokada::ui {

namespace {

/// Clocks in the menu, as seconds and increment in seconds, for `parseTime`. "-" means no clock.
constexpr std::array clockTexts{"-", "180+2", "300+0", "600+5", "900+10", "1800+20"};

/// Returns the time control of an entry of the menu, or nullopt for no clock.
std::optional<TimeControl> controlOf(const QAction& clock) {
    const auto control = parseTime(clock.data().toString().toStdString());
    return control && control->timed() ? std::optional(*control) : std::nullopt;
}

}  // namespace

QuickMenu::QuickMenu(const VariantInfo& variant, QWidget* parent)
    : QMenu(parent),
      variant_(variant),
      together_(addAction(QString())),
      levels_(addMenu(QString())),
      clocks_(addMenu(QString())) {
    together_->setObjectName(QStringLiteral("peopleOnly"));
    for (int place = 1; place < occupants(variant_.id); ++place) {
        QAction* level = levels_->addAction(QString());
        level->setObjectName(QStringLiteral("level:%1").arg(place));
        level->setData(place);
        connect(level, &QAction::triggered, this, [this, place] { start(occupant(place, variant_.id)); });
    }
    auto* clocks = new QActionGroup(this);
    clocks->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const char* text : clockTexts) {
        QAction* clock = clocks_->addAction(QString());
        clock->setObjectName(QStringLiteral("clock:%1").arg(QLatin1String(text)));
        clock->setData(QLatin1String(text));
        clock->setCheckable(true);
        clocks->addAction(clock);
        connect(clock, &QAction::triggered, this, [this] { clockChosen_ = true; });
    }
    checkClock();
    addSeparator();
    rules_ = addAction(QString());
    rules_->setObjectName(QStringLiteral("rulesOfVariant"));
    more_ = addAction(QString());
    more_->setObjectName(QStringLiteral("moreChoices"));
    connect(together_, &QAction::triggered, this, [this] { start({}); });
    connect(more_, &QAction::triggered, this, &QuickMenu::moreWanted);
    connect(rules_, &QAction::triggered, this, &QuickMenu::rulesWanted);
    retranslate();
}

void QuickMenu::setTimes(const std::vector<TimeControl>& people, const std::vector<TimeControl>& computers) {
    peopleTimes_ = people;
    computerTimes_ = computers;
    clockChosen_ = false;
    checkClock();
}

/// Checks the clock of the last game with computers. Checks none if the menu does not have this clock.
void QuickMenu::checkClock() {
    for (QAction* clock : clocks_->actions()) {
        const auto last = computerTimes_.empty() ? std::nullopt : std::optional(computerTimes_.front());
        clock->setChecked(controlOf(*clock) == last);
    }
}

/// Emits `gameWanted` for a game with the last clocks, or with the clock that the user has checked. A person plays the
/// first side; `others` is the player of each other side.
void QuickMenu::start(const Seat& others) {
    GameChoice choice = usualChoice(variant_);
    std::fill(choice.seats.begin() + 1, choice.seats.end(), others);
    if (!clockChosen_) {
        choice.times = others.human ? peopleTimes_ : computerTimes_;
        return emit gameWanted(choice);
    }
    for (const QAction* clock : clocks_->actions()) {
        const auto control = controlOf(*clock);
        if (clock->isChecked() && control) choice.times.assign(choice.seats.size(), *control);
    }
    emit gameWanted(choice);
}

void QuickMenu::disableRules(const QString& why) {
    rules_->setEnabled(false);
    rules_->setStatusTip(why);
    rules_->setToolTip(why);
}

void QuickMenu::retranslate() {
    const bool two = usualChoice(variant_).seats.size() == 2;
    together_->setText(two ? tr("&Two Players on This Computer") : tr("All Players on T&his Computer"));
    levels_->setTitle(tr("Against the &Computer"));
    for (QAction* level : levels_->actions())
        level->setText(occupantTitle(occupant(level->data().toInt(), variant_.id), variant_.id));
    clocks_->setTitle(tr("&Clock"));
    for (QAction* clock : clocks_->actions()) {
        const auto control = controlOf(*clock);
        clock->setText(control ? texts::shortText(*control) : tr("No Clock"));
    }
    rules_->setText(tr("&Rules"));
    more_->setText(tr("&More..."));
}

}  // namespace rokada::ui
