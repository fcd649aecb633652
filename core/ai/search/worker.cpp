#include "ai/search/worker.h"

#include <algorithm>
#include <numeric>

namespace rokada {

Worker::Worker(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared)
    : shared_(shared), tree_(task, std::move(evaluator), shared) {
    const MoveList moves = legalMoves(tree_.position());
    const auto& only = task.limits.only;
    for (const Move move : moves) {
        if (!only.empty() && std::ranges::find(only, move) == only.end()) continue;
        rootMoves_.push_back({.move = move});
    }
    tree_.setUsualMoves(std::clamp(static_cast<int>(moves.size()), 35, 105));
}

void Worker::newIteration(int depth) {
    rootDepth_ = depth;
    for (RootMove& move : rootMoves_) move.earlier = move.score;
}

bool Worker::searchWindow() {
    NodeCounter& counter = tree_.counter();
    if (counter.limitReached()) return false;
    const RootWindow window = shared_.deepening->current(rootMoves_);
    counter.resume();
    if (window.depth == 0) return false;
    counter.resume(window.number);
    rootDepth_ = window.depth;
    const Score score = searchRoot(window.depth, window.alpha, window.beta, window.pv);
    if (!stopped()) shared_.deepening->finish(window, score, rootMoves_);
    if (shared_.deepening->past(window.number)) shared_.deepening->current(rootMoves_);
    return !counter.limitReached();
}

Score Worker::searchRoot(int depth, Score alpha, Score beta, std::size_t pv) {
    if (pv == 0) tree_.forgetSelectiveDepth();
    SearchNode node = tree_.enterRoot(depth, alpha, beta);
    Score best = -Infinite;
    std::size_t bestAt = pv;
    std::vector<std::size_t> order(rootMoves_.size() - pv);
    std::iota(order.begin(), order.end(), pv);
    for (std::size_t nth = 0; nth < order.size(); ++nth) {
        const std::size_t i = order[nth];
        RootMove& root = rootMoves_[i];
        const int count = static_cast<int>(i - pv) + 1;
        if (i == pv + nth && tree_.searchedByOthers(node, root.move, count)) {
            order.push_back(i);
            continue;
        }
        rootNumber_ = static_cast<int>(i) + 1;
        const Score score = tree_.searchRootMove(node, root.move, count);
        if (stopped()) {
            // A better move that was found before the stop comes first.
            const auto first = rootMoves_.begin() + static_cast<std::ptrdiff_t>(pv);
            const auto found = rootMoves_.begin() + static_cast<std::ptrdiff_t>(bestAt);
            std::rotate(first, found, found + 1);
            return best;
        }
        if (i == pv || score > node.alpha) {
            bestAt = i;
            note(root, score, alpha, beta);
        } else {
            root.score = -Infinite;
        }
        best = std::max(best, score);
        node.alpha = std::max(node.alpha, score - rootMargin_);
        if (best >= beta) break;
    }
    std::stable_sort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(pv), rootMoves_.end(),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    return best;
}

/// Stores score, bound type and principal variation of the last searched move in `root`.
void Worker::note(RootMove& root, Score score, Score alpha, Score beta) const {
    root.score = score;
    root.bound = score >= beta ? Bound::Lower : score <= alpha ? Bound::Upper : Bound::Exact;
    root.pv.assign(1, root.move);
    const SearchFrame& next = tree_.afterRoot();
    root.pv.insert(root.pv.end(), next.pv.data(), next.pv.data() + next.pvLength);
}

}  // namespace rokada
