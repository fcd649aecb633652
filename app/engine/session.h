// A talk with a user interface in some protocol, line by line.
#pragma once

#include "protocol/settings.h"

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

/// Reads lines until the session or the input ends.
void talk(std::istream& in, Session& session);

}  // namespace rokada::engine
