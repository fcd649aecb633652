// Which network plays beside the weights.
#pragma once

#include "ai/network/network.h"

#include <optional>
#include <string>

namespace rokada::tune {

/// "none", "shipped" (what the program was built with), or a file.
class NetChoice {
public:
    /// Nothing if `text` is a file that cannot be read.
    [[nodiscard]] static std::optional<NetChoice> parse(const std::string& text);
    /// Nullptr if there is none for these rules.
    [[nodiscard]] NetworkPtr on(const Rulebook& book) const;
    /// None was wanted, or there is one for these rules.
    [[nodiscard]] bool fits(const Rulebook& book) const { return !wanted_ || on(book) != nullptr; }

private:
    bool wanted_ = false;
    std::string bytes_;  ///< of the file; empty: the one that is shipped
};

}  // namespace rokada::tune
