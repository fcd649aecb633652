#include "book/bookplay.h"

#include "base/scrambled.h"

#include <algorithm>
#include <numeric>

namespace rokada {

std::optional<Move> chooseBookMove(std::span<const BookMove> moves, const std::function<std::uint64_t()>& random) {
    const auto sum =
        std::accumulate(moves.begin(), moves.end(), std::uint64_t{0},
                        [](std::uint64_t all, const auto& m) { return all + static_cast<std::uint64_t>(m.weight); });
    if (sum == 0) return std::nullopt;
    std::uint64_t left = random() % sum;
    for (const BookMove& one : moves) {
        const auto weight = static_cast<std::uint64_t>(one.weight);
        if (left < weight) return one.move;
        left -= weight;
    }
    return std::nullopt;
}

std::optional<SearchResult> bookAnswer(const OpeningBook& book, const Task& task) {
    const Limits& limits = task.limits;
    const int moveNumber = task.position.state().moveNumber;
    if (!playsFromBooks(task.level, moveNumber) || !limits.only.empty() || limits.variations > 1 || limits.pondering)
        return std::nullopt;
    const Key key = task.position.key();
    if (std::ranges::find(task.earlier, key) != task.earlier.end()) return std::nullopt;
    std::uint64_t state = scrambled(task.seed) ^ key;
    const auto move = chooseBookMove(book.moves(task.position), [&] { return scrambled(state++); });
    if (!move) return std::nullopt;
    SearchResult answer{.best = *move};
    answer.report.variations.push_back({.score = 0, .moves = {*move}});
    return answer;
}

}  // namespace rokada
