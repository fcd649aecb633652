#include "ai/evaluation/see.h"
#include "ai/levels/perception.h"
#include "ai/search/checks.h"
#include "ai/search/reductions.h"
#include "ai/search/worker.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr int Ply = 100;  ///< in the units of reductions

/// Mate scores in the table count from the stored position.
Score toTable(Score score, int ply) {
    return score > MateBound ? score + ply : score < -MateBound ? score - ply : score;
}
Score atPly(Score score, int ply) { return score > MateBound ? score - ply : score < -MateBound ? score + ply : score; }

}  // namespace

Score Worker::plainLeaf(const Node& node) {
    frame(node.ply).seat = position_.turn();
    if (const auto ended = endedByRule(node.ply, node.inCheck)) return *ended;
    return hasOrdinaryMoves(position_) ? evaluate() : noMoves(node);
}

Score Worker::search(Node node) {
    if (methods_.pruning && node.inCheck && node.ply < 2 * rootDepth_) ++node.depth;
    if (node.depth <= 0) return methods_.pruning ? quiescence(node) : plainLeaf(node);
    selectiveDepth_ = std::max(selectiveDepth_, node.ply);
    Frame& here = frame(node.ply);
    here.seat = position_.turn();
    if (const auto ended = endedByRule(node.ply, node.inCheck)) return *ended;
    if (node.ply >= MaxPly || arena_.full()) return node.inCheck ? 0 : evaluate();
    node.alpha = std::max(node.alpha, matedIn(node.ply));
    node.beta = std::min(node.beta, mateIn(node.ply + 1));
    if (node.alpha >= node.beta) return node.alpha;

    const bool whole = here.excluded == Move();
    const auto entry = whole && methods_.table ? shared_.table.find(position_.key()) : std::nullopt;
    if (entry && !node.pv) {
        if (const auto known = fromTable(node, *entry)) return *known;
    }
    Before before{.tableMove = entry ? entry->move : Move()};
    here.evaluation = here.uncorrected = Infinite;
    if (!node.inCheck) {
        takeEvaluation(here, entry);
        before.evaluation = here.evaluation;
        before.improving = improving(node.ply, before.evaluation);
        if (entry && !isMate(entry->score) &&
            (entry->bound == Bound::Exact ||
             entry->bound == (entry->score > before.evaluation ? Bound::Lower : Bound::Upper))) {
            before.evaluation = entry->score;
        }
        if (whole && !node.pv && methods_.pruning) {
            if (const auto pruned = prunedByValue(node, before)) return *pruned;
        }
    }
    const bool unprepared = before.tableMove == Move() && node.depth >= 5 && (node.pv || node.cut);
    if (methods_.pruning && unprepared) {
        --node.depth;
        // A thread that has deferred this node asks for the full depth.
        node.spared = shared_.abdada != nullptr ? 1 : 0;
    }
    if (methods_.pruning && entry && whole) before.extension = singularExtension(node, *entry);
    return searchMoves(node, before);
}

Score Worker::searchMoves(Node node, const Before& before) {
    const Score firstAlpha = node.alpha;
    Frame& here = frame(node.ply);
    frame(node.ply + 2).killers = {};  // shared by all grandchildren of this node
    Found found;
    Later later;
    int count = 0;
    bool unseen = false;
    MovePicker picker(pickerContext(node.ply, before.tableMove),
                      node.inCheck ? MovePicker::Wanted::Evasions : MovePicker::Wanted::All);
    for (Move move; picker.next(move);) {
        if (move == here.excluded) continue;
        if (perception_ != nullptr && overlooked(node, move)) {
            unseen = true;
            continue;
        }
        ++count;
        const bool isQuiet = !isNoisy(position_, move);
        if (found.best > -MateBound && skips(node, before, move, count) && !givesCheck(position_, move)) continue;
        const bool late = node.depth >= 2 && count > 1 + 2 * static_cast<int>(node.pv);
        const bool reducible = late && (isQuiet || picker.inBadCaptures());
        const int less = reducible ? reduction(node, move, count, before.improving) : 0;
        const int extension = move == before.tableMove ? before.extension : 0;
        const Visit visit{.count = count,
                          .depth = node.depth - 1 + extension,
                          .reduction = less,
                          .name = count > 1 ? abdadaName(node, move) : 0};
        if (visit.name != 0) {
            if (const auto known = doneByOthers(node)) return *known;
            if (shared_.abdada->has(visit.name) && later.add({move, visit})) continue;
        }
        if (!tryMove(node, move, visit, found)) break;
    }
    if (const auto known = tryDeferred(node, later, found)) return *known;
    if (stopped_) return 0;
    if (count == 0 && unseen) return evaluate();
    if (count == 0) return here.excluded != Move() ? firstAlpha : noMoves(node);
    if (found.best >= node.beta) learn(node, found.move, found.quiets, found.noisy);
    if (here.excluded == Move()) learnCorrection(node, found.move, found.best, firstAlpha);
    if (here.excluded == Move() && methods_.table) store(node, found.move, found.best, firstAlpha);
    return found.best;
}

