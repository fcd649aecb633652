#include "texts/hinttexts.h"

#include "ai/evaluation/chances.h"
#include "analysis/materialcounter.h"
#include "book/bookplay.h"
#include "explain/movereason.h"
#include "motifs/motiffinder.h"
#include "record/gametree.h"
#include "rules/mateinone.h"
#include "rules/movegen.h"
#include "texts/motiftexts.h"
#include "texts/names.h"
#include "texts/piecewords.h"
#include "texts/texts.h"
#include "texts/thoughttexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace rokada::ui::texts {

namespace {

/// Maximum length of an expected continuation in plies. Longer ones are hard to remember.
constexpr qsizetype LongestExpectation = 4;

QString kindOn(const Position& position, Kind kind) { return kindName(position.book().variant().kinds[kind].name); }

/// Returns the text of a reason that names no piece. Returns an empty text for other reasons.
QString plainReason(MoveReasonType type) {
    switch (type) {
        case MoveReasonType::Only: return QCoreApplication::translate("Hint", "This is the only legal move.");
        case MoveReasonType::Mate: return QCoreApplication::translate("Hint", "The move is checkmate.");
        case MoveReasonType::ChecksTwice:
            return QCoreApplication::translate("Hint", "The move gives check from two directions.");
        case MoveReasonType::Checks: return QCoreApplication::translate("Hint", "The move gives check.");
        case MoveReasonType::Castles:
            return QCoreApplication::translate("Hint", "Castling brings the king to safety and the rook into play.");
        case MoveReasonType::Frees:
            return QCoreApplication::translate("Hint", "The move gives the king an escape square.");
        default: return {};
    }
}

/// Returns the text of a reason about a piece: %1 is the piece, %2 its square.
QString reasonWithPiece(MoveReasonType type) {
    switch (type) {
        case MoveReasonType::CapturesLoose: return QCoreApplication::translate("Hint", "The %1 on %2 is undefended.");
        case MoveReasonType::CapturesWorthier:
            return QCoreApplication::translate("Hint", "The %1 on %2 is worth more than the piece that captures it.");
        case MoveReasonType::LeavesCheck:
            return QCoreApplication::translate("Hint", "The move takes the king out of check from the %1 on %2.");
        case MoveReasonType::BlocksCheck:
            return QCoreApplication::translate("Hint", "The move blocks the check from the %1 on %2.");
        case MoveReasonType::TakesChecker:
            return QCoreApplication::translate("Hint", "The move captures the checking %1 on %2.");
        case MoveReasonType::PreventsMate:
            return QCoreApplication::translate("Hint", "The move prevents mate by the %1 on %2.");
        case MoveReasonType::Captures: return QCoreApplication::translate("Hint", "The move captures the %1 on %2.");
        case MoveReasonType::Saves: return QCoreApplication::translate("Hint", "The move saves the %1 on %2.");
        case MoveReasonType::Attacks: return QCoreApplication::translate("Hint", "The move attacks the %1 on %2.");
        case MoveReasonType::Opens:
            return QCoreApplication::translate("Hint", "The move opens a line for the %1 on %2.");
        case MoveReasonType::Denies:
            return QCoreApplication::translate("Hint", "The move guards %2 against the enemy %1.");
        case MoveReasonType::Covers:
        case MoveReasonType::Guards: return QCoreApplication::translate("Hint", "The move protects the %1 on %2.");
        default: return {};
    }
}

/// Returns a sentence about the change of the number of squares that a piece reaches. If the piece reached no square
/// before, the sentence names only the new number.
QString reasonOfReach(int before, int after) {
    if (before == 0)
        return QCoreApplication::translate("Hint", "From its new square, the piece reaches %n square(s).", nullptr,
                                           after);
    //: %1: previous number of squares
    return QCoreApplication::translate("Hint", "The piece now controls %n square(s) instead of %1.", nullptr, after)
        .arg(before);
}

QString reasonOfDevelopment(const QString& kind, int before, int after) {
    if (before == 0) {
        //: %1: a kind of piece
        return QCoreApplication::translate("Hint", "The %1 comes into play: it reaches %n square(s).", nullptr, after)
            .arg(kind);
    }
    //: %1: a kind of piece; %2: previous number of squares
    return QCoreApplication::translate("Hint", "The %1 comes into play: it reaches %n square(s) instead of %2.",
                                       nullptr, after)
        .arg(kind)
        .arg(before);
}

/// Returns the text of a reason that compares numbers of squares. Returns an empty text for other reasons.
QString reasonOfRoom(const Position& position, const MoveReason& why) {
    switch (why.type) {
        case MoveReasonType::Reach: return reasonOfReach(why.before, why.after);
        case MoveReasonType::Develops:
            return reasonOfDevelopment(kindOn(position, kindOf(why.piece)), why.before, why.after);
        case MoveReasonType::Room:
            //: %1: previous number of squares
            return QCoreApplication::translate("Hint",
                                               "The pieces of this side together control %n square(s) instead of %1.",
                                               nullptr, why.after)
                .arg(why.before);
        case MoveReasonType::Hinders:
            //: %1: previous number of squares
            return QCoreApplication::translate("Hint", "The move leaves the opponents only %n square(s) instead of %1.",
                                               nullptr, why.after)
                .arg(why.before);
        default: return {};
    }
}

QString reason(const Position& position, const MoveReason& why) {
    if (why.type == MoveReasonType::Promotes) {
        return QCoreApplication::translate("Hint", "The move brings a new piece onto the board: %1.")
            .arg(kindOn(position, kindOf(why.piece)));
    }
    if (QString room = reasonOfRoom(position, why); !room.isEmpty()) return room;
    const QString sentence = reasonWithPiece(why.type);
    if (sentence.isEmpty()) return plainReason(why.type);
    return sentence.arg(kindOn(position, kindOf(why.piece)), square(position.book().geometry(), why.about));
}

/// Returns true for motifs for which `reason` has a better sentence, with the names of the pieces.
bool plain(Motif motif) {
    return motif == Motif::Mate || motif == Motif::CapturesUndefended || motif == Motif::WinningExchange ||
           motif == Motif::Promotion || motif == Motif::BonusArrival || motif == Motif::Rescue ||
           motif == Motif::Stalemates || motif == Motif::Desperado;
}

/// Returns the won pieces with their squares, such as "the pawn on d5 and the pawn on e6". Returns only the kinds of
/// the pieces if not all squares are known.
QString wonPieces(const Position& position, const MoveMerit& merit) {
    const Rulebook& book = position.book();
    if (merit.wonOn.size() != merit.trade.gone.size()) return someOf(book, merit.trade.gone);
    QStringList pieces;
    for (const Square at : merit.wonOn) pieces << object(book, position[at], at);
    return listed(std::move(pieces));
}

/// Returns true if the move captures a piece that is not among the pieces that are won in the end.
bool winsElsewhere(const Position& position, Move move, const MoveMerit& merit) {
    const Square victim = victimOf(position, move);
    return victim != NoSquare && std::ranges::find(merit.wonOn, victim) == merit.wonOn.end();
}

/// Returns a sentence about the pieces that are won and lost along the variation.
QString winning(const Position& position, Move move, const MoveMerit& merit) {
    const Rulebook& book = position.book();
    const QString won = wonPieces(position, merit), given = someOf(book, merit.trade.come);
    // With four players, the partner may win some of the pieces.
    if (book.sides() > 2 && merit.trade.gone.size() > 1) {
        if (given.isEmpty()) {
            //: %1: pieces, as "a rook and a pawn"
            return QCoreApplication::translate("Hint", "The move lets your team win %1 in the next few moves.")
                .arg(won);
        }
        //: %1 and %2: pieces, as "a rook and a pawn"
        return QCoreApplication::translate("Hint", "The move lets your team win %1 for %2 in the next few moves.")
            .arg(won, given);
    }
    if (!given.isEmpty()) {
        //: %1 and %2: pieces, as "a rook"
        return QCoreApplication::translate("Hint", "The move wins %1 for %2.").arg(won, given);
    }
    if (merit.motif) {
        //: %1: pieces, as "a rook"; %2: how they are won, as "a fork: the knight on c7 attacks ..."
        return QCoreApplication::translate("Hint", "The move wins %1: %2.").arg(won, clauseOf(book, *merit.motif));
    }
    if (winsElsewhere(position, move, merit)) {
        //: %1: pieces, as "a rook"
        return QCoreApplication::translate("Hint", "The move wins %1 in the next few moves.").arg(won);
    }
    //: %1: pieces, as "a rook"
    return QCoreApplication::translate("Hint", "The move wins %1.").arg(won);
}

/// Returns a sentence about the prospects of a side that wins with the probability `chance`, 0 to 1. Its argument %1 is
/// the expected continuation.
QString outlook(double chance) {
    constexpr double Even = 0.1;
    if (chance > 0.5 + Even) {
        //: %1: a variation
        return QCoreApplication::translate(
            "Hint", "There are no tactics, but you keep your advantage. Expected continuation: %1.");
    }
    if (chance < 0.5 - Even) {
        //: %1: a variation
        return QCoreApplication::translate("Hint",
                                           "You are worse, but other moves lose even more. Expected continuation: %1.");
    }
    //: %1: a variation
    return QCoreApplication::translate("Hint",
                                       "There are no tactics. The position stays equal. Expected continuation: %1.");
}

/// Returns the number of moves before the first capture; `moves[0]` may be a capture. A shown continuation stops before
/// captures, because it would look like a loss if it ended in the middle of an exchange.
qsizetype quietStart(Position position, const std::vector<Move>& moves) {
    qsizetype length = 0;
    for (const Move move : moves) {
        if (!isOrdinaryMove(position, move) || (length > 0 && victimOf(position, move) != NoSquare)) break;
        advance(position, move);
        ++length;
    }
    return length;
}

QString expectation(const Thought& thought, qsizetype longest, double chance) {
    QStringList moves;
    for (const ExpectedMove& move : thought.variation) {
        if (moves.size() < std::min(longest, LongestExpectation)) moves << move.text;
    }
    return outlook(chance).arg(moves.join(QLatin1Char(' ')));
}

}  // namespace

