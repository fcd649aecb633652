#include "shell/preferencecontrol.h"

#include "kit/fonts.h"
#include "kit/switch.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double ChoiceWidth = 210, SliderWidth = 180, SliderGap = 12;
constexpr int StepsOfAPage = 5;

}  // namespace

PreferenceControl::PreferenceControl(const Preference& preference, QWidget* parent)
    : QWidget(parent), preference_(preference) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    if (preference.options) {
        makeChoice();
    } else if (preference.range) {
        makeSlider();
    } else {
        makeSwitch();
    }
    sizeField();
    refresh();
}

void PreferenceControl::add(QWidget& field) {
    field.setObjectName(QString::fromStdString(preference_.name));
    field.setFocusPolicy(Qt::StrongFocus);
    field.installEventFilter(this);
    layout()->addWidget(&field);
}

void PreferenceControl::makeSwitch() {
    switch_ = new Switch({}, this);
    add(*switch_);
    connect(switch_, &QCheckBox::toggled, this, [this](bool on) { choose(on ? 1 : 0); });
}

void PreferenceControl::makeChoice() {
    choice_ = new QComboBox(this);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    add(*choice_);
    connect(choice_, &QComboBox::currentIndexChanged, this, [this] { choose(choice_->currentData().toInt()); });
}

void PreferenceControl::makeSlider() {
    const PreferenceRange& range = *preference_.range;
    value_ = new QLabel(this);
    value_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout()->addWidget(value_);
    slider_ = new QSlider(Qt::Horizontal, this);
    slider_->setRange(range.least, range.most);
    slider_->setSingleStep(range.step);
    slider_->setPageStep(std::min(StepsOfAPage * range.step, range.most - range.least));
    add(*slider_);
    connect(slider_, &QSlider::valueChanged, this, &PreferenceControl::choose);
}

QWidget& PreferenceControl::field() const {
    if (switch_) return *switch_;
    return choice_ ? static_cast<QWidget&>(*choice_) : *slider_;
}

void PreferenceControl::sizeField() {
    const int em = emOf(font());
    if (choice_) choice_->setMinimumWidth(designPixels(ChoiceWidth, em));
    if (!slider_) return;
    slider_->setFixedWidth(designPixels(SliderWidth, em));
    layout()->setSpacing(designPixels(SliderGap, em));
    int widest = 0;
    for (const int value : {preference_.range->least, preference_.range->most, slider_->value()})
        widest = std::max(widest, value_->fontMetrics().horizontalAdvance(preference_.range->words(value)));
    value_->setMinimumWidth(widest);
}

void PreferenceControl::choose(int value) {
    if (showing_ || value == preference_.get()) return;
    preference_.set(value);
    emit chosen();
}

void PreferenceControl::refresh() {
    const bool before = std::exchange(showing_, true);
    const int value = preference_.get();
    if (switch_) switch_->setChecked(value != 0);
    if (choice_) {
        fillChoice();
        choice_->setCurrentIndex(choice_->findData(value));
    }
    if (slider_) {
        slider_->setValue(value);
        value_->setText(preference_.range->words(value));
        sizeField();
    }
    field().setAccessibleName(preference_.label());
    if (preference_.more) field().setAccessibleDescription(preference_.more());
    showAbility();
    showing_ = before;
}

/// Fills the combo box. Does nothing if its entries are up to date already, so that an open list stays open.
void PreferenceControl::fillChoice() {
    const std::vector<PreferenceOption> options = preference_.options();
    const auto same = [this, &options] {
        if (choice_->count() != static_cast<int>(options.size())) return false;
        for (int i = 0; i < choice_->count(); ++i) {
            const PreferenceOption& option = options[static_cast<std::size_t>(i)];
            if (choice_->itemText(i) != option.text || choice_->itemData(i).toInt() != option.value) return false;
        }
        return true;
    };
    if (same()) return;
    choice_->clear();
    for (const auto& [value, text] : options) choice_->addItem(text, value);
}

void PreferenceControl::showAbility() {
    const QString why = preference_.whyNot ? preference_.whyNot() : QString();
    setEnabled(why.isEmpty());
    setToolTip(why);
}

/// Ignores the wheel on a control, so that it scrolls the page.
bool PreferenceControl::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel) return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void PreferenceControl::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) sizeField();
}

}  // namespace rokada::ui
