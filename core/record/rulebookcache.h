// Cache of rulebooks by variant and rule options, each compiled once, for files with many games.
#pragma once

#include "rules/rulebook.h"

#include <map>
#include <utility>

namespace rokada {

/// Cache of compiled rulebooks. Not thread-safe.
class RulebookCache {
public:
    /// Returns the rulebook of a variant with these options, others at their defaults. Errors are those of
    /// `makeVariant`.
    [[nodiscard]] Parsed<RulebookPtr> book(const VariantInfo& info, const Choices& choices);

private:
    std::map<std::pair<std::string_view, Choices>, RulebookPtr> books_;
};

}  // namespace rokada
