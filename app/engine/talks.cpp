// Implements the commands of commands.h that run a UCI or CECP session on the standard input, and the command `bench`.
#include "base/inputstream.h"
#include "bench.h"
#include "cecpsession.h"
#include "commands.h"
#include "linechannel.h"
#include "ucisession.h"

#include <iostream>
#include <utility>

namespace rokada::engine {

namespace {

/// Returns the exit status, and reports input that could not be read to its end.
int endOfTalk(std::ostream& err) {
    const auto error = standardInputError();
    if (!error) return Success;
    err << "rokada-engine: standard input: " << consoleText(*error) << '\n';
    return BadInput;
}

int talkXboard(ReadAhead& lines, std::ostream& out, std::ostream& err) {
    LineWriter writer(out);
    CecpSession session(writer);
    talk(lines, session);
    return endOfTalk(err);
}

}  // namespace

int runUci(const Request&, std::ostream& out, std::ostream& err) {
    ReadAhead lines(std::cin);
    LineWriter writer(out);
    UciSession session(writer);
    talk(lines, session);
    return endOfTalk(err);
}

int runXboard(const Request&, std::ostream& out, std::ostream& err) {
    ReadAhead lines(std::cin);
    return talkXboard(lines, out, err);
}

int runAnyProtocol(const Request&, std::ostream& out, std::ostream& err) {
    ReadAhead lines(std::cin);
    ReadAhead::Line first = lines.take();
    if (first.state == LineState::End) return endOfTalk(err);
    const bool xboard = first.state == LineState::Whole && protocol::LineWords(first.text).rest() == "xboard";
    if (xboard) return talkXboard(lines, out, err);
    LineWriter writer(out);
    UciSession session(writer);
    talk(lines, session, std::move(first));
    return endOfTalk(err);
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
