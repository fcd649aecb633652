// The rulebook cache: rulebooks by variant and rule options, each compiled once, for files with many games.
#pragma once

#include "rules/rulebook.h"

#include <map>
#include <utility>

namespace rokada {

class RulebookCache {
public:
    /// The rulebook of this variant with these options, others at their defaults; errors as in `makeVariant`.
    [[nodiscard]] Parsed<RulebookPtr> book(const VariantInfo& info, const Choices& choices);

private:
    std::map<std::pair<std::string_view, Choices>, RulebookPtr> books_;
};

}  // namespace rokada
