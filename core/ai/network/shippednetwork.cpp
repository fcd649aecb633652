#include "ai/network/shippednetwork.h"

#include "ai/network/networkfile.h"

namespace rokada {

NetworkPtr shippedNetwork(const Rulebook& book) {
    const std::string_view bytes = shippedNetworkBytes(book.variant().id);
    if (bytes.empty()) return nullptr;
    auto network = readNetwork(book, bytes);
    return network ? *network : nullptr;
}

}  // namespace rokada
