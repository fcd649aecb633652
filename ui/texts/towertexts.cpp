#include "texts/towertexts.h"

#include "texts/byside.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>

#include <array>

namespace rokada::ui::texts {

namespace {

constexpr std::array freedPieces{
    BySide{"white", QT_TRANSLATE_NOOP("Tower", "Free again on %1: white %2")},
    BySide{"black", QT_TRANSLATE_NOOP("Tower", "Free again on %1: black %2")},
};

}  // namespace

QString freed(const Turn& turn) {
    const Position& before = turn.before;
    const Move move = turn.move;
    const Rulebook& book = before.book();
    if (!book.towers() || move.forced() || move.type() == MoveType::Castle) return {};
    const Piece seen = before.uncovered(move.from(), before.carried(move));
    if (seen == NoPiece || sideOf(seen) == before.turn()) return {};
    return bySide(freedPieces, "Tower", book.variant().sideSpecs[sideOf(seen)].name)
        .arg(square(book.geometry(), move.from()), kindName(book.variant(), kindOf(seen)));
}

QString lifted(int pieces, int height) {
    if (pieces == height) return QCoreApplication::translate("Tower", "The whole tower moves.");
    //: how many pieces of a tower move together, and its height
    return QCoreApplication::translate("Tower", "%1 of %2 pieces move.").arg(pieces).arg(height);
}

}  // namespace rokada::ui::texts
