#include "kit/settingswriter.h"

#include "kit/backgroundjob.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace rokada::ui {

namespace {

/// Maximum wait of `finish`. It is longer than two waits for the lock of the file.
constexpr std::chrono::seconds FinishPatience(5);

/// Merges `later` into `changes`. If a name is in both, its later value takes the place of the earlier one.
void merge(SettingChanges& changes, const SettingChanges& later) {
    for (const auto& change : later) {
        const auto same = [&](const auto& each) { return each.first == change.first; };
        const auto it = std::ranges::find_if(changes, same);
        it == changes.end() ? changes.append(change) : static_cast<void>(it->second = change.second);
    }
}

Written attempted(const QString& path, const SettingChanges& changes) {
    try {
        return writeSettings(path, changes);
    } catch (...) {
        return tl::unexpected(exceptionText());
    }
}

}  // namespace

/// State shared by both threads. The writer thread keeps it alive if the window stops waiting.
struct SettingsWriter::State {
    QString path;
    std::mutex mutex;
    std::condition_variable changed;
    SettingChanges waiting;
    bool wanted = false;   ///< true if a write is requested
    bool busy = false;     ///< true while a write is running
    bool running = false;  ///< true while the writer thread exists
    bool over = false;
    std::uint64_t attempts = 0;
    Written last;
    SettingsWriter* owner = nullptr;  ///< nullptr once the owner is deleted
};

SettingsWriter::SettingsWriter(QString path, std::function<void(const Written&)> told)
    : told_(std::move(told)), state_(std::make_shared<State>()) {
    state_->path = std::move(path);
    state_->owner = this;
}

SettingsWriter::~SettingsWriter() {
    const std::lock_guard lock(state_->mutex);
    state_->owner = nullptr;
    state_->over = true;
    state_->changed.notify_all();
}

void SettingsWriter::give(const SettingChanges& changes) {
    {
        const std::lock_guard lock(state_->mutex);
        merge(state_->waiting, changes);
        if (state_->waiting.isEmpty()) return;
        state_->wanted = true;
        if (state_->running) return state_->changed.notify_all();
        state_->running = true;
    }
    try {
        std::thread([state = state_] { run(state); }).detach();
    } catch (const std::system_error&) {
        // Without a thread the window waits for the write, but nothing is lost.
        writeOnce(state_);
        const std::lock_guard lock(state_->mutex);
        state_->running = false;
    }
}

void SettingsWriter::run(const std::shared_ptr<State>& state) {
    for (;;) {
        {
            std::unique_lock lock(state->mutex);
            state->changed.wait(lock, [&] { return state->wanted || state->over; });
            if (!state->wanted) return;
        }
        writeOnce(state);
    }
}

void SettingsWriter::writeOnce(const std::shared_ptr<State>& state) {
    SettingChanges changes;
    {
        const std::lock_guard lock(state->mutex);
        changes = std::exchange(state->waiting, {});
        state->wanted = false;
        state->busy = true;
    }
    const Written done = attempted(state->path, changes);
    const std::lock_guard lock(state->mutex);
    if (!done) {
        merge(changes, state->waiting);
        state->waiting = std::move(changes);
    }
    state->busy = false;
    state->last = done;
    ++state->attempts;
    if (SettingsWriter* owner = state->owner)
        owner->calls_.post([owner, attempt = state->attempts, done] { owner->report(attempt, done); });
    state->changed.notify_all();
}

void SettingsWriter::report(std::uint64_t attempt, const Written& done) {
    if (attempt <= reported_) return;
    reported_ = attempt;
    told_(done);
}

Written SettingsWriter::finish() {
    std::unique_lock lock(state_->mutex);
    const bool tried = state_->changed.wait_for(lock, FinishPatience, [&] { return !state_->wanted && !state_->busy; });
    if (!tried) return tl::unexpected(QCoreApplication::translate("File", "it takes too long"));
    reported_ = state_->attempts;
    return state_->last;
}

bool SettingsWriter::writing() const {
    const std::lock_guard lock(state_->mutex);
    return state_->wanted || state_->busy;
}

}  // namespace rokada::ui
