#include "parts.h"

#include "record/pgnwords.h"
#include "record/rulebookcache.h"
#include "variants/variants.h"

#include <algorithm>
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

}  // namespace rokada::fuzz
