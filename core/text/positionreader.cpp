#include "base/characters.h"
#include "text/positionfields.h"
#include "text/positionletters.h"
#include "text/positiontext.h"
#include "text/towerreader.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace rokada {

namespace {

/// Maximum number of pieces of a side in variants with towers (stacks of pieces). It also limits the height of towers.
constexpr int MaxOfASide = 16;

/// Parses a position text field by field and stops at the first error.
class Reader {
public:
    Reader(const Rulebook& book, std::string_view text)
        : book_(book), variant_(book.variant()), fields_(variant_, text), position_(book) {}

    Parsed<ReadPosition> read() {
        if (const auto error = fields_.error()) return tl::make_unexpected(*error);
        for (auto step : {&Reader::placement, &Reader::turn, &Reader::pieces, &Reader::rights, &Reader::enPassant,
                          &Reader::counters, &Reader::flags, &Reader::operations, &Reader::lawfulness}) {
            if (auto f = (this->*step)()) return tl::make_unexpected(*f);
        }
        return ReadPosition{position_, std::move(remarks_)};
    }

private:
    using Result = std::optional<ParseError>;

    [[nodiscard]] ParseError wrong(ErrorCode what, std::size_t at = 0, Side side = NoSide) const {
        return {fields_.place(at), what, fields_.current(), side};
    }
    void remark(PositionRemarkCode what, std::size_t at = 0) {
        remarks_.push_back({what, fields_.current(), fields_.place(at)});
    }
    /// Makes `field` the current field. Returns false if the text does not have it. Adds a remark for the first missing
    /// field.
    bool enter(PositionField field) {
        fields_.enter(field);
        if (fields_.given()) return true;
        const bool told = std::ranges::any_of(
            remarks_, [](const PositionRemark& r) { return r.what == PositionRemarkCode::FieldsSupplied; });
        if (!told && field != PositionField::FirstMoves) remark(PositionRemarkCode::FieldsSupplied);
        return false;
    }

    // --- field 1
    Result placement() {
        fields_.enter(PositionField::Placement);
        const std::string_view field = fields_.text();
        const auto bracket = std::min(field.find('['), field.size());
        if (auto f = rows(field.substr(0, bracket))) return f;
        return bracket == field.size() ? std::nullopt : reservePieces(field, bracket);
    }

    Result rows(std::string_view text) {
        std::size_t at = 0;
        for (int y = board().rows() - 1; y >= 0; --y) {
            const auto slash = std::min(text.find('/', at), text.size());
            if (auto f = row(text, at, slash, y)) return f;
            if ((slash == text.size()) != (y == 0)) return wrong(ErrorCode::WrongRowCount, slash);
            at = slash + 1;
        }
        return std::nullopt;
    }

    Result row(std::string_view text, std::size_t at, std::size_t end, int y) {
        int x = 0;
        while (at < end) {
            const std::size_t start = at;
            if (text[at] == '*') {
                if (auto f = hole(at++, x++, y)) return f;
            } else if (digit(text[at])) {
                if (auto f = run(text, at, x, y)) return f;
            } else if (auto f = book_.towers() ? tower(text.substr(0, end), at, x++, y)
                                               : piece(text.substr(0, end), at, x++, y)) {
                return f;
            }
            if (x > board().columns()) return wrong(ErrorCode::RowTooLong, start);
        }
        return x < board().columns() ? Result(wrong(ErrorCode::RowTooShort, end)) : std::nullopt;
    }

    Result hole(std::size_t at, int x, int y) {
        if (x >= board().columns()) return wrong(ErrorCode::RowTooLong, at);
        return board().at(x, y) != NoSquare ? Result(wrong(ErrorCode::NoSquareHere, at)) : std::nullopt;
    }

    /// Parses a number of empty squares. If the number is too large for the row, adds its digits instead, because other
    /// programs write ten squares as "91".
    Result run(std::string_view text, std::size_t& at, int& x, int y) {
        constexpr int Huge = 100;
        const std::size_t start = at;
        int number = 0, sum = 0;
        bool zero = false;
        for (; at < text.size() && digit(text[at]); ++at) {
            zero |= text[at] == '0';
            sum += text[at] - '0';
            number = std::min(number * 10 + (text[at] - '0'), Huge);
        }
        if (text[start] == '0') return wrong(ErrorCode::BadNumber, start);
        const auto error = emptySquares(number, x, y);
        if (error && (zero || emptySquares(sum, x, y)))
            return wrong(number == Huge ? ErrorCode::BadNumber : *error, start);
        x += error ? sum : number;
        return std::nullopt;
    }

