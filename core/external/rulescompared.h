// Tests whether an engine plays by the same rules as Rokada.
#pragma once

#include "external/probe.h"
#include "rules/rulebook.h"

#include <map>

namespace rokada::external {

/// Results of comparing the rules of an engine with Rokada's.
enum class RulesCompared : std::uint8_t {
    Same,       ///< no difference found
    Different,  ///< differs in the first two plies, in promotions, or where rule options matter
    Unknown,    ///< the rules cannot be tested
};

/// Compares the rules of an engine with `book`, from the start of the game. `rivals` are the same variant with other
/// rule options. Precondition: the engine names the variant. A UCI engine receives the rule options that it offers, and
/// is asked for perft counts: of two plies from the start and, in two-player variants, of one ply in some later
/// positions. One of these is a position with a promotion, and in each of the others a rival has a different number of
/// legal moves. A CECP engine, or a UCI engine without perft, receives moves. It must accept every sequence of two
/// legal moves, and the legal moves in the same later positions. It must reject illegal first moves and moves that only
/// rivals allow. Takes at most seven times the longer of `timeouts.handshake` and `timeouts.start`.
[[nodiscard]] RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                         const RulebookPtr& book, const EngineTimeouts& timeouts,
                                         const std::stop_token& stop, const Trace& listener = {},
                                         const std::vector<RulebookPtr>& rivals = {});

/// Returns true if the start positions differ, or if random games reach a position where the two rulebooks have
/// different numbers of legal moves. Options that only affect the end of a game make no difference.
[[nodiscard]] bool movesDiffer(const Rulebook& book, const Rulebook& rival);

/// Returns all combinations of the values of a variant's rule options. The combination of all defaults comes first.
[[nodiscard]] std::vector<Choices> combinations(const VariantInfo& info);

/// Compares the rules for each combination of the variant's rule options. Combinations with the same legal moves are
/// tested once: they differ only in the end of the game, which Rokada decides itself. If there are four players or the
/// engine cannot be tested, only the legal moves of the default combination are tested, unless the engine offers all
/// rule options. Combinations that are not tested are missing in the result, except those with a castling that the
/// engine does not support: they are `Different`.
[[nodiscard]] std::map<Choices, RulesCompared> compareAllRules(const std::vector<std::string>& command,
                                                               const EngineFacts& facts, const VariantInfo& info,
                                                               const EngineTimeouts& timeouts,
                                                               const std::stop_token& stop, const Trace& listener = {});

}  // namespace rokada::external
