#include "analysis/recordedreview.h"

#include "ai/evaluation/chances.h"
#include "analysis/annotate.h"
#include "analysis/threat.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rokada {

namespace {

/// The opposite of `evalText`.
std::optional<Score> scoreOf(std::string_view text, std::size_t sides) {
    const bool mate = text.starts_with('#');
    if (mate) text.remove_prefix(1);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    const std::string digits(text);
    char* end = nullptr;
    const double value = std::strtod(digits.c_str(), &end);
    if (end == digits.c_str() || value > 10'000) return std::nullopt;
    const int plies = std::max(1, static_cast<int>(value) * static_cast<int>(sides) - 1);
    const Score score = mate ? mateIn(plies) : static_cast<Score>(std::lround(100 * value));
    return negative ? static_cast<Score>(-score) : score;
}

MoveGrade gradeIn(const Remarks& remarks) {
    for (const MoveGrade grade : moveGrades) {
        const int nag = nagOf(grade);
        if (std::find(remarks.nags.begin(), remarks.nags.end(), nag) != remarks.nags.end()) return grade;
    }
    return MoveGrade::Sound;
}

/// The first alternative to a move.
std::vector<Move> besideIn(const GameTree& tree, Node node) {
    std::vector<Move> moves;
    const auto children = tree.children(tree.parent(node));
    const auto other = std::find_if(children.begin(), children.end(), [&](Node each) { return each != node; });
    if (other == children.end()) return moves;
    for (Node at = *other; at != Node::None; at = tree.next(at)) moves.push_back(tree.move(at));
    return moves;
}

ReviewedMove moveIn(const GameTree& tree, const Position& before, Node node, Score last, std::optional<Score> after) {
    const Remarks& remarks = tree.remarks(node);
    ReviewedMove move{.node = node, .played = tree.move(node), .mover = before.turn(), .before = last, .after = after};
    move.grade = gradeIn(remarks);
    if (after) {
        const double scale = chanceScale(before.book().variant().id);
        const auto chance = [&](Score score) { return winningChance(forFirstTeam(before, score), scale); };
        move.loss = std::max(0.0, chance(last) - chance(*after));
    }
    if (move.grade != MoveGrade::Sound) move.better = besideIn(tree, node);
    return move;
}

}  // namespace

std::optional<Review> reviewIn(const GameTree& tree) {
    Review review;
    Score last = 0;
    Position position = positionAt(tree, Node::Root);
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) {
        const Move move = tree.move(node);
        if (!move.forced() && !position.placing(position.turn())) {
            const std::string* text = tree.remarks(node).command("eval");
            const auto score = text ? scoreOf(*text, tree.book().sides()) : std::nullopt;
            // The position after the last move may be won, and has no value then.
            if (!score && tree.next(node) != Node::None) return std::nullopt;
            review.moves.push_back(moveIn(tree, position, node, last, score));
            if (score) last = *score;
        }
        advance(position, move);
    }
    const bool valued = std::any_of(review.moves.begin(), review.moves.end(), [](const auto& m) { return m.after; });
    if (!valued) return std::nullopt;
    return review;
}

}  // namespace rokada
