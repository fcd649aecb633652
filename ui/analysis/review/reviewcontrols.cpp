#include "review/reviewcontrols.h"

#include "ai/evaluation/chances.h"
#include "analysis/analysispanel.h"
#include "analysis/analysissettings.h"
#include "analysis/annotate.h"
#include "analysis/previewboard.h"
#include "analysis/recordedreview.h"
#include "analysis/threat.h"
#include "analysis/variationview.h"
#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "book/bookreader.h"
#include "review/bookwords.h"
#include "review/movetrial.h"
#include "review/playerscores.h"
#include "review/reviewoptions.h"
#include "review/reviewpanel.h"
#include "review/reviewwords.h"
#include "review/trialbuttons.h"
#include "review/trialwords.h"
#include "rules/paths.h"
#include "scene/movemark.h"
#include "score/graphline.h"
#include "score/movespanel.h"
#include "score/movewords.h"
#include "score/recordgraph.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "tables/tablestore.h"

#include <QCoreApplication>
#include <QMainWindow>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

int symbolIn(const Remarks& remarks) {
    const auto judges = [](std::uint8_t nag) { return nag >= 1 && nag <= 6; };
    const auto found = std::ranges::find_if(remarks.nags, judges);
    return found == remarks.nags.end() ? 0 : *found;
}

QString partReviewed(const GameTree& tree, Node last) {
    return QCoreApplication::translate("rokada::ui::ReviewControls",
                                       "The game was reviewed up to move %1. After this move, only computers played. "
                                       "To review these moves too, use Options.")
        .arg(positionAt(tree, tree.parent(last)).state().moveNumber);
}

bool isBad(const ReviewedMove& move) { return !move.better.empty() || move.grade != MoveGrade::Sound; }

}  // namespace

ReviewControls::ReviewControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                               BoardWidget& board, SidePanel& sidePanel, Settings& settings,
                               WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      sidePanel_(sidePanel),
      settings_(settings),
      windowSignals_(windowSignals),
      job_(new ReviewJob(this)),
      panel_(new ReviewPanel(&window_)),
      trial_(new MoveTrial(record_, this)),
      preview_(new PreviewBoard(settings_, &window_)),
      turn_(board_) {
    offers.add<GameReview>(*this);
    connect(&windowSignals_, &WindowSignals::gameOpened, this, &ReviewControls::openFound);
    makeActions();
    makePanel();
    connectJob();
    connectPanel();
    connectTrial();
}

void ReviewControls::join(const Offers& offers) {
    moves_ = offers.find<MoveSheet>();
    tables_ = offers.find<EndgameTables>();
    auto* books = offers.find<OpeningBooks>();
    if (books == nullptr) return;
    openings_ = &books->reader();
    connect(openings_, &BookReader::changed, this, &ReviewControls::show);
}

std::shared_ptr<const Tablebase> ReviewControls::tables() const {
    return tables_ != nullptr ? tables_->tables()->tables(record_.tree()->sharedBook()) : nullptr;
}

/// Returns the text about the opening book at a reviewed move, or about the whole game at the root. Returns an empty
/// text if there is nothing to say, or while the book is being read; the text is then updated afterwards.
QString ReviewControls::bookHtml(Node node) {
    if (openings_ == nullptr) return {};
    const GameTree& tree = *record_.tree();
    openings_->setRules(tree.sharedBook());
    const OpeningBook* book = openings_->book();
    if (book == nullptr) return {};
    const NotationStyle notation = style().notation;
    const QString words =
        node == Node::Root ? bookSummary(tree, *book, notation) : bookMoveWords(tree, node, *book, notation);
    return words.isEmpty() ? QString() : paragraph(unbroken(words.toHtmlEscaped()));
}

