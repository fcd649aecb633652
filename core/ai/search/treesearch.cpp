#include "ai/search/treesearch.h"

#include "ai/evaluation/see.h"
#include "ai/levels/perception.h"
#include "ai/search/checks.h"
#include "ai/search/reductions.h"
#include "ai/search/tableroot.h"
#include "rules/judgement.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr int Ply = 100;  ///< one ply in the unit of reductions, 1/100 ply

/// Node limit of one quiescence search. Only boards full of queens reach it. Other positions need a few dozen nodes.
constexpr std::uint64_t MaxQuiescence = 2000;

/// Converts a score for the transposition table, in which mate scores count plies from the stored position and not from
/// the root.
Score toTable(Score score, int ply) {
    return score > MateBound ? score + ply : score < -MateBound ? score - ply : score;
}
/// Converts a score from the transposition table back, so that a mate score counts plies from the root again.
Score atPly(Score score, int ply) { return score > MateBound ? score - ply : score < -MateBound ? score + ply : score; }

}  // namespace

TreeSearch::TreeSearch(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared)
    : book_(task.position.book()),
      shared_(shared),
      parameters_(shared.parameters),
      counter_(shared),
      path_(task, std::move(evaluator)),
      learning_(shared.history, parameters_, path_.position(), frames_),
      twoPlayers_(book_.sides() == 2) {}

// --- the root -------------------------------------------------------------------------------------------------------

SearchNode TreeSearch::enterRoot(int depth, Score alpha, Score beta) {
    rootDepth_ = depth;
    const bool inCheck = position().inCheck(position().turn());
    frames_[0].seat = position().turn();
    frames_[0].evaluation = inCheck ? Infinite : evaluate();
    return {.ply = 0, .depth = depth, .alpha = alpha, .beta = beta, .pv = true, .inCheck = inCheck};
}

bool TreeSearch::searchedByOthers(const SearchNode& root, Move move, int count) const {
    const Abdada::Name name = count > 1 ? abdadaName(root, move) : 0;
    return name != 0 && shared_.abdada->has(name);
}

Score TreeSearch::searchRootMove(const SearchNode& root, Move move, int count) {
    const bool late = root.depth >= 3 && count > 4 && !isNoisy(position(), move);
    return searchMove(root, move,
                      {.count = count,
                       .depth = root.depth - 1,
                       .reduction = late ? reduction(root, move, count, true) : 0,
                       .name = count > 1 ? abdadaName(root, move) : 0});
}

// --- moves of a node ------------------------------------------------------------------------------------------------

Score TreeSearch::plainLeaf(const Node& node) {
    frames_[node.ply].seat = position().turn();
    if (const auto ended = path_.endedByRule(node.ply, node.inCheck)) return *ended;
    return hasOrdinaryMoves(position()) ? evaluate() : noMoves(node);
}

Score TreeSearch::search(Node node) {
    if (methods_.pruning && node.inCheck && node.ply < 2 * rootDepth_) ++node.depth;
    if (node.depth <= 0) return methods_.pruning ? quiescence(node) : plainLeaf(node);
    selectiveDepth_ = std::max(selectiveDepth_, node.ply);
    Frame& here = frames_[node.ply];
    here.seat = position().turn();
    if (const auto ended = path_.endedByRule(node.ply, node.inCheck)) return *ended;
    if (node.ply >= MaxPly || arena_.full()) return node.inCheck ? 0 : evaluate();
    node.alpha = std::max(node.alpha, matedIn(node.ply));
    node.beta = std::min(node.beta, mateIn(node.ply + 1));
    if (node.alpha >= node.beta) return node.alpha;
    if (const auto result = fromEndgameTables()) return searchWithResult(node, *result);
    return searchTree(node);
}

