#include "learn/tableopponent.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

bool bare(const Position& position) {
    return position.pieces(Side(0)).size() == 1 && position.pieces(Side(1)).size() == 1;
}

}  // namespace

std::optional<EndingValue> TableOpponent::after(const Position& before, Move move) const {
    const Position position = afterMove(before, move);
    if (bare(position)) return EndingValue{};
    return tables_->probe(position);
}

/// Returns true if the learner's move keeps the win or the draw. `value` is the value after the move for the opponent.
bool TableOpponent::keeps(const EndingValue& value) const {
    return holding() ? value.wdl != Wdl::Win : value.wdl == Wdl::Loss;
}

std::optional<Remark> TableOpponent::mistake(const Position& before, Move move) const {
    const auto value = after(before, move);
    if (value && keeps(*value)) return std::nullopt;
    Remark remark{.type = holding() ? RemarkType::SlipsToLoss : RemarkType::SlipsToDraw,
                  .squares = {},
                  .moves = {},
                  .illegal = {}};
    const Position position = afterMove(before, move);
    const MoveList replies = legalMoves(position);
    if (replies.empty()) {
        remark.type = RemarkType::Stalemates;
        return remark;
    }
    // Chooses the reply that refutes the mistake. If the learner had to hold a draw, this reply is the quickest win. If
    // the learner had to mate, this reply holds the draw, by a capture if possible.
    const auto worth = [&](Move reply) {
        const auto then = after(position, reply);
        if (!then) return -1000;
        if (holding()) return then->wdl == Wdl::Loss ? -then->plies : -1000;
        return then->wdl == Wdl::Win ? -1000 : position.empty(reply.to()) ? 0 : 1;
    };
    const Move shown = *std::ranges::max_element(replies, [&](Move a, Move b) { return worth(a) < worth(b); });
    remark.squares = {shown.from(), shown.to()};
    remark.moves = {shown};
    return remark;
}

bool TableOpponent::reached(const Position& before, Move move, int moves) const {
    if (!holding()) return outcomeOf(before, move).mate;
    const Position position = afterMove(before, move);
    return moves >= holdMoves_ || bare(position) || !hasMoves(position);
}

std::vector<Move> TableOpponent::best(const Position& position) const {
    std::vector<Move> moves;
    int fewest = EndingTable::Impossible;
    for (const Move move : legalMoves(position)) {
        const auto value = after(position, move);
        if (!value || !keeps(*value)) continue;
        const int plies = holding() ? 0 : value->plies;
        if (plies < fewest) moves.clear();
        fewest = std::min(fewest, plies);
        if (plies == fewest) moves.push_back(move);
    }
    return moves;
}

/// Returns how dangerous a move of the attacking opponent is. The value is higher if fewer answers of the learner keep
/// the draw.
int TableOpponent::danger(const Position& position, Move move) const {
    constexpr int Harmless = -1000;
    const Position next = afterMove(position, move);
    const MoveList answers = legalMoves(next);
    if (answers.empty()) return 2 * Harmless;
    const bool loses = std::ranges::any_of(answers, [&](Move m) { return !next.empty(m.to()); });
    return (loses ? Harmless : 0) - static_cast<int>(best(next).size());
}

Move TableOpponent::reply(const Position& position) const {
    const MoveList moves = legalMoves(position);
    const auto worth = [&](Move move) {
        constexpr int Unknown = -100'000;
        const auto value = after(position, move);
        if (!value) return Unknown;
        return holding() ? danger(position, move) : value->plies;
    };
    return *std::ranges::max_element(moves, [&](Move a, Move b) { return worth(a) < worth(b); });
}

}  // namespace rokada
