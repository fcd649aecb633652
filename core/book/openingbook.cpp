#include "book/openingbook.h"

#include "book/compactbook.h"
#include "book/polyglot.h"
#include "rules/forced.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

double shareOf(const BookMove& move, std::span<const BookMove> moves) {
    std::int64_t sum = 0;
    for (const BookMove& each : moves) sum += each.weight;
    return sum == 0 ? 0 : static_cast<double>(move.weight) / static_cast<double>(sum);
}

std::vector<BookMove> OpeningBook::moves(const Position& position) const {
    const MoveList legal = legalMoves(position);
    std::vector<BookMove> known = found(position, legal);
    std::erase_if(known, [&](const BookMove& one) { return !legal.contains(one.move); });
    std::ranges::stable_sort(known, std::ranges::greater(), &BookMove::weight);
    return known;
}

std::size_t OpeningBook::follows(Position position, std::span<const Move> moves) const {
    std::size_t followed = 0;
    for (const Move move : moves) {
        const std::vector<BookMove> known = this->moves(position);
        if (std::ranges::find(known, move, &BookMove::move) == known.end()) break;
        Undo undo;
        position.make(move, undo);
        settle(position);
        ++followed;
    }
    return followed;
}

tl::expected<BookPtr, BookError> readBook(const Rulebook& rules, std::string bytes) {
    if (bytes.empty()) return tl::make_unexpected(BookError{BookErrorCode::Empty});
    if (bytes.size() > MaxBookBytes) return tl::make_unexpected(BookError{BookErrorCode::TooLarge, MaxBookBytes});
    return isCompactBook(bytes) ? readCompactBook(rules, std::move(bytes)) : readPolyglot(rules, std::move(bytes));
}

}  // namespace rokada
