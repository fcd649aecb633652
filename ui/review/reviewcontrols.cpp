#include "review/reviewcontrols.h"

#include "analysis/analysispanel.h"
#include "analysis/analysissettings.h"
#include "analysis/annotate.h"
#include "analysis/previewboard.h"
#include "analysis/threat.h"
#include "analysis/variationview.h"
#include "board/boardwidget.h"
#include "kit/dockroom.h"
#include "learn/coachcontrols.h"
#include "review/playerscores.h"
#include "review/reviewoptions.h"
#include "review/reviewpanel.h"
#include "review/reviewwords.h"
#include "rules/paths.h"
#include "scene/movemark.h"
#include "score/movename.h"
#include "score/movespanel.h"
#include "score/recordgraph.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"

#include <QEvent>
#include <QMainWindow>

#include <algorithm>

namespace rokada::ui {

namespace {

/// In pixels.
constexpr int PanelHeight = 330;

int symbolIn(const Remarks& remarks) {
    const auto judges = [](std::uint8_t nag) { return nag >= 1 && nag <= 6; };
    const auto found = std::find_if(remarks.nags.begin(), remarks.nags.end(), judges);
    return found == remarks.nags.end() ? 0 : *found;
}

}  // namespace

ReviewControls::ReviewControls(const WindowContext& context, CoachControls& coach, MovesPanel& moves)
    : Feature(context),
      coach_(coach),
      moves_(moves),
      job_(new ReviewJob(this)),
      panel_(new ReviewPanel(&in_.window)),
      preview_(new PreviewBoard(in_.settings, &in_.window)) {
    makeActions();
    makePanel();
    connectJob();
    connectPanel();
    in_.window.installEventFilter(this);
}

void ReviewControls::makeActions() {
    review_ = &in_.actions.add(
        {.name = "reviewGame",
         .text = QT_TRANSLATE_NOOP("Action", "Re&view Game"),
         .shortcut = "Ctrl+F10",
         .tip = QT_TRANSLATE_NOOP("Action", "The engine looks through the game and marks what could be played better"),
         .place = {menus::Analysis, 320},
         .needsBoard = true},
        this, [this] { open(); });
    previous_ = &in_.actions.add({.name = "previousMistake",
                                  .text = QT_TRANSLATE_NOOP("Action", "&Previous Mistake"),
                                  .shortcut = "Ctrl+Shift+Up",
                                  .tip = QT_TRANSLATE_NOOP("Action", "Go back to the last bad move before this one"),
                                  .place = {menus::Analysis, 330},
                                  .icon = Icon::Back},
                                 this, [this] { step(-1); });
    next_ = &in_.actions.add({.name = "nextMistake",
                              .text = QT_TRANSLATE_NOOP("Action", "&Next Mistake"),
                              .shortcut = "Ctrl+Shift+Down",
                              .tip = QT_TRANSLATE_NOOP("Action", "Go on to the next bad move"),
                              .place = {menus::Analysis, 340},
                              .icon = Icon::Forward},
                             this, [this] { step(1); });
}

/// In the place of the analysis, or as a tab beside it: the list of moves and the board keep theirs.
void ReviewControls::makePanel() {
    in_.window.addDockWidget(Qt::RightDockWidgetArea, panel_);
    if (auto* analysis = in_.window.findChild<AnalysisPanel*>()) in_.window.tabifyDockWidget(analysis, panel_);
    panel_->hide();
    panel_->setSteps({previous_, next_});
    panel_->options().setNodes(in_.settings.get(keys::reviewedNodes()));
    panel_->graph().setNaming([this](Node node) {
        return in_.record.tree() ? nameOf(*in_.record.tree(), node, in_.settings.get(keys::notation())) : QString();
    });
}

void ReviewControls::connectJob() {
    connect(job_, &ReviewJob::finished, this, &ReviewControls::finish);
    connect(job_, &ReviewJob::progressed, panel_, &ReviewPanel::showProgress);
    connect(job_, &ReviewJob::failed, this,
            [this](const QString& why) { panel_->showStopped(tr("The engine cannot think: %1.").arg(why)); });
    // What was found of another game is of no use.
    connect(&in_.session, &GameSession::started, this, [this] {
        found_.reset();
        emit foundChanged(false);
        reached_ = readAt_ = Node::None;
        if (job_->running()) cancel();
        panel_->hide();
    });
    // A move was taken back: the game goes on.
    connect(&in_.session, &GameSession::changed, this, [this] {
        if (in_.session.playing() && job_->running()) cancel();
    });
    connect(&in_.record, &GameRecord::changed, this, &ReviewControls::show);
    connect(&in_.record, &GameRecord::moved, this, &ReviewControls::show);
}

void ReviewControls::connectPanel() {
    connect(panel_, &QDockWidget::visibilityChanged, this, &ReviewControls::look);
    connect(panel_, &ReviewPanel::startWanted, this, &ReviewControls::start);
    connect(panel_, &ReviewPanel::cancelWanted, this, &ReviewControls::cancel);
    connect(panel_, &ReviewPanel::tryAgainWanted, this, &ReviewControls::tryAgain);
    connect(&panel_->graph(), &RecordGraph::moveChosen, &in_.record, &GameRecord::show);
    connect(&panel_->words(), &VariationView::chosen, this, &ReviewControls::enter);
    connect(&panel_->words(), &VariationView::pointed, this, &ReviewControls::preview);
    connect(&panel_->words(), &VariationView::left, preview_, &QWidget::hide);
    connect(&in_.record, &GameRecord::moved, preview_, &QWidget::hide);
    ReviewOptions& options = panel_->options();
    connect(&options, &QMenu::aboutToShow, this, [this, &options] {
        if (const GameTree* tree = in_.record.tree())
            options.setEngines(enginesOffered(in_.settings, tree->book().variant()),
                               in_.settings.get(keys::reviewEngine()));
    });
    connect(&options, &ReviewOptions::nodesChosen, this, [this](int nodes) {
        in_.settings.set(keys::reviewedNodes(), nodes);
        start();
    });
    connect(&options, &ReviewOptions::engineChosen, this, [this](const QString& engine) {
        in_.settings.set(keys::reviewEngine(), engine);
        start();
    });
    connect(&options, &ReviewOptions::againWanted, this, &ReviewControls::start);
}

/// A window that becomes low has no height for all its panels.
bool ReviewControls::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && panel_->isVisible())
        QMetaObject::invokeMethod(
            this, [this] { shareWhereTight(in_.window, *panel_, moves_); }, Qt::QueuedConnection);
    return Feature::eventFilter(watched, event);
}