/// Searches a node that no rule ends and that the endgame tables do not decide.
Score TreeSearch::searchTree(Node node) {
    Frame& here = frames_[node.ply];
    const bool whole = here.excluded == Move();
    const auto entry = whole && methods_.table ? shared_.table.find(position().key()) : std::nullopt;
    if (entry && !node.pv) {
        if (const auto known = fromTable(node, *entry)) return *known;
    }
    NodeInfo info{.tableMove = entry ? entry->move : Move()};
    here.evaluation = here.uncorrected = Infinite;
    if (!node.inCheck) {
        takeEvaluation(here, entry);
        info.evaluation = here.evaluation;
        info.improving = frames_.improving(node.ply, info.evaluation);
        if (entry && !isMate(entry->score) &&
            (entry->bound == Bound::Exact ||
             entry->bound == (entry->score > info.evaluation ? Bound::Lower : Bound::Upper))) {
            info.evaluation = entry->score;
        }
        if (whole && !node.pv && methods_.pruning) {
            if (const auto pruned = prunedByValue(node, info)) return *pruned;
        }
    }
    const bool unprepared = info.tableMove == Move() && node.depth >= 5 && (node.pv || node.cut);
    if (methods_.pruning && unprepared) {
        --node.depth;
        // This node is searched with a depth reduced by one ply (internal iterative reduction). With several threads,
        // its table entry gets the full depth: a thread that has deferred this node looks for that depth.
        node.spared = shared_.abdada != nullptr ? 1 : 0;
    }
    if (methods_.pruning && entry && whole) info.extension = singularExtension(node, *entry);
    return searchMoves(node, info);
}

Score TreeSearch::searchMoves(Node node, const NodeInfo& info) {
    const Score firstAlpha = node.alpha;
    Frame& here = frames_[node.ply];
    // Killer moves of the grandchildren start empty; all grandchildren share them.
    frames_[node.ply + 2].killers = {};
    MoveLoopResult found;
    DeferredMoves later;
    int count = 0;
    bool unseen = false;
    MovePicker picker(pickerContext(node.ply, info.tableMove),
                      node.inCheck ? MovePicker::Wanted::Evasions : MovePicker::Wanted::All);
    for (Move move; picker.next(move);) {
        if (move == here.excluded) continue;
        if (perception_ != nullptr && overlooked(node, move)) {
            unseen = true;
            continue;
        }
        ++count;
        const bool isQuiet = !isNoisy(position(), move);
        if (found.best > -MateBound && isPruned(node, info, move, count) && !givesCheck(position(), move)) continue;
        const bool late = node.depth >= 2 && count > 1 + 2 * static_cast<int>(node.pv);
        const bool reducible = late && (isQuiet || picker.inBadCaptures());
        const int less = reducible ? reduction(node, move, count, info.improving) : 0;
        const int extension = move == info.tableMove ? info.extension : 0;
        const MoveSearch params{.count = count,
                                .depth = node.depth - 1 + extension,
                                .reduction = less,
                                .name = count > 1 ? abdadaName(node, move) : 0};
        if (params.name != 0) {
            if (const auto known = doneByOthers(node)) return *known;
            if (shared_.abdada->has(params.name) && later.add({move, params})) continue;
        }
        if (!tryMove(node, move, params, found)) break;
    }
    if (const auto known = tryDeferred(node, later, found)) return *known;
    if (counter_.stopped()) return 0;
    if (count == 0 && unseen) return evaluate();
    if (count == 0) return here.excluded != Move() ? firstAlpha : noMoves(node);
    if (found.best >= node.beta) learning_.learn(node, found.move, found.quiets, found.noisy);
    if (corrects() && here.excluded == Move()) learning_.learnCorrection(node, found.move, found.best, firstAlpha);
    if (here.excluded == Move() && methods_.table) store(node, found.move, found.best, firstAlpha);
    return found.best;
}

/// Searches one move and updates `found`. Returns false if no other move needs to be searched: after a beta cutoff, or
/// if the search was stopped.
bool TreeSearch::tryMove(Node& node, Move move, const MoveSearch& params, MoveLoopResult& found) {
    const Score score = searchMove(node, move, params);
    if (counter_.stopped()) return false;
    if (score > found.best) {
        found.best = score;
        if (score > node.alpha) {
            found.move = move;
            if (node.pv) frames_.updatePv(node.ply, move);
            if (score >= node.beta) return false;
            node.alpha = score;
        }
    }
    (isNoisy(position(), move) ? found.noisy : found.quiets).add(move);
    return true;
}

/// Searches a move. While the search runs, the move is in the `Abdada` table, so that other threads defer it.
Score TreeSearch::searchMove(const Node& node, Move move, const MoveSearch& params) {
    if (params.name != 0) shared_.abdada->startMove(params.name);
    make(move, node.ply);
    const Score score = searchChild(node, params);
    path_.unmake(move, node.ply);
    if (params.name != 0) shared_.abdada->finishMove(params.name);
    return score;
}

