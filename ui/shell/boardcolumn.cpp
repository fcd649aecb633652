#include "shell/boardcolumn.h"

#include "shell/pageturn.h"

#include <QDockWidget>
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
    placeAside();
    new PageTurn(
        *this, [this] { placeAside(); }, this);
}

void BoardColumn::Strips::insert(Strip place, QWidget* widget, int stretch) {
    const auto at = std::upper_bound(places.begin(), places.end(), place);
    layout->insertWidget(static_cast<int>(at - places.begin()), widget, stretch);
    places.insert(at, place);
}

void BoardColumn::add(Strip place, QWidget* widget) {
    (place > Strip::Thinking ? passing_ : fixed_).insert(place, widget, place == Strip::Board ? 1 : 0);
}

void BoardColumn::addRoom(QDockWidget& panel, const std::function<void(QWidget*)>& hold) {
    rooms_.push_back({&panel, hold, !panel.isHidden()});
    // One that lies behind another in the same place is not seen.
    connect(&panel, &QDockWidget::visibilityChanged, this, [this, &panel](bool seen) {
        std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& room) { return room.panel == &panel; })->seen = seen;
        placeAside();
    });
    placeAside();
}

/// Behind another page the board keeps them: panels that are seen beside that page have nothing to do with its game.
void BoardColumn::placeAside() {
    const auto room = std::find_if(rooms_.begin(), rooms_.end(), [](const Room& r) { return r.seen; });
    room == rooms_.end() || isHidden() ? fixed_.layout->addWidget(aside_) : room->hold(aside_);
    aside_->show();
}

}  // namespace rokada::ui
