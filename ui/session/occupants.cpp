#include "session/occupants.h"

#include "texts/names.h"
#include "texts/sidetexts.h"

#include <QCoreApplication>

namespace rokada::ui {

namespace {

constexpr int FullStrength = Occupants - 1;

/// "1", "\u00BD", "0"
QString pointsOf(const Ending& ending, Side side) {
    const int half = ending.halfPoints[side];
    return half == 1 ? QStringLiteral("\u00BD") : QString::number(half / 2);
}

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

QString occupantName(const Seat& seat) { return seat.engine.isEmpty() ? occupantName(placeOf(seat)) : seat.engine; }

QString playerName(const Seat& seat) {
    if (seat.human) return seat.name;
    return seat.engine.isEmpty() ? QStringLiteral("Rokada") : seat.engine;
}

QString occupantBrief(int place) {
    if (place <= 0) return occupantName(place);
    if (place >= FullStrength) return QCoreApplication::translate("Seat", "Full strength");
    return QCoreApplication::translate("Seat", "Level %1").arg(place);
}

std::vector<SeatPicture> playerPanelsOf(const GameSession& session) {
    std::vector<SeatPicture> panels;
    const Side waits =
        session.paused() && session.playing() && !session.humanToMove() ? session.game()->position().turn() : NoSide;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        const Seat& seat = session.setup().seats[i];
        const QString sideText = sideName(session.game()->book().variant().sideSpecs[i].name);
        // Says that there is a menu.
        const QString triangle = QStringLiteral(" \u25BE");
        const QString name = seat.name.isEmpty() ? sideText : seat.name;
        const auto& ending = session.game()->ending();
        panels.push_back({.name = name,
                          .note = occupantName(seat) + triangle,
                          .brief = (seat.engine.isEmpty() ? occupantBrief(placeOf(seat)) : seat.engine) + triangle,
                          .human = seat.human,
                          .points = ending ? pointsOf(*ending, Side(i)) : QString(),
                          .won = ending && ending->halfPoints[i] == 2});
        //: on the panel of the player to move: the game waits until it is continued
        const QString paused = QCoreApplication::translate("Seat", "Paused");
        if (Side(i) == waits) panels.back().note = panels.back().brief = paused;
        // In a record nobody takes a seat.
        if (session.viewing()) panels.back().note = panels.back().brief = QString();
        if (session.setup().seats.size() == 2 || session.viewing()) continue;
        if (Side(i) == waits) continue;
        const QString partner = texts::withPartner(session.game()->book().variant().sideSpecs[i].name);
        //: of a player among four: "with Red · Level 2"
        panels.back().note = QCoreApplication::translate("Seat", "%1 · %2").arg(partner, panels.back().brief);
        const QString left = texts::eliminationText(*session.game(), Side(i));
        const QString news = left.isEmpty() ? texts::waitingCheck(*session.game(), Side(i)) : left;
        if (!news.isEmpty()) panels.back().note = panels.back().brief = news;
    }
    return panels;
}

}  // namespace rokada::ui
