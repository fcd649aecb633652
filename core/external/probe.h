// Getting to know an engine: what it speaks and what it offers.
#pragma once

#include "external/enginespec.h"
#include "external/player.h"
#include "external/uciline.h"

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

/// Starts it, asks in UCI and then in CECP, and ends it. One that is silent is asked once more and waited for as long
/// as `patience.start`, because a busy machine starts programs late.
[[nodiscard]] Answer<EngineFacts> probeEngine(const std::vector<std::string>& command, const Patience& patience,
                                              const std::stop_token& stop, const Trace& listener = {});
/// What the options of a CECP engine say: "Resign Threshold -spin 800 200 1200".
[[nodiscard]] UciOption readCecpOption(std::string_view text);

}  // namespace rokada::external
