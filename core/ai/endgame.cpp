#include "ai/endgame.h"

#include "ai/endgame_retrograde.h"
#include "movegen.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr std::size_t Pieces = 64;

[[nodiscard]] Piece ofOtherSide(Piece piece) {
    return piece == NoPiece ? NoPiece : pieceOf(Side(sideOf(piece) ^ 1), kindOf(piece));
}

[[nodiscard]] EndingMen inOrder(EndingMen men) {
    std::sort(men.men.begin(), men.men.end());
    return men;
}

[[nodiscard]] EndingMen exchangedMen(EndingMen men) {
    return inOrder({{ofOtherSide(men.men[0]), ofOtherSide(men.men[1])}});
}

[[nodiscard]] std::size_t indexOf(EndingMen men) { return men.men[0] * Pieces + men.men[1]; }

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

Endgames::Endgames(RulebookPtr book)
    : book_(std::move(book)), roads_(*book_), exchange_(exchangeOfSides(roads_)), tables_(Pieces * Pieces) {}

EndingMen Endgames::homely(EndingMen men) const {
    men = inOrder(men);
    const EndingMen other = exchangedMen(men);
    return exchange_ && other.men < men.men ? other : men;
}

bool Endgames::exchanged(EndingMen men) const { return !(homely(men) == inOrder(men)); }

std::uint8_t Endgames::code(const Placement& placement) const {
    auto men = placement.men;
    if (men[1].piece < men[0].piece) std::swap(men[0], men[1]);
    const EndingMen named{{men[0].piece, men[1].piece}};
    const EndingMen wanted = homely(named);
    const EndingTable& table = *tables_[indexOf(wanted)];
    Standing standing{{placement.kings[0], placement.kings[1], men[0].square, men[1].square}, placement.turn};
    if (wanted == named) return table.code(standing);
    std::swap(standing.at[0], standing.at[1]);
    if (wanted.men[0] != ofOtherSide(men[0].piece)) std::swap(standing.at[2], standing.at[3]);
    for (std::size_t i = 0; i < 2 + named.count(); ++i) standing.at[i] = (*exchange_)[standing.at[i]];
    standing.turn = Side(standing.turn ^ 1);
    return table.code(standing);
}

std::vector<EndingMen> Endgames::successors(EndingMen men) const {
    std::vector<EndingMen> all;
    for (std::size_t i = 0; i < men.count(); ++i) {
        const auto with = [&](Piece piece) {
            EndingMen next = men;
            next.men[i] = piece;
            return next;
        };
        all.push_back(with(NoPiece));
        for (int s = 0; s < book_->size(); ++s) {
            // A capturing arrival leads to what is taken and what is become: two steps along these edges.
            for (const Road& road : roads_.changes(men.men[i], Square(s))) {
                const Arrival& arrival = roads_.arrival(road);
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
    const EndingNumbers numbers(roads_, men);
    OwnEnd found = OwnEnd::Draw;
    for (const Side turn : {Side(0), Side(1)}) {
        const auto example = ordinaryExample(*book_, numbers, turn);
        const auto ending = example ? book_->rules().judge(*example) : std::nullopt;
        if (!ending) return OwnEnd::None;
        if (!ending->drawn()) found = OwnEnd::Victory;
    }
    return found;
}

const EndingTable* Endgames::solve(EndingMen men, const std::stop_token& stop) {
    men = homely(men);
    auto& table = tables_[indexOf(men)];
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
            if (roads_.closed(position[s], s)) return std::nullopt;
            placement.men[count] = {position[s], s};
            men.men[count++] = position[s];
        }
    }
    if (solve(men, stop) == nullptr) return std::nullopt;
    const std::uint8_t found = code(placement);
    return found == EndingTable::Impossible ? std::nullopt : std::optional(EndingTable::value(found));
}

void Endgames::forget(EndingMen men) { tables_[indexOf(homely(men))].reset(); }

// --- the oracle -----------------------------------------------------------------------------------------------------

EndgameOracle::EndgameOracle(RulebookPtr book) : book_(std::move(book)) {}
EndgameOracle::~EndgameOracle() = default;

std::optional<EndingValue> EndgameOracle::valueUnlocked(const Position& position, const std::stop_token& stop) {
    std::size_t men = 0;
    for (std::size_t side = 0; side < book_->sides(); ++side) men += position.men(Side(side)).size();
    if (book_->sides() != 2 || men > 3) return std::nullopt;
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
    if (!here || here->fate == Fate::Draw) return std::nullopt;
    MoveList moves;
    legalMoves(position, moves);
    std::optional<EndingChoice> best;
    for (const Move move : moves) {
        Position after = position;
        Undo undo;
        after.make(move, undo);
        const auto value = valueUnlocked(after, stop);
        if (!value) continue;  // more men than a table knows, or stopped
        const bool keeps = here->fate == Fate::Win ? value->fate == Fate::Loss : value->fate == Fate::Win;
        if (keeps && value->plies + 1 == here->plies) best = {move, *here};
    }
    return best;
}

}  // namespace rokada
