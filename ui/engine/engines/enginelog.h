// Log of the latest messages between the program and external engines.
#pragma once

#include "external/child.h"

#include <QString>

#include <deque>
#include <mutex>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Keeps the latest lines. Thread-safe.
class EngineLog {
public:
    static constexpr std::size_t MostLines = 2000;
    static constexpr qsizetype LongestLine = 500;

    /// Logged line.
    struct Line {
        std::uint64_t number = 0;  ///< from 1, in chronological order
        QString engine;
        bool sent = false;  ///< true if sent to the engine
        QString text;
    };

    /// Returns the log of this program.
    static EngineLog& all();
    /// Returns a listener that logs the messages of the engine with this name. The log must outlive it.
    [[nodiscard]] external::Trace listener(const QString& name);
    /// Logs a line in UTF-8, cut to `LongestLine` bytes.
    void hear(const QString& engine, bool sent, std::string_view line);
    /// Logs a line; drops the oldest one if `MostLines` are stored.
    void add(const QString& engine, bool sent, const QString& text);
    /// Returns the stored lines after the line with this number, oldest first.
    [[nodiscard]] std::vector<Line> after(std::uint64_t number) const;

private:
    mutable std::mutex mutex_;
    std::deque<Line> lines_;
    std::uint64_t last_ = 0;
};

}  // namespace rokada::ui
