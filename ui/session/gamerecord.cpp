#include "session/gamerecord.h"

#include "game/clocktext.h"
#include "record/recordedending.h"
#include "record/recordedhints.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// The node of the path that comes after this one; `Node::None` if there is none or the path does not lead over it.
Node afterNode(const std::vector<Node>& path, Node node) {
    auto at = path.begin();
    if (node != Node::Root) {
        at = std::find(path.begin(), path.end(), node);
        if (at != path.end()) ++at;
    }
    return at == path.end() ? Node::None : *at;
}

}  // namespace

GameRecord::GameRecord(GameSession& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&session, &GameSession::started, this, &GameRecord::begin);
    connect(&session, &GameSession::changed, this, &GameRecord::follow);
}

GameRecord::~GameRecord() = default;

const Game* GameRecord::game() const { return away_ ? away_.get() : session_.game(); }

void GameRecord::begin() {
    const Game& game = *session_.game();
    Sheet sheet = opening_ ? std::move(*opening_) : Sheet{GameTree(game.sharedBook(), game.start())};
    opening_.reset();
    tree_ = std::move(sheet.tree);
    live_ = shown_ = Node::Root;
    abandoned_ = sheet.abandoned;
    away_.reset();
    edited_ = sheet.edited;
    noted_ = sheet.noted;
}

/// Brings the tree up to the session's game.
void GameRecord::follow() {
    const bool wasAway = away();
    const Node before = live_;
    const std::size_t size = tree_->size();
    live_ = followed(*session_.game());
    if (const Node next = afterNode(tree_->path(before), live_); next != Node::None) abandoned_ = next;
    if (!wasAway) shown_ = live_;
    if (tree_->size() != size) noteClock();
    noteResult();
    touch();
    emit moved();
}

/// The place of the session's game in the tree; moves that are new are added. A move that replaces one taken back takes
/// its place here too.
Node GameRecord::followed(const Game& game) {
    Node node = Node::Root;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Move move = game.turns()[i].move;
        const bool known = tree_->child(node, move) != Node::None;
        const Node next = tree_->add(node, move);
        const bool replaces = !known && abandoned_ != Node::None && tree_->parent(abandoned_) == node;
        if (next == abandoned_) abandoned_ = Node::None;
        if (replaces) dropAbandoned();
        node = next;
    }
    return node;
}

/// The events of the mover's turn after a new move.
void GameRecord::noteClock() {
    edited_ = true;
    const SessionTime& time = session_.time();
    const Side mover = session_.game()->last()->before.turn();
    if (time.clock().timed(mover)) tree_->remarks(live_).setCommand("clk", clkText(time.left(mover), true));
}

/// What has a comment stays, as a variation.
void GameRecord::dropAbandoned() {
    const Node dropped = std::exchange(abandoned_, Node::None);
    for (Node node = dropped; node != Node::None; node = tree_->next(node)) {
        const Remarks& remarks = tree_->remarks(node);
        if (tree_->children(node).size() > 1 || !remarks.nags.empty() || !remarks.after.empty()) return;
    }
    const std::vector<Node> path = tree_->path(shown_);
    if (std::find(path.begin(), path.end(), dropped) != path.end()) shown_ = tree_->parent(dropped);
    tree_->remove(dropped);
}

void GameRecord::noteResult() {
    const auto& ending = session_.game()->ending();
    if (ending) {
        recordEnding(*tree_, *ending);
    } else if (edited_) {
        forgetEnding(*tree_);
    }
}

