// Getting to know an engine: what it speaks, what it offers, and whether it plays by our rules.
#pragma once

#include "external/enginespec.h"
#include "external/player.h"
#include "external/uciline.h"
#include "rules/variant.h"

namespace rokada::external {

/// What an engine has said about itself.
struct EngineFacts {
    Protocol protocol = Protocol::Uci;
    std::string name;
    std::vector<UciOption> options;  ///< those of CECP in the same words
    std::vector<std::string> variants;

    /// Whether it names this variant.
    [[nodiscard]] bool names(std::string_view ours) const;
};

enum class RulesCompared : std::uint8_t {
    Same,       ///< as many positions after two plies
    Different,  ///< another number
    Unknown,    ///< it does not count
};

/// Starts it, asks in UCI and then in CECP, and ends it. Takes `patience.handshake` twice at most.
[[nodiscard]] Answer<EngineFacts> probeEngine(const std::vector<std::string>& command, const Patience& patience,
                                              const std::stop_token& stop, const Trace& listener = {});
/// Lets it count the positions after two plies from the start of the variant, which it must name.
[[nodiscard]] RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                         const RulebookPtr& book, const Patience& patience, const std::stop_token& stop,
                                         const Trace& listener = {});

/// What the options of a CECP engine say: "Resign Threshold -spin 800 200 1200".
[[nodiscard]] UciOption readCecpOption(std::string_view text);

}  // namespace rokada::external
