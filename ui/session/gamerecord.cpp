#include "session/gamerecord.h"

#include "game/clocktext.h"
#include "record/recordedending.h"
#include "record/recordedhints.h"
#include "session/gamesession.h"
#include "session/recordedits.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns the node that follows `node` on `path`. Returns `Node::None` if `node` is its last node or not on it.
Node afterNode(const std::vector<Node>& path, Node node) {
    auto at = path.begin();
    if (node != Node::Root) {
        at = std::ranges::find(path, node);
        if (at != path.end()) ++at;
    }
    return at == path.end() ? Node::None : *at;
}

/// Returns a tree with the moves up to `node` and their comments, but without variations.
GameTree movesUpTo(const GameTree& tree, Node node) {
    GameTree moves(tree.sharedBook(), tree.start());
    Node at = Node::Root;
    for (const Node each : tree.path(node)) {
        at = moves.append(at, tree.move(each));
        moves.remarks(at) = tree.remarks(each);
    }
    return moves;
}

}  // namespace

GameRecord::GameRecord(GameSession& session, QObject* parent)
    : QObject(parent), session_(session), edits_(new RecordEdits(this)) {
    connect(&session, &GameSession::started, this, &GameRecord::begin);
    connect(&session, &GameSession::changed, this, &GameRecord::follow);
}

GameRecord::~GameRecord() = default;

const Game* GameRecord::game() const { return away_ ? away_.get() : session_.game(); }

void GameRecord::begin() {
    const Game& game = *session_.game();
    RecordSnapshot snapshot =
        opening_ ? std::move(*opening_) : RecordSnapshot{GameTree(game.sharedBook(), game.start())};
    opening_.reset();
    tree_ = std::move(snapshot.tree);
    live_ = Node::Root;
    shown_ = viewing() ? snapshot.shown : Node::Root;
    abandoned_ = snapshot.abandoned;
    source_ = std::move(snapshot.source);
    away_.reset();
    line_ = {};
    forgetSeeking();
    edits_->reset(tree_->size(), snapshot.edited, snapshot.noted);
}

/// Updates the tree after a change of the session's game. Played moves stay in the record, because the undo of edits
/// does not remove them. After a played move, earlier edits can no longer be undone.
void GameRecord::follow() {
    if (viewing()) {
        touch();
        return emit moved();
    }
    if (session_.playing()) forgetSeeking();
    const bool wasAway = isDetached();
    const std::vector<Tag> tags = tree_->tags();
    const Node before = live_;
    const std::size_t size = tree_->size();
    live_ = followed(*session_.game());
    if (const Node next = afterNode(tree_->path(before), live_); next != Node::None) abandoned_ = next;
    if (!wasAway) shown_ = live_;
    if (tree_->size() != size) noteClock();
    // Moves that were taken back cannot be redone after the end of the game, so they leave the tree.
    if (session_.game()->ending()) dropAbandoned();
    noteResult();
    if (live_ != before || tree_->size() != size || tree_->tags() != tags) edits_->settle();
    touch();
    emit moved();
}

/// Adds the new moves of the session's game and returns the node of its last move. If a different move is played after
/// a takeback, this move replaces the taken-back moves in the tree.
Node GameRecord::followed(const Game& game) {
    Node node = Node::Root;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Move move = game.turns()[i].move;
        const bool known = tree_->child(node, move) != Node::None;
        const Node next = tree_->add(node, move);
        const bool replaces = !known && abandoned_ != Node::None && tree_->parent(abandoned_) == node;
        if (next == abandoned_) abandoned_ = tree_->next(abandoned_);
        if (replaces) dropAbandoned();
        node = next;
    }
    return node;
}

/// Records the remaining time of the side that has made the new move.
void GameRecord::noteClock() {
    edits_->noteChange();
    const SessionTime& time = session_.time();
    const Side mover = session_.game()->last()->before.turn();
    if (time.clock().timed(mover)) tree_->remarks(live_).setCommand("clk", clkText(time.left(mover), true));
}

/// Removes the taken-back moves from the tree. Keeps them as a variation if one of them has comments, annotation
/// symbols or variations.
void GameRecord::dropAbandoned() {
    const Node dropped = std::exchange(abandoned_, Node::None);
    if (dropped == Node::None) return;
    for (Node node = dropped; node != Node::None; node = tree_->next(node)) {
        const Remarks& remarks = tree_->remarks(node);
        if (tree_->children(node).size() > 1 || !remarks.nags.empty() || !readableText(remarks.after).empty()) return;
    }
    const std::vector<Node> path = tree_->path(shown_);
    if (std::ranges::find(path, dropped) != path.end()) shown_ = tree_->parent(dropped);
    tree_->remove(dropped);
}

void GameRecord::noteResult() {
    const auto& ending = session_.game()->ending();
    if (ending) {
        recordEnding(*tree_, *ending);
    } else if (edited()) {
        forgetEnding(*tree_);
    }
}

