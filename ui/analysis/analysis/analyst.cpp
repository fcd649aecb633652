#include "analysis/analyst.h"

#include <optional>

namespace rokada::ui {

namespace {

class BuiltInAnalyst final : public Analyst {
public:
    void use(EngineLimits limits) override {
        if (engine_ && limits.megabytes == limits_.megabytes) {
            engine_->setThreads(limits.threads);
        } else {
            // Free the old engine first, because two hash tables at the same time may need too much memory.
            engine_.reset();
            engine_.emplace(limits.megabytes, limits.threads);
        }
        limits_ = limits;
    }

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override {
        return engine_->think(task, stop, told);
    }

private:
    std::optional<Engine> engine_;
    EngineLimits limits_;
};

}  // namespace

std::shared_ptr<Analyst> builtInAnalyst() { return std::make_shared<BuiltInAnalyst>(); }

}  // namespace rokada::ui
