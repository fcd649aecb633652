#include "newgame/clockchips.h"

#include "kit/flowrow.h"

#include <QButtonGroup>
#include <QPushButton>

namespace rokada::ui {

namespace {

/// Returns the label of a clock's button: the minutes and the increment in seconds, for example "10 + 5".
QString chipText(const TimeControl& control) {
    const Period& period = control.periods.front();
    return QStringLiteral("%1 + %2").arg(period.time.count() / 60'000).arg(period.increment.count() / 1000);
}

}  // namespace

ClockChips::ClockChips(std::span<const char* const> clocks, QWidget* parent) : QWidget(parent), other_(nullptr) {
    setLayout(new FlowRow);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    chips_.push_back({TimeControl{}, addButton(QStringLiteral("clockChip:-"))});
    for (const char* text : clocks)
        chips_.push_back({*parseTime(text), addButton(QStringLiteral("clockChip:") + QLatin1String(text))});
    other_ = addButton(QStringLiteral("otherClock"));
    auto* group = new QButtonGroup(this);
    for (const Chip& chip : chips_) {
        group->addButton(chip.button);
        connect(chip.button, &QPushButton::clicked, this, [this, control = chip.control] { emit chosen(control); });
    }
    group->addButton(other_);
    connect(other_, &QPushButton::clicked, this, &ClockChips::otherWanted);
    retranslate();
}

QPushButton* ClockChips::addButton(const QString& name) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setAutoDefault(false);
    layout()->addWidget(button);
    return button;
}

void ClockChips::mark(const TimeControl& control) {
    for (const Chip& chip : chips_) {
        if (chip.control == control) return chip.button->setChecked(true);
    }
    other_->setChecked(true);
}

bool ClockChips::isOther() const { return other_->isChecked(); }

void ClockChips::retranslate() {
    for (const Chip& chip : chips_)
        chip.button->setText(chip.control.timed() ? chipText(chip.control) : tr("No clock"));
    //: button for a clock that is not one of the standard clocks
    other_->setText(tr("Other..."));
}

}  // namespace rokada::ui