    /// Returns an error if the row cannot have `count` empty squares from column `x` on.
    [[nodiscard]] std::optional<ErrorCode> emptySquares(int count, int x, int y) const {
        for (int i = x; i < x + count; ++i) {
            if (i >= board().columns()) return ErrorCode::RowTooLong;
            if (board().at(i, y) == NoSquare) return ErrorCode::MissingHole;
        }
        return std::nullopt;
    }

    Result tower(std::string_view text, std::size_t& at, int x, int y) {
        const std::size_t start = at;
        if (x >= board().columns()) return wrong(ErrorCode::RowTooLong, start);
        const auto pieces = readTower(book_, text, at, x);
        if (!pieces) return wrong(pieces.error().what, pieces.error().at);
        const Square square = board().at(x, y);
        if (book_.onTop(pieces->back(), square) != pieces->back())
            return wrong(ErrorCode::PawnOnPromotionSquare, start, sideOf(pieces->back()));
        for (const Piece piece : *pieces) {
            if (++countOf_[sideOf(piece)] > MaxOfASide) return wrong(ErrorCode::TooManyPieces, start, sideOf(piece));
            if (kindOf(piece) == book_.royalKind() && position_.king(sideOf(piece)) != NoSquare)
                return wrong(ErrorCode::TooManyKings, start, sideOf(piece));
            position_.cover(piece, square);
        }
        return std::nullopt;
    }

    Result piece(std::string_view text, std::size_t& at, int x, int y) {
        const std::size_t start = at;
        const Piece piece = readPiece(text, at);
        if (piece == NoPiece) return wrong(ErrorCode::UnknownPiece, start);
        if (x >= board().columns()) return wrong(ErrorCode::RowTooLong, start);
        const Square square = board().at(x, y);
        if (square == NoSquare) return wrong(ErrorCode::MissingHole, start);
        if (book_.pawns().has(piece) && promotes(sideOf(piece), square))
            return wrong(ErrorCode::PawnOnPromotionSquare, start, sideOf(piece));
        if (kindOf(piece) == book_.royalKind() && position_.king(sideOf(piece)) != NoSquare)
            return wrong(ErrorCode::TooManyKings, start, sideOf(piece));
        position_.put(piece, square);
        return std::nullopt;
    }

    Piece readPiece(std::string_view text, std::size_t& at) const {
        Side side{};
        char letter = text[at++];
        if (sideLetters(variant_)) {
            side = variant_.sideOf(letter);
            if (side == NoSide || at == text.size()) return NoPiece;
            letter = text[at++];
        } else if (upper(letter) != letter) {
            side = Side(1);
            letter = upper(letter);
        }
        const Kind kind = variant_.kindOf(letter);
        return kind == NoKind ? NoPiece : pieceOf(side, kind);
    }

    [[nodiscard]] bool promotes(Side side, Square square) const {
        const char pawn = variant_.kinds[book_.pawnKind()].letter;
        return std::ranges::any_of(variant_.promotions, [&](const Promotion& p) {
            return p.side == side && p.kinds.find(pawn) != std::string_view::npos && p.squares.test(square);
        });
    }

    Result reservePieces(std::string_view field, std::size_t at) {
        if (field.back() != ']' || field.size() == at + 2 || variant_.reserveKinds.empty())
            return wrong(ErrorCode::BadReserve, at);
        for (++at; at < field.size() - 1;) {
            const std::size_t start = at;
            const Piece piece = readPiece(field.substr(0, field.size() - 1), at);
            const auto kinds = book_.reserveKinds();
            const auto kind = std::ranges::find(kinds, kindOf(piece));
            if (piece == NoPiece || kind == kinds.end()) return wrong(ErrorCode::BadReserve, start);
            const auto index = static_cast<std::size_t>(kind - kinds.begin());
            const int count = position_.reserve(sideOf(piece), index) + 1;
            if (count > 15) return wrong(ErrorCode::ReserveWithoutRoom, start, sideOf(piece));
            position_.setReserve(sideOf(piece), index, count);
        }
        return std::nullopt;
    }

    // --- field 2
    Result turn() {
        if (!enter(PositionField::Turn)) return std::nullopt;
        const std::string_view field = fields_.text();
        const Side side = field.size() == 1 ? variant_.sideOf(lower(field[0])) : NoSide;
        if (side == NoSide) return wrong(ErrorCode::BadSide);
        position_.setTurn(side);
        return std::nullopt;
    }

