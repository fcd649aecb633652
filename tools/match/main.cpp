// rokada-match: plays engines against each other. The exit status is 0 for a complete match, 1 for a match that was
// aborted or could not be recorded, and 130 after Ctrl-C. For bad input, it is 2, and one line describes the error.
#include "base/lastflush.h"
#include "commandline.h"
#include "wholefile.h"

#include <csignal>
#include <ctime>
#include <iostream>
#include <optional>
#include <thread>

namespace {

using namespace rokada::match;
namespace tools = rokada::tools;

constexpr int Interrupted = 130;

int complain(std::string text) {
    for (char& c : text) {
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    }
    std::cerr << "rokada-match: " << text << std::endl;
    return 2;
}

/// Returns the signals that end the program. The thread `watcher` waits for these signals. They have no handlers,
/// because a handler would interrupt system calls of other code.
sigset_t endings() {
    sigset_t set;
    sigemptyset(&set);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, number);
    return set;
}

void watchSignals(std::stop_source& stop, const std::stop_token& over) {
    const sigset_t set = endings();
    const timespec target{0, 100'000'000};
    while (!over.stop_requested()) {
        if (::sigtimedwait(&set, nullptr, &target) > 0) stop.request_stop();
    }
}

int play(Assignment& task) {
    std::optional<tools::OutputFile> trace;
    MatchContext context;
    context.timeouts = task.timeouts;
    if (!task.trace.empty()) {
        trace.emplace(task.trace, std::ios::trunc, "--trace " + task.trace);
        if (const auto opened = trace->flushed(); !opened) return complain(opened.error());
        context.trace = &*trace;
    }
    // A match can take days, so the files are tested for writing before it starts.
    for (const std::string& file : {task.plan.record, task.plan.json}) {
        if (file.empty()) continue;
        if (const auto opened = tools::append(file, {}); !opened) return complain(opened.error());
    }
    std::stop_source stop;
    const std::jthread watcher([&stop](const std::stop_token& over) { watchSignals(stop, over); });
    PrintedMatch match(task.plan, *task.openings, context, std::cout);
    const MatchEnd end = match.run(stop.get_token());
    if (!match.unwritten().empty()) complain(match.unwritten());
    const auto traced = trace ? trace->closed() : tools::Written();
    if (!traced) complain(traced.error());
    if (task.random && !task.openings->weighed()) std::cout << "the random openings were not weighed" << std::endl;
    switch (end) {
        case MatchEnd::Complete: return traced ? 0 : 1;
        case MatchEnd::Broken: return 1;
        case MatchEnd::Interrupted: return Interrupted;
    }
    return 0;
}

int program(int argc, char** argv) {
    const sigset_t set = endings();
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
    auto task = readCommandLine(argc, argv);
    if (task) return play(*task);
    if (task.error().status != 0) return complain(task.error().text);
    std::cout << task.error().text;
    return 0;
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-match", program(argc, argv)); }
