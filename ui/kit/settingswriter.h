// Writes settings on a thread of its own: a lock that another program holds, or a disk that does not answer, must not
// keep the window waiting.
#pragma once

#include "kit/callqueue.h"
#include "kit/settingsfile.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>

namespace rokada::ui {

/// Lives on the thread of the window.
class SettingsWriter {
public:
    /// `told` is called on the thread of the window after each attempt, unless `finish` has returned it.
    SettingsWriter(QString path, std::function<void(const Written&)> told);
    /// Does not wait: what is being written is written, if the program lives as long.
    ~SettingsWriter();
    SettingsWriter(const SettingsWriter&) = delete;
    SettingsWriter& operator=(const SettingsWriter&) = delete;

    /// To be written in this order: of two values of one name the later one, after what could not be written before.
    void give(const SettingChanges& changes);
    /// Waits until all that was given has been tried, but not for ever. Returns how the last attempt went.
    [[nodiscard]] Written finish();
    /// Something was given that has not been tried yet.
    [[nodiscard]] bool writing() const;

private:
    struct State;

    static void run(const std::shared_ptr<State>& state);
    static void writeOnce(const std::shared_ptr<State>& state);
    void report(std::uint64_t attempt, const Written& done);

    const std::function<void(const Written&)> told_;
    std::uint64_t reported_ = 0;  ///< attempts
    std::shared_ptr<State> state_;
    CallQueue news_;
};

}  // namespace rokada::ui
