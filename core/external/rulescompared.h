// Whether an engine plays by our rules.
#pragma once

#include "external/probe.h"
#include "rules/rulebook.h"

namespace rokada::external {

enum class RulesCompared : std::uint8_t {
    Same,       ///< as far as it could be compared
    Different,  ///< in the first two plies
    Unknown,    ///< it cannot be asked
};

/// From the start of the variant, which it must name. UCI: it counts the positions after two plies. CECP, and where it
/// does not count: it is shown every sequence of two legal moves, none of which it may refuse, and illegal first moves,
/// none of which may have an effect. Takes five times `patience.handshake` at most.
[[nodiscard]] RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                         const RulebookPtr& book, const Patience& patience, const std::stop_token& stop,
                                         const Trace& listener = {});

}  // namespace rokada::external
