#include "newgame/clockchooser.h"

#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "kit/latin.h"
#include "newgame/clockchips.h"
#include "newgame/formparts.h"
#include "newgame/timechooser.h"
#include "texts/names.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr std::array clocksOfTwo{"180+2", "300", "600+5", "900+10", "5400+30"};
constexpr std::array clocksOfFour{"300+5", "600+5", "900+10", "1800+15"};

std::span<const char* const> usualClocks(const Variant& variant) {
    if (variant.sideSpecs.size() == 2) return clocksOfTwo;
    return clocksOfFour;
}

}  // namespace

ClockChooser::ClockChooser(const Variant& variant, const std::vector<TimeControl>& times, bool pressed, QWidget* parent)
    : QWidget(parent),
      heading_(sectionLabel(this)),
      chips_(new ClockChips(usualClocks(variant), this)),
      common_(new TimeChooser(this)),
      different_(new QCheckBox(this)),
      press_(new QCheckBox(this)),
      sentence_(hintLabel(this)) {
    common_->setObjectName(QStringLiteral("commonTime"));
    different_->setObjectName(QStringLiteral("differentTimesBox"));
    press_->setObjectName(QStringLiteral("pressClockBox"));
    press_->setChecked(pressed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(InnerGap * emOf(font())));
    column->addWidget(heading_);
    column->addWidget(chips_);
    column->addWidget(common_);
    for (const SideSpec& side : variant.sideSpecs) addRow(side);
    auto* options = new QWidget(this);
    options->setLayout(new FlowRow);
    options->layout()->addWidget(different_);
    options->layout()->addWidget(press_);
    column->addWidget(options);
    column->addWidget(sentence_);
    setTimes(times);
    retranslate();
    connect(chips_, &ClockChips::chosen, this, &ClockChooser::take);
    connect(chips_, &ClockChips::otherWanted, this, [this] {
        other_ = true;
        showRows();
    });
    connect(common_, &TimeChooser::chosen, this, [this] {
        if (!other_) chips_->mark(common_->control());
        other_ = chips_->isOther();
        showRows();
        emit changed();
    });
    connect(different_, &QCheckBox::toggled, this, [this](bool on) {
        // Each player's clock starts as a copy of the common clock.
        for (const Row& row : rows_) {
            if (on) row.time->setControl(common_->control());
        }
        showRows();
        emit changed();
    });
    connect(press_, &QCheckBox::toggled, this, [this] {
        showRows();
        emit changed();
    });
}

void ClockChooser::setTimes(const std::vector<TimeControl>& times) {
    const QSignalBlocker blocked(different_);
    common_->setControl(times.empty() ? TimeControl() : times.front());
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i].time->setControl(i < times.size() ? times[i] : TimeControl());
    different_->setChecked(std::ranges::any_of(times, [&](const TimeControl& t) { return t != times.front(); }));
    chips_->mark(common_->control());
    other_ = chips_->isOther();
    showRows();
}

void ClockChooser::addRow(const SideSpec& side) {
    const Row row{side.name, new QLabel(this), new TimeChooser(this)};
    row.time->setObjectName(latin(side.name) + QStringLiteral("Time"));
    layout()->addWidget(row.words);
    layout()->addWidget(row.time);
    connect(row.time, &TimeChooser::chosen, this, [this] {
        showRows();
        emit changed();
    });
    rows_.push_back(row);
}

void ClockChooser::take(const TimeControl& control) {
    other_ = false;
    common_->setControl(control);
    chips_->mark(control);
    showRows();
    emit changed();
}

/// Shows the rows for a common clock or for different clocks. The check boxes of rare options are visible if "Other..."
/// is checked, if only people play, or if the options are in use.
void ClockChooser::showRows() {
    const bool different = different_->isChecked();
    chips_->setVisible(!different);
    common_->setVisible(!different && other_);
    for (const Row& row : rows_) {
        row.words->setVisible(different);
        row.time->setVisible(different);
    }
    const bool all = people_ || other_;
    different_->setVisible(all || different);
    press_->setVisible(all || press_->isChecked());
    press_->setEnabled(!times().empty());
    different_->parentWidget()->setVisible(!different_->isHidden() || !press_->isHidden());
    const bool pressing = press_->isChecked() && press_->isEnabled();
    sentence_->setVisible(pressing);
}

void ClockChooser::setForPeople(bool people) {
    people_ = people;
    showRows();
}

std::vector<TimeControl> ClockChooser::times() const {
    std::vector<TimeControl> times;
    for (const Row& row : rows_) times.push_back(different_->isChecked() ? row.time->control() : common_->control());
    const bool none = std::ranges::none_of(times, [](const TimeControl& t) { return t.timed(); });
    return none ? std::vector<TimeControl>() : times;
}

bool ClockChooser::pressed() const { return press_->isChecked(); }

void ClockChooser::retranslate() {
    heading_->setText(tr("Clock"));
    different_->setText(tr("Different for each player"));
    press_->setText(tr("Press the clock after each move"));
    sentence_->setText(tr("Your move is complete when you press the clock. Press Space or click your player panel."));
    chips_->retranslate();
    common_->retranslate();
    for (const Row& row : rows_) {
        row.words->setText(sideName(row.sideId));
        row.time->retranslate();
    }
}

}  // namespace rokada::ui