QString warning(const Position& position) {
    const auto threat = threatenedMate(position);
    if (!threat) return {};
    return QCoreApplication::translate("Hint", "Careful: the %1 on %2 threatens mate on %3.")
        .arg(kindOn(position, kindOf(position[threat->from()])), square(position.book().geometry(), threat->from()),
             square(position.book().geometry(), threat->to()));
}

QString lookAt(const Position& position, Move move) {
    if (move.type() == MoveType::Drop) {
        return QCoreApplication::translate("Hint", "Look at the %1 among your reserve pieces.")
            .arg(kindOn(position, move.becomes()));
    }
    return QCoreApplication::translate("Hint", "Look at the %1 on %2.")
        .arg(kindOn(position, kindOf(position[move.from()])), square(position.book().geometry(), move.from()));
}

// Uses the most significant motif. Without a motif, uses the reason that `moveReasonFor` finds.
QString whyGood(const Position& position, Move move) {
    const MoveReason why = moveReasonFor(position, move);
    if (why.type == MoveReasonType::Only) return reason(position, why);
    const auto found = MotifFinder(position.book()).merit(position, move);
    if (!found || plain(found->motif)) return reason(position, why);
    return sentenceOf(position.book(), *found);
}

QString whyMerit(const Position& position, Move move, const MoveMerit& merit) {
    switch (merit.type) {
        case MeritType::Value: return {};
        case MeritType::Mates:
            return QCoreApplication::translate("Hint", "The move forces mate in %n move(s).", nullptr, merit.turns);
        case MeritType::Wins: return winning(position, move, merit);
        case MeritType::Motif: return sentenceOf(position.book(), *merit.motif);
        case MeritType::Reason: return reason(position, merit.reason);
    }
    return {};
}

