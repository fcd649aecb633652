#include "ai/endgame/computedtables.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "rules/samerules.h"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>
#include <vector>

namespace rokada {

namespace {

constexpr int WinRank = 1000;

/// Returns the number of plies without a capture or pawn move after which the game is drawn, or after which a player
/// can claim a draw.
int moveLimitOf(const Variant& variant) {
    int limit = std::numeric_limits<int>::max();
    for (const int rule : {variant.draws.fiftyMoveClaim, variant.draws.fiftyMoveAutomatic}) {
        if (rule > 0) limit = std::min(limit, rule);
    }
    return limit;
}

TableResult resultOf(Wdl wdl) {
    return wdl == Wdl::Win ? TableResult::Win : wdl == Wdl::Loss ? TableResult::Loss : TableResult::Draw;
}

/// Returns a greater number for a better move. Quick wins and slow losses are better than others.
int rankOf(const TableValue& value) {
    switch (value.result) {
        case TableResult::Loss: return value.mate - WinRank;
        case TableResult::BlessedLoss: return -1;
        case TableResult::Draw: return 0;
        case TableResult::CursedWin: return 1;
        case TableResult::Win: return WinRank - value.mate;
    }
    return 0;
}

}  // namespace

ComputedTables::ComputedTables(RulebookPtr book, std::function<void()> onReady, std::size_t maxBytes)
    : book_(std::move(book)),
      onReady_(std::move(onReady)),
      maxBytes_(maxBytes),
      moveLimit_(moveLimitOf(book_->variant())),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

ComputedTables::~ComputedTables() = default;

bool ComputedTables::canCompute(const Rulebook& rules) { return rules.sides() == 2 && !rules.towers(); }

bool ComputedTables::allows(const Rulebook& rules) const {
    return canCompute(rules) && sameRules(book_->variant(), rules.variant());
}

// --- looking up ------------------------------------------------------------------------------------------------------

std::optional<TableResult> ComputedTables::result(const Position& position) const {
    const auto endgame = SolvedEndings::endgameOf(position);
    if (!endgame) return std::nullopt;
    const std::shared_lock lock(mutex_);
    const auto value = valueOf(*endgame);
    if (!value || value->mate > moveLimit_) return std::nullopt;
    return value->result;
}

/// Returns the value of an endgame position without regard to the half-move clock. Returns nullopt if the table does
/// not exist or cannot be trusted. Precondition: `mutex_` is locked.
std::optional<TableValue> ComputedTables::valueOf(const SolvedEndings::Endgame& endgame) const {
    if (!published_ || !published_->find(endgame.pieces)) return std::nullopt;
    const auto found = published_->value(endgame.placement);
    if (!found) return std::nullopt;
    const auto addsPieces = [this](Piece piece) { return adding_.contains(piece); };
    if (found->wdl == Wdl::Draw && std::ranges::any_of(endgame.pieces.pieces, addsPieces)) return std::nullopt;
    return TableValue{.result = resultOf(found->wdl), .mate = found->plies};
}

/// Returns the value of a move for the side that makes it. If the mate could come after the move limit, the result is
/// `CursedWin` or `BlessedLoss`. Precondition: `mutex_` is locked.
std::optional<TableValue> ComputedTables::valueOf(const Position& position, Move move) const {
    const Position after = afterMove(position, move);
    const auto endgame = SolvedEndings::endgameOf(after);
    auto value = endgame ? valueOf(*endgame) : std::nullopt;
    if (!value) return std::nullopt;
    value->result = opposite(value->result);
    if (value->result == TableResult::Draw) return value;
    const bool late = value->mate + after.state().halfmoveClock > moveLimit_;
    ++value->mate;
    if (late) value->result = value->result == TableResult::Win ? TableResult::CursedWin : TableResult::BlessedLoss;
    return value;
}

std::optional<TableValues> ComputedTables::root(const Position& position, bool /*repeated*/) const {
    const auto endgame = allows(position.book()) ? SolvedEndings::endgameOf(position) : std::nullopt;
    if (!endgame || !hasMoves(position)) return std::nullopt;
    const std::unique_lock lock(mutex_);
    want(endgame->pieces);
    const auto here = valueOf(*endgame);
    if (!here || here->mate + position.state().halfmoveClock > moveLimit_) return std::nullopt;
    TableValues values{.value = *here, .moves = {}, .hasDistances = true};
    for (const Move move : legalMoves(position)) {
        const auto value = valueOf(position, move);
        if (!value && here->result == TableResult::Win) continue;
        if (!value) return std::nullopt;
        values.moves.push_back({move, *value, rankOf(*value)});
    }
    std::ranges::stable_sort(values.moves, std::ranges::greater(), &TableMove::rank);
    return values;
}

// --- computing -------------------------------------------------------------------------------------------------------

/// Notes that an endgame is used. Orders its computation if its tables do not exist. Precondition: `mutex_` is locked
/// exclusively.
void ComputedTables::want(EndingPieces pieces) const {
    const auto known = entries_.find(pieces);
    if (known != entries_.end()) known->second.lastUse = ++uses_;
    const bool exists = published_ && published_->find(pieces);  // perhaps because another endgame needs it
    if (known != entries_.end() || exists) return;
    entries_[pieces].lastUse = ++uses_;
    queue_.push_front(pieces);
    changed_.notify_all();
}

void ComputedTables::prepare(const Position& position, const std::stop_token& stop) const {
    const auto endgame = allows(position.book()) ? SolvedEndings::endgameOf(position) : std::nullopt;
    if (!endgame) return;
    std::unique_lock lock(mutex_);
    want(endgame->pieces);
    changed_.wait(lock, stop, [&] {
        const auto entry = entries_.find(endgame->pieces);
        return entry == entries_.end() || entry->second.state != State::Wanted;
    });
}

bool ComputedTables::isComputing(const Position& position) const {
    const auto endgame = SolvedEndings::endgameOf(position);
    const std::shared_lock lock(mutex_);
    const auto entry = endgame ? entries_.find(endgame->pieces) : entries_.end();
    return entry != entries_.end() && entry->second.state == State::Wanted;
}

void ComputedTables::stopTelling() {
    const std::lock_guard lock(tellMutex_);
    onReady_ = {};
}

std::size_t ComputedTables::bytes() const {
    const std::shared_lock lock(mutex_);
    return bytesUsed();
}

/// Computes the endgames of the queue until a stop is requested.
void ComputedTables::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        std::unique_lock lock(mutex_);
        if (!changed_.wait(lock, stop, [this] { return !queue_.empty(); })) return;
        const EndingPieces next = queue_.front();
        queue_.pop_front();
        lock.unlock();
        compute(next, stop);
    }
}

