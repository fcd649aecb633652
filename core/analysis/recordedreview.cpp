#include "analysis/recordedreview.h"

#include "analysis/annotate.h"

#include <algorithm>

namespace rokada {

namespace {

MoveGrade gradeIn(const Remarks& remarks) {
    for (const MoveGrade grade : moveGrades) {
        const int nag = nagOf(grade);
        if (std::ranges::find(remarks.nags, nag) != remarks.nags.end()) return grade;
    }
    return MoveGrade::Sound;
}

/// Returns the moves of the first variation that is an alternative to the move `node`. Returns an empty list if there
/// is none.
std::vector<Move> besideIn(const GameTree& tree, Node node) {
    std::vector<Move> moves;
    const auto children = tree.children(tree.parent(node));
    const auto other = std::ranges::find_if(children, [&](Node each) { return each != node; });
    if (other == children.end()) return moves;
    for (Node at = *other; at != Node::None; at = tree.next(at)) moves.push_back(tree.move(at));
    return moves;
}

ReviewedMove moveIn(const GameTree& tree, const Position& before, Node node, Score last, std::optional<Score> after) {
    const Remarks& remarks = tree.remarks(node);
    ReviewedMove move{.node = node, .played = tree.move(node), .mover = before.turn(), .before = last, .after = after};
    move.grade = gradeIn(remarks);
    if (after) move.loss = chancesLost(before, last, *after);
    if (move.grade != MoveGrade::Sound) move.better = besideIn(tree, node);
    return move;
}

std::optional<Score> scoreIn(const GameTree& tree, Node node) {
    const auto text = tree.remarks(node).command("eval");
    return text ? evalIn(*text, tree.book().sides()) : std::nullopt;
}

bool everybodyPlays(const Position& position) {
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        if (!position.living(Side(side))) return false;
    }
    return true;
}

}  // namespace

std::optional<Review> reviewIn(const GameTree& tree) {
    Review review;
    Score last = scoreIn(tree, Node::Root).value_or(0);
    Position position = positionAt(tree, Node::Root);
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) {
        const Move move = tree.move(node);
        if (!move.forced() && !position.placing(position.turn())) {
            const auto score = scoreIn(tree, node);
            // The last move needs no evaluation, because a won position gets none.
            if (!score && tree.next(node) != Node::None) {
                if (everybodyPlays(position)) return std::nullopt;
                break;
            }
            review.moves.push_back(moveIn(tree, position, node, last, score));
            if (score) last = *score;
        }
        advance(position, move);
    }
    const bool valued = std::ranges::any_of(review.moves, [](const auto& m) { return m.after.has_value(); });
    if (!valued) return std::nullopt;
    return review;
}

}  // namespace rokada
