#include "session.h"

#include "linechannel.h"

#include <algorithm>
#include <random>
#include <thread>
#include <tuple>
#include <utility>

namespace rokada::engine {

std::string_view engineName() { return "Rokada " ROKADA_VERSION; }

protocol::Settings machineSettings() {
    protocol::Settings settings;
    settings.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 256);
    return settings;
}

RulebookPtr bookFor(const VariantInfo& game, const Choices& choices, const RulebookPtr& current) {
    Variant variant = *makeVariant(game, choices);
    const auto rules = [](const Variant& v) { return std::tie(v.id, v.choices); };
    if (current && rules(current->variant()) == rules(variant)) return current;
    return Rulebook::compile(std::move(variant));
}

std::uint64_t anySeed() {
    std::random_device device;
    return device();
}

void talk(std::istream& in, Session& session) {
    std::string line;
    for (;;) {
        const LineState state = readLine(in, line);
        if (state == LineState::End) return;
        if (state == LineState::TooLong) {
            session.refuseLongLine();
        } else if (!session.handle(line)) {
            return;
        }
    }
}

}  // namespace rokada::engine