// --- the review

void ReviewControls::open() {
    if (!review_->isEnabled()) return;
    const bool hidden = panel_->isHidden();
    panel_->show();
    panel_->raise();
    if (hidden) {
        emit opened();
        shareWhereTight(in_.window, *panel_, moves_);
        giveHeight(in_.window, *panel_, PanelHeight);
    }
    if (!job_->running() && !inForce()) start();
}

void ReviewControls::start() {
    if (!in_.record.tree() || in_.session.playing()) return;
    const GameTree& tree = *in_.record.tree();
    const int nodes = in_.settings.get(keys::reviewedNodes());
    panel_->options().setNodes(nodes);
    panel_->showProgress(0, static_cast<int>(tree.size()) + 1);
    job_->start(tree, static_cast<std::uint64_t>(nodes), in_.settings.get(keys::analysisTable()),
                chosenReviewer(in_.settings, tree.book().variant()));
}

void ReviewControls::cancel() {
    job_->cancel();
    panel_->showStopped(tr("The review was cancelled; nothing was written."));
    show();
}

void ReviewControls::finish(const FinishedReview& result) {
    if (!in_.record.tree() || in_.session.playing()) return;
    found_ = result;
    emit foundChanged(true);
    in_.record.annotate([&](GameTree& tree) { writeInto(tree, result); });
    show();
}

