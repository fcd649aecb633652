// Fuzz target for moves as text, which users type or other programs send. Only legal moves may be accepted.
#include "explain/typedmove.h"
#include "parts.h"
#include "targets.h"

#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <string>

namespace rokada::fuzz {

namespace {

/// Returns two sets of piece letters: the English ones, and Cyrillic ones, some of which are prefixes of others.
std::array<Letters, 2> letters(const Variant& variant) {
    constexpr std::array cyrillic{"Кр", "Ф", "Л", "С", "К", "Лд", "Г", "Ж", "М", "Т", "В", "Б", "О", "Д", "Ц"};
    std::array<Letters, 2> both{englishLetters(variant), {}};
    for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
        if (!variant.kinds[kind].pawn) both[1][kind] = cyrillic[kind % cyrillic.size()];
    }
    return both;
}

/// Returns true if the text is the move in coordinates. If a whole Tavreli tower moves, the number of its pieces may
/// follow, for example "e2e4:3".
bool writes(std::string_view text, const Position& position, Move move) {
    const std::string shortest = moveText(position.book(), move);
    if (text == shortest) return true;
    const bool tower = position.book().towers() && move.type() != MoveType::Drop;
    return tower && text == shortest + ':' + std::to_string(position.height(move.from()));
}

void expectExact(const Position& position, const MoveList& moves, std::string_view text) {
    const auto exact = parseMove(position, text);
    const auto loose = parseShort(position, text);
    expect(!exact || (moves.contains(*exact) && writes(text, position, *exact)), "coordinates are a move");
    expect(!loose || moves.contains(*loose), "short notation is a legal move");
    expect(!exact || (loose && *loose == *exact), "short notation understands coordinates");
    expect(exact || exact.error().at <= text.size(), "an error is within the text");
    expect(loose || loose.error().at <= text.size(), "an error is within the short text");
}

}  // namespace

int typedmove::testOneInput(std::string_view input) {
    const Rulebook& book = *rulesNamed(takeLine(input));
    const auto read = parsePosition(book, takeLine(input));
    const Position position = read ? *read : startPosition(book);
    const MoveList moves = legalMoves(position);
    const auto legal = [&](Move move) { return moves.contains(move); };
    const auto languages = letters(book.variant());
    const auto typed = typedMoves(position, input, languages);
    expect(std::ranges::all_of(typed, legal), "typed moves are legal");
    if (typed.empty()) {
        const TypedWish wish = typedWish(position, input, languages);
        expect(std::ranges::all_of(wish.moves, legal), "moves that are left open are legal");
    }
    expectExact(position, moves, input);
    return 0;
}

}  // namespace rokada::fuzz
