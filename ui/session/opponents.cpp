#include "session/opponents.h"

#include "texts/opponenttexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr std::array list{
    Opponent{"mila", QT_TRANSLATE_NOOP("Opponent", "Mila"), Level(1), {"pawn", "white", 0xFFE9DCC3, 0xFFC6B593}},
    Opponent{"petar", QT_TRANSLATE_NOOP("Opponent", "Petar"), Level(2), {"soldier", "black", 0xFFD9D2C4, 0xFFB3AB9D}},
    Opponent{"vera", QT_TRANSLATE_NOOP("Opponent", "Vera"), Level(3), {"boat", "white", 0xFFCFE0DD, 0xFF9DBDB7}},
    Opponent{"anton", QT_TRANSLATE_NOOP("Opponent", "Anton"), Level(4), {"knight", "black", 0xFFE3D0B8, 0xFFC4A582}},
    Opponent{"rada", QT_TRANSLATE_NOOP("Opponent", "Rada"), Level(5), {"bishop", "white", 0xFFD8DFCB, 0xFFAABA93}},
    Opponent{"boris", QT_TRANSLATE_NOOP("Opponent", "Boris"), Level(6), {"elephant", "black", 0xFFD4D9DE, 0xFFA5B0BA}},
    Opponent{"iva", QT_TRANSLATE_NOOP("Opponent", "Iva"), Level(7), {"rook", "white", 0xFFEAD3C4, 0xFFCCA792}},
    Opponent{
        "viktor", QT_TRANSLATE_NOOP("Opponent", "Viktor"), Level(8), {"minister", "black", 0xFFDAD3E2, 0xFFB0A5C0}},
    Opponent{"sofia", QT_TRANSLATE_NOOP("Opponent", "Sofia"), Level(9), {"queen", "white", 0xFFF0DDB2, 0xFFD2B877}},
    Opponent{
        "kaloyan", QT_TRANSLATE_NOOP("Opponent", "Kaloyan"), Level(10), {"bolyar", "black", 0xFFD9C2B4, 0xFFBC9A86}},
};

}  // namespace

std::span<const Opponent> opponentsOf(std::string_view) { return list; }

const Opponent* opponentOf(std::string_view game, Level level) {
    const auto all = opponentsOf(game);
    const auto found = std::ranges::find(all, level, &Opponent::level);
    return found == all.end() ? nullptr : &*found;
}

const Opponent* opponentOn(const Seat& seat, std::string_view game) {
    return seat.human || !seat.engine.isEmpty() ? nullptr : opponentOf(game, seat.level);
}

QString nameOf(const Opponent& opponent) { return QCoreApplication::translate("Opponent", opponent.name); }

QString levelName(Level level) {
    if (level.isFull()) return QCoreApplication::translate("Seat", "Full strength");
    return QCoreApplication::translate("Seat", "Level %1").arg(level.number());
}

QString sentenceOf(const Opponent& opponent, std::string_view game) {
    return texts::playingStrength(nameOf(opponent), weaknessOf(opponent.level, game));
}

Avatar avatarOf(const Opponent& opponent) { return {Avatar::Type::Portrait, opponent.portrait}; }

Avatar avatarOf(const Seat& seat, std::string_view game, std::string_view side) {
    const Opponent* opponent = opponentOn(seat, game);
    Avatar avatar = opponent ? avatarOf(*opponent) : Avatar{seat.human ? Avatar::Type::Person : Avatar::Type::Engine};
    avatar.side = side;
    return avatar;
}

}  // namespace rokada::ui
