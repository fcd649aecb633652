#include "texts/towertexts.h"

#include "texts/byside.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

constexpr std::array freedPieces{
    BySide{"white", QT_TRANSLATE_NOOP("Tower", "The white %2 on %1 is no longer covered.")},
    BySide{"black", QT_TRANSLATE_NOOP("Tower", "The black %2 on %1 is no longer covered.")},
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

QString ontoTower(const Position& position, Square from, Square to, int pieces, const QString& square) {
    if (!position.book().towers()) return square;
    const bool own = !position.empty(to) && sideOf(position[to]) == sideOf(position[from]);
    const int along = pieces - 1;
    if (along < 1) {
        //: %1: a square and the piece on it, onto which the selected piece can be placed
        return own ? QCoreApplication::translate("Tower", "%1. Your piece goes on top.").arg(square) : square;
    }
    if (own) {
        return QCoreApplication::translate("Tower", "%1. Your piece goes on top, together with %n piece(s) below it.",
                                           nullptr, along)
            .arg(square);
    }
    //: %n: number of pieces below the moving piece in its tower
    return QCoreApplication::translate("Tower", "%1. Your piece moves together with %n piece(s) below it.", nullptr,
                                       along)
        .arg(square);
}

QString lifted(int pieces, int height) {
    if (pieces == height) return QCoreApplication::translate("Tower", "The whole tower moves.");
    //: how many pieces of a tower move together, and its height
    return QCoreApplication::translate("Tower", "%1 of %2 pieces of the tower move.").arg(pieces).arg(height);
}

QString liftable(int pieces, int height) {
    constexpr int LastKey = 9;
    //: of a tower that was just selected: how many pieces move together, its height, and the last number key for it
    return QCoreApplication::translate(
               "Tower", "%1 of %2 pieces move. To change how many, press 1 to %3, turn the wheel or use the list.")
        .arg(pieces)
        .arg(height)
        .arg(std::min(height, LastKey));
}

}  // namespace rokada::ui::texts
