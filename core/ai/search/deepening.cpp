#include "ai/search/deepening.h"

#include <algorithm>
#include <utility>

namespace rokada {

Deepening::Deepening(std::vector<RootMove> moves, std::size_t variations, int deepest, Score aspiration)
    : variations_(variations), deepest_(deepest), aspiration_(aspiration), moves_(std::move(moves)) {
    openIteration(1);
}

RootWindow Deepening::current(std::vector<RootMove>& moves) {
    const std::lock_guard guard(lock_);
    moves = moves_;
    return window_;
}

void Deepening::finish(const RootWindow& window, Score score, const std::vector<RootMove>& moves) {
    const std::lock_guard guard(lock_);
    if (window.number != window_.number || window.depth == 0) return;
    moves_ = moves;
    if (score <= window.alpha || score >= window.beta) {
        if (variations_ == 1) bound_ = RootBound{window.depth, moves_.front()};
        widen(score);
    } else if (window.pv + 1 < variations_) {
        openWindow(window.pv + 1);
    } else {
        std::stable_sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(variations_),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        untold_.push_back(moves_);
        openIteration(window.depth + 1);
    }
    number_.store(++window_.number, std::memory_order_relaxed);
}

int Deepening::finished(std::vector<RootMove>& moves) {
    const std::lock_guard guard(lock_);
    if (untold_.empty()) return 0;
    moves = std::move(untold_.front());
    untold_.pop_front();
    return ++told_;
}

std::optional<RootBound> Deepening::bound() {
    const std::lock_guard guard(lock_);
    return std::exchange(bound_, std::nullopt);
}

void Deepening::openIteration(int depth) {
    bound_.reset();
    window_.depth = depth <= deepest_ ? depth : 0;
    for (RootMove& move : moves_) move.earlier = move.score;
    openWindow(0);
}

/// Opens an aspiration window around the score of the last iteration. Opens a full window at small depths, without a
/// score, and after a mate score.
void Deepening::openWindow(std::size_t pv) {
    const Score last = moves_[pv].earlier;
    const bool narrow = window_.depth >= 5 && last != -Infinite && !isMate(last);
    width_ = aspiration_;
    window_.pv = pv;
    window_.alpha = narrow ? last - width_ : -Infinite;
    window_.beta = narrow ? last + width_ : Infinite;
}

/// Widens the window on the side on which `score` was outside of it.
void Deepening::widen(Score score) {
    width_ *= 3;
    const bool far = width_ > 800 || isMate(score);
    if (score <= window_.alpha) {
        window_.beta = (window_.alpha + window_.beta) / 2;
        window_.alpha = far ? -Infinite : score - width_;
    } else {
        window_.beta = far ? Infinite : score + width_;
    }
}

}  // namespace rokada
