#include "ai/search/searchlearning.h"

#include "ai/search/movepicker.h"

#include <algorithm>

namespace rokada {

void SearchLearning::learn(const SearchNode& node, Move best, const TriedMoves& quiets, const TriedMoves& noisy) {
    const int usual = parameters_.bonusSquare * node.depth * node.depth + parameters_.bonus * node.depth;
    const int bonus = std::min(usual, parameters_.maxBonus);
    const auto capture = [&](Move move, int amount) {
        history_.capture(position_[move.from()], move.to(), position_[move.to()]).learn(amount);
    };
    if (isNoisy(position_, best)) {
        capture(best, bonus);
    } else {
        SearchFrame& here = frames_[node.ply];
        if (best != here.killers[0]) here.killers = {best, here.killers[0]};
        learnQuiet(node.ply, best, bonus);
        for (const Move move : quiets) learnQuiet(node.ply, move, -bonus);
    }
    for (const Move move : noisy) capture(move, -bonus);
}

void SearchLearning::learnCorrection(const SearchNode& node, Move best, Score score, Score firstAlpha) {
    const Score value = frames_[node.ply].evaluation;
    if (node.inCheck || value == Infinite || isMate(score)) return;
    if (best != Move() && isNoisy(position_, best)) return;
    if (score >= node.beta ? score <= value : score <= firstAlpha && score >= value) return;
    history_.correction().learn(position_, score - value, parameters_.correction * node.depth / 10);
}

void SearchLearning::learnQuiet(int ply, Move move, int bonus) {
    if (move.from() >= position_.book().size()) return;
    const Piece piece = position_[move.from()];
    history_.quiet(piece, move.to()).learn(bonus);
    for (const Step step : frames_.answered(ply)) {
        if (step != History::NoStep) history_.reply(step, piece, move.to()).learn(bonus);
    }
}

int SearchLearning::historyScore(int ply, Move move) {
    if (move.from() >= position_.book().size()) return 0;
    const Piece piece = position_[move.from()];
    int sum = history_.quiet(piece, move.to()).value();
    for (const Step step : frames_.answered(ply)) {
        if (step != History::NoStep) sum += history_.reply(step, piece, move.to()).value();
    }
    return sum;
}

}  // namespace rokada
