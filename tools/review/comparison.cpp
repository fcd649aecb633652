#include "comparison.h"

#include "ai/evaluation/chances.h"
#include "analysis/threat.h"
#include "text/movetext.h"

#include <algorithm>

namespace rokada::review {

namespace {

constexpr int Mistake = 2, Blunder = 4, Dubious = 6;

int markOf(const GameTree& tree, Node node) {
    for (const int mark : {Blunder, Mistake, Dubious}) {
        const auto& nags = tree.remarks(node).nags;
        if (std::ranges::find(nags, mark) != nags.end()) return mark;
    }
    return 0;
}

/// Returns the position before a move. Replays the game even past endings by the rules, because the players may have
/// continued.
Position positionBefore(const GameTree& tree, Node node) {
    Game game(tree.sharedBook(), tree.start());
    for (const Node earlier : tree.path(tree.parent(node))) game.playOn(tree.move(earlier));
    return game.position();
}

std::string textOf(const Position& before, Move move) {
    const bool first = before.turn() == Side(0);
    return std::to_string(before.state().moveNumber) + (first ? ". " : "... ") + shortText(before, move);
}

}  // namespace

bool hasBlunderMark(const GameTree& tree) {
    const auto path = tree.path(tree.variationEnd(Node::Root));
    return std::ranges::any_of(path, [&](Node node) { return markOf(tree, node) == Blunder; });
}

std::vector<JudgedMove> judgedMoves(const GameTree& tree, const Review& review) {
    std::vector<JudgedMove> judged;
    for (const ReviewedMove& move : review.moves) {
        const int theirs = markOf(tree, move.node);
        if (theirs == 0 && move.grade == MoveGrade::Sound) continue;
        const Position before = positionBefore(tree, move.node);
        const double chance = winningChance(forFirstTeam(before, move.before), chanceScale(tree.book().variant().id));
        judged.push_back({textOf(before, move.played), theirs, move.grade, chance, move.loss});
    }
    return judged;
}

void Agreement::add(const std::vector<JudgedMove>& judged, const Review& review) {
    moves += static_cast<int>(review.moves.size());
    for (const JudgedMove& move : judged) {
        const bool their = move.theirs == Blunder, our = move.ours == MoveGrade::Blunder;
        theirs += their;
        ours += our;
        both += their && our;
        oursMarkedAtAll += our && move.theirs != 0;
        theirsFoundAtAll += their && move.ours != MoveGrade::Sound;
    }
}

}  // namespace rokada::review
