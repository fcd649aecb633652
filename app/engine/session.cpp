#include "session.h"

#include "linechannel.h"

#include <algorithm>
#include <thread>

namespace rokada::engine {

protocol::Settings machineSettings() {
    protocol::Settings settings;
    settings.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 256);
    return settings;
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
