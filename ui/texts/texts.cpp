#include "texts/texts.h"

#include "rules/paths.h"
#include "text/movetext.h"
#include "texts/byarmy.h"
#include "texts/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

std::string_view sideIdOf(const Rulebook& book, Side side) { return book.variant().sideSpecs[side].name; }

/// A sentence about one side, in variants of two or of four players.
struct SideSentence {
    Reason reason;
    bool drawn;
    bool teams;
    std::string_view sideId;  ///< `Ending::side`
    const char* text;
};

constexpr std::array sideSentences{
    SideSentence{Reason::Checkmate, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White is checkmated.")},
    SideSentence{Reason::Checkmate, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black is checkmated.")},
    SideSentence{Reason::BareKing, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has only the king left.")},
    SideSentence{Reason::BareKing, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has only the king left.")},
    SideSentence{Reason::Resignation, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has resigned.")},
    SideSentence{Reason::Resignation, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has resigned.")},
    SideSentence{Reason::Time, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has no time left.")},
    SideSentence{Reason::Time, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has no time left.")},
    SideSentence{Reason::IllegalMove, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has made an illegal move.")},
    SideSentence{Reason::IllegalMove, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has made an illegal move.")},

    SideSentence{Reason::Stalemate, true, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Draw: stalemate, White has no legal move.")},
    SideSentence{Reason::Stalemate, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: stalemate, Black has no legal move.")},
    SideSentence{Reason::BareKing, true, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Draw: White has only the king left.")},
    SideSentence{Reason::BareKing, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: Black has only the king left.")},
    SideSentence{Reason::Time, true, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Draw: White has no time left, but Black has insufficient material.")},
    SideSentence{Reason::Time, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: Black has no time left, but White has insufficient material.")},
    SideSentence{
        Reason::IllegalMove, true, false, "white",
        QT_TRANSLATE_NOOP("Ending", "Draw: White has made an illegal move, but Black has insufficient material.")},
    SideSentence{
        Reason::IllegalMove, true, false, "black",
        QT_TRANSLATE_NOOP("Ending", "Draw: Black has made an illegal move, but White has insufficient material.")},

    SideSentence{Reason::Checkmate, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White is checkmated and Red is eliminated.")},
    SideSentence{Reason::Checkmate, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red is checkmated and White is eliminated.")},
    SideSentence{Reason::Checkmate, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black is checkmated and Blue is eliminated.")},
    SideSentence{Reason::Checkmate, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue is checkmated and Black is eliminated.")},
    SideSentence{Reason::Resignation, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White has resigned and Red is eliminated.")},
    SideSentence{Reason::Resignation, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red has resigned and White is eliminated.")},
    SideSentence{Reason::Resignation, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black has resigned and Blue is eliminated.")},
    SideSentence{Reason::Resignation, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue has resigned and Black is eliminated.")},
    SideSentence{Reason::Time, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White has no time left and Red is eliminated.")},
    SideSentence{Reason::Time, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red has no time left and White is eliminated.")},
    SideSentence{Reason::Time, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black has no time left and Blue is eliminated.")},
    SideSentence{Reason::Time, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue has no time left and Black is eliminated.")},
    SideSentence{
        Reason::IllegalMove, false, true, "white",
        QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White has made an illegal move and Red is eliminated.")},
    SideSentence{
        Reason::IllegalMove, false, true, "red",
        QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red has made an illegal move and White is eliminated.")},
    SideSentence{
        Reason::IllegalMove, false, true, "black",
        QT_TRANSLATE_NOOP("Ending", "White and Red win: Black has made an illegal move and Blue is eliminated.")},
    SideSentence{
        Reason::IllegalMove, false, true, "blue",
        QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue has made an illegal move and Black is eliminated.")},
};

/// Where one side decides, the table has it; else the reason alone does.
const SideSentence* sideSentence(const Rulebook& book, const Ending& ending) {
    if (ending.side == NoSide) return nullptr;
    const auto sideId = sideIdOf(book, ending.side);
    const auto it = std::find_if(sideSentences.begin(), sideSentences.end(), [&](const SideSentence& s) {
        return s.reason == ending.reason && s.drawn == ending.drawn() && s.teams == (book.sides() > 2) &&
               s.sideId == sideId;
    });
    return it == sideSentences.end() ? nullptr : &*it;
}

struct Counted {
    int count;
    const char* text;
};

constexpr std::array repetitions{
    Counted{3, QT_TRANSLATE_NOOP("Ending", "Draw: threefold repetition.")},
    Counted{4, QT_TRANSLATE_NOOP("Ending", "Draw: fourfold repetition.")},
    Counted{5, QT_TRANSLATE_NOOP("Ending", "Draw: fivefold repetition.")},
};

constexpr std::array claimedRepetitions{
    Counted{3, QT_TRANSLATE_NOOP("Ending", "Draw by claim: threefold repetition.")},
    Counted{4, QT_TRANSLATE_NOOP("Ending", "Draw by claim: fourfold repetition.")},
};

template <std::size_t N>
QString repeated(const std::array<Counted, N>& table, int count) {
    const auto it = std::find_if(table.begin(), table.end(), [&](const Counted& c) { return c.count == count; });
    if (it != table.end()) return QCoreApplication::translate("Ending", it->text);
    return QCoreApplication::translate("Ending", "Draw: the same position occurred %n times.", nullptr, count);
}

QString fiftyMoves(const Rulebook& book, int plies) {
    if (book.sides() > 2) {
        return QCoreApplication::translate("Ending", "Draw: %n moves in succession without a capture or a pawn move.",
                                           nullptr, plies);
    }
    // lupdate knows a plural only by a plain name.
    const int moves = plies / 2;
    return QCoreApplication::translate("Ending", "Draw: %n-move rule (no capture and no pawn move).", nullptr, moves);
}

QString claimedFiftyMoves(int plies) {
    const int moves = plies / 2;
    return QCoreApplication::translate("Ending", "Draw by claim: %n-move rule (no capture and no pawn move).", nullptr,
                                       moves);
}

constexpr std::array winners{
    BySide{"white", QT_TRANSLATE_NOOP("Ending", "White wins")},
    BySide{"black", QT_TRANSLATE_NOOP("Ending", "Black wins")},
};
constexpr std::array winningTeams{
    BySide{"white", QT_TRANSLATE_NOOP("Ending", "White and Red win")},
    BySide{"black", QT_TRANSLATE_NOOP("Ending", "Black and Blue win")},
};
constexpr std::array movers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move")},
};
constexpr std::array teamMovers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move (with Red)")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move (with Blue)")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red to move (with White)")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move (with Black)")},
};
constexpr std::array checkedMovers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move, in check")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move, in check")},
};
constexpr std::array checkedTeamMovers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White to move, in check (with Red)")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black to move, in check (with Blue)")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red to move, in check (with White)")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move, in check (with Black)")},
};
constexpr std::array placers{
    BySide{"white", QT_TRANSLATE_NOOP("Turn", "White places a reserve piece (with Red)")},
    BySide{"black", QT_TRANSLATE_NOOP("Turn", "Black places a reserve piece (with Blue)")},
    BySide{"red", QT_TRANSLATE_NOOP("Turn", "Red places a reserve piece (with White)")},
    BySide{"blue", QT_TRANSLATE_NOOP("Turn", "Blue places a reserve piece (with Black)")},
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

}  // namespace

QString square(const Geometry& board, Square square) {
    const QString name = QString::fromStdString(board.name(square));
    return board.wraps() ? name.toUpper() : name;
}

QString squareAndPiece(const Position& position, Square s) {
    const QString name = square(position.book().geometry(), s);
    if (position.empty(s)) return name;
    const Variant& variant = position.book().variant();
    const Piece piece = position[s];
    return bySide(sidePieces, "Square", variant.sideSpecs[sideOf(piece)].name)
        .arg(name, kindName(variant.kinds[kindOf(piece)].name));
}

QString result(const Rulebook& book, const Ending& ending) {
    if (ending.drawn()) return QCoreApplication::translate("Ending", "Draw");
    const auto winner = std::find(ending.halfPoints.begin(), ending.halfPoints.end(), 2) - ending.halfPoints.begin();
    const auto sideId = sideIdOf(book, Side(winner));
    return book.sides() > 2 ? bySide(winningTeams, "Ending", sideId) : bySide(winners, "Ending", sideId);
}

QString of(const Rulebook& book, const Ending& ending) {
    if (const SideSentence* sentence = sideSentence(book, ending)) {
        return QCoreApplication::translate("Ending", sentence->text);
    }
    switch (ending.reason) {
        case Reason::NobodyMoves: return QCoreApplication::translate("Ending", "Draw: no player has a legal move.");
        case Reason::DeadPosition: return QCoreApplication::translate("Ending", "Draw: insufficient material.");
        case Reason::Repetition: return repeated(repetitions, ending.count);
        case Reason::RepetitionClaim: return repeated(claimedRepetitions, ending.count);
        case Reason::FiftyMoves: return fiftyMoves(book, ending.count);
        case Reason::FiftyMovesClaim: return claimedFiftyMoves(ending.count);
        case Reason::Agreement: return QCoreApplication::translate("Ending", "Draw by agreement.");
        case Reason::Checkmate:
        case Reason::Stalemate:
        case Reason::BareKing:
        case Reason::Resignation:
        case Reason::IllegalMove: break;
        case Reason::Time: return QCoreApplication::translate("Ending", "Draw: both flags have fallen.");
    }
    return result(book, ending);
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
    const bool teams = position.book().sides() > 2;
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
        //: kinds of pieces: "The rook becomes a bolyar."
        return QCoreApplication::translate("Turn", "The %1 becomes a %2.")
            .arg(kindName(variant.kinds[was].name), kindName(variant.kinds[target.becomes].name));
    }
    return {};
}

QString followed(const Rulebook& book, const Turn& turn) {
    QStringList sentences;
    if (turn.move.type() == MoveType::Elimination)
        sentences << bySide(resigners, "Turn", sideIdOf(book, turn.move.eliminated()));
    Position position = turn.before;
    Undo undo;
    position.make(turn.move, undo);
    for (const Move move : turn.forced) {
        const bool eliminates = move.type() == MoveType::Elimination;
        sentences << (eliminates ? bySide(leavers, "Turn", sideIdOf(book, move.eliminated()))
                                 : bySide(passers, "Turn", sideIdOf(book, position.turn())));
        position.make(move, undo);
    }
    return sentences.join(QLatin1Char(' '));
}

}  // namespace rokada::ui::texts
