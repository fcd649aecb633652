#include "explain/premove.h"

#include <algorithm>

namespace rokada {

std::vector<Square> possiblePremoves(const Position& position, Square from) {
    std::vector<Square> squares;
    if (position.empty(from)) return squares;
    const Rulebook& book = position.book();
    const Piece piece = position[from];
    const Side side = sideOf(piece);
    const bool first = (position.state().rights & book.firstMoveRight(side, from)) != 0;
    for (const auto& list : {book.targets(piece, from), book.captures(piece, from), book.quiets(piece, from)}) {
        for (const Target& target : list) {
            if (first || !target.firstMoveOnly) squares.push_back(target.square);
        }
    }
    position.eachCastling(side, [&](const CastlingPlan& plan) {
        if (plan.journey.kingFrom != from) return;
        for (const Square to : {plan.journey.kingTo, plan.journey.rookFrom}) {
            if (book.meansCastling(plan, to)) squares.push_back(to);
        }
    });
    std::ranges::sort(squares);
    squares.erase(std::ranges::unique(squares).begin(), squares.end());
    return squares;
}

}  // namespace rokada
