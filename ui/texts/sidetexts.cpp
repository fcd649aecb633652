#include "texts/sidetexts.h"

#include "game/elimination.h"
#include "texts/byside.h"
#include "texts/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

constexpr std::array maters{
    BySide{"white", QT_TRANSLATE_NOOP("Army", "Mated by White, move %1")},
    BySide{"black", QT_TRANSLATE_NOOP("Army", "Mated by Black, move %1")},
    BySide{"red", QT_TRANSLATE_NOOP("Army", "Mated by Red, move %1")},
    BySide{"blue", QT_TRANSLATE_NOOP("Army", "Mated by Blue, move %1")},
};
constexpr std::array secretPlacers{
    BySide{"white", QT_TRANSLATE_NOOP("Army", "White places pieces in secret")},
    BySide{"black", QT_TRANSLATE_NOOP("Army", "Black places pieces in secret")},
    BySide{"red", QT_TRANSLATE_NOOP("Army", "Red places pieces in secret")},
    BySide{"blue", QT_TRANSLATE_NOOP("Army", "Blue places pieces in secret")},
};
constexpr std::array receivers{
    BySide{"white", QT_TRANSLATE_NOOP("Army", "Pass the screen to White")},
    BySide{"black", QT_TRANSLATE_NOOP("Army", "Pass the screen to Black")},
    BySide{"red", QT_TRANSLATE_NOOP("Army", "Pass the screen to Red")},
    BySide{"blue", QT_TRANSLATE_NOOP("Army", "Pass the screen to Blue")},
};
constexpr std::array players{
    BySide{"white", QT_TRANSLATE_NOOP("Army", "You were White.")},
    BySide{"black", QT_TRANSLATE_NOOP("Army", "You were Black.")},
    BySide{"red", QT_TRANSLATE_NOOP("Army", "You were Red.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Army", "You were Blue.")},
};
constexpr std::array loners{
    BySide{"white", QT_TRANSLATE_NOOP("Army", "White, press Enter when no one else is looking.")},
    BySide{"black", QT_TRANSLATE_NOOP("Army", "Black, press Enter when no one else is looking.")},
    BySide{"red", QT_TRANSLATE_NOOP("Army", "Red, press Enter when no one else is looking.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Army", "Blue, press Enter when no one else is looking.")},
};

std::size_t reservePiecesOf(const Position& position, Side side) {
    std::size_t pieces = 0;
    for (std::size_t i = 0; i < position.book().reserveKinds().size(); ++i)
        pieces += static_cast<std::size_t>(position.reserve(side, i));
    return pieces;
}

constexpr std::array partners{
    BySide{"white", QT_TRANSLATE_NOOP("Army", "with Red")},
    BySide{"black", QT_TRANSLATE_NOOP("Army", "with Blue")},
    BySide{"red", QT_TRANSLATE_NOOP("Army", "with White")},
    BySide{"blue", QT_TRANSLATE_NOOP("Army", "with Black")},
};

}  // namespace

SideNews elimination(const Game& game, Side side) {
    const auto left = eliminationOf(game, side);
    if (!left) return {};
    switch (left->cause) {
        case EliminationCause::Mate:
            return {bySide(maters, "Army", game.book().variant().sideSpecs[left->by].name).arg(left->moveNumber),
                    //: on a narrow player panel: this side has been checkmated
                    QCoreApplication::translate("Army", "Mated")};
        case EliminationCause::Resignation: break;
        case EliminationCause::Time:
            return {QCoreApplication::translate("Army", "Out of time, move %1").arg(left->moveNumber),
                    QCoreApplication::translate("Army", "Out of time")};
        case EliminationCause::IllegalMove:
            //: on the player panel: this side has lost by an illegal move
            return {QCoreApplication::translate("Army", "Lost by an illegal move (move %1)").arg(left->moveNumber),
                    //: on a narrow player panel: this side has lost by an illegal move
                    QCoreApplication::translate("Army", "Illegal move")};
    }
    return {QCoreApplication::translate("Army", "Resigned, move %1").arg(left->moveNumber),
            //: on a narrow player panel: this side has resigned
            QCoreApplication::translate("Army", "Resigned")};
}

SideNews waitingCheck(const Game& game, Side side) {
    const Position& position = game.position();
    if (game.ending() || side == position.turn() || !position.living(side) || !position.inCheck(side)) return {};
    int turns = 0;
    for (std::size_t i = position.turn(); i != side; i = (i + 1) % game.book().sides())
        turns += position.living(Side(i)) ? 1 : 0;
    //: on the player panel of a side whose king is in check, though other sides move before it
    return {QCoreApplication::translate("Army", "In check, moves in %n turn(s)", nullptr, turns),
            QCoreApplication::translate("Army", "In check")};
}

Side partnerOf(const Position& position, Side side) {
    const Rulebook& book = position.book();
    for (std::size_t i = 0; i < book.sides(); ++i) {
        if (Side(i) != side && book.allied(Side(i), side) && position.living(Side(i))) return Side(i);
    }
    return NoSide;
}

bool hasPartner(const Position& position, Side side) { return partnerOf(position, side) != NoSide; }

QString withPartner(const Position& position, Side side) {
    if (!hasPartner(position, side)) return {};
    return bySide(partners, "Army", position.book().variant().sideSpecs[side].name);
}

QString youPlayed(std::string_view sideId) { return bySide(players, "Army", sideId); }

QString placed(std::string_view sideId, const QString& name, std::size_t pieces, std::size_t wanted) {
    //: "Red: 2 of 3 placed"
    return QCoreApplication::translate("Army", "%1: %2 of %3 placed")
        .arg(name.isEmpty() ? sideName(sideId) : name, QString::number(pieces), QString::number(wanted));
}

QString placed(const Game& game, Side side, const QString& name) {
    const std::size_t wanted = reservePiecesOf(game.start(), side);
    return placed(game.book().variant().sideSpecs[side].name, name, wanted - reservePiecesOf(game.position(), side),
                  wanted);
}

QString placesInSecret(std::string_view sideId, const QString& name) {
    if (name.isEmpty()) return bySide(secretPlacers, "Army", sideId);
    //: %1: name of a person
    return QCoreApplication::translate("Army", "%1 places pieces in secret").arg(name);
}

QString passTo(std::string_view sideId, const QString& name) {
    if (name.isEmpty()) return bySide(receivers, "Army", sideId);
    //: %1: name of a person
    return QCoreApplication::translate("Army", "Pass the screen to %1").arg(name);
}

QString sitAlone(std::string_view sideId, const QString& name) {
    if (name.isEmpty()) return bySide(loners, "Army", sideId);
    //: %1: name of a person
    return QCoreApplication::translate("Army", "%1, press Enter when no one else is looking.").arg(name);
}

}  // namespace rokada::ui::texts
