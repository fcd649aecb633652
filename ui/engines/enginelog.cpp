#include "engines/enginelog.h"

namespace rokada::ui {

EngineLog& EngineLog::all() {
    // It outlives the threads that still see engines off.
    static auto& log = *std::make_unique<EngineLog>().release();
    return log;
}

external::Trace EngineLog::listener(const QString& name) {
    return [this, name](bool sent, std::string_view line) {
        const auto length = std::min(static_cast<qsizetype>(line.size()), LongestLine);
        const auto arrow = sent ? QStringLiteral(" < ") : QStringLiteral(" > ");
        add(name + arrow + QString::fromUtf8(line.data(), length));
    };
}

void EngineLog::add(const QString& line) {
    const std::lock_guard lock(mutex_);
    if (lines_.size() == MostLines) lines_.pop_front();
    lines_.push_back(line);
}

QStringList EngineLog::lines() const {
    const std::lock_guard lock(mutex_);
    return {lines_.begin(), lines_.end()};
}

}  // namespace rokada::ui