/// False if no other move needs to be tried: this one is too good, or the search ends.
bool Worker::tryMove(Node& node, Move move, const Visit& visit, Found& found) {
    const Score score = searchMove(node, move, visit);
    if (stopped_) return false;
    if (score > found.best) {
        found.best = score;
        if (score > node.alpha) {
            found.move = move;
            if (node.pv) updatePv(node.ply, move);
            if (score >= node.beta) return false;
            node.alpha = score;
        }
    }
    (isNoisy(position_, move) ? found.noisy : found.quiets).add(move);
    return true;
}

// --- several threads ------------------------------------------------------------------------------------------------

/// 0 if there are no other threads, or the node is too shallow.
Abdada::Name Worker::abdadaName(const Node& node, Move move) const {
    constexpr int LeastDepth = 3;
    if (shared_.abdada == nullptr || node.depth < LeastDepth) return 0;
    return Abdada::nameOf(position_.key(), move, node.depth);
}

/// What another thread has stored about this node meanwhile.
std::optional<Score> Worker::doneByOthers(const Node& node) const {
    if (node.pv || frame(node.ply).excluded != Move()) return std::nullopt;
    const auto entry = shared_.table.find(position_.key());
    return entry ? fromTable(node, *entry) : std::nullopt;
}

/// The deferred moves, which other threads were searching. A score if the whole node is known now.
std::optional<Score> Worker::tryDeferred(Node& node, const Later& later, Found& found) {
    for (const auto& [move, visit] : later) {
        if (stopped_ || found.best >= node.beta) break;
        if (const auto known = doneByOthers(node)) return known;
        tryMove(node, move, visit, found);
    }
    return std::nullopt;
}

// --- table ----------------------------------------------------------------------------------------------------------

std::optional<Score> Worker::fromTable(const Node& node, const TableEntry& entry) const {
    if (entry.depth < node.depth || position_.state().halfmoveClock > fiftyMoveLimit_ - 10) return std::nullopt;
    const Score score = atPly(entry.score, node.ply);
    if (entry.bound == Bound::Exact) return score;
    if (entry.bound == Bound::Lower && score >= node.beta) return score;
    if (entry.bound == Bound::Upper && score <= node.alpha) return score;
    return std::nullopt;
}

void Worker::store(const Node& node, Move best, Score score, Score firstAlpha) {
    const Bound bound = score >= node.beta ? Bound::Lower : score > firstAlpha ? Bound::Exact : Bound::Upper;
    shared_.table.store(position_.key(), {.move = best,
                                          .score = toTable(score, node.ply),
                                          .evaluation = frame(node.ply).uncorrected,
                                          .depth = node.depth + node.spared,
                                          .bound = bound});
}

// --- pruning of whole nodes -----------------------------------------------------------------------------------------

