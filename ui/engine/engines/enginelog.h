// Log of the latest messages between the program and external engines.
#pragma once

#include "external/childprocess.h"

#include <QString>

#include <deque>
#include <mutex>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Stores the latest lines. Thread-safe.
class EngineLog {
public:
    static constexpr std::size_t MaxLines = 2000;
    static constexpr qsizetype LongestLine = 500;

    /// Line of the log.
    struct Line {
        std::uint64_t number = 0;  ///< number of the line, from 1, in chronological order
        QString engine;
        bool sent = false;  ///< true if the line was sent to the engine
        QString text;
    };

    /// Returns the only log of the program.
    static EngineLog& all();
    /// Returns a listener that logs the messages of the engine `name`. The log must outlive the listener.
    [[nodiscard]] external::Trace listener(const QString& name);
    /// Logs a line in UTF-8. Cuts it to `LongestLine` bytes.
    void addLine(const QString& engine, bool sent, std::string_view line);
    /// Logs a line. Drops the oldest line if `MaxLines` lines are stored.
    void add(const QString& engine, bool sent, const QString& text);
    /// Returns the stored lines whose numbers are greater than `number`, oldest first.
    [[nodiscard]] std::vector<Line> after(std::uint64_t number) const;

private:
    mutable std::mutex mutex_;
    std::deque<Line> lines_;
    std::uint64_t last_ = 0;
};

}  // namespace rokada::ui
