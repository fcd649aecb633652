#include "base/characters.h"
#include "base/textfields.h"
#include "text/positionletters.h"
#include "text/positiontext.h"
#include "text/towerreader.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace rokada {

namespace {

/// Where pieces stand on one another, so that no tower is too high.
constexpr int MostOfASide = 16;

/// Reads one position text, field after field; the first error ends it.
class Reader {
public:
    Reader(const Rulebook& book, std::string_view text)
        : book_(book), variant_(book.variant()), fields_(text), position_(book) {}

    Parsed<Position> read() {
        const std::size_t most = variant_.tracksFirstMoves ? 7 : 6;
        if (auto f = fields_.check(6, most)) return tl::make_unexpected(*f);
        for (auto step : {&Reader::placement, &Reader::turn, &Reader::pieces, &Reader::rights, &Reader::flags,
                          &Reader::enPassant, &Reader::counters, &Reader::lawfulness}) {
            if (auto f = (this->*step)()) return tl::make_unexpected(*f);
        }
        return position_;
    }

private:
    using Result = std::optional<ParseError>;

    [[nodiscard]] ParseError wrong(ErrorCode what, std::size_t at = 0) const { return fields_.parseError(what, at); }

    // --- field 1
    Result placement() {
        fields_.enter(1);
        const std::string_view field = fields_.current();
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

    Result run(std::string_view text, std::size_t& at, int& x, int y) {
        const std::size_t start = at;
        int length = 0;
        while (at < text.size() && digit(text[at]) && length < 100) length = length * 10 + (text[at++] - '0');
        if (text[start] == '0' || length >= 100) return wrong(ErrorCode::BadNumber, start);
        for (int i = 0; i < length; ++i, ++x) {
            if (x >= board().columns()) return wrong(ErrorCode::RowTooLong, start);
            if (board().at(x, y) == NoSquare) return wrong(ErrorCode::MissingHole, start);
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
            return wrong(ErrorCode::PawnOnPromotionSquare, start);
        for (const Piece piece : *pieces) {
            if (++countOf_[sideOf(piece)] > MostOfASide) return wrong(ErrorCode::TooManyPieces, start);
            if (kindOf(piece) == book_.royalKind() && position_.king(sideOf(piece)) != NoSquare)
                return wrong(ErrorCode::TooManyKings, start);
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
            return wrong(ErrorCode::PawnOnPromotionSquare, start);
        if (kindOf(piece) == book_.royalKind() && position_.king(sideOf(piece)) != NoSquare)
            return wrong(ErrorCode::TooManyKings, start);
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
        return std::any_of(variant_.promotions.begin(), variant_.promotions.end(), [&](const Promotion& p) {
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
            const auto kind = std::find(kinds.begin(), kinds.end(), kindOf(piece));
            if (piece == NoPiece || kind == kinds.end()) return wrong(ErrorCode::BadReserve, start);
            const auto index = static_cast<std::size_t>(kind - kinds.begin());
            const int count = position_.reserve(sideOf(piece), index) + 1;
            if (count > 15) return wrong(ErrorCode::ReserveWithoutRoom, start);
            position_.setReserve(sideOf(piece), index, count);
        }
        return std::nullopt;
    }

    // --- field 2
    Result turn() {
        fields_.enter(2);
        const std::string_view field = fields_.current();
        const Side side = field.size() == 1 ? variant_.sideOf(field[0]) : NoSide;
        if (side == NoSide) return wrong(ErrorCode::BadSide);
        position_.setTurn(side);
        return std::nullopt;
    }

    /// What can only be said when placement and side to move are known.
    Result pieces() {
        fields_.enter(1);
        position_.settleLiving();
        for (std::size_t s = 0; s < variant_.sides(); ++s) {
            const auto side = Side(s);
            const bool present = !position_.pieces(side).empty() || position_.placing(side);
            const bool needed = variant_.elimination ? present : true;
            if (needed && position_.king(side) == NoSquare) return wrong(ErrorCode::NoKing);
            if (!roomForReservePieces(side)) return wrong(ErrorCode::ReserveWithoutRoom);
        }
        fields_.enter(2);
        if (!position_.living(position_.turn())) return wrong(ErrorCode::DeadSideToMove);
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
        fields_.enter(3);
        const std::string_view field = fields_.current();
        if (field == "-") return std::nullopt;
        std::uint32_t rights = 0;
        std::size_t next = 0;
        for (std::size_t at = 0; at < field.size();) {
            const auto right = findRight(field, at, next);
            if (!right) return wrong(ErrorCode::BadRights, at);
            if (atHome(book_, *right)) rights |= 1u << *right;
        }
        if (!variant_.castlingLettersIgnored) position_.grantRights(rights);
        return std::nullopt;
    }

    /// The next right in the field; they come in a fixed order, each at most once. Variants without castling know the
    /// letters all the same.
    [[nodiscard]] std::optional<std::size_t> findRight(std::string_view field, std::size_t& at,
                                                       std::size_t& next) const {
        for (std::size_t i = next; i < 2 * variant_.sides(); ++i) {
            const Castling c{.side = Side(i / 2), .letter = i % 2 == 0 ? 'K' : 'Q'};
            const std::string text = rightText(variant_, c);
            if (field.substr(at, text.size()) != text) continue;
            at += text.size();
            next = i + 1;
            return i;
        }
        return std::nullopt;
    }

    [[nodiscard]] bool atHome(const Rulebook& book, std::size_t right) const {
        if (right >= book.castlings().size()) return false;
        const Castling& c = book.castlings()[right].journey;
        const Kind rook = variant_.kindOf('R');
        return lowest(c.kingFrom) == pieceOf(c.side, book.royalKind()) && lowest(c.rookFrom) == pieceOf(c.side, rook);
    }

    /// The only piece of the square, or the lowest of a tower.
    [[nodiscard]] Piece lowest(Square square) const {
        return position_.height(square) > 1 ? position_.tower(square).front() : position_[square];
    }

    // --- field 7
    Result flags() {
        if (!variant_.tracksFirstMoves) return std::nullopt;
        const bool given = fields_.count() == 7;
        if (given) fields_.enter(7);
        const std::string_view field = given ? fields_.current() : std::string_view();
        std::uint32_t rights = 0;
        std::size_t at = 0;
        for (std::size_t side = 0; side < variant_.sides(); ++side) {
            for (const auto& [letter, square] : frontRow(book_, Side(side))) {
                const bool named = at < field.size() && field[at] == (side == 0 ? upper(letter) : letter);
                if (named) ++at;
                const bool pawn = lowest(square) == startingPawn(Side(side), square);
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
        fields_.enter(4);
        const std::string_view field = fields_.current();
        if (field == "-") return std::nullopt;
        const Square passed = board().named(field);
        if (passed == NoSquare || !variant_.enPassant) return wrong(ErrorCode::BadEnPassant);
        const Side mover = Side(position_.turn() ^ 1);
        const Square victim = book_.victim(mover, passed);
        const bool stands = victim != NoSquare && position_[victim] == startingPawn(mover, victim);
        if (!stands || !position_.empty(passed) || !position_.empty(cameFrom(mover, passed))) {
            if (book_.towers()) return std::nullopt;
            return wrong(ErrorCode::BadEnPassant);
        }
        position_.setEnPassant(passed);
        return std::nullopt;
    }

    [[nodiscard]] Square cameFrom(Side side, Square passed) const {
        return board().step(passed, Delta{0, -1}.turned(variant_.sideSpecs[side].quarterTurns));
    }

    // --- fields 5 and 6
    Result counters() {
        const auto halfmoveClock = number(5);
        if (!halfmoveClock) return wrong(ErrorCode::BadClock);
        const auto moves = number(6);
        if (!moves || *moves == 0) return wrong(ErrorCode::BadMoveNumber);
        position_.setCounters(*halfmoveClock, *moves);
        return std::nullopt;
    }

    std::optional<int> number(std::size_t field) {
        fields_.enter(field);
        const std::string_view text = fields_.current();
        const bool leadingZero = text.size() > 1 && text[0] == '0';
        if (leadingZero || text.size() > 4 || !std::all_of(text.begin(), text.end(), digit)) return std::nullopt;
        int value = 0;
        for (const char c : text) value = value * 10 + (c - '0');
        return value > MaxCounter ? std::nullopt : std::optional(value);
    }

    Result lawfulness() {
        fields_.enter(2);
        const bool twoKings = !variant_.elimination;
        if (twoKings && position_.inCheck(Side(position_.turn() ^ 1))) return wrong(ErrorCode::OpponentInCheck);
        return std::nullopt;
    }

    [[nodiscard]] const Geometry& board() const { return book_.geometry(); }

    const Rulebook& book_;
    const Variant& variant_;
    TextFields fields_;
    Position position_;
    std::array<int, MaxSides> countOf_{};  ///< in variants with towers
};

}  // namespace

Parsed<Position> parsePosition(const Rulebook& book, std::string_view text) { return Reader(book, text).read(); }

Position startPosition(const Rulebook& book) {
    const auto position = parsePosition(book, book.variant().start);
    assert(position);
    return *position;
}

}  // namespace rokada
