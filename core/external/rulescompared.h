// Tests whether an engine plays by the same rules as Rokada.
#pragma once

#include "external/probe.h"
#include "rules/rulebook.h"

#include <map>

namespace rokada::external {

/// Result of comparing the rules of an engine with Rokada's.
enum class RulesCompared : std::uint8_t {
    Same,       ///< no difference found
    Different,  ///< differs in the first two plies, in promotions, or where rule options matter
    Unknown,    ///< cannot be tested
};

/// Compares the rules from the start of a variant that the engine must name. UCI: sets the rule options that the engine
/// offers, and lets it count the positions after two plies and, in two-player variants, after moves to a promotion and
/// to positions where a rival has other counts. CECP, and UCI engines that cannot count: sends every sequence of two
/// legal moves and the legal moves at those positions, which must be accepted, and illegal first moves and moves that
/// only rivals allow, which must be rejected. Takes at most seven times the longer of `patience.handshake` and
/// `patience.start`. `rivals` are the same variant with other rule options.
[[nodiscard]] RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                         const RulebookPtr& book, const Patience& patience, const std::stop_token& stop,
                                         const Trace& listener = {}, const std::vector<RulebookPtr>& rivals = {});

/// Returns true if random games reach a position where the two rulebooks have different numbers of legal moves. Options
/// that only affect the end of a game make no difference.
[[nodiscard]] bool movesDiffer(const Rulebook& book, const Rulebook& rival);

/// Returns all combinations of the values of a variant's rule options, defaults first.
[[nodiscard]] std::vector<Choices> combinations(const VariantInfo& info);

/// Compares the rules for each combination of the variant's rule options. Combinations with the same moves are tested
/// once, because Rokada alone decides the end of a game. With four players, or if the engine cannot be tested, the
/// result contains only the default combination, unless the engine offers the options.
[[nodiscard]] std::map<Choices, RulesCompared> compareAllRules(const std::vector<std::string>& command,
                                                               const EngineFacts& facts, const VariantInfo& info,
                                                               const Patience& patience, const std::stop_token& stop,
                                                               const Trace& listener = {});

}  // namespace rokada::external
