// What was said between the program and engines of others lately.
#pragma once

#include "external/child.h"

#include <QString>

#include <deque>
#include <mutex>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// From any thread.
class EngineLog {
public:
    static constexpr std::size_t MostLines = 2000;
    static constexpr qsizetype LongestLine = 500;

    struct Line {
        std::uint64_t number = 0;  ///< from 1 on, in their order
        QString engine;
        bool sent = false;  ///< to the engine
        QString text;
    };

    /// The one of this program.
    static EngineLog& all();
    /// Writes down what the engine of this name says and hears.
    [[nodiscard]] external::Trace listener(const QString& name);
    void hear(const QString& engine, bool sent, std::string_view line);
    void add(const QString& engine, bool sent, const QString& text);
    /// The lines after the one of this number that are still known, the oldest first.
    [[nodiscard]] std::vector<Line> after(std::uint64_t number) const;

private:
    mutable std::mutex mutex_;
    std::deque<Line> lines_;
    std::uint64_t last_ = 0;
};

}  // namespace rokada::ui
