#include "ai/endgame/endgame.h"

#include "ai/endgame/retrograde.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

[[nodiscard]] bool anyCapture(const Position& position) {
    const MoveList moves = legalMoves(position);
    return moves.empty() || std::ranges::any_of(moves, [&](Move m) { return !position.empty(m.to()); });
}

/// Returns the first legal position of an endgame in which `turn` has moves but no captures. Returns nullopt if there
/// is no such position.
[[nodiscard]] std::optional<Position> ordinaryExample(const Rulebook& book, const EndingNumbers& numbers, Side turn) {
    for (std::size_t n = turn * numbers.total() / 2; n < (turn + 1u) * numbers.total() / 2; ++n) {
        const EndgamePosition endgamePosition = numbers.endgamePosition(n);
        Position position(book);
        bool apart = true;
        for (std::size_t i = 0; apart && i < numbers.pieces(); ++i) {
            apart = position.empty(endgamePosition.at[i]);
            if (apart) position.put(numbers.piece(i), endgamePosition.at[i]);
        }
        if (!apart) continue;
        position.setTurn(turn);
        if (!position.inCheck(Side(turn ^ 1)) && !anyCapture(position)) return position;
    }
    return std::nullopt;
}

}  // namespace

std::vector<EndingPieces> Endgames::successors(EndingPieces pieces) const {
    std::vector<EndingPieces> all;
    for (std::size_t i = 0; i < pieces.count(); ++i) {
        const auto with = [&](Piece piece) {
            EndingPieces next = pieces;
            next.pieces[i] = piece;
            return next;
        };
        all.push_back(with(NoPiece));
        for (int s = 0; s < book().size(); ++s) {
            // A capture with promotion needs no entry of its own: a capture followed by a promotion leads to the same
            // endgame.
            for (const RetroMove& retroMove : retroMoves().changes(pieces.pieces[i], Square(s))) {
                const Arrival& arrival = retroMoves().arrival(retroMove);
                for (std::size_t k = 0; k < arrival.count && arrival.type != MoveType::Bonus; ++k) {
                    all.push_back(with(pieceOf(sideOf(pieces.pieces[i]), arrival.kinds[k])));
                }
            }
        }
    }
    return all;
}

bool Endgames::hasBonusPromotion(Piece piece) const {
    for (int s = 0; s < book().size(); ++s) {
        const auto promotions = retroMoves().changes(piece, Square(s));
        const auto isBonus = [&](const RetroMove& promotion) {
            return retroMoves().arrival(promotion).type == MoveType::Bonus;
        };
        if (std::ranges::any_of(promotions, isBonus)) return true;
    }
    return false;
}

OwnEnd Endgames::ownEnd(EndingPieces pieces) const {
    if (pieces.count() == 0) return OwnEnd::None;
    const EndingNumbers numbers(retroMoves(), pieces);
    OwnEnd found = OwnEnd::Draw;
    for (const Side turn : {Side(0), Side(1)}) {
        const auto example = ordinaryExample(book(), numbers, turn);
        const auto ending = example ? book().rules().judge(*example) : std::nullopt;
        if (!ending) return OwnEnd::None;
        if (!ending->drawn()) found = OwnEnd::Victory;
    }
    return found;
}

const EndingTable* Endgames::solve(EndingPieces pieces, const std::stop_token& stop) {
    pieces = storedPieces(pieces);
    auto& table = tableOf(pieces);
    if (table) return table.get();
    for (const EndingPieces& next : successors(pieces)) {
        if (solve(next, stop) == nullptr) return nullptr;
    }
    const OwnEnd end = ownEnd(pieces);
    if (end == OwnEnd::Victory) return nullptr;
    Retrograde retrograde(*this, pieces, end == OwnEnd::Draw);
    if (!retrograde.solve(stop)) return nullptr;
    table = retrograde.table();
    return table.get();
}

std::optional<EndingValue> Endgames::probe(const Position& position, const std::stop_token& stop) {
    const auto endgame = endgameOf(position);
    if (!endgame || solve(endgame->pieces, stop) == nullptr) return std::nullopt;
    return value(endgame->placement);
}

}  // namespace rokada
