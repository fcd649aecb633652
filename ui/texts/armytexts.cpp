#include "texts/armytexts.h"

#include "game/departure.h"
#include "texts/names.h"
#include "texts/byarmy.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

constexpr std::array maters{
    ByArmy{"white", QT_TRANSLATE_NOOP("Army", "Mated by White in round %1")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Army", "Mated by Black in round %1")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Army", "Mated by Red in round %1")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Army", "Mated by Blue in round %1")},
};
constexpr std::array placers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Army", "White places in secret")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Army", "Black places in secret")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Army", "Red places in secret")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Army", "Blue places in secret")},
};
constexpr std::array receivers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Army", "Pass to White")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Army", "Pass to Black")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Army", "Pass to Red")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Army", "Pass to Blue")},
};
constexpr std::array loners{
    ByArmy{"white", QT_TRANSLATE_NOOP("Army", "White, press Enter when you sit alone. The others look away.")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Army", "Black, press Enter when you sit alone. The others look away.")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Army", "Red, press Enter when you sit alone. The others look away.")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Army", "Blue, press Enter when you sit alone. The others look away.")},
};

std::size_t reservesOf(const Position& position, Side side) {
    std::size_t men = 0;
    for (std::size_t i = 0; i < position.book().reserveKinds().size(); ++i)
        men += static_cast<std::size_t>(position.reserve(side, i));
    return men;
}

}  // namespace

QString departure(const Game& game, Side side) {
    const auto left = departureOf(game, side);
    if (!left) return {};
    if (!left->mated) return QCoreApplication::translate("Army", "Out in round %1").arg(left->round);
    return byArmy(maters, "Army", game.book().variant().armies[left->by].name).arg(left->round);
}

QString waitingCheck(const Game& game, Side side) {
    const Position& position = game.position();
    if (game.ending() || side == position.turn() || !position.living(side) || !position.inCheck(side)) return {};
    int turns = 0;
    for (std::size_t i = position.turn(); i != side; i = (i + 1) % game.book().sides())
        turns += position.living(Side(i)) ? 1 : 0;
    //: on the plate of an army whose king is in check, though others move before it
    return QCoreApplication::translate("Army", "In check, %n turn(s) to wait", nullptr, turns);
}

QString placed(const Game& game, Side side) {
    const std::size_t wanted = reservesOf(game.start(), side);
    return placed(game.book().variant().armies[side].name, wanted - reservesOf(game.position(), side), wanted);
}

QString placed(std::string_view army, std::size_t men, std::size_t wanted) {
    //: "Red: 2 of 3 placed"
    return QCoreApplication::translate("Army", "%1: %2 of %3 placed").arg(armyName(army)).arg(men).arg(wanted);
}

QString placesInSecret(std::string_view army) { return byArmy(placers, "Army", army); }

QString passTo(std::string_view army) { return byArmy(receivers, "Army", army); }

QString sitAlone(std::string_view army) { return byArmy(loners, "Army", army); }

}  // namespace rokada::ui::texts
