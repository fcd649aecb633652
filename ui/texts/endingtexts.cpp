#include "texts/endingtexts.h"

#include "texts/byside.h"
#include "texts/names.h"

#include "explain/insufficientmaterial.h"
#include "game/elimination.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

/// Sentence that describes an ending and names the side `Ending::side`.
struct SideSentence {
    Reason reason;
    bool drawn;
    bool teams;
    std::string_view sideId;  ///< identifier of the side in `Ending::side`
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
    SideSentence{Reason::Time, false, false, "white", QT_TRANSLATE_NOOP("Ending", "Black wins: White lost on time.")},
    SideSentence{Reason::Time, false, false, "black", QT_TRANSLATE_NOOP("Ending", "White wins: Black lost on time.")},
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
                 QT_TRANSLATE_NOOP("Ending", "Draw: White ran out of time, but Black has insufficient material.")},
    SideSentence{Reason::Time, true, false, "black",
                 QT_TRANSLATE_NOOP("Ending", "Draw: Black ran out of time, but White has insufficient material.")},
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
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White lost on time and Red is eliminated.")},
    SideSentence{Reason::Time, false, true, "red",
                 QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red lost on time and White is eliminated.")},
    SideSentence{Reason::Time, false, true, "black",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Black lost on time and Blue is eliminated.")},
    SideSentence{Reason::Time, false, true, "blue",
                 QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue lost on time and Black is eliminated.")},
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

/// Sentence about the end of a four-player game in which the partner of `Ending::side` had resigned earlier.
struct PartnerSentence {
    Reason reason;
    std::string_view sideId;
    const char* text;
};

constexpr std::array partnerSentences{
    PartnerSentence{
        Reason::Checkmate, "white",
        QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White is checkmated, and Red had already resigned.")},
    PartnerSentence{
        Reason::Checkmate, "red",
        QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red is checkmated, and White had already resigned.")},
    PartnerSentence{
        Reason::Checkmate, "black",
        QT_TRANSLATE_NOOP("Ending", "White and Red win: Black is checkmated, and Blue had already resigned.")},
    PartnerSentence{
        Reason::Checkmate, "blue",
        QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue is checkmated, and Black had already resigned.")},
    PartnerSentence{Reason::Resignation, "white",
                    QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White and Red have resigned.")},
    PartnerSentence{Reason::Resignation, "red",
                    QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White and Red have resigned.")},
    PartnerSentence{Reason::Resignation, "black",
                    QT_TRANSLATE_NOOP("Ending", "White and Red win: Black and Blue have resigned.")},
    PartnerSentence{Reason::Resignation, "blue",
                    QT_TRANSLATE_NOOP("Ending", "White and Red win: Black and Blue have resigned.")},
    PartnerSentence{
        Reason::Time, "white",
        QT_TRANSLATE_NOOP("Ending", "Black and Blue win: White lost on time, and Red had already resigned.")},
    PartnerSentence{
        Reason::Time, "red",
        QT_TRANSLATE_NOOP("Ending", "Black and Blue win: Red lost on time, and White had already resigned.")},
    PartnerSentence{
        Reason::Time, "black",
        QT_TRANSLATE_NOOP("Ending", "White and Red win: Black lost on time, and Blue had already resigned.")},
    PartnerSentence{
        Reason::Time, "blue",
        QT_TRANSLATE_NOOP("Ending", "White and Red win: Blue lost on time, and Black had already resigned.")},
};

/// Returns true if the partner of `Ending::side` had resigned before the end of the game.
bool partnerResigned(const Game& game) {
    const Side last = game.ending()->side;
    if (last == NoSide) return false;
    for (std::size_t i = 0; i < game.book().sides(); ++i) {
        const Side side = Side(i);
        if (side == last || !game.book().allied(side, last)) continue;
        const auto left = eliminationOf(game, side);
        return left && left->cause == EliminationCause::Resignation;
    }
    return false;
}

const PartnerSentence* partnerSentence(const Game& game) {
    if (!partnerResigned(game)) return nullptr;
    const auto it = std::ranges::find_if(partnerSentences, [&](const PartnerSentence& s) {
        return s.reason == game.ending()->reason && s.sideId == sideIdOf(game.book(), game.ending()->side);
    });
    return it == partnerSentences.end() ? nullptr : &*it;
}

/// Returns the sentence about `Ending::side`, or nullptr if the reason alone is enough.
const SideSentence* sideSentence(const Rulebook& book, const Ending& ending) {
    if (ending.side == NoSide) return nullptr;
    const auto sideId = sideIdOf(book, ending.side);
    const auto it = std::ranges::find_if(sideSentences, [&](const SideSentence& s) {
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
    const auto it = std::ranges::find(table, count, &Counted::count);
    if (it != table.end()) return QCoreApplication::translate("Ending", it->text);
    return QCoreApplication::translate("Ending", "Draw: the same position occurred %n times.", nullptr, count);
}

QString fiftyMoves(const Rulebook& book, int plies) {
    if (book.sides() > 2) {
        return QCoreApplication::translate("Ending", "Draw: %n moves in a row without a capture or a pawn move.",
                                           nullptr, plies);
    }
    // The number needs a variable, because lupdate recognizes a plural only with a plain variable name.
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

struct Alone {
    std::string_view kind;
    const char* text;
};

/// Pieces that alone are insufficient material in some variant.
constexpr std::array alone{
    Alone{"queen", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone queen).")},
    Alone{"rook", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone rook).")},
    Alone{"bishop", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone bishop).")},
    Alone{"knight", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone knight).")},
    Alone{"pawn", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone pawn, even if promoted).")},
    Alone{"elephant", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone elephant).")},
};

/// Returns the names of the king and of `pieces`, for example "king, rook, bishop".
QString listOf(const Rulebook& book, const std::vector<Kind>& pieces) {
    const auto& kinds = book.variant().kinds;
    QStringList names{kindName(kinds[book.royalKind()].name)};
    for (const Kind kind : pieces) names << kindName(kinds[kind].name);
    return names.join(QStringLiteral(", "));
}

QString deadPositionText(const Rulebook& book, const InsufficientMaterial& material) {
    using MoveType = InsufficientMaterial::Type;
    if (material.type == MoveType::Kings)
        return QCoreApplication::translate("Ending", "Draw: insufficient material (kings alone).");
    if (material.type == MoveType::OneColour) {
        return QCoreApplication::translate("Ending", "Draw: insufficient material (bishops on squares of one colour).");
    }
    if (material.type == MoveType::OnePiece) {
        const auto name = book.variant().kinds[material.pieces[0].front()].name;
        const auto it = std::ranges::find(alone, name, &Alone::kind);
        if (it != alone.end()) return QCoreApplication::translate("Ending", it->text);
    }
    //: two lists of pieces: "king, knight, knight" and "king"
    return QCoreApplication::translate("Ending", "Draw: insufficient material (%1 against %2).")
        .arg(listOf(book, material.pieces[0]), listOf(book, material.pieces[1]));
}

}  // namespace

QString result(const Rulebook& book, const Ending& ending) {
    if (ending.drawn()) return QCoreApplication::translate("Ending", "Draw");
    const auto winner = std::ranges::find(ending.halfPoints, 2) - ending.halfPoints.begin();
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
        case Reason::Blocked:
            return QCoreApplication::translate(
                "Ending", "Draw: dead position. The pawns are blocked, and no piece can pass them.");
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

QString verdict(const Game& game) {
    const Ending& ending = *game.ending();
    if (const PartnerSentence* sentence = partnerSentence(game))
        return QCoreApplication::translate("Ending", sentence->text);
    if (ending.reason == Reason::DeadPosition) {
        if (const auto material = insufficientMaterial(game.position()))
            return deadPositionText(game.book(), *material);
    }
    return of(game.book(), ending);
}

QString hopeless(const Position& position) {
    const auto material = hopelessMaterial(position);
    if (!material) return {};
    //: two lists of pieces: "king, rook, bishop" and "king"
    return QCoreApplication::translate("Ending", "Neither side can force mate any more: %1 against %2.")
        .arg(listOf(position.book(), material->pieces[0]), listOf(position.book(), material->pieces[1]));
}

}  // namespace rokada::ui::texts
