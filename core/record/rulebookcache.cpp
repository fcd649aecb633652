#include "record/rulebookcache.h"

namespace rokada {

Parsed<RulebookPtr> RulebookCache::book(const VariantInfo& info, const Choices& choices) {
    auto key = std::pair(info.id, choices);
    for (const Option& option : info.options) key.second.try_emplace(std::string(option.name), option.values.front());
    if (const auto old = books_.find(key); old != books_.end()) return old->second;
    auto variant = makeVariant(info, choices);
    if (!variant) return tl::make_unexpected(variant.error());
    return books_.emplace(key, Rulebook::compile(std::move(*variant))).first->second;
}

}  // namespace rokada
