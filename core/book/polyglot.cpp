#include "book/polyglot.h"

#include "base/storedbytes.h"
#include "book/polyglotnumbers.h"

#include <algorithm>
#include <string_view>

namespace rokada {

namespace {

constexpr std::size_t EntryBytes = 16;
constexpr std::string_view PieceLetters = "PNBRQK";
// Indices of the first number for castling rights, for en passant files and for the turn in `polyglotNumbers`.
constexpr std::size_t CastlingNumbers = 768, EnPassantNumbers = 772, TurnNumber = 780;

char letterOf(const Rulebook& rules, Kind kind) { return rules.variant().kinds[kind].letter; }

/// Returns the part of the Polyglot key for this piece on this square. Each kind of piece has a row of 64 numbers, in
/// the order black pawn, white pawn, black knight, ...
std::uint64_t pieceNumber(const Rulebook& rules, Piece piece, Square square) {
    const std::size_t kind = PieceLetters.find(letterOf(rules, kindOf(piece)));
    const std::size_t row = 2 * kind + (sideOf(piece) == Side(0) ? 1 : 0);
    return polyglotNumbers()[64 * row + square];
}

/// Returns true if the Polyglot key includes the en passant file. This is the case if a pawn of the side to move is
/// beside the pawn that has just made a double step.
bool enPassantCounts(const Position& position) {
    if (position.state().enPassant == NoSquare) return false;
    const Rulebook& rules = position.book();
    const Piece pawn = pieceOf(position.turn(), rules.pawnKind());
    const auto squares = rules.enPassantPawns(position.turn(), position.state().enPassant);
    return std::ranges::any_of(squares, [&](Square s) { return position[s] == pawn; });
}

Square rookOf(const Rulebook& rules, Move castling) {
    const auto plans = rules.castlings();
    const auto plan = std::ranges::find(plans, castling, &CastlingPlan::move);
    return plan == plans.end() ? castling.to() : plan->journey.rookFrom;
}

class PolyglotBook final : public OpeningBook {
public:
    explicit PolyglotBook(std::string bytes) : bytes_(std::move(bytes)) {}

    [[nodiscard]] std::size_t entries() const { return bytes_.size() / EntryBytes; }
    [[nodiscard]] std::uint64_t keyOf(std::size_t i) const { return highFirst<std::uint64_t>(bytes_, i * EntryBytes); }
    [[nodiscard]] std::size_t positions() const override { return positions_; }
    /// Returns the index of the first entry that is out of order, or `entries()` if all entries are sorted. Also sets
    /// the number of positions.
    std::size_t disorder();

private:
    [[nodiscard]] std::vector<BookMove> found(const Position& position, const MoveList& legal) const override;

    std::string bytes_;
    std::size_t positions_ = 0;
};

std::size_t PolyglotBook::disorder() {
    for (std::size_t i = 0; i < entries(); ++i) {
        if (i > 0 && keyOf(i) < keyOf(i - 1)) return i;
        if (i == 0 || keyOf(i) != keyOf(i - 1)) ++positions_;
    }
    return entries();
}

std::vector<BookMove> PolyglotBook::found(const Position& position, const MoveList& legal) const {
    const std::uint64_t key = polyglotKey(position);
    std::size_t low = 0, high = entries();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        keyOf(middle) < key ? low = middle + 1 : high = middle;
    }
    std::vector<BookMove> moves;
    for (; low < entries() && keyOf(low) == key; ++low) {
        const auto code = highFirst<std::uint16_t>(bytes_, low * EntryBytes + 8);
        const auto* move = std::ranges::find_if(legal, [&](Move m) { return polyglotMove(position, m) == code; });
        const auto twice = [&](const BookMove& one) { return one.move == *move; };
        if (move == legal.end() || std::ranges::any_of(moves, twice)) continue;
        moves.push_back({.move = *move, .weight = highFirst<std::uint16_t>(bytes_, low * EntryBytes + 10)});
    }
    return moves;
}

}  // namespace

bool knowsPolyglot(const Rulebook& rules) {
    const Variant& variant = rules.variant();
    const auto known = [](const KindSpec& kind) { return PieceLetters.find(kind.letter) != PieceLetters.npos; };
    return rules.sides() == 2 && rules.size() == 64 && variant.geometry.columns() == 8 && variant.enPassant &&
           rules.castlings().size() == 4 && variant.kinds.size() == PieceLetters.size() &&
           std::ranges::all_of(variant.kinds, known);
}

std::uint64_t polyglotKey(const Position& position) {
    const Rulebook& rules = position.book();
    const auto& numbers = polyglotNumbers();
    std::uint64_t key = position.turn() == Side(0) ? numbers[TurnNumber] : 0;
    for (const Side side : {Side(0), Side(1)}) {
        for (const Square square : position.pieces(side)) key ^= pieceNumber(rules, position[square], square);
    }
    const auto plans = rules.castlings();
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if ((position.state().rights & plans[i].right) != 0) key ^= numbers[CastlingNumbers + i];
    }
    if (enPassantCounts(position)) {
        key ^=
            numbers[EnPassantNumbers + static_cast<std::size_t>(rules.geometry().column(position.state().enPassant))];
    }
    return key;
}

std::uint16_t polyglotMove(const Position& position, Move move) {
    const Rulebook& rules = position.book();
    const Square to = move.type() == MoveType::Castle ? rookOf(rules, move) : move.to();
    const std::size_t becomes = move.becomes() == NoKind ? 0 : PieceLetters.find(letterOf(rules, move.becomes()));
    return static_cast<std::uint16_t>(to | move.from() << 6 | becomes << 12);
}

tl::expected<BookPtr, BookError> readPolyglot(const Rulebook& rules, std::string bytes) {
    const std::size_t rest = bytes.size() % EntryBytes, whole = bytes.size() - rest;
    auto book = std::make_shared<PolyglotBook>(std::move(bytes));
    const std::size_t disorder = book->disorder();
    const auto wrong = [](BookErrorCode what, std::size_t at) { return tl::make_unexpected(BookError{what, at}); };
    if (disorder < book->entries()) return wrong(BookErrorCode::Unknown, disorder * EntryBytes);
    if (book->entries() == 0) return wrong(BookErrorCode::Unknown, 0);
    if (rest != 0) return wrong(BookErrorCode::Cut, whole);
    if (!knowsPolyglot(rules)) return wrong(BookErrorCode::OtherVariant, 0);
    return book;
}

}  // namespace rokada