void ReviewControls::makeActions() {
    actions_.addMenu({"reviewMenu", QT_TRANSLATE_NOOP("Menu", "Re&view"), {menus::Analysis, 320}});
    review_ = &actions_.add({.name = "reviewGame",
                             .text = QT_TRANSLATE_NOOP("Action", "Re&view Game"),
                             .shortcut = "Ctrl+F10",
                             .tip = QT_TRANSLATE_NOOP("Action", "Let the engine check every move of the game"),
                             .place = {"reviewMenu", 10},
                             .needsBoard = true},
                            this, [this] { open(); });
    previous_ = &actions_.add({.name = "previousMistake",
                               .text = QT_TRANSLATE_NOOP("Action", "&Previous Mistake"),
                               .shortcut = "Ctrl+Shift+Up",
                               .tip = QT_TRANSLATE_NOOP("Action", "Go to the previous mistake"),
                               .place = {"reviewMenu", 110},
                               .icon = Icon::Previous},
                              this, [this] { step(-1); });
    next_ = &actions_.add({.name = "nextMistake",
                           .text = QT_TRANSLATE_NOOP("Action", "&Next Mistake"),
                           .shortcut = "Ctrl+Shift+Down",
                           .tip = QT_TRANSLATE_NOOP("Action", "Go to the next mistake"),
                           .place = {"reviewMenu", 120},
                           .icon = Icon::Next},
                          this, [this] { step(1); });
    tryAgain_ = &actions_.add(
        {.name = "tryAgain",
         .text = QT_TRANSLATE_NOOP("Action", "Try A&gain"),
         .tip = QT_TRANSLATE_NOOP("Action", "Go back to the position before this move and find a better move"),
         .place = {"reviewMenu", 130},
         .needsBoard = true},
        this, [this] { tryAgain(); });
}

void ReviewControls::makePanel() {
    sidePanel_.add(*panel_, PagePlace::Tool);
    panel_->setHeights([this] { return panel_->easyHeight(); });
    panel_->setSteps(*tryAgain_, *next_, *previous_);
    panel_->options().setNodes(settings_.get(keys::reviewedNodes()));
    panel_->graph().setNaming([this](Node node) {
        return record_.tree() ? nameOf(*record_.tree(), node, settings_.get(keys::notation())) : QString();
    });
}

void ReviewControls::connectJob() {
    connect(job_, &ReviewJob::finished, this, &ReviewControls::finish);
    connect(job_, &ReviewJob::progressed, panel_, &ReviewPanel::showProgress);
    connect(job_, &ReviewJob::failed, this,
            [this](const QString& why) { panel_->showStopped(tr("The engine failed: %1.").arg(why)); });
    // The results belong to the previous game, so they are discarded.
    connect(&session_, &GameSession::started, this, [this] {
        found_.reset();
        written_.clear();
        emit windowSignals_.reviewFound(false);
        reached_ = readAt_ = Node::None;
        if (job_->running()) cancel();
        panel_->setOpen(false);
    });
    // A takeback can continue a finished game. A game in progress must not be reviewed.
    connect(&session_, &GameSession::changed, this, [this] {
        if (session_.playing() && job_->running()) cancel();
    });
    connect(&record_, &GameRecord::changed, this, [this] {
        adopt();
        show();
    });
    connect(&record_, &GameRecord::moved, this, &ReviewControls::show);
}