Score TreeSearch::searchChild(const Node& parent, const MoveSearch& params) {
    const bool turned = !book_.allied(frames_[parent.ply].seat, position().turn());
    const bool inCheck = position().inCheck(position().turn());
    const int next = parent.ply + 1;
    frames_[next].pvLength = 0;
    const auto searchDepth = [&](int depth, Score alpha, Score beta, bool cut) {
        return turned ? -search({next, depth, -beta, -alpha, beta - alpha > 1, cut, inCheck})
                      : search({next, depth, alpha, beta, beta - alpha > 1, cut, inCheck});
    };
    if (params.count == 1) return searchDepth(params.depth, parent.alpha, parent.beta, !parent.pv && !parent.cut);
    Score score = Infinite;
    if (params.reduction > 0)
        score = searchDepth(params.depth - params.reduction, parent.alpha, parent.alpha + 1, true);
    if (score > parent.alpha) score = searchDepth(params.depth, parent.alpha, parent.alpha + 1, !parent.cut);
    if (parent.pv && score > parent.alpha && score < parent.beta) {
        score = searchDepth(params.depth, parent.alpha, parent.beta, false);
    }
    return score;
}

/// Returns the score if the side to move is mated or stalemated. In variants with elimination, the side is eliminated
/// and the search continues at the same depth.
Score TreeSearch::noMoves(const Node& node) {
    if (!book_.variant().elimination) return node.inCheck ? matedIn(node.ply) : 0;
    const MoveList moves = legalMoves(position());
    if (moves.empty()) return 0;  // no side can move
    const Move forced = moves[0];
    make(forced, node.ply);
    const Score score = searchChild(node, {.count = 1, .depth = node.depth});
    path_.unmake(forced, node.ply);
    if (node.pv) frames_.updatePv(node.ply, forced);
    return score;
}

// --- several threads ------------------------------------------------------------------------------------------------

/// Returns the key of a move in the `Abdada` table. Returns 0 if there is only one thread or the depth of the node is
/// too small.
Abdada::Name TreeSearch::abdadaName(const Node& node, Move move) const {
    constexpr int MinDepth = 3;
    if (shared_.abdada == nullptr || node.depth < MinDepth) return 0;
    return Abdada::nameOf(position().key(), move, node.depth);
}

/// Returns the score of this node if another thread has stored it since this search of the node began.
std::optional<Score> TreeSearch::doneByOthers(const Node& node) const {
    if (node.pv || frames_[node.ply].excluded != Move()) return std::nullopt;
    const auto entry = shared_.table.find(position().key());
    return entry ? fromTable(node, *entry) : std::nullopt;
}

/// Searches the deferred moves. Returns a score if another thread has stored the score of the whole node in the
/// meantime.
std::optional<Score> TreeSearch::tryDeferred(Node& node, const DeferredMoves& later, MoveLoopResult& found) {
    for (const auto& [move, params] : later) {
        if (counter_.stopped() || found.best >= node.beta) break;
        if (const auto known = doneByOthers(node)) return known;
        tryMove(node, move, params, found);
    }
    return std::nullopt;
}

// --- endgame tables --------------------------------------------------------------------------------------------------

/// Returns the result of the position by the endgame tables. Asks them only right after a capture or a pawn move,
/// because the result depends on the half-move clock in other positions.
std::optional<TableResult> TreeSearch::fromEndgameTables() {
    if (shared_.tables == nullptr || position().state().halfmoveClock != 0) return std::nullopt;
    const auto result = shared_.tables->result(position());
    if (result) shared_.tableHits.fetch_add(1, std::memory_order_relaxed);
    return result;
}

/// Returns the score of a node whose result is known. A win or a loss is a bound, because the search can still find a
/// mate.
Score TreeSearch::searchWithResult(const Node& node, TableResult result) {
    const Score score = tableScore(result);
    const bool won = result == TableResult::Win, lost = result == TableResult::Loss;
    if (won && score < node.beta) return std::max(searchTree(node), score);
    if (lost && score > node.alpha) return std::min(searchTree(node), score);
    return score;
}

