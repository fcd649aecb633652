// Whether an engine plays by our rules.
#pragma once

#include "external/probe.h"
#include "rules/rulebook.h"

namespace rokada::external {

enum class RulesCompared : std::uint8_t {
    Same,       ///< as far as it could be compared
    Different,  ///< in the first two plies, or in promotions
    Unknown,    ///< it cannot be asked
};

/// From the start of the variant, which it must name. UCI: it counts the positions after two plies, and, in games for
/// two, those after a move where a pawn can be promoted. CECP, and where it does not count: it is shown every sequence
/// of two legal moves and those promotions, none of which it may refuse, and illegal first moves, none of which may
/// have an effect. Takes seven times the longer of `patience.handshake` and `patience.start` at most.
[[nodiscard]] RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                         const RulebookPtr& book, const Patience& patience, const std::stop_token& stop,
                                         const Trace& listener = {});

}  // namespace rokada::external
