// Log of the last lines that the program and its external engines have sent to each other.
#pragma once

#include "external/childprocess.h"

#include <QString>

#include <deque>
#include <mutex>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Stores up to `MaxLines` lines. Thread-safe.
class EngineLog {
public:
    static constexpr std::size_t MaxLines = 2000;
    static constexpr qsizetype LongestLine = 500;

    /// Line of the log.
    struct Line {
        std::uint64_t number = 0;  ///< consecutive number of the line, from 1
        QString engine;
        bool sent = false;  ///< true for a line to the engine, false for a line from it
        QString text;
    };

    /// Returns the log of the program, in which all engines are logged.
    static EngineLog& all();
    /// Returns a function that logs each line it receives under the engine name `name`. The log must outlive the
    /// function.
    [[nodiscard]] external::Trace listener(const QString& name);
    /// Logs a line in UTF-8. Cuts it after `LongestLine` bytes.
    void addLine(const QString& engine, bool sent, std::string_view line);
    /// Logs a line. If the log is full, removes the oldest line.
    void add(const QString& engine, bool sent, const QString& text);
    /// Returns the stored lines whose numbers are greater than `number`, oldest first.
    [[nodiscard]] std::vector<Line> after(std::uint64_t number) const;

private:
    mutable std::mutex mutex_;
    std::deque<Line> lines_;
    std::uint64_t last_ = 0;
};

}  // namespace rokada::ui