    /// Checks conditions that depend on both the pieces and the side to move.
    Result pieces() {
        fields_.enter(PositionField::Placement);
        position_.settleLiving();
        for (std::size_t s = 0; s < variant_.sides(); ++s) {
            const auto side = Side(s);
            const bool present = !position_.pieces(side).empty() || position_.placing(side);
            const bool needed = variant_.elimination ? present : true;
            if (needed && position_.king(side) == NoSquare) return wrong(ErrorCode::NoKing, 0, side);
            if (!roomForReservePieces(side)) return wrong(ErrorCode::ReserveWithoutRoom, 0, side);
        }
        if (position_.living(position_.turn())) return std::nullopt;
        fields_.enter(PositionField::Turn);
        if (fields_.given()) return wrong(ErrorCode::DeadSideToMove, 0, position_.turn());
        position_.setTurn(book_.next(position_.turn(), position_.state().living));
        return std::nullopt;
    }

    [[nodiscard]] bool roomForReservePieces(Side side) const {
        int pieces = 0;
        for (std::size_t i = 0; i < book_.reserveKinds().size(); ++i) pieces += position_.reserve(side, i);
        const SquareSet& home = variant_.sideSpecs[side].home;
        for (int s = 0; s < book_.size(); ++s)
            pieces -= home.test(static_cast<std::size_t>(s)) && position_.empty(Square(s));
        return pieces <= 0;
    }

    // --- field 3
    Result rights() {
        if (!enter(PositionField::Rights)) return std::nullopt;
        const std::string_view field = fields_.text();
        if (field == "-") return std::nullopt;
        for (std::size_t at = 0; at < field.size();) {
            const std::size_t start = at;
            const auto right = rightNamed(field, at);
            if (!right) return wrong(ErrorCode::BadRights, start);
            if (variant_.castlings.empty()) continue;
            if (const CastlingPlan* plan = planOf(*right)) {
                position_.grantRights(plan->right);
            } else {
                remark(PositionRemarkCode::RightDropped, start);
            }
        }
        return std::nullopt;
    }

    /// Castling right as written: the letter of a wing or the file of the rook.
    struct WrittenRight {
        Side side{};
        char wing = 0;  ///< 'K' or 'Q'; 0 if the text gives the file
        int column = 0;
    };

    /// Parses the castling right at `at` and moves `at` past it. Also accepts the letters in variants without castling.
    [[nodiscard]] std::optional<WrittenRight> rightNamed(std::string_view field, std::size_t& at) const {
        WrittenRight right;
        char letter = field[at++];
        if (sideLetters(variant_)) {
            right.side = variant_.sideOf(letter);
            if (right.side == NoSide || at == field.size()) return std::nullopt;
            letter = field[at++];
        } else {
            right.side = letter == upper(letter) ? Side(0) : Side(1);
            letter = upper(letter);
        }
        if (letter == 'K' || letter == 'Q') {
            right.wing = letter;
            return right;
        }
        if (sideLetters(variant_)) return std::nullopt;
        for (right.column = 0; right.column < board().columns(); ++right.column) {
            if (board().fileLetter(right.column) == lower(letter)) return right;
        }
        return std::nullopt;
    }

    /// Returns the castling that the right allows with king and rook on their current squares. If several rooks are
    /// possible, uses the outermost one. Returns nullptr if there is no such castling, or if the side already has
    /// another right on the same wing.
    [[nodiscard]] const CastlingPlan* planOf(const WrittenRight& right) const {
        const Square king = position_.king(right.side);
        if (king == NoSquare || lowest(king) != pieceOf(right.side, book_.royalKind())) return nullptr;
        const Piece rook = pieceOf(right.side, variant_.kindOf('R'));
        const auto plans = book_.castlings(right.side, king);
        const auto plan = std::ranges::find_if(plans, [&](const CastlingPlan& p) {
            const bool meant =
                right.wing == 0 ? board().column(p.journey.rookFrom) == right.column : p.journey.letter == right.wing;
            return meant && lowest(p.journey.rookFrom) == rook;
        });
        if (plan == plans.end()) return nullptr;
        bool second = false;
        position_.eachCastling(right.side, [&](const CastlingPlan& p) {
            second |= p.journey.letter == plan->journey.letter && p.right != plan->right;
        });
        return second ? nullptr : &*plan;
    }

    /// Returns the lowest piece of the tower on a square, or the only piece there.
    [[nodiscard]] Piece lowest(Square square) const {
        return position_.height(square) > 1 ? position_.tower(square).front() : position_[square];
    }

    // --- field 7
    Result flags() {
        if (!variant_.tracksFirstMoves) return std::nullopt;
        const bool given = enter(PositionField::FirstMoves);
        const std::string_view field = given ? fields_.text() : std::string_view();
        std::uint32_t rights = 0;
        std::size_t at = 0;
        for (std::size_t side = 0; side < variant_.sides(); ++side) {
            for (const auto& [letter, square] : frontRow(book_, Side(side))) {
                const bool named = at < field.size() && field[at] == (side == 0 ? upper(letter) : letter);
                const bool pawn = lowest(square) == startingPawn(Side(side), square);
                if (named && !pawn) remark(PositionRemarkCode::FlagDropped, at);
                if (named) ++at;
                if (pawn && (named || !given)) rights |= book_.firstMoveRight(Side(side), square);
            }
        }
        if (given && field != "-" && at < field.size()) return wrong(ErrorCode::BadFlags, at);
        position_.grantRights(rights);
        return std::nullopt;
    }