void GameRecord::touch() {
    // Viewers of the old game get the new one before the old one is destroyed.
    const auto old = std::move(away_);
    if (away()) {
        away_ = std::make_unique<Game>(gameAt(*tree_, shown_));
        // The rules may have ended the game earlier than its players did.
        const auto played = static_cast<int>(away_->played());
        if (played < tree_->plies(shown_)) {
            away_ = std::make_unique<Game>(tree_->sharedBook(), positionAt(*tree_, shown_));
        }
    }
    emit changed();
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

void GameRecord::putBack(Sheet sheet, GameSetup setup, Game game, Resumption resumption) {
    const Node shown = sheet.shown;
    supersedes_ = true;
    resume(std::move(sheet), std::move(setup), std::move(game), std::move(resumption));
    supersedes_ = false;
    show(shown);
}

void GameRecord::resume(Sheet sheet, GameSetup setup, Game game, Resumption resumption) {
    opening_ = std::move(sheet);
    session_.resume(std::move(setup), std::move(game), std::move(resumption));
}

void GameRecord::show(Node node) {
    if (!tree_ || node == Node::None || node == shown_) return;
    shown_ = node;
    touch();
    emit moved();
}

void GameRecord::back() {
    if (tree_ && shown_ != Node::Root) show(tree_->parent(shown_));
}

/// Towards the game that is being played if it lies ahead, else along the main variation.
void GameRecord::forward() {
    if (!tree_) return;
    const std::vector<Node> path = tree_->path(live_);
    const auto here = std::find(path.begin(), path.end(), shown_);
    const auto ahead = shown_ == Node::Root ? path.begin() : here == path.end() ? here : here + 1;
    show(ahead == path.end() ? tree_->next(shown_) : *ahead);
}

void GameRecord::first() { show(Node::Root); }

void GameRecord::last() {
    if (!tree_) return;
    const std::vector<Node> path = tree_->path(live_);
    const bool onThePath = shown_ == Node::Root || std::find(path.begin(), path.end(), shown_) != path.end();
    show(onThePath && !path.empty() && shown_ != live_ ? live_ : tree_->variationEnd(shown_));
}

void GameRecord::nextVariation(int step) {
    if (!tree_ || shown_ == Node::Root) return;
    const auto& siblings = tree_->children(tree_->parent(shown_));
    const auto here = std::find(siblings.begin(), siblings.end(), shown_) - siblings.begin();
    const auto there = here + step;
    if (there >= 0 && there < static_cast<std::ptrdiff_t>(siblings.size()))
        show(siblings[static_cast<std::size_t>(there)]);
}

void GameRecord::tryMove(Move move) {
    if (!away() || !away_->legal(move)) return;
    shown_ = tree_->add(shown_, move);
    edited_ = true;
    touch();
    emit moved();
}

void GameRecord::playOnFromHere() {
    if (!away()) return;
    Resumption resumption;
    if (session_.time().timed()) {
        // Looking at the past gives no time back.
        ClockState clock = session_.time().clock().state(session_.time().now());
        clock.turn = away_->position().turn();
        clock.used = Millis(0);
        resumption.times = timesOf(*tree_, shown_, session_.setup().times, clock);
    }
    const bool noted = noted_;
    supersedes_ = true;
    open(GameTree(*tree_), shown_, GameSetup(session_.setup()), std::move(resumption));
    supersedes_ = false;
    noted_ = noted;
}

void GameRecord::promoteVariation() {
    if (!tree_ || !tree_->promote(shown_)) return;
    edited_ = true;
    touch();
}

bool GameRecord::canDelete() const {
    if (!tree_ || shown_ == Node::Root) return false;
    const std::vector<Node> path = tree_->path(live_);
    return std::find(path.begin(), path.end(), shown_) == path.end();
}

void GameRecord::deleteVariation() {
    if (!canDelete()) return;
    const Node gone = shown_;
    if (abandoned_ == gone) abandoned_ = Node::None;
    shown_ = tree_->parent(gone);
    tree_->remove(gone);
    edited_ = true;
    touch();
    emit moved();
}

void GameRecord::comment(Node node, std::string text) {
    tree_->remarks(node).after = std::move(text);
    edited_ = noted_ = true;
    touch();
}

void GameRecord::setNag(Node node, int nag) {
    auto& nags = tree_->remarks(node).nags;
    constexpr int judgements = 6;  // of the move; the others are about the position
    std::erase_if(nags, [](std::uint8_t g) { return g <= judgements; });
    if (nag > 0) nags.insert(nags.begin(), static_cast<std::uint8_t>(nag));
    edited_ = noted_ = true;
    touch();
}

void GameRecord::noteHint(Side side) {
    if (!tree_) return;
    recordHint(*tree_, side);
    touch();
}

void GameRecord::setTag(std::string_view name, std::string value) {
    if (tree_) tree_->setTag(name, std::move(value));
}

}  // namespace rokada::ui
