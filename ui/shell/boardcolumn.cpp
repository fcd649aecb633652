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

void BoardColumn::addRoom(RoomOrder order, QDockWidget& panel, const std::function<void(QWidget*)>& hold) {
    const auto place = std::ranges::upper_bound(rooms_, order, {}, &Room::order);
    rooms_.insert(place, {order, &panel, hold, !panel.isHidden()});
    // One that lies behind another in the same place is not seen.
    connect(&panel, &QDockWidget::visibilityChanged, this, [this, &panel](bool seen) {
        std::ranges::find(rooms_, &panel, &Room::panel)->seen = seen;
        placeAside();
    });
    placeAside();
}

/// Behind another page the board keeps them: panels that are seen beside that page have nothing to do with its game.
void BoardColumn::placeAside() {
    // Before the window is shown, nobody says that a panel was hidden.
    const auto room = std::ranges::find_if(rooms_, [](const Room& r) { return r.seen && !r.panel->isHidden(); });
    room == rooms_.end() || isHidden() ? fixed_.layout->addWidget(aside_) : room->hold(aside_);
    aside_->show();
}

}  // namespace rokada::ui
