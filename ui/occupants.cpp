#include "occupants.h"

#include <QCoreApplication>

namespace rokada::ui {

namespace {

constexpr int FullStrength = Occupants - 1;

}  // namespace

Seat occupant(int place) {
    if (place <= 0) return {};
    return {.human = false, .name = {}, .level = place >= FullStrength ? Level::full() : Level(place)};
}

int placeOf(const Seat& seat) { return seat.human ? 0 : seat.level.number(); }

QString occupantName(int place) {
    if (place <= 0) return QCoreApplication::translate("Seat", "Person");
    if (place >= FullStrength) return QCoreApplication::translate("Seat", "Computer, full strength");
    return QCoreApplication::translate("Seat", "Computer, level %1").arg(place);
}

}  // namespace rokada::ui
