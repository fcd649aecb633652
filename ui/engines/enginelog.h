// What was said between the program and engines of others lately.
#pragma once

#include "external/child.h"

#include <QString>
#include <QStringList>

#include <deque>
#include <mutex>

namespace rokada::ui {

/// From any thread.
class EngineLog {
public:
    static constexpr std::size_t MostLines = 2000;
    static constexpr qsizetype LongestLine = 500;

    /// The one of this program.
    static EngineLog& all();
    /// Writes down what the engine of this name says and hears.
    [[nodiscard]] external::Trace listener(const QString& name);
    void add(const QString& line);
    /// The last lines, the oldest first.
    [[nodiscard]] QStringList lines() const;

private:
    mutable std::mutex mutex_;
    std::deque<QString> lines_;
};

}  // namespace rokada::ui