// --- table ----------------------------------------------------------------------------------------------------------

std::optional<Score> TreeSearch::fromTable(const Node& node, const TableEntry& entry) const {
    if (entry.depth < node.depth || path_.nearsFiftyMoves()) return std::nullopt;
    const Score score = atPly(entry.score, node.ply);
    if (entry.bound == Bound::Exact) return score;
    if (entry.bound == Bound::Lower && score >= node.beta) return score;
    if (entry.bound == Bound::Upper && score <= node.alpha) return score;
    return std::nullopt;
}

void TreeSearch::store(const Node& node, Move best, Score score, Score firstAlpha) {
    const Bound bound = score >= node.beta ? Bound::Lower : score > firstAlpha ? Bound::Exact : Bound::Upper;
    shared_.table.store(position().key(), {.move = best,
                                           .score = toTable(score, node.ply),
                                           .evaluation = frames_[node.ply].uncorrected,
                                           .depth = node.depth + node.spared,
                                           .bound = bound});
}

// --- pruning of whole nodes -----------------------------------------------------------------------------------------

std::optional<Score> TreeSearch::prunedByValue(const Node& node, const NodeInfo& info) {
    // A side with a score as low as `Lost` may be mated soon. If beta is that low, a static evaluation must not prune
    // the node.
    constexpr Score Lost = -1200;
    const Score value = info.evaluation;
    if (isMate(node.beta) || node.beta <= Lost) return std::nullopt;
    // Reverse futility pruning: a score this far above beta is assumed to stay above it.
    const Score margin = parameters_.reverseFutility * (node.depth - static_cast<int>(info.improving));
    if (node.depth <= 8 && value - margin >= node.beta && !isMate(value)) return value;
    if (twoPlayers_ && node.depth <= 2 && value + parameters_.razoring * node.depth < node.alpha) {
        Node shallow = node;
        shallow.depth = 0;
        const Score score = quiescence(shallow);
        if (score < node.alpha) return score;
    }
    if (!nullMoveAllowed(node, value)) return std::nullopt;
    const Score score = searchNullMove(node, value);
    if (counter_.stopped()) return 0;
    if (score < node.beta) return std::nullopt;
    return isMate(score) ? node.beta : score;
}

bool TreeSearch::nullMoveAllowed(const Node& node, Score evaluation) const {
    if (node.depth < 3 || evaluation < node.beta || frames_[node.ply].evaluation < node.beta - 20) return false;
    if (node.ply > 0 && frames_[node.ply - 1].nullMove) return false;
    const Side us = position().turn();
    const auto pieces = position().pieces(us);
    const bool onlyPawns = std::ranges::all_of(
        pieces, [&](Square s) { return book_.pawns().has(position()[s]) || s == position().king(us); });
    if (onlyPawns) return false;
    if (twoPlayers_) return true;
    // With more than two sides, the null move must give the turn to an enemy, because the score is negated. No side of
    // the own team may be in check.
    if (book_.allied(book_.next(us, position().state().living), us)) return false;
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        if (book_.allied(Side(side), us) && position().living(Side(side)) && position().inCheck(Side(side)))
            return false;
    }
    return true;
}

Score TreeSearch::searchNullMove(const Node& node, Score evaluation) {
    const int less = (parameters_.nullMove + parameters_.nullMoveDepth * node.depth) / Ply +
                     std::min(3, (evaluation - node.beta) / parameters_.nullMoveSurplus);
    frames_[node.ply].nullMove = true;
    frames_[node.ply].step = History::NoStep;
    path_.makeNull(node.ply);
    entered();
    frames_[node.ply + 1].pvLength = 0;
    const Score score = -search({.ply = node.ply + 1,
                                 .depth = node.depth - less,
                                 .alpha = -node.beta,
                                 .beta = -node.beta + 1,
                                 .cut = !node.cut});
    path_.unmakeNull(node.ply);
    frames_[node.ply].nullMove = false;
    if (counter_.stopped() || score < node.beta || node.depth < 12) return score;
    // In zugzwang, passing the turn is better than any move, so the cutoff by a null move is wrong. At high depth this
    // error is costly, so a search without a null move must confirm the cutoff.
    Node again = node;
    again.depth = node.depth - less;
    again.alpha = node.beta - 1;
    frames_[node.ply].nullMove = true;  // forbids another null move in this node and in its children
    const Score verified = searchMoves(again, {.evaluation = evaluation});
    frames_[node.ply].nullMove = false;
    return verified;
}

