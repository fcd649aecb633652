// The networks that come with the program.
#pragma once

#include "ai/network/network.h"

#include <string_view>

namespace rokada {

/// The bytes of the variant's network, as in `resources/nets`; empty if it has none.
[[nodiscard]] std::string_view shippedNetworkBytes(std::string_view variant);
/// The network for these rules, whatever their options; nullptr if there is none.
[[nodiscard]] NetworkPtr shippedNetwork(const Rulebook& book);

}  // namespace rokada
