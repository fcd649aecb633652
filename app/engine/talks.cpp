#include "bench.h"
#include "cecpsession.h"
#include "commands.h"
#include "linechannel.h"
#include "ucisession.h"

#include <iostream>

namespace rokada::engine {

int runUci(const Request&, std::ostream& out, std::ostream&) {
    LineWriter writer(out);
    UciSession session(writer);
    talk(std::cin, session);
    return Success;
}

int runXboard(const Request&, std::ostream& out, std::ostream&) {
    LineWriter writer(out);
    CecpSession session(writer);
    talk(std::cin, session);
    return Success;
}

int runAnyProtocol(const Request& request, std::ostream& out, std::ostream& err) {
    std::string line;
    const LineState state = readLine(std::cin, line);
    if (state == LineState::End) return Success;
    if (state == LineState::Whole && protocol::LineWords(line).rest() == "xboard") return runXboard(request, out, err);
    LineWriter writer(out);
    UciSession session(writer);
    if (state == LineState::TooLong) session.refuseLongLine();
    if (state == LineState::TooLong || session.handle(line)) talk(std::cin, session);
    return Success;
}

int runBench(const Request& request, std::ostream& out, std::ostream&) {
    const auto print = [&](const std::string& line) { out << line << std::endl; };
    if (request.positionsOnly) {
        listBenchPositions(request.game.variant, print);
        return Success;
    }
    const auto nodes = bench(request.game.variant, request.depth, {}, print);
    out << signatureLine(*nodes) << '\n';
    return Success;
}

}  // namespace rokada::engine