void ReviewControls::connectPanel() {
    connect(panel_, &PanelPage::changed, this, &ReviewControls::look);
    connect(panel_, &ReviewPanel::startWanted, this, &ReviewControls::start);
    connect(panel_, &ReviewPanel::cancelWanted, this, &ReviewControls::cancel);
    connect(&panel_->graph(), &RecordGraph::moveChosen, &record_, &GameRecord::show);
    connect(&panel_->words(), &VariationView::chosen, this, &ReviewControls::enter);
    connect(&panel_->words(), &VariationView::pointed, this, &ReviewControls::preview);
    connect(&panel_->words(), &VariationView::left, preview_, &QWidget::hide);
    connect(&record_, &GameRecord::moved, preview_, &QWidget::hide);
    ReviewOptions& options = panel_->options();
    connect(&options, &QMenu::aboutToShow, this, [this, &options] {
        if (const GameTree* tree = record_.tree()) {
            options.setEngines(enginesOffered(settings_, tree->book().variant()), settings_.get(keys::reviewEngine()));
        }
        options.setEverybody(settings_.get(keys::everybodysMistakes()), onlyPerson() != NoSide);
        options.setWhole(settings_.get(keys::wholeReviews()), computersPlayedOn());
    });
    connect(&options, &ReviewOptions::nodesChosen, this, [this](int nodes) {
        settings_.set(keys::reviewedNodes(), nodes);
        start();
    });
    connect(&options, &ReviewOptions::engineChosen, this, [this](const QString& engine) {
        settings_.set(keys::reviewEngine(), engine);
        start();
    });
    connect(&options, &ReviewOptions::everybodyChosen, this, [this](bool everybody) {
        settings_.set(keys::everybodysMistakes(), everybody);
        show();
    });
    connect(&options, &ReviewOptions::wholeChosen, this, [this](bool whole) {
        settings_.set(keys::wholeReviews(), whole);
        start();
    });
    connect(&options, &ReviewOptions::againWanted, this, &ReviewControls::start);
}

// --- starting a review

void ReviewControls::open() {
    if (!review_->isEnabled()) return;
    const bool hidden = !panel_->isOpen();
    panel_->setOpen(true);
    if (hidden) emit windowSignals_.reviewOpened();
    // If the last position is shown, as after a game, go to the start, so that the user steps through the whole review.
    if (hidden && record_.shown() == record_.tree()->variationEnd(Node::Root)) record_.first();
    if (!job_->running() && !inForce()) start();
}

void ReviewControls::openFound() {
    if (inForce()) open();
}

void ReviewControls::start() {
    if (!record_.tree() || session_.playing()) return;
    const GameTree& tree = *record_.tree();
    const int nodes = settings_.get(keys::reviewedNodes());
    panel_->options().setNodes(nodes);
    panel_->showProgress(0, static_cast<int>(tree.size()) + 1);
    job_->start(tree,
                {.nodes = static_cast<std::uint64_t>(nodes),
                 .persons = personsAmongComputers(session_),
                 .whole = settings_.get(keys::wholeReviews()),
                 .tables = tables()},
                settings_.get(keys::analysisTable()), chosenReviewer(settings_, tree.book().variant()));
}

void ReviewControls::cancel() {
    job_->cancel();
    panel_->showStopped(tr("The review was cancelled. The game was not changed."));
    show();
}

void ReviewControls::finish(const FinishedReview& result) {
    if (!record_.tree() || session_.playing()) return;
    found_ = result;
    emit windowSignals_.reviewFound(true);
    record_.annotate([&](GameTree& tree) { written_ = writeInto(tree, result); });
    emit windowSignals_.reviewWritten();
    look();
    sidePanel_.share();
}

std::vector<ToldComment> ReviewControls::writeInto(GameTree& tree, const FinishedReview& result) {
    std::vector<ToldComment> written;
    rokada::annotate(tree, result.review);
    for (const ReviewedMove& move : result.review.moves) {
        const MoveFault* fault = result.faultAt(move.node);
        if (!fault || !tree.has(move.node) || !tree.remarks(move.node).comment().empty()) continue;
        Remarks& remarks = tree.remarks(move.node);
        remarks.setComment(faultWords(positionAt(tree, tree.parent(move.node)), move, *fault).toStdString());
        written.push_back({move.node, remarks.comment()});
    }
    return written;
}