std::optional<Score> Worker::prunedByValue(const Node& node, const Before& before) {
    // Of a side that is lost by that much it is asked whether it is mated, and no static value tells.
    constexpr Score Lost = -1200;
    const Score value = before.evaluation;
    if (isMate(node.beta) || node.beta <= Lost) return std::nullopt;
    // Reverse futility: a score so far above beta stays there.
    const Score margin = parameters_.reverseFutility * (node.depth - static_cast<int>(before.improving));
    if (node.depth <= 8 && value - margin >= node.beta && !isMate(value)) return value;
    if (twoPlayers_ && node.depth <= 2 && value + parameters_.razoring * node.depth < node.alpha) {
        Node shallow = node;
        shallow.depth = 0;
        const Score score = quiescence(shallow);
        if (score < node.alpha) return score;
    }
    if (!nullMoveAllowed(node, value)) return std::nullopt;
    const Score score = searchNullMove(node, value);
    if (stopped_) return 0;
    if (score < node.beta) return std::nullopt;
    return isMate(score) ? node.beta : score;
}

bool Worker::nullMoveAllowed(const Node& node, Score evaluation) const {
    if (node.depth < 3 || evaluation < node.beta || frame(node.ply).evaluation < node.beta - 20) return false;
    if (node.ply > 0 && frame(node.ply - 1).nullMove) return false;
    const Side us = position_.turn();
    const auto pieces = position_.pieces(us);
    const bool onlyPawns = std::all_of(pieces.begin(), pieces.end(), [&](Square s) {
        return book_.pawns().has(position_[s]) || s == position_.king(us);
    });
    if (onlyPawns) return false;
    if (twoPlayers_) return true;
    // Two moves of the enemies may follow one another, and a partner in check may reply before us.
    if (book_.allied(book_.next(us, position_.state().living), us)) return false;
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        if (book_.allied(Side(side), us) && position_.living(Side(side)) && position_.inCheck(Side(side))) return false;
    }
    return true;
}

Score Worker::searchNullMove(const Node& node, Score evaluation) {
    const int less = (parameters_.nullMove + parameters_.nullMoveDepth * node.depth) / Ply +
                     std::min(3, (evaluation - node.beta) / parameters_.nullMoveSurplus);
    const std::size_t sinceNull = sinceNull_;
    frame(node.ply).nullMove = true;
    make(Move::pass(), node.ply);
    sinceNull_ = path_.size();
    frame(node.ply + 1).pvLength = 0;
    const Score score = -search({.ply = node.ply + 1,
                                 .depth = node.depth - less,
                                 .alpha = -node.beta,
                                 .beta = -node.beta + 1,
                                 .cut = !node.cut});
    unmake(Move::pass(), node.ply);
    sinceNull_ = sinceNull;
    frame(node.ply).nullMove = false;
    if (stopped_ || score < node.beta || node.depth < 12) return score;
    // At high depth zugzwang is costly: verify without the null move.
    Node again = node;
    again.depth = node.depth - less;
    again.alpha = node.beta - 1;
    frame(node.ply).nullMove = true;  // forbids another null move below, and here
    const Score verified = searchMoves(again, {.evaluation = evaluation});
    frame(node.ply).nullMove = false;
    return verified;
}

