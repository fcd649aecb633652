#include "session/occupants.h"

#include "texts/armytexts.h"
#include "texts/names.h"

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

QString occupantBrief(int place) {
    if (place <= 0) return occupantName(place);
    if (place >= FullStrength) return QCoreApplication::translate("Seat", "Full strength");
    return QCoreApplication::translate("Seat", "Level %1").arg(place);
}

std::vector<SeatPicture> platesOf(const GameSession& session) {
    std::vector<SeatPicture> plates;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        const Seat& seat = session.setup().seats[i];
        const QString army = armyName(session.game()->book().variant().armies[i].name);
        // Says that there is a menu.
        const QString triangle = QStringLiteral(" \u25BE");
        plates.push_back({.name = seat.name.isEmpty() ? army : seat.name,
                          .note = occupantName(placeOf(seat)) + triangle,
                          .brief = occupantBrief(placeOf(seat)) + triangle,
                          .human = seat.human});
        if (session.setup().seats.size() == 2) continue;
        const QString left = texts::departure(*session.game(), Side(i));
        const QString news = left.isEmpty() ? texts::waitingCheck(*session.game(), Side(i)) : left;
        if (!news.isEmpty()) plates.back().note = plates.back().brief = news;
    }
    return plates;
}

}  // namespace rokada::ui