bool ReviewControls::inForce() const {
    const GameTree* tree = record_.tree();
    if (!found_ || !tree || found_->review.moves.empty()) return false;
    const auto& moves = found_->review.moves;
    const auto stands = [&](const ReviewedMove& move) {
        const bool there = tree->has(move.node) && tree->move(move.node) == move.played;
        return there && (!move.after || tree->remarks(move.node).command("eval"));
    };
    return std::ranges::all_of(moves, stands);
}

// --- display

/// Reacts to a change of the panel's visibility. If the panel is closed, cancels a running review, and the user can no
/// longer try to find a better move. The review continues if the panel is only covered by another tab or the window is
/// hidden.
void ReviewControls::look() {
    if (!moves_) return;
    moves_->panel().graph().setWanted(!panel_->isSeen());
    moves_->panel().setToldElsewhere(panel_->isSeen() ? written_ : std::vector<ToldComment>());
    if (!panel_->isOpen() && job_->running()) cancel();
    if (!panel_->isOpen()) trial_->end();
    show();
}

void ReviewControls::show() {
    updateActions();
    showOnBoard();
    showAccuracies();
    panel_->setTrying(trial_->active());
    if (!panel_->isOpen() || job_->running()) return;
    if (!inForce()) return panel_->showStopped(tr("This game has not been reviewed."));
    const Review& review = found_->review;
    const GameTree& tree = *record_.tree();
    panel_->scores().showPlayers(tree.book().variant(), review);
    GraphLine line = graphOfPersons(tree, here(), personsAmongComputers(session_));
    // Without evaluations the graph would show only thinking times, which do not belong to a review.
    if (!line.evaluated) line = {};
    panel_->graph().showLine(std::move(line), here());
    panel_->showResult(trial_->active() || moment() != nullptr);
    showWords();
}

VariationStyle ReviewControls::style() const {
    return {settings_.get(keys::notation()), settings_.get(keys::analysisValues())};
}

void ReviewControls::showWords() {
    if (trial_->active()) return showTrial();
    const ReviewedMove* move = moment();
    if (move == nullptr) {
        return panel_->words().showText(wordsWithoutMove());
    }
    const GameTree& tree = *record_.tree();
    const Node shown = record_.shown();
    QString words = momentHtml(before(*move), *move, faultAt(*move), symbolIn(tree.remarks(move->node)), style());
    words += bookHtml(move->node);
    // The user looks at a variation, but the text explains the move played in the game. The prefix says so.
    if (shown != reached_ && tree.variationStart(shown) != Node::Root)
        words.prepend(paragraph(tr("The move played in the game:")));
    panel_->words().showText(words);
}

/// While the panel is visible, marks the shown move on the board with its annotation symbol, and shows the better move
/// as an arrow.
void ReviewControls::showOnBoard() {
    const GameTree* tree = record_.tree();
    const Node shown = record_.shown();
    if (trial_->active()) return board_.setNotes(&BoardNotes::moveMark, trialMark(*trial_));
    if (!tree || !panel_->isSeen() || session_.playing() || shown == Node::Root || tree->move(shown).forced())
        return board_.setNotes(&BoardNotes::moveMark, {});
    MoveMark moveMark{tree->move(shown).to(), symbolIn(tree->remarks(shown))};
    const ReviewedMove* move = inForce() ? moment() : nullptr;
    if (move && move->node == shown && !move->better.empty()) {
        const Position before = positionAt(*tree, tree->parent(shown));
        const auto paths = pathsOf(before, move->better.front());
        if (!paths.empty()) moveMark.better = paths.front();
        moveMark.betterPart = numberedPart(before, move->better.front());
    }
    board_.setNotes(&BoardNotes::moveMark, std::move(moveMark));
}

