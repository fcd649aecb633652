// Writes settings on a worker thread.
#pragma once

#include "kit/settingsfile.h"
#include "kit/writerthread.h"

#include <QString>

#include <functional>
#include <memory>

namespace rokada::ui {

/// Writes one settings file. The object lives on the thread of the window.
class SettingsWriter {
public:
    /// `told` is called on the thread of the window with the result of each attempt, unless `finish` has returned that
    /// result.
    SettingsWriter(QString path, std::function<void(const Written&)> told);

    /// Queues changes and requests a write of the queue. Changes that could not be written before are still in the
    /// queue. If a name is queued twice, its later value is written.
    void give(const SettingChanges& changes);
    /// Waits until the program has tried to write all queued changes. Returns the result of the last attempt, or an
    /// error after five seconds.
    [[nodiscard]] Written finish() { return thread_.finish(); }
    /// Returns true while an attempt to write queued changes is pending or running.
    [[nodiscard]] bool writing() const { return thread_.writing(); }

private:
    class Queue;

    std::shared_ptr<Queue> queue_;
    WriterThread thread_;
};

}  // namespace rokada::ui
