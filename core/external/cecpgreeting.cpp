#include "external/cecpgreeting.h"

#include <algorithm>

namespace rokada::external {

namespace {

/// Reads the first line of the engine. Sends `xboard` again after each silence, because GNU Chess can leave lines
/// unread that arrive before it is ready, until another line arrives. Repeating the command is harmless.
Child::Heard hearFirstLine(Child& child, std::string& line, const Child::Time last, const Milliseconds silence,
                           const std::stop_token& stop) {
    while (true) {
        const auto until = std::min(last, std::chrono::steady_clock::now() + silence);
        const Child::Heard heard = child.read(line, until, stop);
        if (heard != Child::Heard::Nothing || until == last) return heard;
        if (!child.send("xboard")) return Child::Heard::Gone;
    }
}

}  // namespace

Child::Heard greetCecp(Child& child, CecpFeatures& features, const Patience& patience, const std::stop_token& stop,
                       const FeatureListener& listener) {
    using Heard = Child::Heard;
    using Clock = std::chrono::steady_clock;
    if (!child.send("xboard") || !child.send("protover 2")) return Heard::Gone;
    const auto enough = [&] { return listener.enough(features); };
    const auto last = Clock::now() + patience.handshake;
    auto until = last;
    auto silence = patience.banner;
    std::string line;
    bool first = true;
    while (!features.done) {
        const Heard heard =
            first ? hearFirstLine(child, line, last, patience.silence, stop) : child.read(line, until, stop);
        first = false;
        if (heard == Heard::Nothing) return enough() ? Heard::Line : Heard::Nothing;
        if (heard != Heard::Line) return heard;
        if (refusesCommand(line, "protover")) break;  // the engine has protocol version 1 and sends no features
        if (readCecpLine(line).word == CecpWord::Feature) {
            silence = patience.silence;
            for (const auto& [name, value] : readFeatures(line)) listener.hear(name, value);
        }
        const bool silenceTells = !features.waiting && enough();
        until = silenceTells ? std::min(last, Clock::now() + silence) : last;
    }
    return enough() ? Heard::Line : Heard::Nothing;
}

}  // namespace rokada::external
