#include "record/movespelling.h"

#include "record/encoding.h"
#include "record/pgnwords.h"
#include "text/movetext.h"

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace rokada {

namespace {

constexpr std::uint8_t Diagram = 220, Novelty = 146;

std::u32string characters(std::string_view utf8) {
    constexpr char32_t Unknown = 0xFFFD;
    std::u32string text;
    while (!utf8.empty()) {
        const std::size_t length = utf8Length(utf8);
        text += length == 0 ? Unknown : codePoint(utf8.substr(0, length));
        utf8.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::string utf8Of(std::u32string_view text) {
    std::string utf8;
    for (const char32_t c : text) appendUtf8(utf8, c);
    return utf8;
}

char32_t capitalOf(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - U'a' + U'A';
    if (c >= U'а' && c <= U'я') return c - U'а' + U'А';
    return c;
}

/// Converts the figurine of a black piece to that of the white piece. Returns other characters unchanged.
char32_t figure(char32_t c) { return c >= U'♚' && c <= U'♟' ? c - U'♚' + U'♔' : c; }

/// Piece letters of a language, in the format that the move parser needs.
class Alphabet {
public:
    Alphabet(PieceLanguage language, const Variant& variant) {
        const Letters letters = lettersIn(language, variant);
        for (std::size_t kind = 0; kind < letters.size(); ++kind) {
            letters_[kind] = characters(letters[kind]);
            alphabet_.letters[kind] = letters_[kind];
            alphabet_.longest = std::max(alphabet_.longest, letters_[kind].size());
        }
    }
    Alphabet(const Alphabet&) = delete;
    Alphabet& operator=(const Alphabet&) = delete;
    [[nodiscard]] const MoveAlphabet& get() const { return alphabet_; }

private:
    std::array<std::u32string, MaxKinds> letters_;
    MoveAlphabet alphabet_{.letters = {}, .longest = 0};
};

class Speller {
public:
    Speller(const Position& position, PieceLanguage language) : position_(position), language_(language) {}

    [[nodiscard]] Parsed<Move> exact(std::string_view word) const {
        const auto meant = moveMeant(position_, word);
        if (language_ == PieceLanguage::English || (meant && meant->forced())) return meant;
        const Alphabet alphabet(language_, position_.book().variant());
        return parseShort(position_, characters(word), alphabet.get());
    }

    /// Tries other spellings of a word until one is a legal move: plain signs, an upper-case promotion, an upper-case
    /// piece.
    [[nodiscard]] std::optional<SpelledMove> otherwise(std::string_view word) const {
        const std::u32string plain = withCapitalCastling(plainSigns(characters(word)));
        std::u32string promoted = withCapitalPromotion(plain);
        if (auto found = tryWord(plain)) return found;
        if (auto found = tryWord(promoted)) return found;
        if (promoted.empty() || capitalOf(promoted[0]) == promoted[0]) return std::nullopt;
        promoted[0] = capitalOf(promoted[0]);
        return tryWord(promoted);
    }

private:
    /// Parses the word as it is, then without a symbol at its end: "=D" or "D" for a diagram, "TN" or "N" for a
    /// novelty.
    [[nodiscard]] std::optional<SpelledMove> tryWord(std::u32string_view word) const {
        if (const auto move = exact(utf8Of(word))) return SpelledMove{*move, {}};
        using namespace std::string_view_literals;
        for (const auto& [letters, nag] :
             {std::pair(U"=D"sv, Diagram), {U"D"sv, Diagram}, {U"TN"sv, Novelty}, {U"N"sv, Novelty}}) {
            if (word.size() <= letters.size() || !word.ends_with(letters)) continue;
            if (const auto move = exact(utf8Of(word.substr(0, word.size() - letters.size()))))
                return SpelledMove{*move, {nag}};
        }
        return std::nullopt;
    }

    /// Replaces typographic dashes and crosses by ASCII characters, figurines of black pieces by those of white pieces,
    /// and "a8(Q)" by "a8=Q". Removes trailing commas and full stops.
    static std::u32string plainSigns(std::u32string_view word) {
        constexpr std::u32string_view dashes = U"\u2010\u2011\u2012\u2013\u2014\u2212";
        while (word.ends_with(U',') || word.ends_with(U'.')) word.remove_suffix(1);
        std::u32string plain;
        for (std::size_t i = 0; i < word.size(); ++i) {
            const bool bracket = word[i] == U'(' && i + 2 < word.size() && word[i + 2] == U')' && !digit32(word[i + 1]);
            if (bracket) {
                if (!plain.ends_with(U'=')) plain += U'=';
                plain += word[i + 1];
                i += 2;
            } else if (dashes.find(word[i]) != std::u32string_view::npos) {
                plain += U'-';
            } else {
                plain += word[i] == U'\u00D7' ? U'x' : figure(word[i]);
            }
        }
        return plain;
    }

    /// Writes castling with the Latin capital "O". Accepts zeros, lower case and Cyrillic letters. Returns other words
    /// unchanged.
    static std::u32string withCapitalCastling(std::u32string word) {
        constexpr std::u32string_view signs = U"oOоО0-+#";
        const bool castling =
            std::ranges::all_of(word, [&](char32_t c) { return signs.find(c) != std::u32string_view::npos; });
        for (char32_t& c : word) {
            if (castling && c != U'-' && c != U'+' && c != U'#') c = U'O';
        }
        return word;
    }

    /// Converts a promotion letter after the last square to upper case.
    static std::u32string withCapitalPromotion(std::u32string word) {
        std::size_t end = word.size();
        while (end > 0 && (word[end - 1] == U'+' || word[end - 1] == U'#')) --end;
        const bool behind = end > 1 && (digit32(word[end - 2]) || word[end - 2] == U'=' || word[end - 2] == U'/');
        if (behind) word[end - 1] = capitalOf(word[end - 1]);
        return word;
    }

    const Position& position_;
    PieceLanguage language_;
};

std::vector<std::uint8_t> nagsOf(const std::vector<int>& judgements) {
    std::vector<std::uint8_t> nags;
    for (const int mark : judgements) {
        if (mark > 0) nags.push_back(static_cast<std::uint8_t>(mark));
    }
    return nags;
}

/// Parses a move with attached annotation symbols, for example "Nf3+=" or "Nf3!+/-".
std::optional<SpelledMove> withJudgements(const Speller& speller, std::string_view word) {
    std::vector<int> found;
    for (auto [rest, mark] = withoutNag(word); mark != 0; std::tie(rest, mark) = withoutNag(rest)) {
        found.insert(found.begin(), mark);
        // If the rest still ends in a symbol, the next step removes it and keeps its NAG. The move parser would drop
        // the symbol.
        if (withoutNag(rest).second != 0) continue;
        if (const auto move = speller.exact(rest)) return SpelledMove{*move, nagsOf(found)};
    }
    return std::nullopt;
}

}  // namespace

Parsed<SpelledMove> readMove(const Position& position, std::string_view word, PieceLanguage language) {
    // Maximum number of bytes of a word that can be a move.
    constexpr std::size_t LongestWord = 64;
    if (word.size() > LongestWord) return parseError(0, ErrorCode::NotAMove);
    const Speller speller(position, language);
    const std::size_t size = word.find_last_not_of("!?") + 1;
    const auto move = speller.exact(word.substr(0, size));
    std::vector<std::uint8_t> nags;
    if (const int mark = nagMeant(word.substr(size)); mark > 0) nags.push_back(static_cast<std::uint8_t>(mark));
    if (move) return SpelledMove{*move, std::move(nags)};
    if (auto judged = withJudgements(speller, word)) return *std::move(judged);
    if (auto other = speller.otherwise(word.substr(0, size))) {
        other->nags.insert(other->nags.begin(), nags.begin(), nags.end());
        return *std::move(other);
    }
    return tl::make_unexpected(move.error());
}

bool mayBeSpelledIn(std::string_view word, PieceLanguage language, const Variant& variant) {
    const Letters letters = lettersIn(language, variant), english = englishLetters(variant);
    const std::size_t digits = word.find_last_of("0123456789");
    std::string_view promotion = digits == std::string_view::npos ? std::string_view() : word.substr(digits + 1);
    while (!promotion.empty() && std::string_view("=/(").find(promotion[0]) != std::string_view::npos)
        promotion.remove_prefix(1);
    for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
        const std::string& letter = letters[kind];
        if (letter.empty() || letter == english[kind]) continue;
        if (word.starts_with(letter) || promotion.starts_with(letter)) return true;
        // Compares the figurine of a black piece as that of the white piece, because `letter` is a white figurine.
        if (language == PieceLanguage::Figurine && figure(characters(word)[0]) == characters(letter)[0]) return true;
    }
    return false;
}

}  // namespace rokada
