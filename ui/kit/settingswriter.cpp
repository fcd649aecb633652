#include "kit/settingswriter.h"

#include "kit/backgroundjob.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace rokada::ui {

namespace {

/// Merges `later` into `changes`. If both contain a name, its value in `later` replaces the earlier one.
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

/// Queue of changes that are not written yet. The thread of the window and the worker thread share it.
class SettingsWriter::Queue {
public:
    explicit Queue(QString path) : path_(std::move(path)) {}

    void add(const SettingChanges& changes) {
        const std::lock_guard lock(mutex_);
        merge(waiting_, changes);
    }
    [[nodiscard]] bool empty() {
        const std::lock_guard lock(mutex_);
        return waiting_.isEmpty();
    }
    /// Tries to write all changes. They stay in the queue if that fails.
    Written write() {
        SettingChanges changes = take();
        if (changes.isEmpty()) return {};  // an earlier call has written all changes
        Written done = attempted(path_, changes);
        if (done) return done;
        const std::lock_guard lock(mutex_);
        merge(changes, waiting_);
        waiting_ = std::move(changes);
        return done;
    }

private:
    SettingChanges take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(waiting_, {});
    }

    const QString path_;
    std::mutex mutex_;
    SettingChanges waiting_;
};

SettingsWriter::SettingsWriter(QString path, std::function<void(const Written&)> told)
    : queue_(std::make_shared<Queue>(std::move(path))),
      thread_([queue = queue_] { return queue->write(); }, std::move(told)) {}

void SettingsWriter::give(const SettingChanges& changes) {
    queue_->add(changes);
    if (!queue_->empty()) thread_.request();
}

}  // namespace rokada::ui
