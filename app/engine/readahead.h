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

/// Returns true for lines of either protocol that must not wait for earlier lines. UCI ignores unknown words before a
/// command, so the command can be any word of the line.
[[nodiscard]] bool isUrgent(std::string_view line);

/// Reads lines ahead on a thread of its own. If the thread cannot be started, `take` reads each line itself. Use the
/// object from one thread only.
class ReadAhead {
public:
    struct Line {
        LineState state = LineState::End;
        std::string text;
        /// Stop token for the handling of this line. A stop is requested when an urgent line, or the end of the input,
        /// has waited too long behind this line.
        std::stop_token hurry;
    };

    /// `in` must outlive this object.
    explicit ReadAhead(std::istream& in);
    /// Waits until the reading thread has read another urgent line or the end of the input. Does not wait if the last
    /// line taken was urgent or the end of the input.
    ~ReadAhead();
    ReadAhead(const ReadAhead&) = delete;
    ReadAhead& operator=(const ReadAhead&) = delete;

    /// Waits for the next line. The previous line then counts as handled.
    [[nodiscard]] Line take();

private:
    void read();
    /// Returns true when all lines are handled or no more are wanted.
    [[nodiscard]] bool isAnswered() const { return done_ || (lines_.empty() && !busy_); }

    std::istream& in_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Line> lines_;
    std::size_t bytes_ = 0;  ///< total size of `lines_`
    bool busy_ = false;      ///< a line is being handled
    bool done_ = false;      ///< no more lines are wanted
    std::stop_source hurry_;
    std::jthread thread_;
};

}  // namespace rokada::engine
