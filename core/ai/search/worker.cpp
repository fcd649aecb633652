#include "ai/search/worker.h"

#include "ai/levels/perception.h"
#include "rules/judgement.h"

#include <algorithm>
#include <numeric>

namespace rokada {

namespace {

/// Plies without progress after which the game is, or may be claimed, a draw.
int fiftyMoveLimit(const DrawLaws& draws) {
    constexpr int Never = MaxCounter + 1;
    const int claim = draws.fiftyMoveClaim == 0 ? Never : draws.fiftyMoveClaim;
    const int automatic = draws.fiftyMoveAutomatic == 0 ? Never : draws.fiftyMoveAutomatic;
    return std::min(claim, automatic);
}

}  // namespace

Worker::Worker(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared)
    : book_(task.position.book()),
      position_(task.position),
      evaluator_(std::move(evaluator)),
      shared_(shared),
      parameters_(shared.parameters),
      pawns_(task.limits.nodes),
      path_(task.earlier),
      rootPath_(path_.size()),
      frames_(MaxPly + 4),
      undos_(MaxPly + 4),
      fiftyMoveLimit_(fiftyMoveLimit(book_.variant().draws)),
      twoPlayers_(book_.sides() == 2) {
    path_.reserve(path_.size() + MaxPly + 4);
    if (evaluator_->network() != nullptr) sums_.emplace(evaluator_->network());
    MoveList moves;
    legalMoves(position_, moves);
    const auto& only = task.limits.only;
    for (const Move move : moves) {
        if (!only.empty() && std::find(only.begin(), only.end(), move) == only.end()) continue;
        rootMoves_.push_back({.move = move});
    }
    usualMoves_ = std::clamp(static_cast<int>(moves.size()), 35, 105);
}

void Worker::newIteration(int depth) {
    rootDepth_ = depth;
    for (RootMove& move : rootMoves_) move.earlier = move.score;
}

bool Worker::searchWindow() {
    if (limitReached()) return false;
    const RootWindow window = shared_.deepening->current(rootMoves_);
    stopped_ = false;
    if (window.depth == 0) return false;
    window_ = window.number;
    rootDepth_ = window.depth;
    const Score score = searchRoot(window.depth, window.alpha, window.beta, window.pv);
    if (!stopped_) shared_.deepening->finish(window, score, rootMoves_);
    if (shared_.deepening->past(window_)) shared_.deepening->current(rootMoves_);
    return !limitReached();
}

bool Worker::limitReached() const {
    return shared_.stop.load(std::memory_order_relaxed) || (nodeLimit_ != 0 && nodes_ >= nodeLimit_);
}

Score Worker::searchRoot(int depth, Score alpha, Score beta, std::size_t pv) {
    if (pv == 0) selectiveDepth_ = 0;
    const bool inCheck = position_.inCheck(position_.turn());
    Node node{.ply = 0, .depth = depth, .alpha = alpha, .beta = beta, .pv = true, .inCheck = inCheck};
    frame(0).seat = position_.turn();
    frame(0).evaluation = inCheck ? Infinite : evaluate();
    Score best = -Infinite;
    std::size_t bestAt = pv;
    std::vector<std::size_t> order(rootMoves_.size() - pv);
    std::iota(order.begin(), order.end(), pv);
    for (std::size_t nth = 0; nth < order.size(); ++nth) {
        const std::size_t i = order[nth];
        RootMove& root = rootMoves_[i];
        const int count = static_cast<int>(i - pv) + 1;
        const Abdada::Name name = count > 1 ? abdadaName(node, root.move) : 0;
        if (name != 0 && i == pv + nth && shared_.abdada->has(name)) {
            order.push_back(i);
            continue;
        }
        rootNumber_ = static_cast<int>(i) + 1;
        const Score score = searchRootMove(node, root.move, count, name);
        if (stopped_) {
            // Improvements found so far are kept.
            const auto first = rootMoves_.begin() + static_cast<std::ptrdiff_t>(pv);
            const auto found = rootMoves_.begin() + static_cast<std::ptrdiff_t>(bestAt);
            std::rotate(first, found, found + 1);
            return best;
        }
        if (i == pv || score > node.alpha) {
            bestAt = i;
            root.score = score;
            root.bound = score >= beta ? Bound::Lower : score <= alpha ? Bound::Upper : Bound::Exact;
            root.pv.assign(1, root.move);
            const Frame& next = frame(1);
            root.pv.insert(root.pv.end(), next.pv.data(), next.pv.data() + next.pvLength);
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

Score Worker::searchRootMove(const Node& node, Move move, int count, Abdada::Name name) {
    const bool late = node.depth >= 3 && count > 4 && !isNoisy(position_, move);
    const int reduced = late ? reduction(node, move, count, true) : 0;
    return searchMove(node, move, {.count = count, .depth = node.depth - 1, .reduction = reduced, .name = name});
}

/// Searches a move; other threads can see that meanwhile.
Score Worker::searchMove(const Node& node, Move move, const Visit& visit) {
    if (visit.name != 0) shared_.abdada->enter(visit.name);
    make(move, node.ply);
    const Score score = searchChild(node, visit);
    unmake(move, node.ply);
    if (visit.name != 0) shared_.abdada->leave(visit.name);
    return score;
}

Score Worker::searchChild(const Node& parent, const Visit& visit) {
    const bool turned = !book_.allied(frame(parent.ply).seat, position_.turn());
    const bool inCheck = position_.inCheck(position_.turn());
    const int next = parent.ply + 1;
    frame(next).pvLength = 0;
    const auto look = [&](int depth, Score alpha, Score beta, bool cut) {
        return turned ? -search({next, depth, -beta, -alpha, beta - alpha > 1, cut, inCheck})
                      : search({next, depth, alpha, beta, beta - alpha > 1, cut, inCheck});
    };
    if (visit.count == 1) return look(visit.depth, parent.alpha, parent.beta, !parent.pv && !parent.cut);
    Score score = Infinite;
    if (visit.reduction > 0) score = look(visit.depth - visit.reduction, parent.alpha, parent.alpha + 1, true);
    if (score > parent.alpha) score = look(visit.depth, parent.alpha, parent.alpha + 1, !parent.cut);
    if (parent.pv && score > parent.alpha && score < parent.beta) {
        score = look(visit.depth, parent.alpha, parent.beta, false);
    }
    return score;
}

void Worker::make(Move move, int at) {
    const bool ordinary = move.from() < book_.size() && !move.forced();
    frame(at).step = ordinary ? shared_.history.step(position_[move.from()], move.to()) : History::NoStep;
    path_.push_back(position_.key());
    if (sums_) sums_->making(position_, move);
    position_.make(move, undos_[static_cast<std::size_t>(at)]);
    shared_.table.prefetch(position_.key());
    if (sums_) sums_->made(position_, move, undos_[static_cast<std::size_t>(at)]);
    ++nodes_;
    if (nodeLimit_ != 0 && nodes_ >= nodeLimit_) stopped_ = true;
    if ((nodes_ & 1023) == 0) countTogether();
    if ((nodes_ & 63) == 0) look();
}

void Worker::unmake(Move move, int at) {
    position_.unmake(move, undos_[static_cast<std::size_t>(at)]);
    if (sums_) sums_->unmade();
    path_.pop_back();
}

void Worker::countTogether() {
    const std::uint64_t fresh = nodes_ - reported_;
    const std::uint64_t all = shared_.nodes.fetch_add(fresh, std::memory_order_relaxed) + fresh;
    reported_ = nodes_;
    if (watch_ != nullptr && watch_->timeIsUp(all)) shared_.stop.store(true, std::memory_order_relaxed);
}

/// What the other threads have decided.
void Worker::look() {
    if (shared_.stop.load(std::memory_order_relaxed)) stopped_ = true;
    if (shared_.deepening != nullptr && shared_.deepening->past(window_)) stopped_ = true;
}

void Worker::updatePv(int at, Move move) {
    Frame& here = frame(at);
    const Frame& next = frame(at + 1);
    here.pvLength = 0;
    if (!move.forced()) here.pv[here.pvLength++] = move;
    const std::size_t copied = std::min(next.pvLength, here.pv.size() - here.pvLength);
    std::copy_n(next.pv.begin(), copied, here.pv.begin() + static_cast<std::ptrdiff_t>(here.pvLength));
    here.pvLength += copied;
}

Score Worker::evaluate() const {
    const Score learnt = sums_ ? sums_->value(position_) : 0;
    const Score value = evaluator_->evaluate(position_, &pawns_, learnt);
    return perception_ == nullptr ? value : perception_->blurred(position_, value);
}

/// From the table, if it has one, adjusted by correction history.
void Worker::takeEvaluation(Frame& here, const std::optional<TableEntry>& entry) const {
    here.uncorrected = entry && entry->evaluation != Infinite ? entry->evaluation : evaluate();
    here.evaluation = here.uncorrected;
    if (!methods_.pruning || perception_ != nullptr) return;
    here.evaluation =
        std::clamp(here.uncorrected + shared_.history.correction().of(position_, parameters_.mostCorrection),
                   -MaxEvaluation, MaxEvaluation);
}

bool Worker::overlooked(const Node& node, Move move) const {
    const Step last = frame(node.ply - 1).step;
    const Square lastTo = last == History::NoStep ? NoSquare : Square(last % static_cast<Step>(book_.size()));
    return perception_->overlooks(position_, move, node.ply, lastTo);
}

// --- draws ----------------------------------------------------------------------------------------------------------

bool Worker::repeated() const {
    const Key key = position_.key();
    const std::size_t step = twoPlayers_ ? 2 : 1;
    const std::size_t reach = std::min<std::size_t>(position_.repeatablePlies(), path_.size() - sinceNull_);
    int earlier = 0;
    for (std::size_t back = twoPlayers_ ? 4 : 2; back <= reach; back += step) {
        const std::size_t i = path_.size() - back;
        if (path_[i] != key) continue;
        // A repetition within the tree can be repeated again; of positions before the root it takes two.
        if (i >= rootPath_ || ++earlier == 2) return true;
    }
    return false;
}

std::optional<Score> Worker::endedByRule(int at, bool inCheck) {
    if (book_.decided(position_.state().living)) return mateIn(at);
    if (repeated()) return 0;
    const int quiet = position_.state().halfmoveClock;
    // Mate and stalemate come before all that follows, and are found by the callers that generate moves.
    if (quiet >= fiftyMoveLimit_ && (!inCheck || hasMoves(position_))) return 0;
    if (quiet == 0 && deadPosition(position_) && (!inCheck || hasMoves(position_))) return 0;
    if (!someoneBare()) return std::nullopt;
    const auto ending = book_.rules().judge(position_);
    if (!ending || !hasMoves(position_)) return std::nullopt;
    if (ending->drawn()) return 0;
    return ending->halfPoints[position_.turn()] > 0 ? mateIn(at) : matedIn(at);
}

bool Worker::someoneBare() const {
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        if (position_.pieces(Side(side)).size() == 1) return true;
    }
    return false;
}

// --- forced moves ---------------------------------------------------------------------------------------------------

/// A mated or stalemated side. In variants with elimination the search goes on without it, at the same depth.
Score Worker::noMoves(const Node& node) {
    if (!book_.variant().elimination) return node.inCheck ? matedIn(node.ply) : 0;
    MoveList moves;
    legalMoves(position_, moves);
    if (moves.empty()) return 0;  // no side can move
    const Move forced = moves[0];
    make(forced, node.ply);
    const Score score = searchChild(node, {.count = 1, .depth = node.depth});
    unmake(forced, node.ply);
    if (node.pv) updatePv(node.ply, forced);
    return score;
}

}  // namespace rokada