/// Shows the accuracy of each player beside the board in games with two players, while the panel is visible.
void ReviewControls::showAccuracies() {
    std::vector<std::optional<int>> accuracies;
    const GameTree* tree = record_.tree();
    const bool two = tree != nullptr && tree->book().sides() == 2;
    if (two && panel_->isSeen() && !job_->running() && inForce()) {
        for (const PlayerReview& player : found_->review.players(2)) {
            const bool played = player.moves > 0;
            accuracies.push_back(played ? std::optional(static_cast<int>(std::lround(player.accuracy))) : std::nullopt);
        }
    }
    board_.setNotes(&BoardNotes::accuracies, std::move(accuracies));
}

// --- reviewed move of the shown position

Node ReviewControls::momentNode() const {
    const GameTree& tree = *record_.tree();
    const Node shown = record_.shown();
    const Node branch = tree.variationStart(shown);
    if (branch == Node::Root) return shown;
    if (shown == reached_ && tree.has(readAt_)) return readAt_;
    Node beside = branch;
    // Variations can be nested. Find the outermost one, which begins beside a move of the main line.
    for (Node from = branch; from != Node::Root; from = tree.variationStart(tree.parent(from))) beside = from;
    return tree.next(tree.parent(beside));
}

const ReviewedMove* ReviewControls::moment() const { return inForce() ? reviewedAt(momentNode()) : nullptr; }

const ReviewedMove* ReviewControls::reviewedAt(Node node) const {
    const auto& moves = found_->review.moves;
    const auto found = std::ranges::find(moves, node, &ReviewedMove::node);
    return found == moves.end() ? nullptr : &*found;
}

Node ReviewControls::here() const { return trial_->active() ? trial_->bad().node : momentNode(); }

Task ReviewControls::before(const ReviewedMove& move) const {
    const GameTree& tree = *record_.tree();
    return Task{.book = tree.sharedBook(), .position = positionAt(tree, tree.parent(move.node))};
}

/// Shows the position after the clicked move. Moves that are not yet in the record are added to it as a variation.
void ReviewControls::enter(const VariationPlace& place) {
    preview_->hide();
    if (trial_->active()) return walkTrial(place);
    const ReviewedMove* move = moment();
    if (move == nullptr) return;
    std::vector<Move> moves = reviewedLines(*move)[std::min<std::size_t>(place.rank, 1)].moves;
    moves.resize(std::min(place.moves, moves.size()));
    readAt_ = move->node;
    record_.enter(record_.tree()->parent(readAt_), moves);
    reached_ = record_.shown();
    show();
}

void ReviewControls::preview(const VariationPlace& place) {
    const ReviewedMove* move = moment();
    if (move == nullptr && !trial_->active()) return;
    VariationView& view = panel_->words();
    const QRect link = view.rectOf(place.rank, place.moves);
    const QRect line(view.viewport()->mapToGlobal(QPoint(0, link.top())),
                     QSize(view.viewport()->width(), link.height()));
    const auto lines = trial_->active() ? trialLines(*trial_) : reviewedLines(*move);
    const Task root = trial_->active() ? trial_->root() : before(*move);
    preview_->show(gameAfter(root, lines[std::min<std::size_t>(place.rank, 1)], place.moves), board_, line);
}

bool ReviewControls::findsBetter() const {
    if (!inForce()) return false;
    const auto& moves = found_->review.moves;
    return std::ranges::any_of(moves, [](const ReviewedMove& move) { return !move.better.empty(); });
}

void ReviewControls::updateActions() {
    const GameTree* tree = record_.tree();
    const bool moves = tree && tree->next(Node::Root) != Node::None;
    const bool playing = session_.playing();
    review_->allow(moves && !playing,
                   playing ? tr("Review is not available during a game.") : tr("There are no moves to review."));
    const QString none =
        inForce() ? tr("There are no more mistakes in this direction.") : tr("This game has not been reviewed.");
    previous_->allow(tree && faultFrom(-1) != Node::None, none);
    next_->allow(tree && faultFrom(1) != Node::None, none);
    tryAgain_->allow(findsBetter(), inForce() ? tr("There are no mistakes in this game.") : none);
}

