// Cache of rulebooks for files with many games. Each variant is compiled once for each set of rule options.
#pragma once

#include "rules/rulebook.h"

#include <map>
#include <utility>

namespace rokada {

/// Cache of compiled rulebooks. Not thread-safe.
class RulebookCache {
public:
    /// Returns the rulebook of a variant with these rule options; all other options have their default values. Returns
    /// the errors of `makeVariant`.
    [[nodiscard]] Parsed<RulebookPtr> book(const VariantInfo& info, const Choices& choices);

private:
    std::map<std::pair<std::string_view, Choices>, RulebookPtr> books_;
};

}  // namespace rokada