void ReviewControls::writeInto(GameTree& tree, const FinishedReview& result) {
    rokada::annotate(tree, result.review);
    for (const ReviewedMove& move : result.review.moves) {
        const MoveFault* fault = result.faultAt(move.node);
        if (!fault || !tree.has(move.node) || !tree.remarks(move.node).after.empty()) continue;
        tree.remarks(move.node).after =
            faultWords(positionAt(tree, tree.parent(move.node)), move, *fault).toStdString();
    }
}

bool ReviewControls::inForce() const {
    const GameTree* tree = in_.record.tree();
    if (!found_ || !tree || found_->review.moves.empty()) return false;
    const auto& moves = found_->review.moves;
    const auto stands = [&](const ReviewedMove& move) {
        const bool there = tree->has(move.node) && tree->move(move.node) == move.played;
        return there && (!move.after || tree->remarks(move.node).command("eval") != nullptr);
    };
    return std::all_of(moves.begin(), moves.end(), stands);
}

/// The bad moves as exercises, beginning with the one that is looked at or the next one.
void ReviewControls::tryAgain() {
    const GameTree* tree = in_.record.tree();
    if (!inForce()) return;
    const int here = tree->plies(momentNode());
    CoachMoments moments(found_->review.moves.size());
    std::size_t first = 0;
    for (const ReviewedMove& move : found_->review.moves) {
        if (move.better.empty()) continue;
        const Position before = positionAt(*tree, tree->parent(move.node));
        CoachOpinion opinion{.key = before.key(), .moves = {}, .threat = {}};
        opinion.moves = {{move.better.front(), forFirstTeam(before, move.before)},
                         {move.played, forFirstTeam(before, move.after.value_or(move.before))}};
        const bool noted = moments.note(before, move.played, opinion);
        if (noted && tree->plies(move.node) < here) ++first;
    }
    coach_.showMoments(std::move(moments), first);
}

// --- what is seen

/// Hidden by hand it is over; behind another tab, or in a window that nobody sees, it goes on.
void ReviewControls::look() {
    moves_.graph().setWanted(!isSeen(*panel_));
    if (panel_->isHidden() && job_->running()) cancel();
    show();
}

void ReviewControls::show() {
    updateActions();
    showOnBoard();
    if (panel_->isHidden() || job_->running()) return;
    if (!inForce()) return panel_->showStopped(tr("This game has not been reviewed."));
    const Review& review = found_->review;
    const bool faults =
        std::any_of(review.moves.begin(), review.moves.end(), [](const auto& move) { return !move.better.empty(); });
    const GameTree& tree = *in_.record.tree();
    panel_->scores().showPlayers(tree.book().variant(), review);
    panel_->graph().showLine(graphLine(tree, Node::Root), momentNode());
    panel_->showResult(faults);
    showWords();
}

void ReviewControls::showWords() {
    const ReviewedMove* move = moment();
    const VariationStyle style{in_.settings.get(keys::notation()), in_.settings.get(keys::analysisValues())};
    if (move == nullptr) {
        const bool start = in_.record.shown() == Node::Root;
        return panel_->words().showText(
            start ? tr("Step through the moves or click the graph to see what the engine thinks of each move.")
                  : tr("This move was not judged."));
    }
    panel_->words().showText(momentHtml(before(*move), *move, found_->faultAt(move->node),
                                        symbolIn(in_.record.tree()->remarks(move->node)), style));
}

/// The symbol of the move that was played, and what was better, as long as the panel is looked at.
void ReviewControls::showOnBoard() {
    const GameTree* tree = in_.record.tree();
    const Node shown = in_.record.shown();
    if (!tree || !isSeen(*panel_) || in_.session.playing() || shown == Node::Root || tree->move(shown).forced())
        return in_.board.setMoveMark({});
    MoveMark moveMark{tree->move(shown).to(), symbolIn(tree->remarks(shown)), {}};
    const ReviewedMove* move = inForce() ? moment() : nullptr;
    if (move && move->node == shown && !move->better.empty()) {
        const auto paths = pathsOf(positionAt(*tree, tree->parent(shown)), move->better.front());
        if (!paths.empty()) moveMark.better = paths.front();
    }
    in_.board.setMoveMark(std::move(moveMark));
}