void ReviewControls::retranslate() {
    panel_->retranslate();
    show();
}

// --- stepping through the mistakes

/// Reads the results of an earlier review from the record, so that the game need not be reviewed again.
void ReviewControls::adopt() {
    if (found_ || !record_.tree() || session_.playing() || job_->running()) return;
    auto review = reviewIn(*record_.tree());
    if (!review) return;
    found_ = FinishedReview{.review = std::move(*review), .faults = {}};
    emit windowSignals_.reviewFound(true);
}

Side ReviewControls::onlyPerson() const {
    const auto& seats = session_.setup().seats;
    const auto human = [](const Seat& seat) { return seat.human; };
    const GameTree* tree = record_.tree();
    // The players are known only if `seats` has an entry for each side.
    if (tree == nullptr || seats.size() < tree->book().sides()) return NoSide;
    const auto person = std::ranges::find_if(seats, human);
    return std::ranges::count_if(seats, human) == 1 ? Side(person - seats.begin()) : NoSide;
}

Side ReviewControls::learner() const {
    const Side person = onlyPerson();
    if (person == NoSide || settings_.get(keys::everybodysMistakes())) return NoSide;
    const auto& moves = found_->review.moves;
    const bool faultless =
        std::ranges::none_of(moves, [person](const ReviewedMove& move) { return move.mover == person && isBad(move); });
    return faultless ? NoSide : person;
}

bool ReviewControls::leadsThrough(const ReviewedMove& move, Side learner) const {
    return isBad(move) && (learner == NoSide || move.mover == learner);
}

Node ReviewControls::faultFrom(int by) const {
    if (!inForce()) return Node::None;
    const GameTree& tree = *record_.tree();
    const int from = tree.plies(here());
    const Side learner = this->learner();
    Node found = Node::None;
    for (const ReviewedMove& move : found_->review.moves) {
        if (!leadsThrough(move, learner)) continue;
        const int there = tree.plies(move.node);
        if (by > 0 && there > from) return move.node;
        if (by < 0 && there < from) found = move.node;
    }
    return found;
}

void ReviewControls::step(int by) {
    if (const Node node = faultFrom(by); node != Node::None) record_.show(node);
}

/// Returns the explanation of a mistake. Computes it if the results were read from the record, because a record stores
/// no explanations.
const MoveFault* ReviewControls::faultAt(const ReviewedMove& move) {
    if (const MoveFault* known = found_->faultAt(move.node)) return known;
    if (move.better.empty()) return nullptr;
    const Task task = before(move);
    found_->faults.push_back(faultOf(MotifFinder(*task.book), task.position, move));
    return &found_->faults.back();
}

Node ReviewControls::lastOfPeople() const { return lastOfPersons(*record_.tree(), personsAmongComputers(session_)); }

bool ReviewControls::partly() const {
    const auto& moves = found_->review.moves;
    const GameTree& tree = *record_.tree();
    const Node last = lastOfPeople();
    return last != Node::None && !moves.empty() && tree.plies(moves.back().node) <= tree.plies(last);
}

bool ReviewControls::computersPlayedOn() const { return record_.tree() && lastOfPeople() != Node::None; }

QString ReviewControls::wordsWithoutMove() {
    const GameTree& tree = *record_.tree();
    const Node shown = record_.shown();
    const Node last = lastOfPeople();
    if (shown == Node::Root) {
        // Explain the graph only if it is shown. A single evaluation gives no graph.
        const QString steps =
            graphLine(tree, shown).evaluated
                ? tr("Step through the moves, or click the graph, to see the evaluation of each move.")
                : tr("Step through the moves to see the evaluation of each move.");
        const QString part = partly() ? paragraph(partReviewed(tree, last)) : QString();
        // With more than two players, `PlayerScores` shows these numbers.
        const bool two = tree.book().sides() == 2;
        return (two ? mistakesHtml(tree.book().variant(), found_->review) : QString()) + bookHtml(shown) + part +
               paragraph(steps);
    }
    const bool alone = last != Node::None && tree.plies(shown) > tree.plies(last);
    return alone ? tr("After this move, only computers play. To review the moves of the computers, use Options.")
                 : tr("This move was not reviewed.");
}

