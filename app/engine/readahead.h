// Reads lines on a thread of its own, so that `quit` and `stop` are noticed while an earlier line is still being
// handled.
#pragma once

#include "linechannel.h"

#include <condition_variable>
#include <deque>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace rokada::engine {

/// Returns true for lines of either protocol that must not wait for earlier ones. UCI ignores unknown words before a
/// command, so that any word counts.
[[nodiscard]] bool isUrgent(std::string_view line);

/// Use it from one thread. Reads a line when it is taken if no thread can be started.
class ReadAhead {
public:
    struct Line {
        LineState state = LineState::End;
        std::string text;
        /// A stop is requested when an urgent line, or the end of the input, has waited too long for this line.
        std::stop_token hurry;
    };

    /// `in` must outlive this object.
    explicit ReadAhead(std::istream& in);
    /// Waits for the next line unless the last one taken was urgent or the end.
    ~ReadAhead();
    ReadAhead(const ReadAhead&) = delete;
    ReadAhead& operator=(const ReadAhead&) = delete;

    /// Waits for the next line. The one before counts as handled.
    [[nodiscard]] Line take();

private:
    void read();
    /// Returns true when all lines are handled or no more are wanted.
    [[nodiscard]] bool isAnswered() const { return done_ || (lines_.empty() && !busy_); }

    std::istream& in_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Line> lines_;
    std::size_t bytes_ = 0;  ///< of `lines_`
    bool busy_ = false;      ///< a line is being handled
    bool done_ = false;      ///< no more lines are wanted
    std::stop_source hurry_;
    std::jthread thread_;
};

}  // namespace rokada::engine
