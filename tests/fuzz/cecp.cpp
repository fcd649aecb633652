// Fuzz target for complete sessions in the XBoard protocol, with searches of one ply. Every ping must be answered
// exactly once.
#include "protocol/cecp.h"

#include "heard.h"
#include "parts.h"
#include "targets.h"

#include "cecpsession.h"
#include "linechannel.h"

#include <ostream>

namespace rokada::fuzz {

namespace {

constexpr std::size_t MaxCecpLines = 32;
constexpr std::size_t MaxReplies = 2;  // more replies reveal nothing new and are slow

/// Returns true for messages that the engine is allowed to answer with unlimited time or memory. The target skips them.
bool tooMuchForCecp(const rokada::cecp::Message& message) {
    using namespace rokada::cecp;
    if (std::holds_alternative<Memory>(message) || std::holds_alternative<Cores>(message)) return true;
    if (const auto* depth = std::get_if<FixedDepth>(&message)) return depth->depth != 1;
    const auto* option = std::get_if<SetOption>(&message);
    return option != nullptr && (option->name == "Hash" || option->name == "Threads");
}

/// Returns true if the engine may search after the message.
bool asksForThought(const rokada::cecp::Message& message) {
    using namespace rokada::cecp;
    return std::holds_alternative<Go>(message) || std::holds_alternative<UserMove>(message) ||
           std::holds_alternative<Analyze>(message) || std::holds_alternative<Hint>(message);
}

}  // namespace

int cecp::testOneInput(std::string_view input) {
    Heard heard("pong");
    std::ostream out(&heard);
    engine::LineWriter writer(out);
    engine::CecpSession session(writer, smallSettings(), smallResources());
    session.handle("sd 1");
    std::size_t asked = 0;
    std::size_t replies = 0;
    for (std::size_t i = 0; i < MaxCecpLines && !input.empty(); ++i) {
        const std::string_view line = takeLine(input);
        const auto message = rokada::cecp::parse(line);
        if (message && tooMuchForCecp(*message)) continue;
        if (message && asksForThought(*message) && ++replies > MaxReplies) {
            // After `force`, moves are still made, but the engine no longer replies.
            session.handle("force");
            if (!std::holds_alternative<rokada::cecp::UserMove>(*message)) continue;
        }
        if (message && std::holds_alternative<rokada::cecp::Ping>(*message)) ++asked;
        if (!session.handle(line)) break;
        session.handle("?");     // ends the search, so that the result is reproducible
        session.handle("sd 1");  // a new game resets the depth limit
    }
    expect(heard.count() == asked, "every ping is answered once");
    return 0;
}

}  // namespace rokada::fuzz