// --- trials ("Try Again")

void ReviewControls::connectTrial() {
    connect(trial_, &MoveTrial::changed, this, [this] {
        if (!trial_->active() && !beginning_) turn_.end();
        show();
    });
    connect(&board_, &BoardWidget::illegalMoveTried, this, [this](const IllegalMove& illegalMove) {
        const Square piece = illegalMove.squares.front();
        // After the tried move, the opponent is to move. A message tells the user to undo it before he tries another
        // move.
        const bool tried = trial_->active() && !trial_->atStart();
        if (!tried || illegalMove.reason != IllegalReason::NotYourTurn || piece == NoSquare) return;
        board_.moveShow().explain(piece, tr("Undo this move to try another one."), board_.font());
    });
    const TrialButtons& buttons = panel_->trialButtons();
    connect(&buttons, &TrialButtons::againWanted, trial_, &MoveTrial::retry);
    connect(&buttons, &TrialButtons::bestWanted, trial_, &MoveTrial::tellBest);
    connect(&buttons, &TrialButtons::nextWanted, this, [this] { tryAt(faultFrom(1)); });
    connect(&buttons, &TrialButtons::backWanted, trial_, &MoveTrial::end);
}

/// Starts a trial at the shown mistake. If no mistake is shown, starts it at the next mistake, or at the first mistake
/// of the game if no mistake follows.
void ReviewControls::tryAgain() {
    if (!inForce()) return;
    if (!panel_->isOpen()) open();
    const ReviewedMove* move = moment();
    if (move != nullptr && !move->better.empty()) return tryAt(move->node);
    if (const Node next = faultFrom(1); next != Node::None) return tryAt(next);
    const auto& moves = found_->review.moves;
    const auto first = std::ranges::find_if(moves, [this, learner = learner()](const ReviewedMove& each) {
        return leadsThrough(each, learner) && !each.better.empty();
    });
    if (first != moves.end()) tryAt(first->node);
}

void ReviewControls::tryAt(Node node) {
    const ReviewedMove* move = inForce() ? reviewedAt(node) : nullptr;
    if (move == nullptr) return;
    // Without a better move in the review there is nothing to look for, so the move is only shown.
    if (move->better.empty()) return record_.show(node);
    const MoveFault* fault = faultAt(*move);
    beginning_ = true;
    trial_->begin(*move, fault ? *fault : MoveFault{.node = node, .costs = {}, .shown = {}},
                  {.nodes = static_cast<std::uint64_t>(settings_.get(keys::reviewedNodes())), .tables = tables()});
    beginning_ = false;
    if (trial_->active()) {
        turn_.begin(record_.tree()->book(), move->mover);
    } else {
        turn_.end();
    }
    board_.setFocus();
}

void ReviewControls::showTrial() {
    using State = MoveTrial::State;
    const State state = trial_->state();
    // The button for the best move is disabled if the text or the board already shows the best move.
    const bool best = !trial_->accepted() && (state != State::BestShown || !trial_->atStart());
    panel_->trialButtons().allow(state != State::Asking && !trial_->atStart(), best, faultFrom(1) != Node::None);
    panel_->words().showText(trialHtml(*trial_, style()));
}

/// Shows the position after the clicked move of a trial. In contrast to `enter`, does not add moves to the record.
void ReviewControls::walkTrial(const VariationPlace& place) {
    std::vector<Move> moves = trialLines(*trial_)[std::min<std::size_t>(place.rank, 1)].moves;
    moves.resize(std::min(place.moves, moves.size()));
    trial_->walk(std::move(moves));
}

}  // namespace rokada::ui
