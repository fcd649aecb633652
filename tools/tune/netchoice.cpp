#include "netchoice.h"

#include "ai/network/networkfile.h"
#include "ai/network/shippednetwork.h"
#include "base/inputfile.h"

namespace rokada::tune {

std::optional<NetChoice> NetChoice::parse(const std::string& text) {
    NetChoice choice;
    choice.wanted_ = text != "none";
    if (!choice.wanted_ || text == "shipped") return choice;
    choice.bytes_ = readWhole(text, MaxTextBytes).value_or("");
    if (choice.bytes_.empty()) return std::nullopt;
    return choice;
}

NetworkPtr NetChoice::on(const Rulebook& book) const {
    if (!wanted_) return nullptr;
    if (bytes_.empty()) return shippedNetwork(book);
    auto network = readNetwork(book, bytes_);
    return network ? *network : nullptr;
}

}  // namespace rokada::tune
