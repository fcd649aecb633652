#include "newgame/segmentrow.h"

#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>

namespace rokada::ui {

SegmentRow::SegmentRow(QWidget* parent) : QWidget(parent), bar_(new QTabBar(this)), box_(new QComboBox(this)) {
    bar_->setProperty("look", QStringLiteral("segment"));
    bar_->setDrawBase(false);
    bar_->setUsesScrollButtons(false);
    bar_->setElideMode(Qt::ElideNone);
    bar_->setExpanding(false);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box_->hide();
    bar_->installEventFilter(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(bar_, &QTabBar::currentChanged, this, &SegmentRow::take);
    connect(box_, &QComboBox::currentIndexChanged, this, &SegmentRow::take);
}

void SegmentRow::setOptions(const std::vector<Option>& options) {
    if (options == options_) return;
    const int before = value();
    const QSignalBlocker barQuiet(bar_);
    const QSignalBlocker boxQuiet(box_);
    options_ = options;
    while (bar_->count() > 0) bar_->removeTab(bar_->count() - 1);
    box_->clear();
    for (const Option& option : options_) {
        bar_->addTab(option.text);
        box_->addItem(option.text);
    }
    setValue(before);
    updateGeometry();
    arrange();
}

void SegmentRow::setName(const QString& name) {
    bar_->setAccessibleName(name);
    box_->setAccessibleName(name);
}

int SegmentRow::value() const { return options_.empty() ? 0 : options_[static_cast<std::size_t>(place_)].value; }

int SegmentRow::placeOf(int value) const {
    const auto found = std::ranges::find(options_, value, &Option::value);
    return found == options_.end() ? 0 : static_cast<int>(found - options_.begin());
}

void SegmentRow::setValue(int value) {
    const QSignalBlocker barQuiet(bar_);
    const QSignalBlocker boxQuiet(box_);
    place_ = placeOf(value);
    bar_->setCurrentIndex(place_);
    box_->setCurrentIndex(place_);
}

/// Handles the user's choice of the option with the index `place`, in the tab bar or in the combo box. Selects the
/// option in the other widget too.
void SegmentRow::take(int place) {
    if (place < 0 || place == place_) return;
    setValue(options_[static_cast<std::size_t>(place)].value);
    emit chosen(value());
}

QSize SegmentRow::sizeHint() const { return bar_->sizeHint().expandedTo({0, box_->sizeHint().height()}); }

QSize SegmentRow::minimumSizeHint() const {
    return {std::min(box_->sizeHint().width(), bar_->sizeHint().width()), sizeHint().height()};
}

void SegmentRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Ignores the mouse wheel, so that the page scrolls. Without this filter, the wheel would change the value.
bool SegmentRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel) return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void SegmentRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        arrange();
    }
}

void SegmentRow::arrange() {
    const QSize whole = bar_->sizeHint();
    const bool fits = whole.width() <= width();
    const bool focused = bar_->hasFocus() || box_->hasFocus();
    bar_->setVisible(fits);
    box_->setVisible(!fits);
    bar_->setGeometry(0, 0, std::min(whole.width(), width()), height());
    box_->setGeometry(0, 0, std::min(box_->sizeHint().width(), width()), height());
    if (focused) (fits ? static_cast<QWidget*>(bar_) : box_)->setFocus();
}

}  // namespace rokada::ui
