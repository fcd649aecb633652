#include "learn/lessontexts.h"

#include <algorithm>

namespace rokada {

bool isTextLine(const LessonLine& line) { return line.keyword.text.size() > 1 && line.keyword.text.back() == ':'; }

void readTextLine(const LessonLine& line, LessonText* owner, LessonErrors& errors) {
    const auto complain = [&](LessonErrorCode what) { errors.push_back({line.keyword.place, what, {}}); };
    const std::string_view name = line.keyword.text.substr(0, line.keyword.text.size() - 1);
    const auto language = std::ranges::find(LessonLanguages, name);
    if (language == LessonLanguages.end()) return complain(LessonErrorCode::UnknownKeyword);
    if (owner == nullptr) return complain(LessonErrorCode::TextWithoutOwner);
    if (line.rest.text.empty()) return complain(LessonErrorCode::MissingValue);
    if (charactersOf(line.rest.text) > LessonLimits::TextCharacters) complain(LessonErrorCode::TextTooLong);
    std::string& text = owner->in[static_cast<std::size_t>(language - LessonLanguages.begin())];
    if (!text.empty()) return complain(LessonErrorCode::TextTwice);
    text = line.rest.text;
}

void checkLanguages(const LessonText& text, LessonErrors& errors) {
    if (!text.given()) return;
    const auto missing = std::ranges::count(text.in, std::string());
    if (missing == 0) return;
    const bool all = missing == static_cast<std::ptrdiff_t>(text.in.size());
    errors.push_back({text.place, all ? LessonErrorCode::MissingText : LessonErrorCode::MissingLanguage, {}});
}

bool isLessonId(std::string_view text) {
    if (text.empty() || text.size() > 40 || text.front() < 'a' || text.front() > 'z') return false;
    return std::ranges::all_of(text,
                               [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

}  // namespace rokada
