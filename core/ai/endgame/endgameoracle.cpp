#include "ai/endgame/endgameoracle.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"

namespace rokada {

EndgameOracle::EndgameOracle(RulebookPtr book) : book_(std::move(book)) {}
EndgameOracle::~EndgameOracle() = default;

std::optional<EndingValue> EndgameOracle::valueUnlocked(const Position& position, const std::stop_token& stop) {
    std::size_t pieces = 0;
    for (std::size_t side = 0; side < book_->sides(); ++side) pieces += position.pieces(Side(side)).size();
    if (book_->sides() != 2 || book_->towers() || pieces > 3) return std::nullopt;
    if (!endgames_) endgames_ = std::make_unique<Endgames>(book_);
    return endgames_->probe(position, stop);
}

std::optional<EndingValue> EndgameOracle::value(const Position& position, const std::stop_token& stop) {
    const std::scoped_lock lock(mutex_);
    return valueUnlocked(position, stop);
}

std::optional<EndingChoice> EndgameOracle::choose(const Position& position, const std::stop_token& stop) {
    const std::scoped_lock lock(mutex_);
    const auto here = valueUnlocked(position, stop);
    if (!here || here->wdl == Wdl::Draw) return std::nullopt;
    const MoveList moves = legalMoves(position);
    std::optional<EndingChoice> best;
    for (const Move move : moves) {
        const Position after = afterMove(position, move);
        const auto value = valueUnlocked(after, stop);
        if (!value) continue;  // stopped, or the move leads to more pieces than a table has
        const bool keeps = here->wdl == Wdl::Win ? value->wdl == Wdl::Loss : value->wdl == Wdl::Win;
        if (keeps && value->plies + 1 == here->plies) best = {move, *here};
    }
    return best;
}

}  // namespace rokada