void GameRecord::touch() {
    // Keeps the previous game alive until `changed` has been emitted, because viewers still point to it.
    const auto old = std::move(away_);
    if (isDetached()) {
        away_ = line_.at(*tree_, shown_);
        if (viewing() && away_->ending() && shown_ == tree_->variationEnd(Node::Root)) {
            auto settled = std::make_shared<Game>(*away_);
            settleByRecord(*settled, *tree_);
            away_ = std::move(settled);
        }
        if (!trialMoves_.moves.empty()) {
            auto trialMoves = std::make_shared<Game>(*away_);
            for (const Move move : trialMoves_.moves) trialMoves->playOn(move);
            away_ = std::move(trialMoves);
        }
    }
    emit changed();
}

void GameRecord::view(RecordSnapshot snapshot, GameSetup setup) {
    Game game = gameAt(snapshot.tree, snapshot.tree.variationEnd(Node::Root));
    settleByRecord(game, snapshot.tree);
    restoreEnding(game, snapshot.tree);
    setup.book = snapshot.tree.sharedBook();
    resume(std::move(snapshot), std::move(setup), std::move(game), {.viewing = true});
}

void GameRecord::open(GameTree tree, Node live, GameSetup setup, Resumption resumption) {
    Game game = gameAt(tree, live);
    restoreEnding(game, tree);
    setup.book = tree.sharedBook();
    setup.start.reset();
    if (!(tree.start() == Game(setup.book).start())) setup.start = tree.start();
    resume({.tree = std::move(tree), .live = live, .shown = live}, std::move(setup), std::move(game),
           std::move(resumption));
}

void GameRecord::putBack(RecordSnapshot snapshot, GameSetup setup, Game game, Resumption resumption) {
    const Node shown = snapshot.shown;
    supersedes_ = comesBack_ = true;
    resume(std::move(snapshot), std::move(setup), std::move(game), std::move(resumption));
    supersedes_ = comesBack_ = false;
    show(shown);
}

void GameRecord::resume(RecordSnapshot snapshot, GameSetup setup, Game game, Resumption resumption) {
    opening_ = std::move(snapshot);
    session_.resume(std::move(setup), std::move(game), std::move(resumption));
}

void GameRecord::show(Node node) {
    if (!tree_ || node == Node::None || node == shown_ || !tree_->has(node))
        return;  // the tree does not contain the nodes of trial moves
    forgetSeeking();
    shown_ = node;
    touch();
    emit moved();
}

void GameRecord::back() {
    if (tree_ && shown_ != Node::Root) show(tree_->parent(shown_));
}

/// Shows the next move on the path to the current position of the game in progress. If the shown node is not on this
/// path, shows the next move of its variation.
void GameRecord::forward() {
    if (!tree_) return;
    const std::vector<Node> path = tree_->path(live_);
    const auto here = std::ranges::find(path, shown_);
    const auto ahead = shown_ == Node::Root ? path.begin() : here == path.end() ? here : here + 1;
    show(ahead == path.end() ? tree_->next(shown_) : *ahead);
}

void GameRecord::first() { show(Node::Root); }

void GameRecord::last() {
    if (!tree_) return;
    const std::vector<Node> path = tree_->path(live_);
    const bool onThePath = shown_ == Node::Root || std::ranges::find(path, shown_) != path.end();
    show(onThePath && !path.empty() && shown_ != live_ ? live_ : tree_->variationEnd(shown_));
}

void GameRecord::nextVariation(int step) {
    if (!tree_ || shown_ == Node::Root) return;
    const auto siblings = tree_->children(tree_->parent(shown_));
    const auto here = std::ranges::find(siblings, shown_) - siblings.begin();
    const auto there = here + step;
    if (there >= 0 && there < static_cast<std::ptrdiff_t>(siblings.size()))
        show(siblings[static_cast<std::size_t>(there)]);
}

void GameRecord::tryMove(Move move) {
    if (!isDetached() || hasTrialMoves() || !away_->legal(move)) return;
    if (const auto judge = judge_) return judge(move);  // `judge` may end the task, which deletes `judge_`
    if (const Node known = tree_->child(shown_, move); known != Node::None) return show(known);
    edit(EditType::Move, [&] { shown_ = tree_->add(shown_, move); });
}

void GameRecord::seek(std::function<void(Move)> judge) {
    if (!tree_ || !isDetached()) return;
    judge_ = std::move(judge);
    setTrialMoves({});
}

void GameRecord::setTrialMoves(TrialMoves trialMoves) {
    if (!seeking()) return;
    trialMoves_ = std::move(trialMoves);
    touch();
    emit moved();
}

void GameRecord::takeBackTrialMoves() {
    if (hasTrialMoves()) emit takeBackWanted();
}

void GameRecord::endSeeking() {
    if (!seeking()) return;
    forgetSeeking();
    touch();
    emit moved();
}

void GameRecord::forgetSeeking() {
    judge_ = nullptr;
    trialMoves_ = {};
}

bool GameRecord::enter(Node from, const std::vector<Move>& moves) {
    if (!tree_ || session_.playing() || !tree_->has(from)) return false;
    Game game(tree_->sharedBook(), positionAt(*tree_, from));
    Node known = from;
    bool fresh = false;
    for (const Move move : moves) {
        if (!game.play(move)) return false;
        const Node next = fresh ? Node::None : tree_->child(known, move);
        fresh = next == Node::None;
        if (!fresh) known = next;
    }
    if (!fresh) return show(known), true;
    edit(EditType::Move, [&] {
        shown_ = from;
        for (const Move move : moves) shown_ = tree_->add(shown_, move);
    });
    return true;
}

