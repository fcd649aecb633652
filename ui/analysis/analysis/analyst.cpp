#include "analysis/analyst.h"

#include <optional>

namespace rokada::ui {

namespace {

class EngineAnalyst final : public Analyst {
public:
    void use(EngineRoom room) override {
        if (engine_ && room.megabytes == room_.megabytes) {
            engine_->setThreads(room.threads);
        } else {
            // Free the old engine first, because two hash tables at the same time may need too much memory.
            engine_.reset();
            engine_.emplace(room.megabytes, room.threads);
        }
        room_ = room;
    }

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) override {
        return engine_->think(task, stop, told);
    }

private:
    std::optional<Engine> engine_;
    EngineRoom room_;
};

}  // namespace

std::shared_ptr<Analyst> engineAnalyst() { return std::make_shared<EngineAnalyst>(); }

}  // namespace rokada::ui
