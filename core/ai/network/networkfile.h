// The file of a network: docs/formats.md.
#pragma once

#include "ai/network/network.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace rokada {

/// Why bytes are no network for a variant.
enum class NetworkError : std::uint8_t { Cut, NoNetwork, OtherVersion, OtherVariant, OtherSize, Damaged };

[[nodiscard]] tl::expected<NetworkPtr, NetworkError> readNetwork(const Rulebook& book, std::string_view bytes);
/// The bytes of a file that `readNetwork` reads.
[[nodiscard]] std::string networkBytes(const Rulebook& book, const Network::Weights& weights);

}  // namespace rokada
