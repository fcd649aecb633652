#include "review/trialwords.h"

#include "analysis/annotate.h"
#include "review/reviewwords.h"
#include "texts/hinttexts.h"
#include "texts/names.h"
#include "texts/notations.h"

#include <QCoreApplication>

namespace rokada::ui {

namespace {

/// NAG of the symbol "!".
constexpr int GoodMove = 1;

Path firstOf(const std::vector<Path>& paths) { return paths.empty() ? Path() : paths.front(); }

/// Returns the move with its move number as rich text.
QString namedMove(const Task& before, Move move, NotationStyle style) {
    const auto named = movesOf(before, {.moves = {move}}, style);
    return named.empty() ? QString() : moveHtml(named.front());
}

QString questionHtml(const MoveTrial& trial, const Task& before, NotationStyle style) {
    const ReviewedMove& bad = trial.bad();
    const QString mover = sideName(before.book->variant().sideSpecs[bad.mover].name);
    return paragraph(
        //: %1: name of a player, for example "White"; %2: the move that was played in the game
        QCoreApplication::translate("Trial", "%1: find a better move than %2 and play it on the board.")
            .arg(mover, QStringLiteral("<b>%1</b>").arg(namedMove(before, bad.played, style))));
}

/// Returns a sentence that praises a good move.
QString praise(const MoveTrial& trial, const QString& move) {
    const ReviewedMove& tried = trial.tried();
    if (tried.played == trial.bad().better.front())
        return QCoreApplication::translate("Trial", "Yes! %1 is the best move.").arg(move);
    if (tried.loss < HardlyAnything)
        return QCoreApplication::translate("Trial", "Yes! %1 is just as good as the best move.").arg(move);
    return QCoreApplication::translate("Trial", "Yes! %1 is a good move too.").arg(move);
}

/// Returns a text with the best move, its reason and its continuation. If `named` is true, leaves out the sentence that
/// names the move, because the caller's text already names it.
QString bestHtml(const MoveTrial& trial, const Task& before, NotationStyle style, bool named = false) {
    const auto best = trialLines(trial).front().moves;
    const auto played = reviewedLines(trial.bad())[1].moves;
    const MoveMerit merit = meritOver(MotifFinder(*before.book), before.position, best, played);
    //: %1: text of a move
    const QString move = QCoreApplication::translate("Trial", "The best move is %1.")
                             .arg(spoken(moveText(before.position, best.front(), style)));
    QStringList sentences{named ? QString() : move, texts::whyMerit(before.position, best.front(), merit)};
    sentences.removeAll(QString());
    const QString words = sentences.isEmpty() ? QString() : paragraph(sentences.join(QLatin1Char(' ')).toHtmlEscaped());
    //: %1: moves of a variation
    const QString line = QCoreApplication::translate("Trial", "Best variation: %1");
    return words + paragraph(line.arg(lineHtml(before, trialLines(trial), 0, style)));
}

QString followsHtml(const MoveTrial& trial, const Task& before, NotationStyle style) {
    if (trial.tried().answer.empty()) return {};
    //: %1: moves of a variation
    return paragraph(QCoreApplication::translate("Trial", "Expected continuation: %1")
                         .arg(lineHtml(before, trialLines(trial), 1, style)));
}

QString acceptedHtml(const MoveTrial& trial, const Task& before, const VariationStyle& style) {
    const QString move = QStringLiteral("<b>%1</b>").arg(namedMove(before, trial.tried().played, style.notation));
    const bool best = trial.tried().played == trial.bad().better.front();
    return paragraph(praise(trial, move)) + bestHtml(trial, before, style.notation, best);
}

QString rejectedHtml(const MoveTrial& trial, const Task& before, const VariationStyle& style) {
    const ReviewedMove& tried = trial.tried();
    QString html;
    if (tried.played == trial.bad().played)
        html += paragraph(QCoreApplication::translate("Trial", "You played this move in the game."));
    html += judgedHtml(before, tried, &trial.fault(), nagOf(tried.grade), style);
    html += followsHtml(trial, before, style.notation);
    return html +
           paragraph(QCoreApplication::translate("Trial", "There is a better move. Undo your move and try again."));
}

}  // namespace

std::vector<Variation> trialLines(const MoveTrial& trial) {
    // If the search of the tried move has found a better move, prefer it to the better move of the review, because this
    // search is newer.
    const bool judged = trial.state() == MoveTrial::State::Judged && !trial.tried().better.empty();
    Variation best{.score = 0, .moves = judged ? trial.tried().better : trial.bad().better};
    return {best, reviewedLines(trial.tried())[1]};
}

QString trialHtml(const MoveTrial& trial, const VariationStyle& style) {
    const Task before = trial.root();
    const NotationStyle notation = style.notation;
    switch (trial.state()) {
        case MoveTrial::State::Idle: return {};
        case MoveTrial::State::Asking: return questionHtml(trial, before, notation);
        case MoveTrial::State::Judging:
            //: %1: text of a move
            return paragraph(QCoreApplication::translate("Trial", "Checking the move %1...")
                                 .arg(namedMove(before, trial.tried().played, notation)));
        case MoveTrial::State::Judged:
            return trial.accepted() ? acceptedHtml(trial, before, style) : rejectedHtml(trial, before, style);
        case MoveTrial::State::BestShown: return bestHtml(trial, before, notation);
        case MoveTrial::State::Failed:
            return paragraph(QCoreApplication::translate("Trial", "The engine failed: %1.").arg(trial.why()));
    }
    return {};
}

MoveMark trialMark(const MoveTrial& trial) {
    const Position& before = trial.before().position();
    MoveMark mark;
    if (trial.state() == MoveTrial::State::BestShown && trial.atStart()) {
        mark.better = firstOf(pathsOf(before, trial.bad().better.front()));
        mark.betterPart = numberedPart(before, trial.bad().better.front());
    } else if (trial.atTried()) {
        const ReviewedMove& tried = trial.tried();
        mark.square = tried.played.to();
        mark.nag = trial.accepted() ? GoodMove : nagOf(tried.grade);
        if (!trial.accepted() && !tried.answer.empty()) {
            const Game after = gameAfter(trial.root(), trialLines(trial)[1], 1);
            mark.answer = firstOf(pathsOf(after.position(), tried.answer.front()));
            mark.answerPart = numberedPart(after.position(), tried.answer.front());
        }
    }
    return mark;
}

}  // namespace rokada::ui
