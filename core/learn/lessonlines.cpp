#include "learn/lessonlines.h"

#include "learn/lesson.h"

#include <algorithm>

namespace rokada {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Returns the length in bytes of the first UTF-8 character, or 0 if it is invalid. Control characters except the tab
/// are invalid.
std::size_t validCharacter(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) return first >= 0x20 || first == '\t' ? 1 : 0;
    const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length) return 0;
    return std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), continues) ? length : 0;
}

std::size_t firstInvalid(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = validCharacter(text.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

constexpr std::string_view Blanks = " \t";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(Blanks);
    if (first == std::string_view::npos) return text.substr(text.size());
    return text.substr(first, text.find_last_not_of(Blanks) - first + 1);
}

LessonPlace placeIn(std::string_view line, int number, const char* at) {
    return {number, static_cast<int>(charactersOf(line.substr(0, static_cast<std::size_t>(at - line.data())))) + 1};
}

void addLine(std::string_view line, int number, std::vector<LessonLine>& lines, LessonErrors& errors) {
    if (line.size() > LessonLimits::LineBytes) return errors.push_back({{number, 1}, LessonErrorCode::LineTooLong, {}});
    if (const std::size_t bad = firstInvalid(line); bad < line.size())
        return errors.push_back({placeIn(line, number, line.data() + bad), LessonErrorCode::NotUtf8, {}});
    const std::string_view whole = trimmed(line);
    if (whole.empty() || whole.front() == '#') return;
    const std::string_view keyword = whole.substr(0, whole.find_first_of(Blanks));
    const std::string_view rest = trimmed(whole.substr(keyword.size()));
    lines.push_back({{keyword, placeIn(line, number, keyword.data())}, {rest, placeIn(line, number, rest.data())}});
}

}  // namespace

std::size_t charactersOf(std::string_view utf8) {
    return static_cast<std::size_t>(std::ranges::count_if(utf8, [](char c) { return !continues(c); }));
}

LessonPlace LessonLine::at(std::size_t byte) const {
    const auto before = charactersOf(rest.text.substr(0, std::min(byte, rest.text.size())));
    return {rest.place.line, rest.place.column + static_cast<int>(before)};
}

std::vector<LessonWord> LessonLine::words() const {
    std::vector<LessonWord> words;
    std::size_t from = rest.text.find_first_not_of(Blanks);
    while (from != std::string_view::npos) {
        const std::size_t end = std::min(rest.text.find_first_of(Blanks, from), rest.text.size());
        words.push_back({rest.text.substr(from, end - from), at(from)});
        from = rest.text.find_first_not_of(Blanks, end);
    }
    return words;
}

std::vector<LessonLine> lessonLines(std::string_view text, LessonErrors& errors) {
    std::vector<LessonLine> lines;
    if (text.size() > LessonLimits::FileBytes) {
        errors.push_back({{1, 1}, LessonErrorCode::FileTooLong, {}});
        return lines;
    }
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);  // some editors write a byte order mark
    for (int number = 1; !text.empty() && errors.size() < LessonLimits::Errors; ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        addLine(line, number, lines, errors);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace rokada
