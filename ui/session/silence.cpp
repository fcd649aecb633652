#include "session/silence.h"

#include "session/gamesession.h"

#include <QCoreApplication>

namespace rokada::ui {

bool partnerListens(const GameSession& session) {
    const Game* game = session.game();
    if (game == nullptr || game->ending()) return false;
    const Side mover = game->position().turn();
    if (!session.human(mover)) return false;
    const auto& seats = session.setup().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool partner = Side(i) != mover && game->book().allied(Side(i), mover) && seats[i].human;
        const bool same = !seats[i].name.isEmpty() && seats[i].name == seats[mover].name;
        if (partner && !same) return true;
    }
    return false;
}

QString silenceReason() {
    return QCoreApplication::translate("Silence",
                                       "Arrows and hints are off because your partner plays on this computer too.");
}

}  // namespace rokada::ui
