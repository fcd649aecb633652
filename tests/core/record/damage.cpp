#include "damage.h"

#include <algorithm>
#include <array>

namespace rokada::test {

namespace {

using namespace std::string_view_literals;

constexpr std::array blanks{" "sv,      "\t"sv,     "\f"sv,     "\v"sv,     "\r"sv,     "\n"sv,     "\r\n"sv,
                            "\n\n"sv,   "\0"sv,     "\x1A"sv,   "\u0085"sv, "\u00A0"sv, "\u2003"sv, "\u200B"sv,
                            "\u2028"sv, "\u202F"sv, "\u2060"sv, "\u3000"sv, "\uFEFF"sv};

/// Comments to insert. '\n' stands for the line end of the file.
constexpr std::array comments{"{}"sv,
                              "{added}"sv,
                              "{added before a move}"sv,
                              "{added [%clk 0:01:02]}"sv,
                              "{added, because e4 1-0 was better}"sv,
                              "{added (a bracket that stays open}"sv,
                              "{added with [Event \"a\"] in a line}"sv,
                              "{added\n[Event \"a\"]\nin lines}"sv,
                              "{added { with a brace}"sv,
                              "{added\n\nin paragraphs}"sv,
                              "; added up to the end of the line\n"sv,
                              ";added 1. e4 {e5 (2. Nf3 1-0\n"sv,
                              "\n% added, escaped\n"sv,
                              "\n%[Event \"added\"] 1. e4\n"sv};

/// Lines of foreign text to insert. No word in them looks like a tag, move, result or annotation symbol. No number with
/// dots looks like a move number.
constexpr std::array foreignLines{"Games of the cup"sv,
                                  "Second round"sv,
                                  "Runde"sv,
                                  "103. Runde"sv,
                                  "No. 5"sv,
                                  "Page 12"sv,
                                  "page 3 of 7"sv,
                                  "50 players"sv,
                                  "1914"sv,
                                  "From: somebody <somebody@cafe.example>"sv,
                                  "Date: 12 May 1998"sv,
                                  "----"sv,
                                  "== Round 3 =="sv,
                                  "> as it was said"sv,
                                  "____________"sv,
                                  "Lasker - Steinitz"sv,
                                  "St. Petersburg, 1914"sv,
                                  "http://cafe.example/games?id=7"sv,
                                  "\"quoted words\""sv,
                                  "50%"sv,
                                  "(see the notes below)"sv,
                                  "[see the notes below]"sv,
                                  "Copyright (c) by the editor"sv};
constexpr std::array cyrillicLines{"Второй тур"sv, "Партия, которая решила матч"sv, "Стр. 5"sv};

template <std::size_t N>
std::string oneOf(const std::array<std::string_view, N>& all, Random& random) {
    return std::string(all[below(random, N)]);
}

std::string withLineEnds(std::string_view text, std::string_view lineEnd) {
    std::string same;
    for (const char c : text) same.append(c == '\n' ? lineEnd : std::string_view(&c, 1));
    return same;
}

}  // namespace

std::vector<std::string> addThings(WrittenFile& file, Random& random) {
    std::vector<std::string> added;
    const std::string& lineEnd = file.style().lineEnd;
    for (std::size_t i = 1 + below(random, 4); i > 0; --i) {
        const std::size_t place = below(random, file.places());
        switch (below(random, 3)) {
            case 0: {
                std::string blank = oneOf(blanks, random);
                // Old encodings lack most of these blanks, so a no-break space replaces them.
                if (encoded(blank, file.style().encoding).missing) blank = "\u00A0";
                file.insert(place, blank);
                break;
            }
            case 1: {
                const std::string comment = oneOf(comments, random);
                added.push_back(comment);
                file.insert(place, withLineEnds(comment, lineEnd));
                break;
            }
            default: {
                const bool cyrillic =
                    !encoded(cyrillicLines[0], file.style().encoding).missing && below(random, 4) == 0;
                const std::string line = cyrillic ? oneOf(cyrillicLines, random) : oneOf(foreignLines, random);
                added.push_back(line);
                file.insert(place, lineEnd + line + lineEnd);
            }
        }
    }
    return added;
}

namespace {

constexpr std::size_t LongestDamage = 12;

Damage somewhere(std::string_view file, Random& random) {
    const std::size_t at = below(random, file.size());
    // Half of the damages affect one byte; the others affect up to `LongestDamage` bytes.
    const std::size_t length = below(random, 2) == 0 ? 1 : 1 + below(random, LongestDamage);
    return {.at = at, .length = std::min(length, file.size() - at), .instead = {}};
}

}  // namespace

Damage randomCut(std::string_view file, Random& random) { return somewhere(file, random); }

Damage randomOverwriting(std::string_view file, Random& random) {
    constexpr auto signs = "(){}[]\"$;%*\\"sv, letters = "KQRBNabcdefghOox0123456789.-+#=!?qwzZ_~&' \n\r\0\x1A"sv;
    Damage damage = somewhere(file, random);
    const std::size_t kind = below(random, 4);
    for (std::size_t i = 0; i < damage.length; ++i) {
        damage.instead += kind == 0   ? signs[below(random, signs.size())]
                          : kind == 1 ? static_cast<char>(below(random, 256))
                                      : letters[below(random, letters.size())];
    }
    return damage;
}

}  // namespace rokada::test