QString nothingStandsOut() {
    return QCoreApplication::translate(
        "Hint", "There is no simple reason. The engine just evaluates this move higher than the others.");
}

QString whyHinted(const Game& game, Move move, const Report* thought, NotationStyle style) {
    const Position& position = game.position();
    const bool known = thought != nullptr && !thought->variations.empty() && !fromBook(*thought) &&
                       !thought->variations.front().moves.empty() && thought->variations.front().moves.front() == move;
    const Variation alone{.score = 0, .moves = {move}};
    const Variation& line = known ? thought->variations.front() : alone;
    const auto score = known ? std::optional<Score>(line.score) : std::nullopt;
    QString why = whyMerit(position, move, meritOf(MotifFinder(position.book()), position, line.moves, score));
    if (!why.isEmpty()) return why;
    if (line.moves.size() < 2) {
        // A book move has no variation, so only the position can explain it.
        const QString seen = whyGood(position, move);
        if (!seen.isEmpty() || !known) return seen.isEmpty() ? nothingStandsOut() : seen;
    }
    const double chance = winningChance(line.score, chanceScale(position.book().variant().id));
    return expectation(thoughtOf(game, *thought, style), quietStart(position, line.moves), chance);
}

QString goodMove(const Position& position, Move move, NotationStyle style) {
    const bool only = legalMoves(position).size() == 1;
    const QString text = only ? QCoreApplication::translate("Hint", "The only legal move: %1.")
                              : QCoreApplication::translate("Hint", "A good move: %1.");
    return text.arg(spoken(moveText(position, move, style)));
}

QString goodMoveAndWhy(const Position& position, Move move, const QString& why, NotationStyle style) {
    return goodMove(position, move, style) + QLatin1Char(' ') + why;
}

}  // namespace rokada::ui::texts
