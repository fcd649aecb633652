// Playing on from the position that is looked at.
#include "session/gamerecord.h"

#include "record/recordedending.h"
#include "session/gamesession.h"
#include "session/recordedits.h"

#include <utility>

namespace rokada::ui {

namespace {

/// The moves that lead to `node`, with what is said about them, and nothing beside.
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

void GameRecord::playOnFromHere() {
    if (!away()) return;
    if (viewing()) return playOnFromRecord();
    Resumption resumption;
    if (session_.time().timed()) {
        ClockState clock = session_.time().clock().state(session_.time().now());
        clock.turn = away_->position().turn();
        clock.used = Millis(0);
        // Looking at the past gives no time back, unless the game is over.
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

/// The record stays as it is: the one that comes is another game.
void GameRecord::playOnFromRecord() {
    GameTree moves = movesUpTo(*tree_, shown_);
    const Node end = moves.variationEnd(Node::Root);
    open(std::move(moves), end, {});
}

}  // namespace rokada::ui
