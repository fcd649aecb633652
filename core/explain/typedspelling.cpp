#include "explain/typedspelling.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

char32_t small(char32_t c) {
    if (c >= U'A' && c <= U'Z') return c - U'A' + U'a';
    if (c >= U'А' && c <= U'Я') return c - U'А' + U'а';
    return c;
}

char32_t capital(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - U'a' + U'A';
    return c;
}

/// Cyrillic letters and the Latin ones that may have been meant.
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

/// "x" marks a capture, or in Russian a mate; no board has such a file.
Letters32 withoutCrosses(Letters32 letters) {
    std::erase_if(letters, [](char32_t c) { return anyOf(c, U"xXхХ"); });
    return letters;
}

/// Characters are equal as they stand, or if both are respelt.
bool same(const Letters32& typed, const Letters32& spelling, const Respelling& respelt, bool anyCase) {
    return std::equal(typed.begin(), typed.end(), spelling.begin(), spelling.end(), [&](char32_t a, char32_t b) {
        if (anyCase) {
            a = small(a);
            b = small(b);
        }
        return a == b || respelt(a) == respelt(b);
    });
}

void collect(const Letters32& typed, const std::vector<Spelling>& spellings, const Respelling& respelt, bool anyCase,
             std::vector<std::size_t>& found) {
    for (const Spelling& spelling : spellings) {
        if (!same(typed, spelling.text, respelt, anyCase)) continue;
        if (std::find(found.begin(), found.end(), spelling.what) == found.end()) found.push_back(spelling.what);
    }
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

std::vector<std::size_t> meant(std::string_view text, std::span<const std::vector<Spelling>> languages) {
    const Letters32 whole = bare(text), crossless = withoutCrosses(whole);
    std::vector<std::size_t> found;
    for (const Letters32& typed : {whole, crossless}) {
        for (const auto& language : languages) {
            collect(typed, language, respellings[0], false, found);
            if (!found.empty()) return found;
        }
    }
    for (const bool anyCase : {false, true}) {
        for (const Respelling& respelling : respellings) {
            for (const auto& language : languages) collect(crossless, language, respelling, anyCase, found);
            if (!found.empty()) return found;
        }
    }
    return found;
}

}  // namespace rokada
