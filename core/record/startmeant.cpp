#include "record/startmeant.h"

#include "record/pgnscanner.h"
#include "text/positionletters.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <string>

namespace rokada {

namespace {

/// Single blanks between words, none at the ends.
std::string singleBlanks(std::string_view text) {
    std::string single;
    bool gap = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t blank = blankLength(text.substr(at));
        if (blank == 0 && gap && !single.empty()) single += ' ';
        gap = blank > 0;
        if (!gap) single += text[at];
        at += std::max<std::size_t>(blank, 1);
    }
    return single;
}

constexpr int RightsField = 3, EnPassantField = 4;

/// Adds missing fields and mends counters.
std::string mendedPosition(std::string_view text) {
    constexpr std::array<std::string_view, 6> usual{"", "w", "-", "-", "0", "1"};
    std::string mended;
    std::string rest = singleBlanks(text);
    for (std::size_t field = 0; field < usual.size() || !rest.empty(); ++field) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        std::string word = rest.substr(0, end);
        rest.erase(0, end + 1);
        const bool counter = field == 4 || field == 5;
        const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
        if (counter && number) word.erase(0, std::min(word.find_first_not_of('0'), word.size() - 1));
        const bool useless = word.empty() || (counter && !number) || (field == 5 && word == "0");
        if (useless && field < usual.size()) word = usual[field];
        mended += (field == 0 ? "" : " ") + word;
    }
    return mended;
}

/// Where a field begins, counted from 1; every field is there.
std::size_t fieldAt(std::string_view text, int field) {
    std::size_t at = 0;
    for (int i = 1; i < field; ++i) at = text.find(' ', at) + 1;
    return at;
}

std::string fieldOf(std::string_view text, int field) {
    const std::size_t at = fieldAt(text, field);
    return std::string(text.substr(at, text.find(' ', at) - at));
}

void replaceField(std::string& text, int field, std::string_view value) {
    const std::size_t at = fieldAt(text, field);
    text.replace(at, text.find(' ', at) - at, value);
}

/// "HAha" and "qkQK" are "KQkq" in chess. Unchanged if it says more than rights that the variant has.
std::string rightsMeant(const Rulebook& book, const std::string& field) {
    constexpr std::size_t Sides = 2;
    if (book.sides() != Sides) return field;
    std::string rights;
    std::size_t understood = 0;
    for (const CastlingPlan& plan : book.castlings()) {
        const std::string letter = rightText(book.variant(), plan.journey);
        const char file = book.geometry().fileLetter(book.geometry().column(plan.journey.rookFrom));
        const char rook = plan.journey.side == 0 ? static_cast<char>(file - 'a' + 'A') : file;
        const auto said = static_cast<std::size_t>(std::count(field.begin(), field.end(), letter[0]) +
                                                   std::count(field.begin(), field.end(), rook));
        understood += said;
        if (said > 0) rights += letter;
    }
    return understood == field.size() && !rights.empty() ? rights : field;
}

}  // namespace

Parsed<Position> startMeant(const Rulebook& book, std::string_view text) {
    const auto strict = parsePosition(book, text);
    if (strict) return strict;
    std::string mended = mendedPosition(text);
    auto position = parsePosition(book, mended);
    if (!position && position.error().field == RightsField) {
        replaceField(mended, RightsField, rightsMeant(book, fieldOf(mended, RightsField)));
        position = parsePosition(book, mended);
    }
    if (!position && position.error().field == EnPassantField) {
        replaceField(mended, EnPassantField, "-");
        position = parsePosition(book, mended);
    }
    return position ? position : strict;
}

}  // namespace rokada
