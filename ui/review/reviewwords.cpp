#include "review/reviewwords.h"

#include "ai/evaluation/chances.h"
#include "analysis/threat.h"
#include "scene/movemark.h"
#include "texts/hinttexts.h"
#include "texts/motiftexts.h"
#include "texts/piecewords.h"

#include <QColor>
#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace rokada::ui {

namespace {

/// More moves find no room; the record has them.
constexpr std::size_t LongestLine = 8;

/// Without the full stop: a reason may follow.
QString costWords(const Rulebook& book, const MoveCost& cost) {
    const QString gone = texts::someOf(book, cost.gone), come = texts::someOf(book, cost.come);
    switch (cost.type) {
        case CostType::AllowsMate:
            return QCoreApplication::translate("Review", "Allows mate in %n", nullptr, cost.turns);
        case CostType::MissesMate:
            return QCoreApplication::translate("Review", "Misses a mate in %n", nullptr, cost.turns);
        case CostType::Loses:
            //: %1: pieces, as "a rook"
            if (come.isEmpty()) return QCoreApplication::translate("Review", "Loses %1").arg(gone);
            //: %1 and %2: pieces, as "a rook"
            return QCoreApplication::translate("Review", "Loses %1 for %2").arg(gone, come);
        case CostType::Misses:
            //: %1: pieces, as "a rook"
            if (come.isEmpty()) return QCoreApplication::translate("Review", "Could have won %1").arg(gone);
            //: %1 and %2: pieces, as "a rook"
            return QCoreApplication::translate("Review", "Could have won %1 for %2").arg(gone, come);
    }
    return {};
}

QStringList costSentences(const Rulebook& book, const MoveFault& fault) {
    QStringList sentences;
    for (const MoveCost& cost : fault.costs) {
        const QString words = costWords(book, cost);
        if (sentences.isEmpty() && fault.shown) {
            //: what a move has cost, and what on the board shows it
            sentences
                << QCoreApplication::translate("Review", "%1: %2.").arg(words, texts::clauseOf(book, *fault.shown));
        } else {
            sentences << words + QLatin1Char('.');
        }
    }
    return sentences;
}

/// What speaks for the better move, unless that has been said.
QString whyBetter(const Position& before, const ReviewedMove& move, const MoveFault& fault) {
    const bool said = fault.shown && (fault.costs.front().type == CostType::Misses ||
                                      fault.costs.front().type == CostType::MissesMate);
    // That a check has to be answered is no news.
    if (said || move.better.empty() || before.inCheck(before.turn())) return {};
    return texts::whyGood(before, move.better.front());
}

/// The share of the points that the mover's team could hope for.
QString chancesWords(const Position& before, const ReviewedMove& move) {
    const double scale = chanceScale(before.book().variant().id);
    const auto share = [&](Score forFirst) {
        return std::lround(100 * winningChance(forFirstTeam(before, forFirst), scale));
    };
    if (!move.after) return {};
    return QCoreApplication::translate("Review", "The mover's winning chances fall from %1 % to %2 %.")
        .arg(share(move.before))
        .arg(share(*move.after));
}

/// Of a move that is no mistake.
QString soundWords(const Position& before, const ReviewedMove& move) {
    if (move.loss <= 0) return QCoreApplication::translate("Review", "The best move.");
    if (move.loss < HardlyAnything) return QCoreApplication::translate("Review", "A good move.");
    return chancesWords(before, move);
}

QString badgeHtml(int nag) {
    if (symbolOf(nag).isEmpty()) return {};
    return QStringLiteral("<span style=\"background-color:%1; color:%2\"><b>&nbsp;%3&nbsp;</b></span> ")
        .arg(QColor::fromRgb(colourOf(nag)).name(), QColor::fromRgb(inkOn(nag)).name(), symbolOf(nag));
}

QString headline(const Task& before, const ReviewedMove& move, int nag, const VariationStyle& style) {
    const Position& position = before.position;
    const auto value = [&](Score forFirst) {
        return valueHtml(position, static_cast<Score>(forFirstTeam(position, forFirst)), style.values);
    };
    const auto played = movesOf(before, {.moves = {move.played}}, style.notation);
    QString html = badgeHtml(nag) + QStringLiteral("<b>%1</b>").arg(played.empty() ? QString() : moveHtml(played.front()));
    if (const QString grade = gradeName(move.grade); !grade.isEmpty()) html += QLatin1Char(' ') + grade;
    html += QStringLiteral("&nbsp; ") + value(move.before);
    if (move.after) html += QStringLiteral(" \u2192 ") + value(*move.after);
    return html;
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

QString faultWords(const Position& before, const ReviewedMove& move, const MoveFault& fault) {
    QStringList sentences = costSentences(before.book(), fault);
    //: %1: what speaks for the move, a whole sentence
    const QString better = QCoreApplication::translate("Review", "There was a better move. %1");
    if (const QString why = whyBetter(before, move, fault); !why.isEmpty()) sentences << better.arg(why);
    return sentences.join(QLatin1Char(' '));
}

std::vector<Variation> reviewedLines(const ReviewedMove& move) {
    Variation better{.score = 0, .moves = move.better}, played{.score = 0, .moves = {move.played}};
    played.moves.insert(played.moves.end(), move.answer.begin(), move.answer.end());
    return {better, played};
}

QString judgedHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                   const VariationStyle& style) {
    const Position& position = before.position;
    const QString html = paragraph(headline(before, move, nag, style));
    if (move.better.empty() || fault == nullptr) return html + paragraph(soundWords(position, move));
    const QStringList costs = costSentences(position.book(), *fault);
    return html + paragraph(costs.isEmpty() ? chancesWords(position, move) : costs.join(QLatin1Char(' ')));
}

QString momentHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                   const VariationStyle& style) {
    QString html = judgedHtml(before, move, fault, nag, style);
    if (move.better.empty() || fault == nullptr) return html;
    const auto lines = reviewedLines(move);
    //: %1: a variation
    html += paragraph(
        QCoreApplication::translate("Review", "Better was %1").arg(lineHtml(before, lines, 0, style.notation)));
    if (const QString why = whyBetter(before.position, move, *fault); !why.isEmpty()) html += paragraph(why);
    if (move.answer.empty()) return html;
    //: %1: a variation
    return html + paragraph(QCoreApplication::translate("Review", "What follows: %1")
                                .arg(lineHtml(before, lines, 1, style.notation)));
}

}  // namespace rokada::ui
