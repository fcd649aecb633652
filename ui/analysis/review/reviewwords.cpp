#include "review/reviewwords.h"

#include "ai/evaluation/chances.h"
#include "analysis/annotate.h"
#include "analysis/movemerit.h"
#include "analysis/threat.h"
#include "record/gametree.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "scene/movemark.h"
#include "texts/byside.h"
#include "texts/endingtexts.h"
#include "texts/hinttexts.h"
#include "texts/motiftexts.h"
#include "texts/names.h"
#include "texts/notations.h"
#include "texts/piecewords.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace rokada::ui {

namespace {

/// Maximum number of moves of a variation in the panel. The record contains all its moves.
constexpr std::size_t LongestLine = 8;

QString moversCost(const MoveCost& cost, const QString& gone, const QString& come) {
    switch (cost.type) {
        case CostType::GivesAwayWin: return QCoreApplication::translate("Review", "This gave away a won ending");
        case CostType::GivesAwayDraw: return QCoreApplication::translate("Review", "This gave away a drawn ending");
        case CostType::AllowsMate:
            return QCoreApplication::translate("Review", "Allows mate in %n", nullptr, cost.turns);
        case CostType::MissesMate:
            return QCoreApplication::translate("Review", "Misses a mate in %n", nullptr, cost.turns);
        case CostType::Loses:
            //: %1: pieces, for example "a rook"
            if (come.isEmpty()) return QCoreApplication::translate("Review", "Loses %1").arg(gone);
            //: %1 and %2: pieces, for example "a rook"
            return QCoreApplication::translate("Review", "Loses %1 for %2").arg(gone, come);
        case CostType::Misses:
            //: %1: pieces, for example "a rook"
            if (come.isEmpty()) return QCoreApplication::translate("Review", "Could have won %1").arg(gone);
            //: %1 and %2: pieces, for example "a rook"
            return QCoreApplication::translate("Review", "Could have won %1 for %2").arg(gone, come);
    }
    return {};
}

/// Returns the first part of the sentence about a mistake in a game with more than two players, for example "Red loses
/// a rook for a knight". `gone` are the lost pieces and `come` the pieces won for them, as text.
QString sidesCost(const MoveCost& cost, const QString& side, const QString& gone, const QString& come) {
    switch (cost.type) {
        // Endgame tables exist only for chess, which has two players.
        case CostType::GivesAwayWin:
        case CostType::GivesAwayDraw: return moversCost(cost, gone, come);
        case CostType::AllowsMate:
            //: %1: name of a player, for example "Red"
            return QCoreApplication::translate("Review", "%1 allows mate in %n", nullptr, cost.turns).arg(side);
        case CostType::MissesMate:
            //: %1: name of a player, for example "Red"
            return QCoreApplication::translate("Review", "%1 misses a mate in %n", nullptr, cost.turns).arg(side);
        case CostType::Loses:
            //: %1: name of a player, for example "Red"; %2: pieces, for example "a rook"
            if (come.isEmpty()) return QCoreApplication::translate("Review", "%1 loses %2").arg(side, gone);
            //: %1: name of a player, for example "Red"; %2 and %3: pieces, for example "a rook"
            return QCoreApplication::translate("Review", "%1 loses %2 for %3").arg(side, gone, come);
        case CostType::Misses:
            //: %1: name of a player, for example "Red"; %2: pieces, for example "a rook"
            if (come.isEmpty()) return QCoreApplication::translate("Review", "%1 could have won %2").arg(side, gone);
            //: %1: name of a player, for example "Red"; %2 and %3: pieces, for example "a rook"
            return QCoreApplication::translate("Review", "%1 could have won %2 for %3").arg(side, gone, come);
    }
    return {};
}

/// Returns true if the evaluation falls by much more than the value of the lost pieces. The variation is then too short
/// to show all losses, and the text adds "more material".
bool costsMore(const ReviewedMove& move, const MoveCost& cost) {
    constexpr int Much = 200;
    if (cost.gone.empty() || !move.after || isMate(move.before) || isMate(*move.after)) return false;
    return std::abs(move.before - *move.after) >= 2 * cost.worth + Much;
}

/// Returns what a mistake costs, for example "Loses a rook for a knight". The text has no full stop, so that the caller
/// can append a reason. `more` is the result of `costsMore`.
QString costWords(const Rulebook& book, Side mover, const MoveCost& cost, bool more) {
    QString gone = texts::someOf(book, cost.gone);
    const QString come = texts::someOf(book, cost.come);
    //: %1: pieces, for example "a rook"; the move also loses material that is not named
    if (more) gone = QCoreApplication::translate("Review", "%1 and more material").arg(gone);
    if (book.sides() <= 2) return moversCost(cost, gone, come);
    return sidesCost(cost, sideName(sideIdOf(book, mover)), gone, come);
}

/// Capture by which the opponent answers a move.
struct AnswerCapture {
    QString words;  ///< text of the capturing move
    /// Kinds of the captured pieces, sorted. If a tower was captured, only its pieces that have the colour of its top
    /// piece.
    std::vector<Kind> taken;
};

/// Returns the kinds of the pieces on a square, sorted. In a tower, only those with the colour of its top piece.
std::vector<Kind> kindsOn(const Position& position, Square square) {
    std::vector<Kind> kinds{kindOf(position[square])};
    for (int n = 1; n < position.height(square); ++n) {
        const Piece below = position.below(square, n);
        if (sideOf(below) == sideOf(position[square])) kinds.push_back(kindOf(below));
    }
    std::ranges::sort(kinds);
    return kinds;
}

std::optional<AnswerCapture> capturingAnswer(const Position& before, const ReviewedMove& move, NotationStyle style) {
    if (move.answer.empty()) return std::nullopt;
    Position after = before;
    advance(after, move.played);
    const Move answer = move.answer.front();
    const Square victim = isOrdinaryMove(after, answer) ? victimOf(after, answer) : NoSquare;
    if (victim == NoSquare) return std::nullopt;
    return AnswerCapture{spoken(moveText(after, answer, style)), kindsOn(after, victim)};
}

/// Returns a clause about a mate threat of the better move. Returns nullopt if the explanation contains no such threat.
/// The clause says "the better move", because that move was not played on the board.
std::optional<QString> threatOfBetter(const Position& before, const MoveCost& cost, const FoundMotif& shown) {
    const bool missed = cost.type == CostType::Misses || cost.type == CostType::MissesMate;
    if (!missed || shown.motif != Motif::MateThreat || shown.squares.size() < 2) return std::nullopt;
    //: %1: name of a square
    return QCoreApplication::translate("Review", "the better move threatens mate on %1")
        .arg(texts::square(before.book().geometry(), shown.squares[1]));
}

/// Returns a sentence about the worst consequence of a mistake, with the capture or motif that causes it. Two examples:
/// "Loses a queen: Nxh5." and "Allows mate in 1: the queen on h5 mates on f7."
QString costSentence(const Position& before, const ReviewedMove& move, const MoveFault& fault, NotationStyle style) {
    if (fault.costs.empty()) return {};
    const MoveCost& cost = fault.costs.front();
    const QString words = costWords(before.book(), move.mover, cost, costsMore(move, cost));
    const auto capture = cost.type == CostType::Loses ? capturingAnswer(before, move, style) : std::nullopt;
    // If the answer captures all lost pieces, this capture explains the loss.
    std::vector<Kind> gone = cost.gone;
    std::ranges::sort(gone);
    const bool plain = !fault.shown || fault.shown->motif == Motif::LeavesHanging ||
                       (capture && std::ranges::includes(capture->taken, gone));
    QString shown = capture && plain ? capture->words : QString();
    if (shown.isEmpty() && fault.shown)
        shown = threatOfBetter(before, cost, *fault.shown).value_or(texts::clauseOf(before.book(), *fault.shown));
    if (shown.isEmpty()) return words + QLatin1Char('.');
    // A clause such as "fork: the knight attacks two pieces" has a colon of its own.
    if (shown.contains(QLatin1String(": "))) return words + QStringLiteral(". ") + texts::asSentence(shown);
    //: Example: "Loses a queen: Nxh5."; %1: what a mistake causes; %2: the move or motif by which it happens
    return QCoreApplication::translate("Review", "%1: %2.").arg(words, shown);
}

bool aboutRoom(MoveReasonType type) {
    return type == MoveReasonType::Develops || type == MoveReasonType::Reach || type == MoveReasonType::Room ||
           type == MoveReasonType::Hinders;
}

/// Returns the advantage of the better move over the played move. Returns an empty value in three cases: the sentence
/// of `costSentence` already names the advantage, the move answers a check, or the advantage is too small to explain a
/// blunder.
MoveMerit meritOfBetter(const Position& before, const ReviewedMove& move, const MoveFault& fault) {
    const bool said = !fault.costs.empty() && (fault.costs.front().type == CostType::Misses ||
                                               fault.costs.front().type == CostType::MissesMate);
    // A better move that escapes a check needs no reason.
    if (said || move.better.empty() || before.inCheck(before.turn())) return {};
    MoveMerit merit = meritOver(MotifFinder(before.book()), before, move.better, reviewedLines(move)[1].moves);
    // A blunder costs much more than the development or mobility of a piece, so these cannot be the reason.
    const bool thin = merit.type == MeritType::Reason && aboutRoom(merit.reason.type);
    return thin && move.grade == MoveGrade::Blunder ? MoveMerit{} : merit;
}

/// Returns one or two sentences about the better move. `better` is its text. Returns an empty text if the review has no
/// better move.
QString betterSentence(const Position& before, const ReviewedMove& move, const MoveFault& fault,
                       const QString& better) {
    if (move.better.empty() || !isOrdinaryMove(before, move.better.front())) return {};
    const MoveMerit merit = meritOfBetter(before, move, fault);
    if (merit.type == MeritType::Wins && merit.trade.come.empty()) {
        //: %1: text of a move; %2: pieces, for example "a rook"
        return QCoreApplication::translate("Review", "%1 was better: it wins %2.")
            .arg(better, texts::someOf(before.book(), merit.trade.gone));
    }
    //: %1: text of a move
    const QString sentence = QCoreApplication::translate("Review", "%1 was better.").arg(better);
    const QString why = texts::whyMerit(before, move.better.front(), merit);
    return why.isEmpty() ? sentence : sentence + QLatin1Char(' ') + why;
}

constexpr std::array fallingChances{
    BySide{"white", QT_TRANSLATE_NOOP("Review", "White's winning chances fall from %1 % to %2 %.")},
    BySide{"black", QT_TRANSLATE_NOOP("Review", "Black's winning chances fall from %1 % to %2 %.")},
    BySide{"red", QT_TRANSLATE_NOOP("Review", "Red's winning chances fall from %1 % to %2 %.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Review", "Blue's winning chances fall from %1 % to %2 %.")},
};

/// Returns a sentence about the winning chances of the mover's team before and after the move. Returns an empty text if
/// the move ended the game.
QString chancesWords(const Position& before, const ReviewedMove& move) {
    const double scale = chanceScale(before.book().variant().id);
    const auto share = [&](Score forFirst) {
        return std::lround(100 * winningChance(forFirstTeam(before, forFirst), scale));
    };
    if (!move.after) return {};
    return bySide(fallingChances, "Review", sideIdOf(before.book(), before.turn()))
        .arg(share(move.before))
        .arg(share(*move.after));
}

/// Returns by how many plies the move delays a mate. The result is negative if the mate comes sooner. Returns 0 unless
/// the same team mates before and after the move.
int longerToMate(const ReviewedMove& move) {
    if (!move.after || !isMate(move.before) || !isMate(*move.after)) return 0;
    if ((move.before > 0) != (*move.after > 0)) return 0;
    return pliesToMate(*move.after) - (pliesToMate(move.before) - 1);
}

/// Returns the text about a move without a mistake.
QString soundWords(const Position& before, const ReviewedMove& move) {
    const int longer = longerToMate(move);
    const bool mates = forFirstTeam(before, move.before) > 0;
    if (!mates && longer < 0)
        return QCoreApplication::translate("Review", "This move allows the opponent a faster mate.");
    if (move.loss <= 0 && !(mates && longer > 0)) return QCoreApplication::translate("Review", "Best move.");
    if (move.loss < HardlyAnything) return QCoreApplication::translate("Review", "Good move.");
    return chancesWords(before, move);
}

QString badgeHtml(int nag) {
    if (symbolOf(nag).isEmpty()) return {};
    return QStringLiteral("<img src=\"badge:%1\" style=\"vertical-align:middle\">&nbsp; ").arg(nag);
}

/// Returns the move with its grade, for example "9… b5 is a mistake". Returns only the move if it is not a mistake.
QString judgement(const QString& move, MoveGrade grade) {
    switch (grade) {
        case MoveGrade::Sound: return move;
        //: %1: text of a move
        case MoveGrade::Inaccuracy: return QCoreApplication::translate("Review", "%1 is an inaccuracy").arg(move);
        //: %1: text of a move
        case MoveGrade::Mistake: return QCoreApplication::translate("Review", "%1 is a mistake").arg(move);
        //: %1: text of a move
        case MoveGrade::Blunder: return QCoreApplication::translate("Review", "%1 is a blunder").arg(move);
    }
    return move;
}

/// Returns the evaluations before and after the move, for example "+1.7 → +3.6". Returns an empty text if the move
/// ended the game.
QString valuesBeforeAndAfter(const Position& position, const ReviewedMove& move, ScoreStyle style) {
    if (!move.after) return {};
    const auto value = [&](const Position& at, Score forFirst, const std::vector<Move>& line) {
        return valueText(at, static_cast<Score>(forFirstTeam(at, forFirst)), style, line, 1);
    };
    Position after = position;
    advance(after, move.played);
    const QString both = QStringLiteral("%1 \u2192 %2")
                             .arg(value(position, move.before, move.better), value(after, *move.after, move.answer));
    return QString(both).replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

/// Returns the numbers of bad moves of a player, the worst first, for example "1 blunder, 2 mistakes".
QString countsHtml(const PlayerReview& player) {
    const auto counted = [&player](MoveGrade grade) { return player.count[static_cast<std::size_t>(grade)]; };
    QStringList parts;
    const auto add = [&](MoveGrade grade, const QString& words) {
        if (counted(grade) > 0) parts << badgeHtml(nagOf(grade)) + words;
    };
    const int blunders = counted(MoveGrade::Blunder), mistakes = counted(MoveGrade::Mistake);
    const int inaccuracies = counted(MoveGrade::Inaccuracy);
    add(MoveGrade::Blunder, QCoreApplication::translate("Review", "%n blunder(s)", nullptr, blunders));
    add(MoveGrade::Mistake, QCoreApplication::translate("Review", "%n mistake(s)", nullptr, mistakes));
    add(MoveGrade::Inaccuracy, QCoreApplication::translate("Review", "%n inaccuracy(s)", nullptr, inaccuracies));
    return parts.isEmpty() ? QCoreApplication::translate("Review", "no mistakes") : parts.join(QStringLiteral(", "));
}

QString headline(const Task& before, const ReviewedMove& move, int nag, const VariationStyle& style) {
    const auto played = movesOf(before, {.moves = {move.played}}, style.notation);
    const QString name = played.empty() ? QString() : moveHtml(played.front());
    return QStringLiteral(
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr><td>%1<b>%2</b></td>"
               "<td class=\"value\" align=\"right\" style=\"vertical-align:middle\">%3</td></tr></table>")
        .arg(badgeHtml(nag), judgement(name, move.grade), valuesBeforeAndAfter(before.position, move, style.values));
}

/// Placeholder for the better move in a sentence. `betterLink` replaces it by a link.
constexpr QChar BetterPlace(0x1);

QString note(const QString& html) { return QStringLiteral("<p class=\"note\">%1</p>").arg(html); }

/// Returns the sentence about the better move as rich text, with a link on the move.
QString betterLink(const Task& before, const ReviewedMove& move, const MoveFault& fault, NotationStyle style) {
    const QString sentence = betterSentence(before.position, move, fault, BetterPlace);
    const auto moves = movesOf(before, {.moves = {move.better.front()}}, style);
    if (moves.empty()) return {};
    return sentence.toHtmlEscaped().replace(BetterPlace, moveLink(0, 1, moves.front(), QStringLiteral("best")));
}

/// Returns the rich text about a reviewed move. `better` is rich text about the better move, which is added after the
/// cost.
QString judgedWith(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                   const VariationStyle& style, const QString& better) {
    const Position& position = before.position;
    QString html = headline(before, move, nag, style);
    Position after = position;
    advance(after, move.played);
    if (const auto ending = judge(after)) html += note(texts::of(position.book(), *ending).toHtmlEscaped());
    if (move.better.empty() || fault == nullptr) return html + note(soundWords(position, move));
    const QString cost = costSentence(position, move, *fault, style.notation);
    return html + note((cost.isEmpty() ? chancesWords(position, move) : cost) + QLatin1Char(' ') + better);
}

}  // namespace

QString paragraph(const QString& html) { return QStringLiteral("<p>%1</p>").arg(html); }

QString lineHtml(const Task& before, const std::vector<Variation>& lines, std::size_t rank, NotationStyle style) {
    QStringList parts;
    std::size_t number = 0;
    for (const VariationMove& move : movesOf(before, lines[rank], style)) {
        if (number < LongestLine) parts << moveLink(rank, ++number, move);
    }
    return parts.join(QLatin1Char(' '));
}

QString gradeName(MoveGrade grade) {
    switch (grade) {
        case MoveGrade::Sound: return {};
        case MoveGrade::Inaccuracy: return QCoreApplication::translate("Review", "Inaccuracy");
        case MoveGrade::Mistake: return QCoreApplication::translate("Review", "Mistake");
        case MoveGrade::Blunder: return QCoreApplication::translate("Review", "Blunder");
    }
    return {};
}

QString mistakesHtml(const Variant& variant, const Review& review) {
    QString html;
    const auto players = review.players(variant.sides());
    for (std::size_t side = 0; side < players.size(); ++side) {
        if (players[side].moves == 0) continue;
        //: %1: name of a side, for example "White"; %2: for example "1 blunder, 2 mistakes"
        html += paragraph(QCoreApplication::translate("Review", "%1: %2")
                              .arg(sideName(variant.sideSpecs[side].name), countsHtml(players[side])));
    }
    return html;
}

QString faultWords(const Position& before, const ReviewedMove& move, const MoveFault& fault) {
    constexpr auto Style = NotationStyle::International;
    const QString cost = costSentence(before, move, fault, Style);
    const QString better = move.better.empty() ? QString() : spoken(moveText(before, move.better.front(), Style));
    QStringList sentences{cost.isEmpty() ? chancesWords(before, move) : cost,
                          betterSentence(before, move, fault, better)};
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

std::vector<Variation> reviewedLines(const ReviewedMove& move) {
    Variation better{.score = 0, .moves = move.better}, played{.score = 0, .moves = {move.played}};
    played.moves.insert(played.moves.end(), move.answer.begin(), move.answer.end());
    return {better, played};
}

QString judgedHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                   const VariationStyle& style) {
    return judgedWith(before, move, fault, nag, style, {});
}

QString momentHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                   const VariationStyle& style) {
    if (move.better.empty() || fault == nullptr) return judgedHtml(before, move, fault, nag, style);
    QString html = judgedWith(before, move, fault, nag, style, betterLink(before, move, *fault, style.notation));
    if (move.answer.empty()) return html;
    // Add only the continuation of the played move, because the list of moves already shows the better variation.
    //: %1: moves of a variation
    return html + note(QCoreApplication::translate("Review", "Expected continuation: %1")
                           .arg(lineHtml(before, reviewedLines(move), 1, style.notation)));
}

}  // namespace rokada::ui
