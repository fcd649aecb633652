#include "external/cecpgreeting.h"

#include <algorithm>

namespace rokada::external {

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
    while (!features.done) {
        const Heard heard = child.read(line, until, stop);
        if (heard == Heard::Nothing) return enough() ? Heard::Line : Heard::Nothing;
        if (heard != Heard::Line) return heard;
        if (refusesCommand(line, "protover")) break;  // version 1 of the protocol
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
