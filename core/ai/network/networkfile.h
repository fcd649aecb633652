// Reads and writes network files. docs/formats.md describes the format.
#pragma once

#include "ai/network/network.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace rokada {

/// Errors of reading a network file.
enum class NetworkError : std::uint8_t { Cut, NoNetwork, OtherVersion, OtherVariant, OtherSize, Damaged };

/// Decodes a network file and checks that the network is for this variant.
[[nodiscard]] tl::expected<NetworkPtr, NetworkError> readNetwork(const Rulebook& book, std::string_view bytes);
/// Returns the bytes of a network file, in the format that `readNetwork` reads.
[[nodiscard]] std::string networkBytes(const Rulebook& book, const Network::Weights& weights);

}  // namespace rokada
