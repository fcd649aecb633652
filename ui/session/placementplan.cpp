#include "session/placementplan.h"

#include "game/placement.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

void PlacementPlan::begin(const Game& game, std::vector<Side> people) {
    book_ = game.sharedBook();
    start_ = std::make_unique<Position>(game.position());
    people_ = std::move(people);
    current_ = 0;
    placed_.assign(book_->sides(), {});
    wanted_ = 0;
    for (std::size_t i = 0; running() && i < book_->reserveKinds().size(); ++i)
        wanted_ += static_cast<std::size_t>(start_->reserve(side(), i));
    show();
}

void PlacementPlan::end() { people_.clear(); }

void PlacementPlan::show() {
    if (running()) board_ = std::make_unique<Game>(book_, aloneWith(*start_, side(), placed_[side()]));
}

bool PlacementPlan::place(Move move) {
    if (!running() || complete() || move.type() != MoveType::Drop || !board_->legal(move)) return false;
    placed_[side()].push_back(move);
    show();
    return true;
}

Kind PlacementPlan::takeBack(Square square) {
    if (!running()) return NoKind;
    std::vector<Move>& placed = placed_[side()];
    const auto found = std::ranges::find_if(placed, [&](Move move) { return move.to() == square; });
    if (found == placed.end()) return NoKind;
    const Kind kind = found->becomes();
    placed.erase(found);
    show();
    return kind;
}

SquareSet PlacementPlan::squares() const {
    SquareSet squares;
    for (const Move move : placed_[side()]) squares.set(move.to());
    return squares;
}

void PlacementPlan::clear() {
    if (!running()) return;
    placed_[side()].clear();
    show();
}

std::vector<Move> PlacementPlan::filled(Side side, std::vector<Move> moves, const Chooser& chooser) const {
    while (moves.size() < wanted_) moves.push_back(chooser(aloneWith(*start_, side, moves)));
    return moves;
}

void PlacementPlan::fill(const Chooser& chooser) {
    if (!running()) return;
    placed_[side()] = filled(side(), placed_[side()], chooser);
    show();
}

bool PlacementPlan::next() {
    if (!running() || !complete() || current_ + 1 == people_.size()) return false;
    ++current_;
    show();
    return true;
}

std::vector<Move> PlacementPlan::moves(const Chooser& others) const {
    std::vector<std::vector<Move>> all = placed_;
    for (std::size_t side = 0; side < all.size(); ++side) {
        if (start_->living(Side(side))) all[side] = filled(Side(side), all[side], others);
    }
    std::vector<Move> order;
    const std::size_t sides = all.size();
    for (std::size_t round = 0; round < wanted_; ++round) {
        for (std::size_t i = 0; i < sides; ++i) {
            const std::vector<Move>& own = all[(start_->turn() + i) % sides];
            if (round < own.size()) order.push_back(own[round]);
        }
    }
    return order;
}

}  // namespace rokada::ui
