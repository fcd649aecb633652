#include "shell/boardcolumn.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

QVBoxLayout* dense(QWidget* widget) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return layout;
}

}  // namespace

BoardColumn::BoardColumn(QWidget* parent)
    : QWidget(parent), aside_(new QWidget(this)), fixed_{dense(this), {}}, passing_{dense(aside_), {}} {
    takeAsideBack();
}

void BoardColumn::Strips::insert(Strip place, QWidget* widget, int stretch) {
    const auto at = std::upper_bound(places.begin(), places.end(), place);
    layout->insertWidget(static_cast<int>(at - places.begin()), widget, stretch);
    places.insert(at, place);
}

void BoardColumn::add(Strip place, QWidget* widget) {
    (place > Strip::Thinking ? passing_ : fixed_).insert(place, widget, place == Strip::Board ? 1 : 0);
}

void BoardColumn::takeAsideBack() {
    fixed_.layout->addWidget(aside_);
    aside_->show();
}

}  // namespace rokada::ui