int Worker::singularExtension(const Node& node, const TableEntry& entry) {
    if (!twoPlayers_ || node.depth < parameters_.singularDepth || node.ply >= 2 * rootDepth_ || isMate(entry.score))
        return 0;
    if (entry.move == Move() || entry.depth < node.depth - 3 || entry.bound == Bound::Upper) return 0;
    if (!isOrdinaryMove(position_, entry.move)) return 0;
    const Score singular = entry.score - parameters_.singular * node.depth / 10;
    Frame& here = frame(node.ply);
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

bool Worker::skips(const Node& node, const Before& before, Move move, int count) {
    if (node.inCheck || node.pv || !methods_.pruning) return false;
    const int depth = node.depth;
    if (isNoisy(position_, move)) {
        return depth <= 6 && !seeAtLeast(*evaluator_, position_, move, -parameters_.lossOfCapture * depth);
    }
    const int share = before.improving ? parameters_.lateMovesShare / 2 : parameters_.lateMovesShare;
    const int enough = (parameters_.lateMoves + 10 * depth * depth) * usualMoves_ / (10 * share);
    if (depth <= 8 && count > enough) return true;
    const int left = std::max(1, depth - (usualReduction(depth, count) + Ply / 2) / Ply);
    if (left > 6) return false;
    if (before.evaluation + parameters_.futility + parameters_.futilityDepth * left <= node.alpha) return true;
    return !seeAtLeast(*evaluator_, position_, move, -parameters_.lossOfQuiet * left * left);
}

int Worker::reduction(const Node& node, Move move, int count, bool improving) {
    if (!methods_.pruning) return 0;
    int fine = usualReduction(node.depth, count);
    if (!node.pv) fine += parameters_.notPv;
    if (!improving) fine += parameters_.notImproving;
    if (node.cut) fine += parameters_.cutNode;
    if (node.inCheck) fine -= Ply;
    fine -= record(node, move) * Ply / parameters_.historyOfPly;
    int less = std::max(0, fine + Ply / 2) / Ply;
    if (less > 0 && givesCheck(position_, move)) less = std::min(less - 2, 1);
    return std::clamp(less, 0, std::max(0, node.depth - 2));
}

/// In units of which a ply has 100.
int Worker::usualReduction(int depth, int count) const {
    return parameters_.reduction * reductions().of(depth, count) / 1000;
}

/// How good the move has been before, here and as an answer to the moves before.
int Worker::record(const Node& node, Move move) {
    if (move.from() >= book_.size()) return 0;
    const Piece piece = position_[move.from()];
    int sum = shared_.history.quiet(piece, move.to()).value();
    for (const Step step : pickerContext(node.ply, Move()).earlier) {
        if (step != History::NoStep) sum += shared_.history.reply(step, piece, move.to()).value();
    }
    return sum;
}

// --- learning -------------------------------------------------------------------------------------------------------

const Worker::Frame* Worker::lastOfSeat(int at) const {
    for (int back = 2; back <= 4 && back <= at; ++back) {
        if (frame(at - back).seat == frame(at).seat) return &frame(at - back);
    }
    return nullptr;
}

bool Worker::improving(int at, Score evaluation) const {
    const Frame* last = lastOfSeat(at);
    return last != nullptr && last->evaluation != Infinite && evaluation > last->evaluation;
}

PickerContext Worker::pickerContext(int at, Move tableMove) {
    const Frame* own = lastOfSeat(at);
    return {.evaluator = *evaluator_,
            .position = position_,
            .history = shared_.history,
            .arena = arena_,
            .tableMove = tableMove,
            .killers = frame(at).killers,
            .earlier = {at > 0 ? frame(at - 1).step : History::NoStep, own != nullptr ? own->step : History::NoStep}};
}

void Worker::learn(const Node& node, Move best, const Tried& quiets, const Tried& noisy) {
    const int usual = parameters_.bonusSquare * node.depth * node.depth + parameters_.bonus * node.depth;
    const int bonus = std::min(usual, parameters_.mostBonus);
    const auto capture = [&](Move move, int amount) {
        shared_.history.capture(position_[move.from()], move.to(), position_[move.to()]).learn(amount);
    };
    if (isNoisy(position_, best)) {
        capture(best, bonus);
    } else {
        Frame& here = frame(node.ply);
        if (best != here.killers[0]) here.killers = {best, here.killers[0]};
        learnQuiet(node, best, bonus);
        for (const Move move : quiets) learnQuiet(node, move, -bonus);
    }
    for (const Move move : noisy) capture(move, -bonus);
}

/// Only a score that contradicts the static value is learnt from, and only where no capture explains it.
void Worker::learnCorrection(const Node& node, Move best, Score score, Score firstAlpha) {
    const Score value = frame(node.ply).evaluation;
    if (node.inCheck || value == Infinite || isMate(score) || !methods_.pruning || perception_ != nullptr) return;
    if (best != Move() && isNoisy(position_, best)) return;
    if (score >= node.beta ? score <= value : score <= firstAlpha && score >= value) return;
    shared_.history.correction().learn(position_, score - value, parameters_.correction * node.depth / 10);
}

void Worker::learnQuiet(const Node& node, Move move, int bonus) {
    if (move.from() >= book_.size()) return;
    const Piece piece = position_[move.from()];
    shared_.history.quiet(piece, move.to()).learn(bonus);
    for (const Step step : pickerContext(node.ply, Move()).earlier) {
        if (step != History::NoStep) shared_.history.reply(step, piece, move.to()).learn(bonus);
    }
}

}  // namespace rokada
