#include "session/moveprovider.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

namespace rokada::ui {

namespace {

/// Size of the transposition table in megabytes. It keeps the memory of the whole program below 150 MB.
constexpr int Hash = 32;
/// Maximum number of search threads. Each thread needs up to 10 MB of its own memory.
constexpr unsigned MaxThreads = 6;

/// The built-in engine. All computer players share one instance and search one after another.
class EngineMoveProvider final : public MoveProvider {
public:
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override {
        const std::lock_guard lock(mutex_);
        const auto threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, MaxThreads));
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

std::shared_ptr<MoveProvider> engineMoveProvider() { return std::make_shared<EngineMoveProvider>(); }

}  // namespace rokada::ui