    [[nodiscard]] Piece startingPawn(Side side, Square square) const {
        return pieceOf(side, book_.towers() ? book_.pawnOfFile(board().column(square)) : book_.pawnKind());
    }

    // --- field 4
    Result enPassant() {
        if (!enter(PositionField::EnPassant)) return std::nullopt;
        const std::string_view field = fields_.text();
        if (field == "-") return std::nullopt;
        const Square passed = board().named(field);
        if (passed == NoSquare) return wrong(ErrorCode::BadEnPassant);
        if (mayJustHavePassed(passed)) {
            position_.setEnPassant(passed);
        } else {
            remark(PositionRemarkCode::EnPassantDropped);
        }
        return std::nullopt;
    }

    [[nodiscard]] bool mayJustHavePassed(Square passed) const {
        if (!variant_.enPassant) return false;
        const Side mover = Side(position_.turn() ^ 1);
        const Square victim = book_.victim(mover, passed);
        return victim != NoSquare && position_[victim] == startingPawn(mover, victim) && position_.empty(passed) &&
               position_.empty(cameFrom(mover, passed));
    }

    [[nodiscard]] Square cameFrom(Side side, Square passed) const {
        return board().step(passed, Delta{0, -1}.turned(variant_.sideSpecs[side].quarterTurns));
    }

    // --- fields 5 and 6
    Result counters() {
        const auto clock = counter(PositionField::HalfmoveClock, 0);
        if (!clock) return wrong(ErrorCode::BadClock);
        const auto moves = counter(PositionField::MoveNumber, 1);
        if (!moves) return wrong(ErrorCode::BadMoveNumber);
        position_.setCounters(*clock, *moves);
        return std::nullopt;
    }

    /// Returns the number in a counter field, or `least` if the field is missing. A number that is out of bounds is
    /// clamped. Returns nullopt if the text is not a number.
    std::optional<int> counter(PositionField field, int least) {
        if (!enter(field)) return least;
        std::string_view digits = fields_.text();
        if (digits == "-") return least;
        const bool negative = digits.starts_with('-');
        if (negative) digits.remove_prefix(1);
        if (digits.empty() || !std::ranges::all_of(digits, digit)) return std::nullopt;
        int value = 0;
        for (const char c : digits) value = std::min(value * 10 + (c - '0'), MaxCounter + 1);
        if (negative) value = -value;
        const int allowed = std::clamp(value, least, MaxCounter);
        if (allowed != value) remark(PositionRemarkCode::CounterCorrected);
        return allowed;
    }

    // --- operations of an EPD
    Result operations() {
        fields_.enter(PositionField::Operations);
        if (fields_.given()) remark(PositionRemarkCode::OperationsDropped);
        return std::nullopt;
    }

    Result lawfulness() {
        fields_.enter(PositionField::Turn);
        const Side waits = Side(position_.turn() ^ 1);
        const bool twoKings = !variant_.elimination;
        if (twoKings && position_.inCheck(waits)) return wrong(ErrorCode::OpponentInCheck, 0, waits);
        return std::nullopt;
    }

    [[nodiscard]] const Geometry& board() const { return book_.geometry(); }

    const Rulebook& book_;
    const Variant& variant_;
    PositionFields fields_;
    Position position_;
    std::vector<PositionRemark> remarks_;
    std::array<int, MaxSides> countOf_{};  ///< number of pieces of each side, in variants with towers
};

}  // namespace

Parsed<ReadPosition> readPosition(const Rulebook& book, std::string_view text) { return Reader(book, text).read(); }

Parsed<Position> parsePosition(const Rulebook& book, std::string_view text) {
    auto read = readPosition(book, text);
    if (!read) return tl::make_unexpected(read.error());
    return read->position;
}

Position startPosition(const Rulebook& book) {
    const auto position = parsePosition(book, book.variant().start);
    assert(position);
    return *position;
}

Position startPosition(const Rulebook& book, int number) {
    const auto position = parsePosition(book, book.variant().numberedStarts->text(number));
    assert(position);
    return *position;
}

std::optional<int> startNumber(const Position& position) {
    const auto& starts = position.book().variant().numberedStarts;
    if (!starts) return std::nullopt;
    const std::string text = positionText(position);
    for (int number = 0; number < starts->count; ++number) {
        if (starts->text(number) == text) return number;
    }
    return std::nullopt;
}

}  // namespace rokada
