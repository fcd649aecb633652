// Writes settings on a worker thread, because a lock of another program or a slow disk must not block the window.
#pragma once

#include "kit/callqueue.h"
#include "kit/settingsfile.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>

namespace rokada::ui {

/// Writes one settings file. The object lives on the thread of the window.
class SettingsWriter {
public:
    /// `told` is called on the thread of the window with the result of each attempt, unless `finish` has returned that
    /// result.
    SettingsWriter(QString path, std::function<void(const Written&)> told);
    /// Does not wait for a running write, which then completes only if the program lives long enough.
    ~SettingsWriter();
    SettingsWriter(const SettingsWriter&) = delete;
    SettingsWriter& operator=(const SettingsWriter&) = delete;

    /// Queues changes behind earlier changes that could not be written. If a name has two queued values, the later one
    /// is written.
    void give(const SettingChanges& changes);
    /// Waits until an attempt has been made to write all queued changes. Returns the result of the last attempt, or an
    /// error if that takes too long.
    [[nodiscard]] Written finish();
    /// Returns true until an attempt has been made to write all queued changes.
    [[nodiscard]] bool writing() const;

private:
    struct State;

    static void run(const std::shared_ptr<State>& state);
    static void writeOnce(const std::shared_ptr<State>& state);
    void report(std::uint64_t attempt, const Written& done);

    const std::function<void(const Written&)> told_;
    std::uint64_t reported_ = 0;  ///< number of the last attempt that was reported
    std::shared_ptr<State> state_;
    CallQueue calls_;
};

}  // namespace rokada::ui
