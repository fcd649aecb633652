#include "ai/evaluation/see.h"
#include "ai/levels/perception.h"
#include "ai/search/worker.h"

#include <algorithm>

namespace rokada {

namespace {

/// So many nodes below one leaf, and no position is quiet any more: boards full of queens. Usual ones need a few dozen.
constexpr std::uint64_t MostQuiescence = 2000;

}  // namespace

/// Counts the nodes below one leaf of the search.
Score Worker::quiescence(const Node& node) {
    if (quiescing_) return quiescenceNode(node);
    quiescing_ = true;
    quiescenceEnd_ = nodes_ + MostQuiescence;
    const Score score = quiescenceNode(node);
    quiescing_ = false;
    return score;
}

/// Captures until it is quiet; in check everything, because a side in check cannot stand pat.
Score Worker::quiescenceNode(Node node) {
    selectiveDepth_ = std::max(selectiveDepth_, node.ply);
    Frame& here = frame(node.ply);
    here.seat = position_.turn();
    here.evaluation = here.uncorrected = Infinite;
    if (const auto ended = endedByRule(node.ply, node.inCheck)) return *ended;
    const bool endless = nodes_ >= quiescenceEnd_;
    if (node.ply >= MaxPly || arena_.full() || endless) return node.inCheck ? 0 : evaluate();
    if (perception_ != nullptr && perception_->stopsAtHorizon() && !node.inCheck) return evaluate();
    node.depth = std::min(node.depth, 0);
    const auto entry = shared_.table.find(position_.key());
    if (entry && !node.pv) {
        if (const auto known =
                fromTable({.ply = node.ply, .depth = -1, .alpha = node.alpha, .beta = node.beta}, *entry)) {
            return *known;
        }
    }
    const Score firstAlpha = node.alpha;
    Score best = -Infinite;
    if (!node.inCheck) {
        best = standPat(node, entry);
        if (best >= node.beta) {
            // The next visit need not evaluate again.
            const bool fresh = !entry && perception_ == nullptr && here.uncorrected != Infinite;
            node.depth = -1;
            if (fresh) store(node, Move(), best, firstAlpha);
            return best;
        }
        node.alpha = std::max(node.alpha, best);
    }
    Move bestMove;
    int count = 0;
    const Score calm = best;
    MovePicker picker(pickerContext(node.ply, entry ? entry->move : Move()),
                      node.inCheck ? MovePicker::Wanted::Evasions : MovePicker::Wanted::Noisy);
    for (Move move; picker.next(move);) {
        if (perception_ != nullptr && !node.inCheck && overlooked(node, move)) continue;
        ++count;
        if (!node.inCheck && hopeless(move, calm, node.alpha)) continue;
        make(move, node.ply);
        const Score score = searchChild(node, {.count = 1, .depth = node.depth - 1});
        unmake(move, node.ply);
        if (stopped_) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= node.alpha) continue;
        bestMove = move;
        if (node.pv) updatePv(node.ply, move);
        if (score >= node.beta) break;
        node.alpha = score;
    }
    if (count == 0 && node.inCheck) return noMoves(node);
    node.depth = -1;
    store(node, bestMove, best, firstAlpha);
    return best;
}

/// The stand-pat value, refined by the table. Far outside the window a rough one will do; it is not stored.
Score Worker::standPat(const Node& node, const std::optional<TableEntry>& entry) {
    const Score far = parameters_.roughMargin;
    Frame& here = frame(node.ply);
    const bool unknown = !entry || entry->evaluation == Infinite;
    if (unknown && perception_ == nullptr && !isMate(node.alpha) && !isMate(node.beta)) {
        const auto rough = evaluator_->roughly(position_);
        if (rough && (*rough - far >= node.beta || *rough + far <= node.alpha)) return *rough;
    }
    takeEvaluation(here, entry);
    const Score value = here.evaluation;
    if (!entry || isMate(entry->score)) return value;
    const Bound needed = entry->score > value ? Bound::Lower : Bound::Upper;
    return entry->bound == Bound::Exact || entry->bound == needed ? entry->score : value;
}

/// Not even the captured piece would help.
bool Worker::hopeless(Move move, Score calm, Score alpha) const {
    if (move.becomes() != NoKind) return false;
    return calm + evaluator_->prize(position_, move) + parameters_.quiescenceMargin <= alpha;
}

}  // namespace rokada
