#include "learn/squareterms.h"

#include "explain/surroundings.h"
#include "rules/paths.h"
#include "text/positionletters.h"

#include <charconv>
#include <optional>

namespace rokada {

namespace {

auto squareError(const LessonWord& word, LessonErrorCode what) {
    return tl::make_unexpected(LessonError{word.place, what, {}});
}

template <class Holds>
SquareSet squaresWhere(const Position& position, Holds holds) {
    SquareSet found;
    for (int s = 0; s < position.book().size(); ++s) {
        if (holds(Square(s))) found.set(Square(s));
    }
    return found;
}

std::optional<int> numberOf(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

PieceSet allPieces(const Rulebook& book) {
    PieceSet all;
    for (std::size_t side = 0; side < book.sides(); ++side) all = all | piecesOf(Side(side));
    return all;
}

using Found = tl::expected<SquareSet, LessonError>;

Found fileOf(const Position& position, const LessonWord& word) {
    const Geometry& board = position.book().geometry();
    const SquareSet found = squaresWhere(position, [&](Square s) {
        return word.text.size() == 1 && word.text.front() == board.fileLetter(board.column(s));
    });
    if (found.none()) return squareError(word, LessonErrorCode::BadSquare);
    return found;
}

Found rankOf(const Position& position, const LessonWord& word) {
    const Geometry& board = position.book().geometry();
    const auto number = numberOf(word.text);
    const SquareSet found = squaresWhere(position, [&](Square s) { return number == board.rankNumber(board.row(s)); });
    if (found.none()) return squareError(word, LessonErrorCode::BadSquare);
    return found;
}

Found piecesNamed(const Position& position, const LessonWord& word) {
    const Piece piece = pieceOfText(position.book(), word.text);
    if (piece == NoPiece) return squareError(word, LessonErrorCode::BadValue);
    return squaresWhere(position, [&](Square s) { return position[s] == piece; });
}

Found attackersOn(const Position& position, const LessonWord& word) {
    const Square square = position.book().geometry().named(word.text);
    if (square == NoSquare) return squareError(word, LessonErrorCode::BadSquare);
    PieceSet by = allPieces(position.book());
    if (!position.empty(square)) by = position.book().hostile(sideOf(position[square]));
    SquareSet found;
    for (const Square s : attackers(position, square, by)) found.set(s);
    return found;
}

/// Computes the squares of a term with two words, for example "file e". Returns nullopt if the first word is not a
/// known term.
std::optional<Found> term(const Position& position, const LessonWord& name, const LessonWord& value) {
    if (name.text == "file") return fileOf(position, value);
    if (name.text == "rank") return rankOf(position, value);
    if (name.text == "pieces") return piecesNamed(position, value);
    if (name.text == "attackers") return attackersOn(position, value);
    if (name.text != "reach" && name.text != "captures") return std::nullopt;
    const Square from = position.book().geometry().named(value.text);
    if (from == NoSquare) return squareError(value, LessonErrorCode::BadSquare);
    if (position.empty(from)) return squareError(value, LessonErrorCode::NoPieceThere);
    return reachedFrom(position, {from, name.text == "captures"});
}

Found single(const Position& position, const LessonWord& word) {
    const Geometry& board = position.book().geometry();
    if (word.text == "light") return squaresWhere(position, [&](Square s) { return !board.dark(s); });
    if (word.text == "dark") return squaresWhere(position, [&](Square s) { return board.dark(s); });
    const Square square = board.named(word.text);
    if (square == NoSquare) return squareError(word, LessonErrorCode::BadSquare);
    return SquareSet().set(square);
}

}  // namespace

Piece pieceOfText(const Rulebook& book, std::string_view text) {
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
            const Piece piece = pieceOf(Side(side), Kind(kind));
            if (letterOf(book.variant(), piece) == text) return piece;
        }
    }
    return NoPiece;
}

SquareSet reachedFrom(const Position& position, const Reaching& reaching) {
    const bool own = sideOf(position[reaching.from]) == position.turn();
    SquareSet found;
    if (position.king(position.turn()) == NoSquare) return found;  // a board without a king has no legal moves
    for (const PseudoLegalTarget& target : pseudoLegalTargets(position, reaching.from)) {
        const bool may = own ? target.legal : target.reach != Reach::Capture || target.capture;
        if (may && (target.capture || !reaching.capturesOnly)) found.set(target.square);
    }
    return found;
}

tl::expected<NamedSquares, LessonError> squaresOf(const Position& position, std::span<const LessonWord> words) {
    NamedSquares all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::optional<Found> found;
        if (i + 1 < words.size()) found = term(position, words[i], words[i + 1]);
        const bool twoWords = found.has_value();
        if (!found) found = single(position, words[i]);
        if (!*found) return tl::make_unexpected(found->error());
        all.squares |= **found;
        if (twoWords && words.size() == 2 && (words[0].text == "reach" || words[0].text == "captures"))
            all.reaching = {position.book().geometry().named(words[1].text), words[0].text == "captures"};
        if (twoWords) ++i;
    }
    return all;
}

}  // namespace rokada
