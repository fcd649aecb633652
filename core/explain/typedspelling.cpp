#include "explain/typedspelling.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

/// Spellings to try: the text unchanged, then Cyrillic letters as Latin letters that look alike, that sound alike, or
/// that are on the same key of a Russian and a Bulgarian keyboard.
constexpr std::array respellings{
    Spelling{},
    Spelling{U"авекмнорстух", U"abekmhopctyx"},
    Spelling{U"абвцдефгхийклмнопрст", U"abvcdefghijklmnoprst"},
    Spelling{U"йцукенгшщзфывапролдячсмить", U"qwertyuiopasdfghjklzxcvbnm"},
    Spelling{U"уеишщксдзьяаожгтнвюйъэфхп", U"wertyuiopasdfghjklzxcvbnm"},
};
static_assert(std::ranges::all_of(respellings, [](const Spelling& s) { return s.written.size() == s.meant.size(); }));

bool anyOf(char32_t c, std::u32string_view set) { return set.find(c) != std::u32string_view::npos; }

/// Removes spaces, dashes and other characters that a move does not need.
Letters32 bare(std::string_view text) {
    Letters32 letters;
    for (const char32_t c : decoded(text)) {
        if (!anyOf(c, U" \t\n\r-–—−=/()@+#!?.:×")) letters += c;
    }
    return letters;
}

/// Removes Latin and Cyrillic letters "x". They mark a capture, or mate in Russian. No board has a file with this
/// letter.
Letters32 withoutCrosses(Letters32 letters) {
    std::erase_if(letters, [](char32_t c) { return anyOf(c, U"xXхХ"); });
    return letters;
}

/// Returns true if the text starts with a piece letter of the alphabet.
bool namesPiece(const MoveAlphabet& alphabet, std::u32string_view typed) {
    return std::ranges::any_of(
        alphabet.letters, [&](std::u32string_view letter) { return !letter.empty() && typed.starts_with(letter); });
}

}  // namespace

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

void readTyped(std::string_view text, std::span<const Letters> languages, const TypedReader& reader) {
    constexpr std::size_t LongestText = 128;  // no move is longer; longer pasted text is rejected early
    if (text.size() > LongestText) return;
    std::vector<std::array<Letters32, MaxKinds>> letters(languages.size());
    std::vector<MoveAlphabet> alphabets(languages.size());
    for (std::size_t i = 0; i < languages.size(); ++i) {
        for (std::size_t kind = 0; kind < MaxKinds; ++kind) {
            if (languages[i][kind].empty()) continue;
            letters[i][kind] = decoded(languages[i][kind]);
            alphabets[i].letters[kind] = letters[i][kind];
            alphabets[i].longest = std::max(alphabets[i].longest, letters[i][kind].size());
        }
    }
    const Letters32 whole = bare(text), crossless = withoutCrosses(whole);
    const auto asItStands = [&](const Letters32& typed) {
        return std::ranges::any_of(alphabets, [&](const MoveAlphabet& alphabet) {
            return reader({&alphabet, 1}, {}, typed);
        });
    };
    if (asItStands(whole) || (crossless != whole && asItStands(crossless))) return;
    // If the text starts with a piece letter of the first language, other spellings are tried in this language only.
    // Otherwise the king in "Kg5" could become a Russian knight, whose letter "К" looks alike.
    const bool known = !alphabets.empty() && namesPiece(alphabets.front(), crossless);
    const std::span respelt = std::span<const MoveAlphabet>(alphabets).first(known ? 1 : alphabets.size());
    for (const bool anyCase : {false, true}) {
        for (const Spelling& respelling : respellings) {
            const Spelling spelling{respelling.written, respelling.meant, anyCase};
            Letters32 typed = crossless;
            std::ranges::transform(typed, typed.begin(), spelling);
            if (reader(respelt, spelling, typed)) return;
        }
    }
}

}  // namespace rokada
