#include "external/cecpgreeting.h"

#include <algorithm>

namespace rokada::external {

namespace {

/// Reads the first line of the engine. Sends `xboard` again after each silence: if a line arrives before GNU Chess is
/// ready, GNU Chess reads that line only when another one arrives. Repeating the command is harmless.
ChildProcess::ReadResult hearFirstLine(ChildProcess& child, std::string& line, const ChildProcess::Time last,
                                       const Milliseconds silence, const std::stop_token& stop) {
    while (true) {
        const auto until = std::min(last, std::chrono::steady_clock::now() + silence);
        const ChildProcess::ReadResult readResult = child.read(line, until, stop);
        if (readResult != ChildProcess::ReadResult::Nothing || until == last) return readResult;
        if (!child.send("xboard")) return ChildProcess::ReadResult::Gone;
    }
}

}  // namespace

ChildProcess::ReadResult greetCecp(ChildProcess& child, CecpFeatures& features, const EngineTimeouts& timeouts,
                                   const std::stop_token& stop, const FeatureListener& listener) {
    using ReadResult = ChildProcess::ReadResult;
    using Clock = std::chrono::steady_clock;
    if (!child.send("xboard") || !child.send("protover 2")) return ReadResult::Gone;
    const auto enough = [&] { return listener.enough(features); };
    const auto last = Clock::now() + timeouts.handshake;
    auto until = last;
    auto silence = timeouts.banner;
    std::string line;
    bool first = true;
    while (!features.done) {
        const ReadResult readResult =
            first ? hearFirstLine(child, line, last, timeouts.silence, stop) : child.read(line, until, stop);
        first = false;
        if (readResult == ReadResult::Nothing) return enough() ? ReadResult::Line : ReadResult::Nothing;
        if (readResult != ReadResult::Line) return readResult;
        if (refusesCommand(line, "protover")) break;  // the engine has protocol version 1 and sends no features
        if (readCecpLine(line).word == CecpWord::Feature) {
            silence = timeouts.silence;
            for (const auto& [name, value] : readFeatures(line)) listener.onFeature(name, value);
        }
        const bool silenceTells = !features.waiting && enough();
        until = silenceTells ? std::min(last, Clock::now() + silence) : last;
    }
    return enough() ? ReadResult::Line : ReadResult::Nothing;
}

}  // namespace rokada::external
