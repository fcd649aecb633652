#include "newgame/timechooser.h"

#include "texts/timetexts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr int NoClock = 0;  ///< index of "no clock" in the list; the presets and the custom entry follow

int presets() { return static_cast<int>(timePresets().size()); }

TimeControl preset(int place) { return *parseTime(timePresets()[static_cast<std::size_t>(place - 1)].text); }

}  // namespace

TimeChooser::TimeChooser(QWidget* parent)
    : QWidget(parent),
      usual_(new QComboBox(this)),
      own_(new QWidget(this)),
      shape_(new QComboBox(own_)),
      minutes_(number(0, 600, 5)),
      seconds_(number(0, 59, 0)),
      moves_(number(1, 200, 40)),
      further_(number(1, 600, 60)),
      increment_(number(0, 600, 3)),
      incrementKind_(new QComboBox(own_)),
      sentence_(new QLabel(this)) {
    usual_->setObjectName(QStringLiteral("timeBox"));
    usual_->setMaxVisibleItems(presets() + 2);
    usual_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (int place = 0; place < presets() + 2; ++place) usual_->addItem(QString());
    for (int shape = Whole; shape <= PerMove; ++shape) shape_->addItem(QString());
    for (int kind = 0; kind < 3; ++kind) incrementKind_->addItem(QString());
    sentence_->setWordWrap(true);
    sentence_->setContentsMargins(2, 0, 0, 4);
    auto* grid = new QGridLayout(own_);
    grid->setContentsMargins(16, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(3, 1);
    addField(shape_, 0, 0);
    addField(minutes_, 0, 1);
    addField(seconds_, 0, 2);
    addField(moves_, 2, 0);
    addField(further_, 2, 1);
    addField(incrementKind_, 4, 0);
    addField(increment_, 4, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(usual_);
    column->addWidget(own_);
    column->addWidget(sentence_);
    for (QComboBox* box : {usual_, shape_, incrementKind_})
        connect(box, &QComboBox::currentIndexChanged, this, &TimeChooser::update);
    retranslate();
    update();
}

QSpinBox* TimeChooser::number(int least, int most, int value) {
    auto* box = new QSpinBox(own_);
    box->setRange(least, most);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &TimeChooser::update);
    return box;
}

void TimeChooser::addField(QWidget* input, int row, int column) {
    auto* grid = static_cast<QGridLayout*>(own_->layout());
    const Field field{new QLabel(own_), input};
    field.words->setBuddy(input);
    grid->addWidget(field.words, row, column);
    grid->addWidget(input, row + 1, column);
    fields_.push_back(field);
}

/// Returns the time control in the custom fields. Its time is at least 1 second, because a time of zero would mean no
/// clock.
TimeControl TimeChooser::own() const {
    const Millis time =
        std::max<Millis>(1s, std::chrono::minutes(minutes_->value()) + std::chrono::seconds(seconds_->value()));
    const Millis increment = std::chrono::seconds(increment_->value());
    switch (static_cast<Shape>(shape_->currentIndex())) {
        case Hourglass: return TimeControl::hourglass(time);
        case PerMove: return TimeControl::perMove(time);
        case Whole:
        case Moves: break;
    }
    TimeControl control = TimeControl::whole(
        time, increment, increment > 0ms ? Increment(incrementKind_->currentIndex()) : Increment::Fischer);
    if (shape_->currentIndex() == Whole) return control;
    control.periods.front().moves = moves_->value();
    control.periods.push_back({.time = std::chrono::minutes(further_->value()), .increment = increment});
    return control;
}

TimeControl TimeChooser::control() const {
    const int place = usual_->currentIndex();
    if (place == NoClock) return {};
    return place <= presets() ? preset(place) : own();
}

void TimeChooser::setControl(const TimeControl& control) {
    const QSignalBlocker quiet(this);
    if (!control.timed()) return usual_->setCurrentIndex(NoClock);
    for (int place = 1; place <= presets(); ++place) {
        if (preset(place) == control) return usual_->setCurrentIndex(place);
    }
    usual_->setCurrentIndex(presets() + 1);
    showOwn(control);
}

void TimeChooser::showOwn(const TimeControl& control) {
    const Period& first = control.periods.front();
    const auto seconds = static_cast<int>(first.time.count() / 1000);
    const bool periods = control.kind == TimeKind::Periods;
    shape_->setCurrentIndex(control.kind == TimeKind::Hourglass ? Hourglass
                            : control.kind == TimeKind::PerMove ? PerMove
                            : control.periods.size() > 1        ? Moves
                                                                : Whole);
    minutes_->setValue(seconds / 60);
    seconds_->setValue(seconds % 60);
    if (periods) increment_->setValue(static_cast<int>(first.increment.count() / 1000));
    incrementKind_->setCurrentIndex(static_cast<int>(control.increment));
    if (control.periods.size() < 2) return;
    moves_->setValue(first.moves);
    further_->setValue(static_cast<int>(control.periods[1].time.count() / 60'000));
}

/// Shows only the fields that the chosen type of time control needs.
void TimeChooser::update() {
    const bool own = usual_->currentIndex() > presets();
    const int shape = shape_->currentIndex();
    own_->setVisible(own);
    for (const Field& field : fields_) {
        const bool moves = field.input == moves_ || field.input == further_;
        const bool increment = field.input == increment_ || field.input == incrementKind_;
        const bool wanted = moves ? shape == Moves : !increment || shape == Whole || shape == Moves;
        field.words->setVisible(wanted);
        field.input->setVisible(wanted);
    }
    incrementKind_->setEnabled(increment_->value() > 0);
    sentence_->setText(texts::explained(control()));
    usual_->setAccessibleDescription(sentence_->text());
    emit chosen();
}

void TimeChooser::retranslate() {
    const QSignalBlocker quiet(this);
    usual_->setItemText(NoClock, tr("No clock"));
    for (int place = 1; place <= presets(); ++place) {
        const TimePreset& usual = timePresets()[static_cast<std::size_t>(place - 1)];
        //: a standard time control, for example "Blitz: 3 min + 3 s"
        usual_->setItemText(place, tr("%1: %2").arg(texts::of(usual.speed), texts::shortText(preset(place))));
    }
    usual_->setItemText(presets() + 1, tr("Custom time control..."));
    usual_->setAccessibleName(tr("Clock"));
    shape_->setItemText(Whole, tr("Time per game"));
    shape_->setItemText(Moves, tr("Moves per period"));
    shape_->setItemText(Hourglass, tr("Hourglass"));
    shape_->setItemText(PerMove, tr("Time per move"));
    incrementKind_->setItemText(0, tr("Increment after each move (Fischer)"));
    incrementKind_->setItemText(1, tr("Bronstein delay"));
    incrementKind_->setItemText(2, tr("Simple delay"));
    const QStringList words{tr("Type"),     tr("Minutes"), tr("Seconds"), tr("Moves"), tr("Next period, minutes"),
                            tr("Per move"), tr("Seconds")};
    for (std::size_t i = 0; i < fields_.size(); ++i) fields_[i].words->setText(words[static_cast<qsizetype>(i)]);
    sentence_->setText(texts::explained(control()));
}

}  // namespace rokada::ui
