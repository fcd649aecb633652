// Selects the network that is used together with the weights.
#pragma once

#include "ai/network/network.h"

#include <optional>
#include <string>

namespace rokada::tune {

/// Choice of a network: "none", "shipped" (built into the program), or a file.
class NetChoice {
public:
    /// Parses a choice. Returns nullopt if `text` names a file that cannot be read.
    [[nodiscard]] static std::optional<NetChoice> parse(const std::string& text);
    /// Returns the network for these rules. Returns nullptr if there is none.
    [[nodiscard]] NetworkPtr on(const Rulebook& book) const;
    /// Returns true if a network for these rules exists, or if no network was requested.
    [[nodiscard]] bool fits(const Rulebook& book) const { return !wanted_ || on(book) != nullptr; }

private:
    bool wanted_ = false;
    std::string bytes_;  ///< contents of the file; empty for the shipped network
};

}  // namespace rokada::tune