// --- where one is, and where one goes

Node ReviewControls::momentNode() const {
    const GameTree& tree = *in_.record.tree();
    const Node shown = in_.record.shown();
    const Node branch = tree.variationStart(shown);
    if (branch == Node::Root) return shown;
    if (shown == reached_ && tree.has(readAt_)) return readAt_;
    Node beside = branch;
    // Of a variation of a variation it is the outermost one.
    for (Node from = branch; from != Node::Root; from = tree.variationStart(tree.parent(from))) beside = from;
    return tree.next(tree.parent(beside));
}

const ReviewedMove* ReviewControls::moment() const {
    if (!inForce()) return nullptr;
    const auto& moves = found_->review.moves;
    const auto found = std::find_if(moves.begin(), moves.end(),
                                    [node = momentNode()](const ReviewedMove& move) { return move.node == node; });
    return found == moves.end() ? nullptr : &*found;
}

Task ReviewControls::before(const ReviewedMove& move) const {
    const GameTree& tree = *in_.record.tree();
    return Task{.book = tree.sharedBook(), .position = positionAt(tree, tree.parent(move.node))};
}

Node ReviewControls::faultFrom(int by) const {
    if (!inForce()) return Node::None;
    const GameTree& tree = *in_.record.tree();
    const int here = tree.plies(momentNode());
    Node found = Node::None;
    for (const ReviewedMove& move : found_->review.moves) {
        if (move.better.empty()) continue;
        const int there = tree.plies(move.node);
        if (by > 0 && there > here) return move.node;
        if (by < 0 && there < here) found = move.node;
    }
    return found;
}

void ReviewControls::step(int by) {
    if (const Node node = faultFrom(by); node != Node::None) in_.record.show(node);
}

/// The moves of what was better are in the record already; what follows a bad move becomes a variation.
void ReviewControls::enter(const VariationPlace& place) {
    preview_->hide();
    const ReviewedMove* move = moment();
    if (move == nullptr) return;
    std::vector<Move> moves = reviewedLines(*move)[std::min<std::size_t>(place.rank, 1)].moves;
    moves.resize(std::min(place.moves, moves.size()));
    readAt_ = move->node;
    in_.record.enter(in_.record.tree()->parent(readAt_), moves);
    reached_ = in_.record.shown();
    show();
}

void ReviewControls::preview(const VariationPlace& place) {
    const ReviewedMove* move = moment();
    if (move == nullptr) return;
    VariationView& view = panel_->words();
    const QRect link = view.rectOf(place.rank, place.moves);
    const QRect line(view.viewport()->mapToGlobal(QPoint(0, link.top())),
                     QSize(view.viewport()->width(), link.height()));
    preview_->show(gameAfter(before(*move), reviewedLines(*move)[std::min<std::size_t>(place.rank, 1)], place.moves),
                   in_.board, line);
}

void ReviewControls::updateActions() {
    const GameTree* tree = in_.record.tree();
    const bool moves = tree && tree->next(Node::Root) != Node::None;
    const bool playing = in_.session.playing();
    review_->allow(moves && !playing,
                   playing ? tr("Not while a game is being played.") : tr("There are no moves yet."));
    const QString none = inForce() ? tr("There is no bad move that way.") : tr("This game has not been reviewed.");
    previous_->allow(tree && faultFrom(-1) != Node::None, none);
    next_->allow(tree && faultFrom(1) != Node::None, none);
}

void ReviewControls::retranslate() {
    panel_->retranslate();
    show();
}

}  // namespace rokada::ui
