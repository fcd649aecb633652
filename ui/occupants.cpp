#include "occupants.h"

#include "names.h"

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

std::vector<SeatPicture> platesOf(const GameSession& session) {
    std::vector<SeatPicture> plates;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        const Seat& seat = session.setup().seats[i];
        const QString army = armyName(session.game()->book().variant().armies[i].name);
        // The triangle says that there is a menu.
        plates.push_back({.name = seat.name.isEmpty() ? army : seat.name,
                          .note = occupantName(placeOf(seat)) + QStringLiteral(" \u25BE"),
                          .human = seat.human});
    }
    return plates;
}

}  // namespace rokada::ui
