// Rulebooks by game and rule options, each compiled once: for readers that meet many games.
#pragma once

#include "rules/rulebook.h"

#include <map>
#include <utility>

namespace rokada {

class RulebookCache {
public:
    /// The rulebook of this game with these options; faults as `makeVariant`.
    [[nodiscard]] Parsed<RulebookPtr> book(const VariantInfo& info, const Choices& choices);

private:
    std::map<std::pair<std::string_view, Choices>, RulebookPtr> books_;
};

}  // namespace rokada
