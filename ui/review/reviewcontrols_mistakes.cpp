// From one bad move to the next: whose they are, those that an earlier review has left in the record, and where persons
// have played at all.
#include "analysis/analysissettings.h"
#include "analysis/recordedreview.h"
#include "review/reviewcontrols.h"
#include "review/reviewwords.h"
#include "score/graphline.h"
#include "session/gamerecord.h"
#include "session/occupants.h"

#include <QCoreApplication>

#include <algorithm>

namespace rokada::ui {

namespace {

QString partReviewed(const GameTree& tree, Node last) {
    return QCoreApplication::translate("rokada::ui::ReviewControls",
                                       "Reviewed up to move %1. Then only computers played; their moves are reviewed "
                                       "if you choose it in Options.")
        .arg(positionAt(tree, tree.parent(last)).state().moveNumber);
}

bool isBad(const ReviewedMove& move) { return !move.better.empty() || move.grade != MoveGrade::Sound; }

}  // namespace

/// A game that was reviewed earlier need not be reviewed again to walk through it.
void ReviewControls::adopt() {
    if (found_ || !in_.record.tree() || in_.session.playing() || job_->running()) return;
    auto review = reviewIn(*in_.record.tree());
    if (!review) return;
    found_ = FinishedReview{.review = std::move(*review), .faults = {}};
    emit foundChanged(true);
}

Side ReviewControls::onlyPerson() const {
    const auto& seats = in_.session.setup().seats;
    const auto human = [](const Seat& seat) { return seat.human; };
    const GameTree* tree = in_.record.tree();
    // Seats that are not named are people's.
    if (tree == nullptr || seats.size() < tree->book().sides()) return NoSide;
    const auto person = std::find_if(seats.begin(), seats.end(), human);
    return std::count_if(seats.begin(), seats.end(), human) == 1 ? Side(person - seats.begin()) : NoSide;
}

Side ReviewControls::learner() const {
    const Side person = onlyPerson();
    if (person == NoSide || in_.settings.get(keys::everybodysMistakes())) return NoSide;
    const auto& moves = found_->review.moves;
    const bool faultless = std::none_of(
        moves.begin(), moves.end(), [person](const ReviewedMove& move) { return move.mover == person && isBad(move); });
    return faultless ? NoSide : person;
}

bool ReviewControls::leadsThrough(const ReviewedMove& move, Side learner) const {
    return isBad(move) && (learner == NoSide || move.mover == learner);
}

Node ReviewControls::faultFrom(int by) const {
    if (!inForce()) return Node::None;
    const GameTree& tree = *in_.record.tree();
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
    if (const Node node = faultFrom(by); node != Node::None) in_.record.show(node);
}

/// Of a review that was read from the record it is found when it is asked for.
const MoveFault* ReviewControls::faultAt(const ReviewedMove& move) {
    if (const MoveFault* known = found_->faultAt(move.node)) return known;
    if (move.better.empty()) return nullptr;
    const Task task = before(move);
    found_->faults.push_back(faultOf(MotifFinder(*task.book), task.position, move));
    return &found_->faults.back();
}

Node ReviewControls::lastOfPeople() const {
    return lastOfPersons(*in_.record.tree(), personsAmongComputers(in_.session));
}

bool ReviewControls::partly() const {
    const auto& moves = found_->review.moves;
    const GameTree& tree = *in_.record.tree();
    const Node last = lastOfPeople();
    return last != Node::None && !moves.empty() && tree.plies(moves.back().node) <= tree.plies(last);
}

bool ReviewControls::computersPlayedOn() const { return in_.record.tree() && lastOfPeople() != Node::None; }

QString ReviewControls::wordsWithoutMove() const {
    const GameTree& tree = *in_.record.tree();
    const Node shown = in_.record.shown();
    const Node last = lastOfPeople();
    if (shown == Node::Root) {
        // One value makes no graph.
        const QString steps =
            graphLine(tree, shown).evaluated
                ? tr("Step through the moves or click the graph to see what the engine thinks of each move.")
                : tr("Step through the moves to see what the engine thinks of each of them.");
        return partly() ? paragraph(steps) + paragraph(partReviewed(tree, last)) : steps;
    }
    const bool alone = last != Node::None && tree.plies(shown) > tree.plies(last);
    return alone ? tr("Only computers play here. Their moves are reviewed if you choose it in Options.")
                 : tr("This move was not judged.");
}

}  // namespace rokada::ui
