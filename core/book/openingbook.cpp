#include "book/openingbook.h"

#include "book/compactbook.h"
#include "book/polyglot.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

std::vector<BookMove> OpeningBook::moves(const Position& position) const {
    const MoveList legal = legalMoves(position);
    std::vector<BookMove> known = found(position, legal);
    std::erase_if(known, [&](const BookMove& one) { return !legal.contains(one.move); });
    std::ranges::stable_sort(known, std::ranges::greater(), &BookMove::weight);
    return known;
}

tl::expected<BookPtr, BookError> readBook(const Rulebook& rules, std::string bytes) {
    if (bytes.empty()) return tl::make_unexpected(BookError{BookErrorCode::Empty});
    if (bytes.size() > MaxBookBytes) return tl::make_unexpected(BookError{BookErrorCode::TooLarge, MaxBookBytes});
    return isCompactBook(bytes) ? readCompactBook(rules, std::move(bytes)) : readPolyglot(rules, std::move(bytes));
}

}  // namespace rokada
