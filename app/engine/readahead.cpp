#include "readahead.h"

#include "protocol/linewords.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <system_error>
#include <utility>

namespace rokada::engine {

namespace {

/// Maximum total size in bytes of the lines that are read ahead. Later lines wait in the pipe.
constexpr std::size_t MaxBytes = 4 * MaxLine;
/// Time that an urgent line waits for earlier lines before a stop is requested for them. Reading a file from a healthy
/// disk takes less time, so `quit` directly after a command does not interrupt the reading.
constexpr std::chrono::milliseconds Patience{100};

}  // namespace

bool isUrgent(std::string_view line) {
    static constexpr std::array<std::string_view, 6> urgent{"quit", "stop", "?", "force", "exit", "result"};
    for (protocol::LineWords words(line); !words.done();) {
        if (std::ranges::find(urgent, words.next()) != urgent.end()) return true;
    }
    return false;
}

ReadAhead::ReadAhead(std::istream& in) : in_(in) {
    try {
        thread_ = std::jthread([this] { read(); });
    } catch (const std::system_error&) {
        // Without a thread, `take` reads each line itself.
    }
}

ReadAhead::~ReadAhead() {
    const std::lock_guard lock(mutex_);
    done_ = true;
    changed_.notify_all();
}

void ReadAhead::read() {
    for (;;) {
        Line line;
        line.state = readLine(in_, line.text);
        const bool end = line.state == LineState::End;
        const bool urgent = end || (line.state == LineState::Whole && isUrgent(line.text));
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return done_ || bytes_ < MaxBytes; });
        bytes_ += line.text.size();
        lines_.push_back(std::move(line));
        changed_.notify_all();
        if (!urgent) continue;
        if (!changed_.wait_for(lock, Patience, [this] { return isAnswered(); })) {
            hurry_.request_stop();
            changed_.wait(lock, [this] { return isAnswered(); });
        }
        if (done_ || end) return;
        hurry_ = std::stop_source();
    }
}

ReadAhead::Line ReadAhead::take() {
    if (!thread_.joinable()) {
        Line line;
        line.state = readLine(in_, line.text);
        return line;
    }
    std::unique_lock lock(mutex_);
    busy_ = false;
    changed_.notify_all();
    changed_.wait(lock, [this] { return !lines_.empty(); });
    Line line = std::move(lines_.front());
    lines_.pop_front();
    bytes_ -= line.text.size();
    line.hurry = hurry_.get_token();
    busy_ = true;
    changed_.notify_all();
    return line;
}

}  // namespace rokada::engine
