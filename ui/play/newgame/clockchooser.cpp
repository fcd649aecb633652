#include "newgame/clockchooser.h"

#include "kit/latin.h"
#include "newgame/timechooser.h"
#include "texts/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

ClockChooser::ClockChooser(const Variant& variant, const std::vector<TimeControl>& times, const TableLaws& laws,
                           QWidget* parent)
    : QWidget(parent),
      clockBox_(new QGroupBox(this)),
      common_(new TimeChooser(clockBox_)),
      different_(new QCheckBox(clockBox_)),
      lawBox_(new QGroupBox(this)),
      takeBacks_(new QComboBox(lawBox_)),
      takeBackWords_(new QLabel(lawBox_)),
      touchMove_(new QCheckBox(lawBox_)),
      pressClock_(new QCheckBox(lawBox_)),
      more_(new QPushButton(lawBox_)),
      arbiter_(new QCheckBox(lawBox_)),
      secret_(new QCheckBox(lawBox_)),
      lawSentence_(new QLabel(lawBox_)) {
    common_->setObjectName(QStringLiteral("commonTime"));
    different_->setObjectName(QStringLiteral("differentTimesBox"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(clockBox_);
    column->addWidget(lawBox_);
    makeClocks(variant, times);
    makeLaws(variant, laws);
    retranslate();
    showRows();
    showLaws();
}

void ClockChooser::makeClocks(const Variant& variant, const std::vector<TimeControl>& times) {
    auto* column = new QVBoxLayout(clockBox_);
    column->setSpacing(4);
    column->addWidget(common_);
    column->addWidget(different_);
    for (const SideSpec& sideSpec : variant.sideSpecs) {
        const Row row{sideSpec.name, new QLabel(clockBox_), new TimeChooser(clockBox_)};
        row.time->setObjectName(latin(sideSpec.name) + QStringLiteral("Time"));
        const std::size_t side = rows_.size();
        if (side < times.size()) row.time->setControl(times[side]);
        row.words->setContentsMargins(0, 6, 0, 0);
        column->addWidget(row.words);
        column->addWidget(row.time);
        connect(row.time, &TimeChooser::chosen, this, &ClockChooser::showLaws);
        rows_.push_back(row);
    }
    if (!times.empty()) common_->setControl(times.front());
    different_->setChecked(std::ranges::any_of(times, [&](const TimeControl& t) { return t != times.front(); }));
    connect(common_, &TimeChooser::chosen, this, &ClockChooser::showLaws);
    connect(different_, &QCheckBox::toggled, this, [this](bool on) {
        // Different times begin with those that all had.
        for (const Row& row : rows_) {
            if (on) row.time->setControl(common_->control());
        }
        showRows();
        showLaws();
    });
}

void ClockChooser::makeLaws(const Variant& variant, const TableLaws& laws) {
    auto* column = new QVBoxLayout(lawBox_);
    column->setSpacing(4);
    for (int place = 0; place < 3; ++place) takeBacks_->addItem(QString());
    takeBacks_->setCurrentIndex(static_cast<int>(laws.takeBacks));
    takeBackWords_->setBuddy(takeBacks_);
    touchMove_->setChecked(laws.touchMove);
    pressClock_->setChecked(laws.pressClock);
    arbiter_->setChecked(laws.arbiter);
    secret_->setChecked(laws.secretPlacement);
    lawSentence_->setWordWrap(true);
    lawSentence_->setContentsMargins(2, 0, 0, 4);
    column->addWidget(takeBackWords_);
    column->addWidget(takeBacks_);
    more_->setObjectName(QStringLiteral("moreLawsButton"));
    arbiter_->setObjectName(QStringLiteral("arbiterBox"));
    more_->setCheckable(true);
    more_->setChecked(laws.pressClock || laws.arbiter);
    pressClock_->setVisible(more_->isChecked());
    arbiter_->setVisible(more_->isChecked());
    for (QCheckBox* box : {touchMove_, secret_, pressClock_, arbiter_}) {
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ClockChooser::showLaws);
    }
    for (QCheckBox* rare : {pressClock_, arbiter_}) connect(more_, &QPushButton::toggled, rare, &QWidget::setVisible);
    column->addWidget(lawSentence_);
    column->addWidget(more_, 0, Qt::AlignLeft);
    secret_->setVisible(!variant.reserveKinds.empty());
}

void ClockChooser::showRows() {
    common_->setVisible(!different_->isChecked());
    for (const Row& row : rows_) {
        row.words->setVisible(different_->isChecked());
        row.time->setVisible(different_->isChecked());
    }
}

/// What has no effect now is disabled.
void ClockChooser::showLaws() {
    takeBacks_->setEnabled(!touchMove_->isChecked());
    pressClock_->setEnabled(!times().empty());
    QStringList sentences;
    if (touchMove_->isChecked()) {
        sentences << tr(
            "A touched piece must move, a touched enemy piece must be captured, and there are no takebacks; Ctrl+J "
            "before touching says \"I adjust\".");
    }
    if (pressClock_->isChecked() && pressClock_->isEnabled()) {
        sentences << tr(
            "A move is complete when its player has pressed the clock with Space or a click on the player panel.");
    }
    if (arbiter_->isChecked()) sentences << tr("Any draw may be claimed, and an incorrect claim costs time.");
    if (secret_->isChecked() && !secret_->isHidden()) {
        sentences << tr(
            "Each player places the reserve pieces behind a curtain; when all are placed, the board is uncovered.");
    }
    lawSentence_->setText(sentences.join(QLatin1Char(' ')));
    lawSentence_->setVisible(!sentences.isEmpty());
}

std::vector<TimeControl> ClockChooser::times() const {
    std::vector<TimeControl> times;
    for (const Row& row : rows_) times.push_back(different_->isChecked() ? row.time->control() : common_->control());
    const bool none = std::ranges::none_of(times, [](const TimeControl& t) { return t.timed(); });
    return none ? std::vector<TimeControl>() : times;
}

TableLaws ClockChooser::laws() const {
    return {.touchMove = touchMove_->isChecked(),
            .pressClock = pressClock_->isChecked(),
            .arbiter = arbiter_->isChecked(),
            .secretPlacement = secret_->isChecked() && !secret_->isHidden(),
            .takeBacks = static_cast<TakeBacks>(takeBacks_->currentIndex())};
}

QWidgetList ClockChooser::stops() const {
    QWidgetList stops = common_->stops();
    stops << different_;
    for (const Row& row : rows_) stops << row.time->stops();
    return stops << takeBacks_ << touchMove_ << secret_ << pressClock_ << arbiter_ << more_;
}

void ClockChooser::retranslate() {
    clockBox_->setTitle(tr("Clock"));
    different_->setText(tr("Different for each seat"));
    common_->retranslate();
    for (const Row& row : rows_) {
        row.words->setText(sideName(row.sideId));
        row.time->retranslate();
    }
    lawBox_->setTitle(tr("Strictness"));
    takeBackWords_->setText(tr("Takebacks"));
    takeBacks_->setItemText(0, tr("Always allowed"));
    takeBacks_->setItemText(1, tr("If the opponent agrees"));
    takeBacks_->setItemText(2, tr("Never"));
    touchMove_->setText(tr("Touch-move"));
    pressClock_->setText(tr("Press the clock after each move"));
    //: shows rarely used choices
    more_->setText(tr("More"));
    arbiter_->setText(tr("Claims are checked and cost time"));
    secret_->setText(tr("Secret placement"));
    showLaws();
}

}  // namespace rokada::ui
