// Whole sessions in the protocol of XBoard, with searches of one ply: every ping is answered once.
#include "protocol/cecp.h"

#include "heard.h"
#include "parts.h"
#include "targets.h"

#include "cecpsession.h"
#include "linechannel.h"

#include <ostream>

namespace rokada::fuzz {

namespace {

constexpr std::size_t MostCecpLines = 32;
constexpr std::size_t MostReplies = 2;  // more of them show nothing new, and each takes as long as many lines

/// Whether the line takes time or memory without end, on purpose.
bool tooMuchForCecp(const rokada::cecp::Message& message) {
    using namespace rokada::cecp;
    if (std::holds_alternative<Memory>(message) || std::holds_alternative<Cores>(message)) return true;
    if (const auto* depth = std::get_if<FixedDepth>(&message)) return depth->depth != 1;
    const auto* option = std::get_if<SetOption>(&message);
    return option != nullptr && (option->name == "Hash" || option->name == "Threads");
}

/// Whether the engine may think after it.
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
    for (std::size_t i = 0; i < MostCecpLines && !input.empty(); ++i) {
        const std::string_view line = takeLine(input);
        const auto message = rokada::cecp::parse(line);
        if (message && tooMuchForCecp(*message)) continue;
        if (message && asksForThought(*message) && ++replies > MostReplies) {
            // Moves go on being made, and nobody replies.
            session.handle("force");
            if (!std::holds_alternative<rokada::cecp::UserMove>(*message)) continue;
        }
        if (message && std::holds_alternative<rokada::cecp::Ping>(*message)) ++asked;
        if (!session.handle(line)) break;
        session.handle("?");     // so that the same input always does the same
        session.handle("sd 1");  // a new game forgets it
    }
    expect(heard.count() == asked, "every ping is answered once");
    return 0;
}

}  // namespace rokada::fuzz
