#include "external/childprocess.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace rokada::external {

namespace {

using namespace std::chrono_literals;

/// Time that a child gets to exit by itself after its input is closed.
constexpr auto Farewell = 300ms;
/// Maximum delay until a stop request is noticed.
constexpr auto LongestWait = 50ms;
/// Maximum number of lines that are read after the time limit. Endless output therefore cannot prolong the wait.
constexpr int MaxLate = 200;
/// Maximum length of a line in bytes.
constexpr std::size_t LongestLine = std::size_t{1} << 20;

}  // namespace

Answer<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::vector<std::string>& command, Trace trace) {
    auto process = SystemProcess::start(command);
    if (!process) return wrong(process.error());
    return std::unique_ptr<ChildProcess>(new ChildProcess(*std::move(process), std::move(trace)));
}

ChildProcess::ChildProcess(std::unique_ptr<SystemProcess> process, Trace trace)
    : process_(std::move(process)), trace_(std::move(trace)) {}

ChildProcess::~ChildProcess() {
    process_->closePipes();
    const auto until = std::chrono::steady_clock::now() + Farewell;
    while (!process_->hasEnded()) {
        if (std::chrono::steady_clock::now() > until) {
            kill();
        } else {
            std::this_thread::sleep_for(2ms);
        }
    }
}

void ChildProcess::kill() { process_->kill(); }

bool ChildProcess::send(std::string_view line) {
    if (trace_) trace_(true, line);
    return process_->write(std::string(line) + '\n');
}

bool ChildProcess::takeLine(std::string& line) {
    const auto end = pending_.find('\n');
    if (end == std::string::npos) return false;
    line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    while (!line.empty() && line.back() == '\r') line.pop_back();
    if (trace_) trace_(false, line);
    return true;
}

ChildProcess::ReadResult ChildProcess::read(std::string& line, Time until, const std::stop_token& stop) {
    while (true) {
        const auto left = until - std::chrono::steady_clock::now();
        const bool over = left <= left.zero();
        if (!over) late_ = 0;
        if (over && late_ >= MaxLate) return ReadResult::Nothing;
        if (stop.stop_requested()) return ReadResult::Stopped;
        if (takeLine(line)) {
            if (over) ++late_;
            return ReadResult::Line;
        }
        const auto wait = std::clamp<std::chrono::nanoseconds>(left, left.zero(), LongestWait);
        const auto arrival = process_->read(pending_, std::chrono::ceil<std::chrono::milliseconds>(wait));
        if (arrival == SystemProcess::Arrival::End || pending_.size() >= LongestLine) return ReadResult::Gone;
        if (arrival == SystemProcess::Arrival::Bytes) continue;
        // The pipe stays open as long as any process has it. If the child has ended, `hasEnded` kills the processes
        // that it has left behind, and so closes the pipe.
        (void)process_->hasEnded();
        if (over) return ReadResult::Nothing;
    }
}

std::chrono::microseconds ChildProcess::processorTime() const { return process_->processorTime(); }

}  // namespace rokada::external
