// Networks that are shipped with the program.
#pragma once

#include "ai/network/network.h"

#include <string_view>

namespace rokada {

/// Returns the bytes of the network in `resources/nets` for the variant with the id `variant`. Returns an empty view if
/// there is none.
[[nodiscard]] std::string_view shippedNetworkBytes(std::string_view variant);
/// Returns the shipped network of a variant, whatever its rule options are. Returns nullptr if there is none.
[[nodiscard]] NetworkPtr shippedNetwork(const Rulebook& book);

}  // namespace rokada
