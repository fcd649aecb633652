#include "lesson/steptask.h"

#include "texts/texts.h"

#include <QCoreApplication>

namespace rokada::ui {

namespace {

QString said(const char* text) { return QCoreApplication::translate("rokada::ui::LessonPage", text); }

}  // namespace

Square taughtOf(const LessonStep& step) {
    if (step.piece != NoSquare) return step.piece;
    if (step.reaching.from != NoSquare) return step.reaching.from;
    const Position& position = step.position;
    Square only = NoSquare;
    for (const Square s : position.pieces(position.turn())) {
        if (s == position.king(position.turn())) continue;
        if (only != NoSquare) return NoSquare;
        only = s;
    }
    return only;
}

QString texts::taskLeft(const LessonRun& run) {
    const LessonStep& step = run.step();
    if (run.done()) return {};
    if (step.type == StepType::Stars) {
        return said(QT_TRANSLATE_NOOP("rokada::ui::LessonPage", "Stars left: %1. Moves left: %2."))
            .arg(run.exercise().starsLeft().count())
            .arg(run.exercise().movesLeft());
    }
    if (step.type == StepType::Play && step.moves == 0) {
        return said(QT_TRANSLATE_NOOP("rokada::ui::LessonPage", "%1. Moves made: %2."))
            .arg(texts::toMove(run.exercise().position()))
            .arg(run.exercise().made());
    }
    if (step.type == StepType::Play) {
        return said(QT_TRANSLATE_NOOP("rokada::ui::LessonPage", "%1. Moves left: %2."))
            .arg(texts::toMove(run.exercise().position()))
            .arg(run.exercise().movesLeft());
    }
    if (run.asksForMoves())
        return said(QT_TRANSLATE_NOOP("rokada::ui::LessonPage", "%1.")).arg(texts::toMove(run.exercise().position()));
    if (step.type == StepType::Setup) {
        return said(QT_TRANSLATE_NOOP("rokada::ui::LessonPage",
                                      "Choose a piece and click the square where it belongs. Pieces left: %1."))
            .arg(run.exercise().placingsLeft().size());
    }
    if (step.type == StepType::Squares)
        return said(QT_TRANSLATE_NOOP("rokada::ui::LessonPage", "Squares chosen: %1.")).arg(run.chosen().count());
    return {};
}

}  // namespace rokada::ui
