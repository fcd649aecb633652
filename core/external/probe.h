// Detects the protocol and the features of an engine.
#pragma once

#include "external/engineplayer.h"
#include "external/enginespec.h"
#include "external/uciline.h"

namespace rokada::external {

/// Facts that an engine reports about itself.
struct EngineFacts {
    Protocol protocol = Protocol::Uci;
    std::string name;
    std::vector<UciOption> options;  ///< CECP options are converted to UCI terms
    std::vector<std::string> variants;

    /// Returns true if the engine offers Rokada's variant `ours`, under the name that the protocol uses.
    [[nodiscard]] bool names(std::string_view ours) const;
};

/// Starts the program, tries UCI and then CECP, and ends the program. A silent program is tried once more with
/// `timeouts.start`, because programs start slowly on a busy machine.
[[nodiscard]] Answer<EngineFacts> probeEngine(const std::vector<std::string>& command, const EngineTimeouts& timeouts,
                                              const std::stop_token& stop, const Trace& listener = {});
/// Parses a CECP option such as "Resign Threshold -spin 800 200 1200".
[[nodiscard]] UciOption readCecpOption(std::string_view text);

}  // namespace rokada::external
