#include "session/thinker.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

namespace rokada::ui {

namespace {

/// Hash size in megabytes. The whole program stays below 150 MB with it.
constexpr int Hash = 32;
/// Maximum number of threads. Each thread needs up to 10 MB of its own.
constexpr unsigned MostThreads = 6;

/// One engine for any number of seats, which search one after another. Weak levels leave no data in the engine.
class EngineThinker final : public Thinker {
public:
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) override {
        const std::lock_guard lock(mutex_);
        const auto threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, MostThreads));
        if (!engine_) engine_.emplace(Hash, threads);
        return engine_->think(task, stop, told);
    }

    void forget() override {
        const std::lock_guard lock(mutex_);
        if (engine_) engine_->clear();
    }

private:
    std::mutex mutex_;
    std::optional<Engine> engine_;
};

}  // namespace

std::shared_ptr<Thinker> engineThinker() { return std::make_shared<EngineThinker>(); }

}  // namespace rokada::ui
