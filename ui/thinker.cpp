#include "thinker.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

namespace rokada::ui {

namespace {

constexpr int Hash = 64;
/// Weaker levels look at no more positions than this has room for.
constexpr int SmallHash = 16;

int cores() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

/// Two engines for any number of seats: what a weak level believes must not mislead full strength, nor a strong table
/// make a weak level strong.
class EngineThinker final : public Thinker {
public:
    rokada::Outcome think(const Task& task, const std::stop_token& stop, const Told& told) override {
        const std::lock_guard lock(mutex_);
        return engineFor(task.level).think(task, stop, told);
    }

    void forget() override {
        const std::lock_guard lock(mutex_);
        if (full_) full_->clear();
        lastWeak_.reset();
    }

private:
    Engine& engineFor(Level level) {
        if (level.isFull()) {
            if (!full_) full_.emplace(Hash, cores());
            return *full_;
        }
        if (!weak_) weak_.emplace(SmallHash, 1);
        if (lastWeak_ != level) weak_->clear();
        lastWeak_ = level;
        return *weak_;
    }

    std::mutex mutex_;
    std::optional<Engine> full_;
    std::optional<Engine> weak_;
    std::optional<Level> lastWeak_;  ///< whose thoughts are in the table of `weak_`
};

}  // namespace

std::shared_ptr<Thinker> engineThinker() { return std::make_shared<EngineThinker>(); }

}  // namespace rokada::ui
