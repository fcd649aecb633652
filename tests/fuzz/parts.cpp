#include "parts.h"

#include "record/pgnwords.h"
#include "record/rulebookcache.h"
#include "variants/variants.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

namespace rokada::fuzz {

void expect(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "fuzz: not so: %s\n", what);
    std::abort();
}

std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

const RulebookPtr& rulesNamed(std::string_view line) {
    static std::map<std::string, RulebookPtr> known;
    static RulebookCache cache;
    const std::string_view name = line.substr(0, line.find(' '));
    const VariantInfo* info = findVariant(name);
    std::string key = "chess";
    Choices choices;
    if (info != nullptr) {
        const auto read = choicesFrom(*info, line.substr(name.size()));
        if (read) choices = *read;
        key = std::string(name) + textOf(choices);
    }
    RulebookPtr& book = known[key];
    if (!book) book = *cache.book(info != nullptr ? *info : *findVariant("chess"), choices);
    return book;
}

const GoalJudge& judgeOf(const Rulebook& book) {
    static std::map<const Rulebook*, GoalJudge> judges;
    return judges.try_emplace(&book, book).first->second;
}

protocol::Settings smallSettings() {
    protocol::Settings settings;
    settings.hash = 1;
    settings.seed = 1;
    return settings;
}

std::shared_ptr<engine::Resources> smallResources() {
    constexpr std::uint64_t FewNodes = 10;  // enough for about one ply
    static const auto shared = std::make_shared<engine::Resources>(smallSettings(), FewNodes);
    return shared;
}

}  // namespace rokada::fuzz