/// Solves an endgame if its tables fit into the memory limit. Returns the endgames whose tables it needs, or an empty
/// set if it cannot be solved or memory is missing.
std::set<EndingPieces> ComputedTables::solve(EndingPieces pieces, const std::stop_token& stop) {
    try {
        if (!endgames_) endgames_ = std::make_unique<Endgames>(book_);
        std::set<EndingPieces> needed = neededFor(pieces);
        if (fits(needed) && endgames_->solve(pieces, stop) != nullptr) return needed;
    } catch (const std::bad_alloc&) {
        // The search works without the tables too.
    }
    return {};
}

void ComputedTables::compute(EndingPieces pieces, const std::stop_token& stop) {
    std::set<EndingPieces> needed = solve(pieces, stop);
    const bool solved = !needed.empty();
    if (stop.stop_requested()) return;
    {
        const std::lock_guard lock(mutex_);
        if (solved) publish(needed);
        Entry& entry = entries_[pieces];
        entry.state = solved ? State::Ready : State::Impossible;
        entry.needed = std::move(needed);
        makeRoom(pieces);
    }
    changed_.notify_all();
    const std::lock_guard lock(tellMutex_);
    if (solved && onReady_) onReady_();
}

/// Makes the tables of these endgames usable. Precondition: `mutex_` is locked exclusively.
void ComputedTables::publish(const std::set<EndingPieces>& endgames) {
    if (!published_) {
        published_ = std::make_unique<SolvedEndings>(book_);
        for (const Side side : {Side(0), Side(1)}) {
            for (std::size_t kind = 0; kind < book_->variant().kinds.size(); ++kind) {
                const Piece piece = pieceOf(side, Kind(kind));
                if (endgames_->hasBonusPromotion(piece)) adding_.insert(piece);
            }
        }
    }
    for (const EndingPieces& endgame : endgames) published_->add(endgame, endgames_->find(endgame));
}

/// Returns the endgames whose tables an endgame needs, itself included, as they are stored.
std::set<EndingPieces> ComputedTables::neededFor(EndingPieces pieces) const {
    std::set<EndingPieces> found;
    std::vector<EndingPieces> next{endgames_->storedPieces(pieces)};
    while (!next.empty()) {
        const EndingPieces endgame = next.back();
        next.pop_back();
        if (!found.insert(endgame).second) continue;
        for (const EndingPieces& successor : endgames_->successors(endgame))
            next.push_back(endgames_->storedPieces(successor));
    }
    return found;
}

bool ComputedTables::fits(const std::set<EndingPieces>& endgames) const {
    std::size_t bytes = 0;
    for (const EndingPieces& endgame : endgames) {
        bytes += EndingNumbers(endgames_->retroMoves(), endgame).total();
        if (bytes > maxBytes_) return false;
    }
    return true;
}

std::set<EndingPieces> ComputedTables::allNeeded() const {
    std::set<EndingPieces> all;
    for (const auto& [pieces, entry] : entries_) all.insert(entry.needed.begin(), entry.needed.end());
    return all;
}

std::size_t ComputedTables::bytesUsed() const {
    std::size_t bytes = 0;
    for (const EndingPieces& endgame : allNeeded()) bytes += published_->find(endgame)->codes().size();
    return bytes;
}

/// Forgets the endgames that were not used for the longest time until the tables fit into the memory limit. Keeps the
/// tables of `latest`. Precondition: `mutex_` is locked exclusively.
void ComputedTables::makeRoom(EndingPieces latest) {
    while (bytesUsed() > maxBytes_) {
        auto oldest = entries_.end();
        for (auto entry = entries_.begin(); entry != entries_.end(); ++entry) {
            if (entry->first == latest || entry->second.state != State::Ready) continue;
            if (oldest == entries_.end() || entry->second.lastUse < oldest->second.lastUse) oldest = entry;
        }
        if (oldest == entries_.end()) return;
        const std::set<EndingPieces> needed = std::move(oldest->second.needed);
        entries_.erase(oldest);
        const std::set<EndingPieces> kept = allNeeded();
        for (const EndingPieces& endgame : needed) {
            if (kept.contains(endgame)) continue;
            endgames_->forget(endgame);
            published_->forget(endgame);
        }
    }
}

}  // namespace rokada
