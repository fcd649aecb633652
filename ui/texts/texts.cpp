#include "texts/texts.h"

#include "rules/ways.h"
#include "text/movetext.h"
#include "texts/names.h"
#include "texts/byarmy.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

std::string_view armyOf(const Rulebook& book, Side side) { return book.variant().armies[side].name; }

/// A sentence about one army, in games of two or of four.
struct ArmySentence {
    Reason reason;
    bool drawn;
    bool teams;
    std::string_view army;  ///< `Ending::side`
    const char* text;
};

constexpr std::array armySentences{
    ArmySentence{Reason::Checkmate, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White is checkmated.")},
    ArmySentence{Reason::Checkmate, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black is checkmated.")},
    ArmySentence{Reason::BareKing, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has only the king left.")},
    ArmySentence{Reason::BareKing, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has only the king left.")},
    ArmySentence{Reason::Resignation, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has resigned.")},
    ArmySentence{Reason::Resignation, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has resigned.")},
    ArmySentence{Reason::Time, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has no time left.")},
    ArmySentence{Reason::Time, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has no time left.")},
    ArmySentence{Reason::IllegalMove, false, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black wins: White has made an illegal move.")},
    ArmySentence{Reason::IllegalMove, false, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "White wins: Black has made an illegal move.")},

    ArmySentence{Reason::Stalemate, true, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Draw: White has no move and is not in check (stalemate).")},
    ArmySentence{Reason::Stalemate, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: Black has no move and is not in check (stalemate).")},
    ArmySentence{Reason::BareKing, true, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Draw: White has only the king left.")},
    ArmySentence{Reason::BareKing, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: Black has only the king left.")},
    ArmySentence{Reason::Time, true, false, "white",
                 QT_TRANSLATE_NOOP("Ending", "Draw: White has no time left, but Black cannot win with these men.")},
    ArmySentence{Reason::Time, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: Black has no time left, but White cannot win with these men.")},
    ArmySentence{
        Reason::IllegalMove, true, false, "white",
        QT_TRANSLATE_NOOP("Ending", "Draw: White has made an illegal move, but Black cannot win with these men.")},
    ArmySentence{
        Reason::IllegalMove, true, false, "black",
        QT_TRANSLATE_NOOP("Ending", "Draw: Black has made an illegal move, but White cannot win with these men.")},

    ArmySentence{Reason::Checkmate, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White is checkmated and Red is out.")},
    ArmySentence{Reason::Checkmate, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red is checkmated and White is out.")},
    ArmySentence{Reason::Checkmate, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black is checkmated and Blue is out.")},
    ArmySentence{Reason::Checkmate, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue is checkmated and Black is out.")},
    ArmySentence{Reason::Resignation, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White has resigned and Red is out.")},
    ArmySentence{Reason::Resignation, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red has resigned and White is out.")},
    ArmySentence{Reason::Resignation, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black has resigned and Blue is out.")},
    ArmySentence{Reason::Resignation, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue has resigned and Black is out.")},
    ArmySentence{Reason::Time, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White has no time left and Red is out.")},
    ArmySentence{Reason::Time, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red has no time left and White is out.")},
    ArmySentence{Reason::Time, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black has no time left and Blue is out.")},
    ArmySentence{Reason::Time, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue has no time left and Black is out.")},
    ArmySentence{Reason::IllegalMove, false, true, "white",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White has made an illegal move and Red is out.")},
    ArmySentence{Reason::IllegalMove, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red has made an illegal move and White is out.")},
    ArmySentence{Reason::IllegalMove, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black has made an illegal move and Blue is out.")},
    ArmySentence{Reason::IllegalMove, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue has made an illegal move and Black is out.")},
};

/// Where one army decides, the table has it; else the reason alone does.
const ArmySentence* armySentence(const Rulebook& book, const Ending& ending) {
    if (ending.side == NoSide) return nullptr;
    const auto army = armyOf(book, ending.side);
    const auto it = std::find_if(armySentences.begin(), armySentences.end(), [&](const ArmySentence& s) {
        return s.reason == ending.reason && s.drawn == ending.drawn() && s.teams == (book.sides() > 2) &&
               s.army == army;
    });
    return it == armySentences.end() ? nullptr : &*it;
}

struct Counted {
    int count;
    const char* text;
};

constexpr std::array repetitions{
    Counted{3, QT_TRANSLATE_NOOP("Ending", "Draw: the same position occurred for the third time.")},
    Counted{4, QT_TRANSLATE_NOOP("Ending", "Draw: the same position occurred for the fourth time.")},
    Counted{5, QT_TRANSLATE_NOOP("Ending", "Draw: the same position occurred for the fifth time.")},
};

constexpr std::array claimedRepetitions{
    Counted{3, QT_TRANSLATE_NOOP("Ending", "Draw by claim: the same position occurred for the third time.")},
    Counted{4, QT_TRANSLATE_NOOP("Ending", "Draw by claim: the same position occurred for the fourth time.")},
};

template <std::size_t N>
QString repeated(const std::array<Counted, N>& table, int count) {
    const auto it = std::find_if(table.begin(), table.end(), [&](const Counted& c) { return c.count == count; });
    if (it != table.end()) return QCoreApplication::translate("Ending", it->text);
    return QCoreApplication::translate("Ending", "Draw: the same position occurred %n times.", nullptr, count);
}

QString quietMoves(const Rulebook& book, int plies) {
    if (book.sides() > 2) {
        return QCoreApplication::translate("Ending", "Draw: %n moves in succession without a capture or a pawn's move.",
                                           nullptr, plies);
    }
    // lupdate knows a plural only by a plain name.
    const int moves = plies / 2;
    return QCoreApplication::translate("Ending", "Draw: %n moves by each side without a capture or a pawn's move.",
                                       nullptr, moves);
}

QString claimedQuietMoves(int plies) {
    const int moves = plies / 2;
    return QCoreApplication::translate(
        "Ending", "Draw by claim: %n moves by each side without a capture or a pawn's move.", nullptr, moves);
}

constexpr std::array winners{
    ByArmy{"white", QT_TRANSLATE_NOOP("Ending", "White wins")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Ending", "Black wins")},
};
constexpr std::array winningTeams{
    ByArmy{"white", QT_TRANSLATE_NOOP("Ending", "White and Red win")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Ending", "Black and Blue win")},
};
constexpr std::array movers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White to move")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black to move")},
};
constexpr std::array teamMovers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White to move (with Red)")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black to move (with Blue)")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Turn", "Red to move (with White)")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move (with Black)")},
};
constexpr std::array checkedMovers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White to move, in check")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black to move, in check")},
};
constexpr std::array checkedTeamMovers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White to move, in check (with Red)")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black to move, in check (with Blue)")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Turn", "Red to move, in check (with White)")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Turn", "Blue to move, in check (with Black)")},
};
constexpr std::array deployers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White puts a reserve into the fortress (with Red)")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black puts a reserve into the fortress (with Blue)")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Turn", "Red puts a reserve into the fortress (with White)")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Turn", "Blue puts a reserve into the fortress (with Black)")},
};
constexpr std::array leavers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White is checkmated and out.")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black is checkmated and out.")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Turn", "Red is checkmated and out.")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Turn", "Blue is checkmated and out.")},
};
constexpr std::array resigners{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White has resigned and is out.")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black has resigned and is out.")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Turn", "Red has resigned and is out.")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Turn", "Blue has resigned and is out.")},
};
constexpr std::array passers{
    ByArmy{"white", QT_TRANSLATE_NOOP("Turn", "White has no move and passes.")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Turn", "Black has no move and passes.")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Turn", "Red has no move and passes.")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Turn", "Blue has no move and passes.")},
};

constexpr std::array armyMen{
    ByArmy{"white", QT_TRANSLATE_NOOP("Square", "%1: white %2")},
    ByArmy{"black", QT_TRANSLATE_NOOP("Square", "%1: black %2")},
    ByArmy{"red", QT_TRANSLATE_NOOP("Square", "%1: red %2")},
    ByArmy{"blue", QT_TRANSLATE_NOOP("Square", "%1: blue %2")},
};

}  // namespace

QString square(const Geometry& board, Square square) {
    const QString name = QString::fromStdString(board.name(square));
    return board.wraps() ? name.toUpper() : name;
}

QString squareAndMan(const Position& position, Square s) {
    const QString name = square(position.book().geometry(), s);
    if (position.empty(s)) return name;
    const Variant& variant = position.book().variant();
    const Piece man = position[s];
    return byArmy(armyMen, "Square", variant.armies[sideOf(man)].name)
        .arg(name, kindName(variant.kinds[kindOf(man)].name));
}

QString result(const Rulebook& book, const Ending& ending) {
    if (ending.drawn()) return QCoreApplication::translate("Ending", "Draw");
    const auto winner = std::find(ending.halfPoints.begin(), ending.halfPoints.end(), 2) - ending.halfPoints.begin();
    const auto army = armyOf(book, Side(winner));
    return book.sides() > 2 ? byArmy(winningTeams, "Ending", army) : byArmy(winners, "Ending", army);
}

QString of(const Rulebook& book, const Ending& ending) {
    if (const ArmySentence* sentence = armySentence(book, ending)) {
        return QCoreApplication::translate("Ending", sentence->text);
    }
    switch (ending.reason) {
        case Reason::NobodyMoves: return QCoreApplication::translate("Ending", "Draw: nobody has a move.");
        case Reason::DeadPosition: return QCoreApplication::translate("Ending", "Draw: nobody can win with these men.");
        case Reason::Repetition: return repeated(repetitions, ending.count);
        case Reason::RepetitionClaim: return repeated(claimedRepetitions, ending.count);
        case Reason::QuietMoves: return quietMoves(book, ending.count);
        case Reason::QuietMovesClaim: return claimedQuietMoves(ending.count);
        case Reason::Agreement: return QCoreApplication::translate("Ending", "Draw: the players have agreed.");
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
            return QCoreApplication::translate("Turn", "This position has occurred three times: you may claim a draw.");
        case Claim::QuietMoves:
            return QCoreApplication::translate(
                "Turn", "For a long time nobody has taken a man or moved a pawn: you may claim a draw.");
    }
    return {};
}

QString toMove(const Position& position) {
    const auto army = armyOf(position.book(), position.turn());
    if (position.deploying(position.turn())) return byArmy(deployers, "Turn", army);
    const bool teams = position.book().sides() > 2;
    if (position.inCheck(position.turn())) {
        return teams ? byArmy(checkedTeamMovers, "Turn", army) : byArmy(checkedMovers, "Turn", army);
    }
    return teams ? byArmy(teamMovers, "Turn", army) : byArmy(movers, "Turn", army);
}

QString becoming(const Turn& turn) {
    if (turn.move.forced() || turn.move.sort() == Sort::Deploy) return {};
    const Variant& variant = turn.before.book().variant();
    for (const Glance& glance : glances(turn.before, turn.move.from())) {
        if (glance.square != turn.move.to() || glance.becomes == NoKind) continue;
        const Kind was = kindOf(turn.before[turn.move.from()]);
        //: kinds of men: "The rook becomes a bolyar."
        return QCoreApplication::translate("Turn", "The %1 becomes a %2.")
            .arg(kindName(variant.kinds[was].name), kindName(variant.kinds[glance.becomes].name));
    }
    return {};
}

QString followed(const Rulebook& book, const Turn& turn) {
    QStringList sentences;
    if (turn.move.sort() == Sort::Leave) sentences << byArmy(resigners, "Turn", armyOf(book, turn.move.leaver()));
    Position position = turn.before;
    Undo undo;
    position.make(turn.move, undo);
    for (const Move move : turn.forced) {
        const bool leaves = move.sort() == Sort::Leave;
        sentences << (leaves ? byArmy(leavers, "Turn", armyOf(book, move.leaver()))
                             : byArmy(passers, "Turn", armyOf(book, position.turn())));
        position.make(move, undo);
    }
    return sentences.join(QLatin1Char(' '));
}

}  // namespace rokada::ui::texts
