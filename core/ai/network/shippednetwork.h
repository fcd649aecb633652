// Networks that are shipped with the program.
#pragma once

#include "ai/network/network.h"

#include <string_view>

namespace rokada {

/// Returns the bytes of the variant's network in `resources/nets`, or an empty view if it has none.
[[nodiscard]] std::string_view shippedNetworkBytes(std::string_view variant);
/// Returns the network of a variant, for all its rule options. Returns nullptr if the variant has no network.
[[nodiscard]] NetworkPtr shippedNetwork(const Rulebook& book);

}  // namespace rokada
