// Selects the network that is used with the weights.
#pragma once

#include "ai/network/network.h"

#include <optional>
#include <string>

namespace rokada::tune {

/// Network choice: "none", "shipped" (built into the program), or a file.
class NetChoice {
public:
    /// Returns nullopt if `text` is a file that cannot be read.
    [[nodiscard]] static std::optional<NetChoice> parse(const std::string& text);
    /// Returns nullptr if there is no network for these rules.
    [[nodiscard]] NetworkPtr on(const Rulebook& book) const;
    /// Returns true if no network was requested, or one for these rules exists.
    [[nodiscard]] bool fits(const Rulebook& book) const { return !wanted_ || on(book) != nullptr; }

private:
    bool wanted_ = false;
    std::string bytes_;  ///< content of the file; empty for the shipped network
};

}  // namespace rokada::tune
