// A session with a user interface in some protocol, line by line.
#pragma once

#include "base/parseerror.h"
#include "protocol/settings.h"
#include "rules/position.h"
#include "rules/rulebook.h"

#include <cstdint>
#include <iosfwd>
#include <string_view>

namespace rokada::engine {

class Session {
public:
    Session() = default;
    virtual ~Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Answers a line; false if it was the last one.
    virtual bool handle(std::string_view line) = 0;
    /// Answers a line that is too long to be read.
    virtual void refuseLongLine() = 0;
};

/// The defaults of the options on this machine.
[[nodiscard]] protocol::Settings machineSettings();

/// What the program reports about itself.
[[nodiscard]] std::string_view engineName();

/// A game with these rules: `current` itself if they are the same.
[[nodiscard]] RulebookPtr bookFor(const VariantInfo& game, const Choices& choices, const RulebookPtr& current = {});
/// The position of a text, which may end before the counters as in EPD.
[[nodiscard]] Parsed<Position> readPosition(const Rulebook& book, std::string_view text);
/// An unpredictable number, in place of a seed that was not set.
[[nodiscard]] std::uint64_t anySeed();

/// Reads lines until the session or the input ends.
void talk(std::istream& in, Session& session);

}  // namespace rokada::engine
