#include "texts/texts.h"

#include "rules/aftermove.h"
#include "rules/paths.h"
#include "text/movetext.h"
#include "texts/byside.h"
#include "texts/names.h"
#include "texts/sidetexts.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

constexpr std::array movers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red to move")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move")},
};
constexpr std::array teamMovers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move (partner: Red)")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move (partner: Blue)")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red to move (partner: White)")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move (partner: Black)")},
};
constexpr std::array checkedMovers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move, in check")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move, in check")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red to move, in check")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move, in check")},
};
constexpr std::array checkedTeamMovers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move (partner: Red), in check")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move (partner: Blue), in check")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red to move (partner: White), in check")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move (partner: Black), in check")},
};
constexpr std::array placers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White places a reserve piece")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black places a reserve piece")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red places a reserve piece")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue places a reserve piece")},
};
constexpr std::array leavers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White is checkmated and eliminated.")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black is checkmated and eliminated.")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red is checkmated and eliminated.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue is checkmated and eliminated.")},
};
constexpr std::array resigners{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White has resigned and is eliminated.")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black has resigned and is eliminated.")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red has resigned and is eliminated.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue has resigned and is eliminated.")},
};
constexpr std::array flaggedSides{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White lost on time and is eliminated.")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black lost on time and is eliminated.")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red lost on time and is eliminated.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue lost on time and is eliminated.")},
};
constexpr std::array forfeiters{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White has made an illegal move and is eliminated.")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black has made an illegal move and is eliminated.")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red has made an illegal move and is eliminated.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue has made an illegal move and is eliminated.")},
};
constexpr std::array passers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White has no legal move and passes.")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black has no legal move and passes.")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red has no legal move and passes.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue has no legal move and passes.")},
};

constexpr std::array sidePieces{
    BySide{"white", QT_TRANSLATE_NOOP("Square", "%1: white %2")},
    BySide{"black", QT_TRANSLATE_NOOP("Square", "%1: black %2")},
    BySide{"red", QT_TRANSLATE_NOOP("Square", "%1: red %2")},
    BySide{"blue", QT_TRANSLATE_NOOP("Square", "%1: blue %2")},
};

/// Returns a sentence which says that the side is eliminated, and why.
QString eliminated(const Rulebook& book, Move elimination) {
    const auto sideId = sideIdOf(book, elimination.eliminated());
    switch (elimination.cause()) {
        case EliminationCause::Mate: return bySide(leavers, "Turn", sideId);
        case EliminationCause::Resignation: return bySide(resigners, "Turn", sideId);
        case EliminationCause::Time: return bySide(flaggedSides, "Turn", sideId);
        case EliminationCause::IllegalMove: return bySide(forfeiters, "Turn", sideId);
    }
    return {};
}

}  // namespace

QString square(const Geometry& board, Square square) { return QString::fromStdString(board.name(square)); }

QString squareAndPiece(const Position& position, Square s) {
    QString name = square(position.book().geometry(), s);
    if (position.empty(s)) return name;
    const Variant& variant = position.book().variant();
    const Piece piece = position[s];
    const QString words =
        bySide(sidePieces, "Square", variant.sideSpecs[sideOf(piece)].name).arg(name, kindName(variant, kindOf(piece)));
    const int height = position.height(s);
    //: a square with a piece on top of a tower, and its height
    return height < 2 ? words : QCoreApplication::translate("Square", "%1, tower of %2 pieces").arg(words).arg(height);
}

QString of(Claim claim) {
    switch (claim) {
        case Claim::None: return {};
        case Claim::Repetition:
            return QCoreApplication::translate("Turn", "Threefold repetition: you may claim a draw.");
        case Claim::FiftyMoves: return QCoreApplication::translate("Turn", "50-move rule: you may claim a draw.");
    }
    return {};
}

QString toMove(const Position& position) {
    const auto sideId = sideIdOf(position.book(), position.turn());
    if (position.placing(position.turn())) return bySide(placers, "Turn", sideId);
    const bool teams = hasPartner(position, position.turn());
    if (position.inCheck(position.turn())) {
        return teams ? bySide(checkedTeamMovers, "Turn", sideId) : bySide(checkedMovers, "Turn", sideId);
    }
    return teams ? bySide(teamMovers, "Turn", sideId) : bySide(movers, "Turn", sideId);
}

QString becoming(const Turn& turn) {
    if (turn.move.forced() || turn.move.type() == MoveType::Drop) return {};
    const Variant& variant = turn.before.book().variant();
    for (const PseudoLegalTarget& target : pseudoLegalTargets(turn.before, turn.move.from())) {
        if (target.square != turn.move.to() || target.becomes == NoKind) continue;
        const Kind was = kindOf(turn.before[turn.move.from()]);
        //: kinds of pieces: "Promotion: rook to bolyar."
        return QCoreApplication::translate("Turn", "Promotion: %1 to %2.")
            .arg(kindName(variant.kinds[was].name), kindName(variant.kinds[target.becomes].name));
    }
    return {};
}

QString bonus(const Variant& variant, Kind given) {
    //: label of a new piece that a side gets because another piece reached an enemy corner: "Bonus: boat"
    return QCoreApplication::translate("Turn", "Bonus: %1").arg(kindName(variant.kinds[given].name));
}

QString bonus(const Variant& variant, Kind given, const std::vector<Square>& squares) {
    if (squares.empty()) return {};
    QStringList names;
    for (const Square each : squares) names << square(variant.geometry, each);
    //: a kind of piece and squares: "Bonus: boat on z0, j0."
    return QCoreApplication::translate("Turn", "Bonus: %1 on %2.")
        .arg(kindName(variant.kinds[given].name), names.join(QStringLiteral(", ")));
}

QString followed(const Rulebook& book, const Turn& turn) {
    QStringList sentences;
    if (turn.move.type() == MoveType::Elimination) sentences << eliminated(book, turn.move);
    Position position = afterMove(turn.before, turn.move);
    Undo undo;
    for (const Move move : turn.forced) {
        const bool eliminates = move.type() == MoveType::Elimination;
        sentences << (eliminates ? eliminated(book, move) : bySide(passers, "Turn", sideIdOf(book, position.turn())));
        position.make(move, undo);
    }
    return sentences.join(QLatin1Char(' '));
}

}  // namespace rokada::ui::texts
