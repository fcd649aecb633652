#include "match/names.h"

#include <algorithm>
#include <set>
#include <string>

namespace rokada::match {

namespace {

std::string withOptions(const EngineSpec& engine) {
    std::string name = engine.name;
    for (const auto& [option, value] : engine.options) name.append(1, ' ').append(option).append(1, '=').append(value);
    return name;
}

}  // namespace

void tellApart(const std::vector<EngineSpec*>& engines) {
    std::vector<std::string> names;
    for (const EngineSpec* engine : engines) {
        const bool otherwise = std::ranges::any_of(engines, [&](const EngineSpec* other) {
            return other->name == engine->name && other->options != engine->options;
        });
        names.push_back(otherwise ? withOptions(*engine) : engine->name);
    }
    std::set<std::string> taken;
    for (std::size_t i = 0; i < engines.size(); ++i) {
        engines[i]->name = names[i];
        for (int number = 2; !taken.insert(engines[i]->name).second; ++number)
            engines[i]->name = names[i] + '-' + std::to_string(number);
    }
}

}  // namespace rokada::match