int TreeSearch::singularExtension(const Node& node, const TableEntry& entry) {
    if (!twoPlayers_ || node.depth < parameters_.singularDepth || node.ply >= 2 * rootDepth_ || isMate(entry.score))
        return 0;
    if (entry.move == Move() || entry.depth < node.depth - 3 || entry.bound == Bound::Upper) return 0;
    if (!isOrdinaryMove(position(), entry.move)) return 0;
    const Score singular = entry.score - parameters_.singular * node.depth / 10;
    Frame& here = frames_[node.ply];
    const Score evaluation = here.evaluation;
    here.excluded = entry.move;
    const Score others = searchMoves({.ply = node.ply,
                                      .depth = (node.depth - 1) / 2,
                                      .alpha = singular - 1,
                                      .beta = singular,
                                      .cut = node.cut,
                                      .inCheck = node.inCheck},
                                     {.evaluation = evaluation == Infinite ? 0 : evaluation});
    here.excluded = Move();
    here.evaluation = evaluation;
    if (others < singular) return 1;
    return entry.score >= node.beta ? -1 : 0;
}

// --- pruning and reduction of moves ---------------------------------------------------------------------------------

bool TreeSearch::isPruned(const Node& node, const NodeInfo& info, Move move, int count) {
    if (node.inCheck || node.pv || !methods_.pruning) return false;
    const int depth = node.depth;
    if (isNoisy(position(), move)) {
        return depth <= 6 && !seeAtLeast(path_.evaluator(), position(), move, -parameters_.captureSeeMargin * depth);
    }
    const int share = info.improving ? parameters_.lateMovesShare / 2 : parameters_.lateMovesShare;
    const int enough = (parameters_.lateMoves + 10 * depth * depth) * usualMoves_ / (10 * share);
    if (depth <= 8 && count > enough) return true;
    const int left = std::max(1, depth - (usualReduction(depth, count) + Ply / 2) / Ply);
    if (left > 6) return false;
    if (info.evaluation + parameters_.futility + parameters_.futilityDepth * left <= node.alpha) return true;
    return !seeAtLeast(path_.evaluator(), position(), move, -parameters_.quietSeeMargin * left * left);
}

int TreeSearch::reduction(const Node& node, Move move, int count, bool improving) {
    if (!methods_.pruning) return 0;
    int fine = usualReduction(node.depth, count);
    if (!node.pv) fine += parameters_.notPv;
    if (!improving) fine += parameters_.notImproving;
    if (node.cut) fine += parameters_.cutNode;
    if (node.inCheck) fine -= Ply;
    fine -= learning_.historyScore(node.ply, move) * Ply / parameters_.historyOfPly;
    int less = std::max(0, fine + Ply / 2) / Ply;
    if (less > 0 && givesCheck(position(), move)) less = std::min(less - 2, 1);
    return std::clamp(less, 0, std::max(0, node.depth - 2));
}

/// Returns the basic late move reduction, in units of 1/100 ply.
int TreeSearch::usualReduction(int depth, int count) const {
    return parameters_.reduction * reductions().of(depth, count) / 1000;
}

// --- quiescence -----------------------------------------------------------------------------------------------------

/// Starts a quiescence search with a limit on its nodes. Within a running one, searches the node under the same limit.
Score TreeSearch::quiescence(const Node& node) {
    if (quiescing_) return quiescenceNode(node);
    quiescing_ = true;
    quiescenceEnd_ = counter_.nodes() + MaxQuiescence;
    const Score score = quiescenceNode(node);
    quiescing_ = false;
    return score;
}

