// Whether an engine plays by our rules.
#pragma once

#include "external/probe.h"
#include "rules/rulebook.h"

#include <map>

namespace rokada::external {

enum class RulesCompared : std::uint8_t {
    Same,       ///< as far as it could be compared
    Different,  ///< in the first two plies, in promotions, or where rule options matter
    Unknown,    ///< it cannot be asked
};

/// From the start of the variant, which it must name. UCI: it is told the rule options that it offers, and counts the
/// positions after two plies and, in games for two, those after a move where a pawn can be promoted and where a rival
/// would count others. CECP, and where it does not count: it is shown every sequence of two legal moves, those
/// promotions and the moves beside those of rivals, none of which it may refuse, and illegal first moves and moves of
/// rivals alone, none of which may have an effect. Takes seven times the longer of `patience.handshake` and
/// `patience.start` at most. `rivals`: the same variant with other rule options.
[[nodiscard]] RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                         const RulebookPtr& book, const Patience& patience, const std::stop_token& stop,
                                         const Trace& listener = {}, const std::vector<RulebookPtr>& rivals = {});

/// Whether there is a position, in a number of random games, in which the two have different numbers of moves. Options
/// that only say when a game ends make no such difference.
[[nodiscard]] bool movesDiffer(const Rulebook& book, const Rulebook& rival);

/// Every combination of the values of a variant's rule options, the usual one first.
[[nodiscard]] std::vector<Choices> combinations(const VariantInfo& info);

/// The same for each combination of the variant's rule options. Combinations with the same moves are asked about once,
/// as when a game ends is said by our rules alone. Of four players, and where it cannot be asked, only the usual one is
/// there, unless it offers the options.
[[nodiscard]] std::map<Choices, RulesCompared> compareAllRules(const std::vector<std::string>& command,
                                                               const EngineFacts& facts, const VariantInfo& info,
                                                               const Patience& patience, const std::stop_token& stop,
                                                               const Trace& listener = {});

}  // namespace rokada::external
