#include "learn/endingwords.h"

#include "texts/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace rokada::ui::texts {

namespace {

QString said(const char* text) { return QCoreApplication::translate("Ending", text); }

QString piecesOf(const Variant& variant, const EndingTask& task) {
    QStringList names;
    for (const char letter : task.pieces) names << kindName(variant, variant.kindOf(letter));
    return names.join(QStringLiteral(" + "));
}

}  // namespace

QString nameOf(const Variant& variant, const EndingTask& task) {
    //: name of an ending to practise; %1: the piece, or two pieces, that one side has besides the king
    return (task.hold ? said(QT_TRANSLATE_NOOP("Ending", "Draw against %1"))
                      : said(QT_TRANSLATE_NOOP("Ending", "Win with %1")))
        .arg(piecesOf(variant, task));
}

QString taskOf(const Variant& variant, const EndingTask& task, int holdMoves) {
    const QString pieces = piecesOf(variant, task);
    QString text =
        task.hold
            ? said(QT_TRANSLATE_NOOP("Ending",
                                     "You have only your king. Your opponent has: %1. The position is a draw. Hold the "
                                     "draw for %2 moves. The computer sets traps."))
                  .arg(pieces)
                  .arg(holdMoves)
            : said(QT_TRANSLATE_NOOP(
                       "Ending",
                       "You have your king and: %1. Checkmate the bare king! The computer plays the best defence."))
                  .arg(pieces);
    const QString rules = unusualRules(variant);
    //: %1: a sentence that says what to do; %2: a rule of the variant that differs from chess
    return rules.isEmpty() ? text : said(QT_TRANSLATE_NOOP("Ending", "%1 (%2.)")).arg(text, rules);
}

QString endOf(const EndingTask& task, const EndingScore& score) {
    if (task.hold) return said(QT_TRANSLATE_NOOP("Ending", "You held the draw! Mistakes: %1.")).arg(score.slips);
    return said(QT_TRANSLATE_NOOP("Ending", "Checkmate! Your moves: %1. Fewest possible moves: %2. Mistakes: %3."))
        .arg(score.made)
        .arg(score.needed)
        .arg(score.slips);
}

}  // namespace rokada::ui::texts
