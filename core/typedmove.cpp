#include "typedmove.h"

#include "movegen.h"
#include "movetext.h"
#include "positionletters.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace rokada {

namespace {

using Letters32 = std::u32string;

/// UTF-8 by characters; what is none becomes a character that no move contains.
Letters32 decoded(std::string_view text) {
    Letters32 letters;
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text[0]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        char32_t letter = length == 1 ? first : first & (0xFF >> (length + 1));
        for (std::size_t i = 1; i < std::min(length, text.size()); ++i) {
            letter = letter << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
        }
        letters += length <= text.size() ? letter : U'\xFFFD';
        text.remove_prefix(std::min(length, text.size()));
    }
    return letters;
}

char32_t small(char32_t c) {
    if (c >= U'A' && c <= U'Z') return c - U'A' + U'a';
    if (c >= U'А' && c <= U'Я') return c - U'А' + U'а';
    return c;
}

char32_t capital(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - U'a' + U'A';
    return c;
}

/// Cyrillic letters and the Latin ones that somebody may have meant.
struct Respelling {
    std::u32string_view cyrillic, latin;

    [[nodiscard]] char32_t operator()(char32_t c) const {
        const std::size_t at = cyrillic.find(small(c));
        if (at == std::u32string_view::npos) return c;
        return small(c) == c ? latin[at] : capital(latin[at]);
    }
};

constexpr std::array respellings{
    Respelling{U"", U""},
    Respelling{U"авекмнорстух", U"abekmhopctyx"},
    Respelling{U"абвцдефгхийклмнопрст", U"abvcdefghijklmnoprst"},
    Respelling{U"йцукенгшщзфывапролдячсмить", U"qwertyuiopasdfghjklzxcvbnm"},
    Respelling{U"уеишщксдзьяаожгтнвюйъэфхп", U"wertyuiopasdfghjklzxcvbnm"},
};
static_assert(std::all_of(respellings.begin(), respellings.end(),
                          [](const Respelling& r) { return r.cyrillic.size() == r.latin.size(); }));

bool anyOf(char32_t c, std::u32string_view set) { return set.find(c) != std::u32string_view::npos; }

/// Without blanks, dashes and other signs that a move can do without.
Letters32 bare(std::string_view text) {
    Letters32 letters;
    for (const char32_t c : decoded(text)) {
        if (!anyOf(c, U" \t\n\r-–—−=/()@+#!?.:×")) letters += c;
    }
    return letters;
}

/// "x" says that something is taken, or in Russian that it is mate; no board has such a file.
Letters32 withoutCrosses(Letters32 letters) {
    std::erase_if(letters, [](char32_t c) { return anyOf(c, U"xXхХ"); });
    return letters;
}

struct Spelling {
    Letters32 text;
    Move move;
};

/// Everything that can be written for one legal move with the letters of one language.
void addWalk(const Rulebook& book, const Position& position, Move move, const Letters& letters,
             std::vector<Spelling>& all) {
    const Kind man = kindOf(position[move.from()]);
    const std::string from = book.geometry().name(move.from()), to = book.geometry().name(move.to());
    const bool pawn = book.variant().kinds[man].pawn;
    const bool takes = move.sort() == Sort::EnPassant || !position.empty(move.to());
    std::vector<std::string> becomes;
    if (move.becomes() != NoKind) becomes.push_back(letters[move.becomes()]);
    if (!promotionChosen(book, move)) becomes.emplace_back();
    for (const std::string& end : becomes) {
        for (const std::string& origin : {std::string(), from.substr(0, 1), from.substr(1), from}) {
            all.push_back({decoded(letters[man] + origin + to + end), move});
        }
        all.push_back({decoded(from + to + end), move});
        if (pawn && takes && from[0] != to[0]) all.push_back({decoded(from.substr(0, 1) + to[0] + end), move});
    }
}

void addSpellings(const Position& position, Move move, const Letters& letters, std::vector<Spelling>& all) {
    const Rulebook& book = position.book();
    if (move.forced()) return;
    if (move.sort() == Sort::Deploy) {
        all.push_back({decoded(letters[move.becomes()] + book.geometry().name(move.to())), move});
        return;
    }
    addWalk(book, position, move, letters, all);
    if (move.sort() != Sort::Castle) return;
    const bool two = partsOf(position, move).manner == MoveParts::Manner::CastleShort;
    for (const char32_t sign : U"OО0") {
        if (sign != U'\0') all.push_back({Letters32(two ? 2 : 3, sign), move});
    }
}

/// Characters are the same as they stand, or if both are respelt.
bool same(const Letters32& typed, const Letters32& spelling, const Respelling& respelt, bool anyCase) {
    return std::equal(typed.begin(), typed.end(), spelling.begin(), spelling.end(), [&](char32_t a, char32_t b) {
        if (anyCase) {
            a = small(a);
            b = small(b);
        }
        return a == b || respelt(a) == respelt(b);
    });
}

/// In how many ways it is tried, the closest first: spellings of one language after the other, then of all together.
class Search {
public:
    Search(const Position& position, std::string_view text, std::span<const Letters> languages) : typed_(bare(text)) {
        MoveList moves;
        legalMoves(position, moves);
        for (const Letters& letters : languages) {
            spellings_.emplace_back();
            for (const Move move : moves) addSpellings(position, move, letters, spellings_.back());
        }
    }

    std::vector<Move> found() {
        for (const Letters32& typed : {typed_, withoutCrosses(typed_)}) {
            for (const auto& language : spellings_) {
                collect(typed, language, respellings[0], false);
                if (!moves_.empty()) return moves_;
            }
        }
        for (const bool anyCase : {false, true}) {
            for (const Respelling& respelling : respellings) {
                for (const auto& language : spellings_) collect(withoutCrosses(typed_), language, respelling, anyCase);
                if (!moves_.empty()) return moves_;
            }
        }
        return {};
    }

private:
    void collect(const Letters32& typed, const std::vector<Spelling>& spellings, const Respelling& respelt,
                 bool anyCase) {
        for (const Spelling& spelling : spellings) {
            if (!same(typed, spelling.text, respelt, anyCase)) continue;
            if (std::find(moves_.begin(), moves_.end(), spelling.move) == moves_.end()) moves_.push_back(spelling.move);
        }
    }

    Letters32 typed_;
    std::vector<std::vector<Spelling>> spellings_;
    std::vector<Move> moves_;
};

}  // namespace

std::vector<Move> typedMoves(const Position& position, std::string_view text, std::span<const Letters> languages) {
    return Search(position, text, languages).found();
}

}  // namespace rokada
