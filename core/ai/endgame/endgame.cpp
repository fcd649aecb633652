#include "ai/endgame/endgame.h"

#include "ai/endgame/endgame_retrograde.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

[[nodiscard]] bool anyCapture(const Position& position) {
    MoveList moves;
    legalMoves(position, moves);
    return moves.empty() || std::any_of(moves.begin(), moves.end(), [&](Move m) { return !position.empty(m.to()); });
}

/// The first possible standing with moves but without captures.
[[nodiscard]] std::optional<Position> ordinaryExample(const Rulebook& book, const EndingNumbers& numbers, Side turn) {
    for (std::size_t n = turn * numbers.total() / 2; n < (turn + 1u) * numbers.total() / 2; ++n) {
        const Standing standing = numbers.standing(n);
        Position position(book);
        bool apart = true;
        for (std::size_t i = 0; apart && i < numbers.slots(); ++i) {
            apart = position.empty(standing.at[i]);
            if (apart) position.put(numbers.piece(i), standing.at[i]);
        }
        if (!apart) continue;
        position.setTurn(turn);
        if (!position.inCheck(Side(turn ^ 1)) && !anyCapture(position)) return position;
    }
    return std::nullopt;
}

}  // namespace

std::vector<EndingMen> Endgames::successors(EndingMen men) const {
    std::vector<EndingMen> all;
    for (std::size_t i = 0; i < men.count(); ++i) {
        const auto with = [&](Piece piece) {
            EndingMen next = men;
            next.men[i] = piece;
            return next;
        };
        all.push_back(with(NoPiece));
        for (int s = 0; s < book().size(); ++s) {
            // A capturing arrival leads to what is taken and what is become: two steps along these edges.
            for (const Road& road : roads().changes(men.men[i], Square(s))) {
                const Arrival& arrival = roads().arrival(road);
                for (std::size_t k = 0; k < arrival.count && arrival.sort != Sort::Bonus; ++k) {
                    all.push_back(with(pieceOf(sideOf(men.men[i]), arrival.kinds[k])));
                }
            }
        }
    }
    return all;
}

OwnEnd Endgames::ownEnd(EndingMen men) const {
    if (men.count() == 0) return OwnEnd::None;
    const EndingNumbers numbers(roads(), men);
    OwnEnd found = OwnEnd::Draw;
    for (const Side turn : {Side(0), Side(1)}) {
        const auto example = ordinaryExample(book(), numbers, turn);
        const auto ending = example ? book().rules().judge(*example) : std::nullopt;
        if (!ending) return OwnEnd::None;
        if (!ending->drawn()) found = OwnEnd::Victory;
    }
    return found;
}

const EndingTable* Endgames::solve(EndingMen men, const std::stop_token& stop) {
    men = homely(men);
    auto& table = tableOf(men);
    if (table) return table.get();
    for (const EndingMen& next : successors(men)) {
        if (solve(next, stop) == nullptr) return nullptr;
    }
    const OwnEnd end = ownEnd(men);
    if (end == OwnEnd::Victory) return nullptr;
    Retrograde retrograde(*this, men, end == OwnEnd::Draw);
    if (!retrograde.solve(stop)) return nullptr;
    table = retrograde.table();
    return table.get();
}

std::optional<EndingValue> Endgames::probe(const Position& position, const std::stop_token& stop) {
    const bool two = position.book().sides() == 2;
    if (!two || position.state().rights != 0 || position.state().enPassantLegal) return std::nullopt;
    if (position.men(Side(0)).size() + position.men(Side(1)).size() > 4) return std::nullopt;
    Placement placement{.kings = {position.king(Side(0)), position.king(Side(1))}, .turn = position.turn()};
    EndingMen men;
    std::size_t count = 0;
    for (const Side side : {Side(0), Side(1)}) {
        for (const Square s : position.men(side)) {
            if (s == position.king(side)) continue;
            if (roads().closed(position[s], s)) return std::nullopt;
            placement.men[count] = {position[s], s};
            men.men[count++] = position[s];
        }
    }
    if (solve(men, stop) == nullptr) return std::nullopt;
    const std::uint8_t found = code(placement);
    return found == EndingTable::Impossible ? std::nullopt : std::optional(EndingTable::value(found));
}

}  // namespace rokada
