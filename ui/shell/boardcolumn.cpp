#include "shell/boardcolumn.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

BoardColumn::BoardColumn(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
}

void BoardColumn::add(Strip place, QWidget* widget) {
    const auto at = std::upper_bound(places_.begin(), places_.end(), place);
    layout_->insertWidget(static_cast<int>(at - places_.begin()), widget, place == Strip::Board ? 1 : 0);
    places_.insert(at, place);
}

}  // namespace rokada::ui
