#include "engines/enginelog.h"

#include <algorithm>
#include <memory>

namespace rokada::ui {

EngineLog& EngineLog::all() {
    // The log is never destroyed: threads that wait for engines to quit may still use it when static objects are
    // destroyed.
    static auto& log = *std::make_unique<EngineLog>().release();
    return log;
}

external::Trace EngineLog::listener(const QString& name) {
    return [this, name](bool sent, std::string_view line) { addLine(name, sent, line); };
}

void EngineLog::addLine(const QString& engine, bool sent, std::string_view line) {
    add(engine, sent, QString::fromUtf8(line.data(), std::min(static_cast<qsizetype>(line.size()), LongestLine)));
}

void EngineLog::add(const QString& engine, bool sent, const QString& text) {
    const std::lock_guard lock(mutex_);
    if (lines_.size() == MaxLines) lines_.pop_front();
    lines_.push_back({++last_, engine, sent, text});
}

std::vector<EngineLog::Line> EngineLog::after(std::uint64_t number) const {
    const std::lock_guard lock(mutex_);
    const auto first =
        std::ranges::partition_point(lines_, [number](const Line& line) { return line.number <= number; });
    return {first, lines_.end()};
}

}  // namespace rokada::ui
