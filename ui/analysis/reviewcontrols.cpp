#include "analysis/reviewcontrols.h"

#include "analysis/analysissettings.h"
#include "analysis/annotate.h"
#include "analysis/reviewdialog.h"
#include "analysis/threat.h"
#include "learn/coachcontrols.h"
#include "session/gamerecord.h"
#include "shell/windowactions.h"
#include "texts/motiftexts.h"

#include <QMainWindow>

namespace rokada::ui {

ReviewControls::ReviewControls(const WindowContext& context, CoachControls& coach)
    : Feature(context), coach_(coach), job_(new ReviewJob(this)) {
    review_ = &in_.actions.add(
        {.name = "reviewGame",
         .text = QT_TRANSLATE_NOOP("Action", "Re&view Game"),
         .shortcut = "Ctrl+F10",
         .tip = QT_TRANSLATE_NOOP("Action", "The engine looks through the game and marks what could be played better"),
         .place = {menus::Analysis, 320},
         .needsBoard = true},
        this, [this] { open(); });
    connect(job_, &ReviewJob::finished, this, &ReviewControls::finish);
    connect(job_, &ReviewJob::progressed, this, [this](int done, int all) {
        if (dialog_) dialog_->showProgress(done, all);
    });
    connect(job_, &ReviewJob::failed, this, [this](const QString& why) {
        if (dialog_) dialog_->showStopped(tr("The engine cannot think: %1.").arg(why));
    });
    // What was found of another game is of no use.
    connect(&in_.session, &GameSession::started, this, [this] {
        job_->cancel();
        last_.reset();
        if (dialog_) dialog_->close();
    });
    // A move was taken back: the game goes on.
    connect(&in_.session, &GameSession::changed, this, [this] {
        if (in_.session.playing() && job_->running()) cancel();
    });
    connect(&in_.record, &GameRecord::changed, this, &ReviewControls::updateActions);
}

void ReviewControls::open() {
    if (!review_->isEnabled()) return;
    if (dialog_) return dialog_->raise();
    dialog_ = new ReviewDialog(&in_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setNodes(in_.settings.get(keys::reviewedNodes()));
    dialog_->setEngines(enginesOffered(in_.settings, in_.record.tree()->book().variant()),
                        in_.settings.get(keys::reviewEngine()));
    connect(dialog_, &QObject::destroyed, this, [this] {
        dialog_ = nullptr;
        job_->cancel();
    });
    connect(dialog_, &ReviewDialog::startWanted, this, &ReviewControls::start);
    connect(dialog_, &ReviewDialog::cancelWanted, this, &ReviewControls::cancel);
    connect(dialog_, &ReviewDialog::tryAgainWanted, this, &ReviewControls::tryAgain);
    dialog_->show();
    placeDialog();
    start();
}

/// Over the panels beside the board, at their top: the board is what it speaks of, and the last moves, the end of the
/// game and the buttons to step with are below.
void ReviewControls::placeDialog() {
    constexpr int Margin = 12;
    const QPoint top = in_.window.centralWidget()->mapToGlobal(QPoint(0, 0));
    const int right = in_.window.frameGeometry().right();
    dialog_->move(right - dialog_->frameGeometry().width() - Margin, top.y() + Margin);
}

void ReviewControls::start() {
    if (!in_.record.tree() || in_.session.playing()) return;
    const int nodes = dialog_->nodes();
    in_.settings.set(keys::reviewedNodes(), nodes);
    dialog_->showProgress(0, static_cast<int>(in_.record.tree()->size()) + 1);
    in_.settings.set(keys::reviewEngine(), dialog_->engine());
    const GameTree& tree = *in_.record.tree();
    job_->start(tree, static_cast<std::uint64_t>(nodes), in_.settings.get(keys::analysisTable()),
                chosenReviewer(in_.settings, tree.book().variant()));
}

void ReviewControls::cancel() {
    job_->cancel();
    if (dialog_) dialog_->showStopped(tr("The review was cancelled; nothing was written."));
}

void ReviewControls::finish(const FinishedReview& result) {
    if (!in_.record.tree() || in_.session.playing()) return;
    in_.record.annotate([&](GameTree& tree) { writeInto(tree, result); });
    last_ = result.review;
    if (!dialog_) return;
    dialog_->showResult(in_.record.tree()->book().variant(), result.review);
    placeDialog();
}

void ReviewControls::writeInto(GameTree& tree, const FinishedReview& result) {
    rokada::annotate(tree, result.review);
    const Geometry& board = tree.book().geometry();
    for (const MoveFault& fault : result.faults) {
        if (!tree.has(fault.node) || !tree.remarks(fault.node).after.empty()) continue;
        QStringList sentences;
        if (fault.fault) sentences << texts::sentenceOf(board, *fault.fault);
        //: %1: what speaks for the move, a whole sentence
        if (fault.merit) sentences << tr("Better was this: %1").arg(texts::sentenceOf(board, *fault.merit));
        tree.remarks(fault.node).after = sentences.join(QLatin1Char(' ')).toStdString();
    }
}

void ReviewControls::tryAgain() {
    const GameTree* tree = in_.record.tree();
    if (!last_ || !tree) return;
    CoachMoments moments(last_->moves.size());
    for (const ReviewedMove& move : last_->moves) {
        if (move.grade == MoveGrade::Sound || move.better.empty() || !tree->has(move.node)) continue;
        const Position before = positionAt(*tree, tree->parent(move.node));
        CoachOpinion opinion{.key = before.key(), .moves = {}, .threat = {}};
        opinion.moves = {{move.better.front(), forFirstTeam(before, move.before)},
                         {move.played, forFirstTeam(before, move.after.value_or(move.before))}};
        moments.note(before, move.played, opinion);
    }
    dialog_->close();
    coach_.showMoments(std::move(moments));
}

void ReviewControls::updateActions() {
    const GameTree* tree = in_.record.tree();
    const bool moves = tree && tree->next(Node::Root) != Node::None;
    const bool playing = in_.session.playing();
    review_->allow(moves && !playing,
                   playing ? tr("Not while a game is being played.") : tr("There are no moves yet."));
}

}  // namespace rokada::ui