/// Searches captures and promotions until the position is quiet. In check it searches all moves, because a side in
/// check cannot stand pat.
Score TreeSearch::quiescenceNode(Node node) {
    selectiveDepth_ = std::max(selectiveDepth_, node.ply);
    Frame& here = frames_[node.ply];
    here.seat = position().turn();
    here.evaluation = here.uncorrected = Infinite;
    if (const auto ended = path_.endedByRule(node.ply, node.inCheck)) return *ended;
    const bool endless = counter_.nodes() >= quiescenceEnd_;
    if (node.ply >= MaxPly || arena_.full() || endless) return node.inCheck ? 0 : evaluate();
    if (perception_ != nullptr && perception_->stopsAtHorizon() && !node.inCheck) return evaluate();
    node.depth = std::min(node.depth, 0);
    const auto entry = shared_.table.find(position().key());
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
            // The static evaluation is stored, so that the next visit of this position does not compute it again.
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
        if (!node.inCheck && isFutile(move, calm, node.alpha)) continue;
        make(move, node.ply);
        const Score score = searchChild(node, {.count = 1, .depth = node.depth - 1});
        path_.unmake(move, node.ply);
        if (counter_.stopped()) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= node.alpha) continue;
        bestMove = move;
        if (node.pv) frames_.updatePv(node.ply, move);
        if (score >= node.beta) break;
        node.alpha = score;
    }
    if (count == 0 && node.inCheck) return noMoves(node);
    node.depth = -1;
    store(node, bestMove, best, firstAlpha);
    return best;
}

/// Returns the stand-pat score: the static evaluation, adjusted by the score in the transposition table. Far outside
/// the window a lazy evaluation is enough; it is not stored.
Score TreeSearch::standPat(const Node& node, const std::optional<TableEntry>& entry) {
    const Score far = parameters_.roughMargin;
    Frame& here = frames_[node.ply];
    const bool unknown = !entry || entry->evaluation == Infinite;
    if (unknown && perception_ == nullptr && !isMate(node.alpha) && !isMate(node.beta)) {
        const auto rough = path_.evaluator().lazyEvaluate(position());
        if (rough && (*rough - far >= node.beta || *rough + far <= node.alpha)) return *rough;
    }
    takeEvaluation(here, entry);
    const Score value = here.evaluation;
    if (!entry || isMate(entry->score)) return value;
    const Bound needed = entry->score > value ? Bound::Lower : Bound::Upper;
    return entry->bound == Bound::Exact || entry->bound == needed ? entry->score : value;
}

/// Returns true if winning the captured piece cannot raise the score above alpha (delta pruning). `calm` is the
/// stand-pat score.
bool TreeSearch::isFutile(Move move, Score calm, Score alpha) const {
    if (move.becomes() != NoKind) return false;
    return calm + path_.evaluator().captureValue(position(), move) + parameters_.quiescenceMargin <= alpha;
}

// --- static values and moves ----------------------------------------------------------------------------------------

Score TreeSearch::evaluate() const {
    const Score value = path_.evaluate();
    return perception_ == nullptr ? value : perception_->blurred(position(), value);
}

/// Sets both static evaluations of a frame: the uncorrected one from the table or the evaluator, and the one adjusted
/// by the correction history.
void TreeSearch::takeEvaluation(Frame& here, const std::optional<TableEntry>& entry) const {
    here.uncorrected = entry && entry->evaluation != Infinite ? entry->evaluation : evaluate();
    here.evaluation = here.uncorrected;
    if (!corrects()) return;
    here.evaluation =
        std::clamp(here.uncorrected + shared_.history.correction().of(position(), parameters_.maxCorrection),
                   -MaxEvaluation, MaxEvaluation);
}

bool TreeSearch::overlooked(const Node& node, Move move) const {
    const Step last = frames_[node.ply - 1].step;
    const Square lastTo = last == History::NoStep ? NoSquare : Square(last % static_cast<Step>(book_.size()));
    return perception_->overlooks(position(), move, node.ply, lastTo);
}

PickerContext TreeSearch::pickerContext(int ply, Move tableMove) {
    return {.evaluator = path_.evaluator(),
            .position = position(),
            .history = shared_.history,
            .arena = arena_,
            .tableMove = tableMove,
            .killers = frames_[ply].killers,
            .earlier = frames_.answered(ply)};
}

void TreeSearch::make(Move move, int ply) {
    const bool ordinary = move.from() < book_.size() && !move.forced();
    frames_[ply].step = ordinary ? shared_.history.step(position()[move.from()], move.to()) : History::NoStep;
    path_.make(move, ply);
    entered();
}

/// Called after each move: counts the new node and prefetches its entry in the transposition table.
void TreeSearch::entered() {
    shared_.table.prefetch(position().key());
    counter_.count();
}

}  // namespace rokada
