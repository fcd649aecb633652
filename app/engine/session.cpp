#include "session.h"

#include "linechannel.h"
#include "text/positiontext.h"

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

Parsed<Position> readPosition(const Rulebook& book, std::string_view text) {
    const auto position = parsePosition(book, text);
    if (position || position.error().what != ErrorCode::MissingField) return position;
    const auto counted = parsePosition(book, std::string(text) + " 0 1");
    return counted ? counted : position;
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