void GameRecord::annotate(const std::function<void(GameTree&)>& change) {
    if (!tree_ || session_.playing()) return;
    edit(EditType::Review, [&] { change(*tree_); });
}

// --- edits

template <class Change>
void GameRecord::edit(EditType type, Change change) {
    RecordState before = state();
    forgetSeeking();
    change();
    edits_->push(std::move(before), type);
    touch();
    emit moved();
}

void GameRecord::restore(RecordState state) {
    forgetSeeking();
    tree_ = std::move(state.tree);
    shown_ = state.shown;
    abandoned_ = state.abandoned;
    touch();
    emit moved();
}

void GameRecord::undoEdit() {
    if (canUndoEdit()) restore(edits_->undo(state()));
}

void GameRecord::redoEdit() {
    if (canRedoEdit()) restore(edits_->redo(state()));
}

void GameRecord::markSaved() {
    edits_->markSaved();
    emit fileChanged();
}

void GameRecord::setSource(std::optional<RecordSource> source) {
    source_ = std::move(source);
    emit fileChanged();
}

void GameRecord::promoteVariation() {
    if (!tree_ || tree_->variationStart(shown_) == Node::Root) return;
    edit(EditType::Move, [this] { tree_->promote(shown_); });
}

bool GameRecord::canDelete() const {
    if (!tree_ || shown_ == Node::Root) return false;
    if (viewing()) return true;
    const std::vector<Node> path = tree_->path(live_);
    return std::ranges::find(path, shown_) == path.end();
}

void GameRecord::deleteVariation() {
    if (!canDelete()) return;
    edit(EditType::Move, [this] {
        const Node gone = shown_;
        if (abandoned_ == gone) abandoned_ = Node::None;
        shown_ = tree_->parent(gone);
        tree_->remove(gone);
    });
}

void GameRecord::comment(Node node, std::string text) {
    if (tree_->remarks(node).comment() == text) return;
    edit(EditType::Note, [&] { tree_->remarks(node).setComment(text); });
}

void GameRecord::setNag(Node node, int nag) {
    const auto ofMove = [](int n) { return n <= 6; };
    const auto ofPosition = [](int n) { return n >= 10 && n <= 19; };
    edit(EditType::Note, [&] {
        auto& nags = tree_->remarks(node).nags;
        const bool other = !ofMove(nag) && !ofPosition(nag);
        const bool there = other && std::ranges::find(nags, nag) != nags.end();
        std::erase_if(nags, [&](std::uint8_t old) {
            return nag == 0 || (ofMove(old) && ofMove(nag)) || (ofPosition(old) && ofPosition(nag)) || old == nag;
        });
        if (nag > 0 && !there) nags.insert(ofMove(nag) ? nags.begin() : nags.end(), static_cast<std::uint8_t>(nag));
    });
}

void GameRecord::draw(Node node, const std::vector<Drawing>& drawings) {
    const Geometry& board = tree_->book().geometry();
    if (drawingsOf(tree_->remarks(node), board) == drawings) return;
    if (isDetached()) return edit(EditType::Note, [&] { setDrawings(tree_->remarks(node), board, drawings); });
    setDrawings(tree_->remarks(node), board, drawings);
    edits_->noteChange();
    emit changed();
}

void GameRecord::setTags(std::vector<Tag> tags) {
    if (tree_->tags() == tags) return;
    edit(EditType::Note, [&] { tree_->setTags(std::move(tags)); });
}

void GameRecord::noteHint(Side side) {
    if (!tree_) return;
    edits_->settle();
    recordHint(*tree_, side);
    touch();
}

// --- continuing the game from the shown position

void GameRecord::playOnFromHere() {
    if (!isDetached()) return;
    if (viewing()) return playOnFromRecord();
    Resumption resumption;
    if (session_.time().timed()) {
        ClockState clock = session_.time().clock().state(session_.time().now());
        clock.turn = away_->position().turn();
        clock.used = Millis(0);
        // After the end of the game, the clocks return to their times at the shown position. During a game, used time
        // is not given back.
        const auto times = session_.game()->ending() ? timesThen : timesOf;
        resumption.times = times(*tree_, shown_, session_.setup().times, clock);
    }
    GameTree tree(*tree_);
    forgetEnding(tree);
    const bool noted = this->noted();
    supersedes_ = true;
    open(std::move(tree), shown_, GameSetup(session_.setup()), std::move(resumption));
    supersedes_ = false;
    edits_->reset(tree_->size(), edited(), noted);
}

/// Starts a new game with the moves of the viewed record up to the shown node. The record itself does not change.
void GameRecord::playOnFromRecord() {
    GameTree moves = movesUpTo(*tree_, shown_);
    const Node end = moves.variationEnd(Node::Root);
    open(std::move(moves), end, {});
}

}  // namespace rokada::ui
