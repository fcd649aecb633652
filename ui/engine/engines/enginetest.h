// Tests programs: finds out whether a program is an engine, which options it has, and which variants it can play.
#pragma once

#include "engines/enginelist.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

namespace rokada::ui {

/// Runs the tests one after another on a background thread. Signals are emitted on the thread of this object.
class EngineTest final : public QObject {
    Q_OBJECT
public:
    explicit EngineTest(QObject* parent = nullptr,
                        const external::EngineTimeouts& timeouts = {.handshake = std::chrono::seconds(5),
                                                                    .start = std::chrono::seconds(30)});

    /// Returns the commands of the well-known engines that are installed on this computer.
    [[nodiscard]] static std::vector<QStringList> commandsOnPath();
    /// Tests these commands in the background. Stops tests that are still running.
    void start(std::vector<QStringList> commands);
    /// Requests the end of the tests and returns at once. `finished` is emitted later.
    void cancel() { job_.requestStop(); }
    /// Returns true from the call of `start` until `finished` is emitted.
    [[nodiscard]] bool busy() const { return busy_; }

signals:
    /// Emitted before each test. `number` is the number of the command, from 1; `all` is the number of all commands.
    void trying(const QStringList& command, int number, int all);
    /// Emitted when a test has shown that the command is an engine. `entry` contains its data and test results.
    void found(const rokada::ui::EngineEntry& entry);
    /// Emitted when a test has shown that the command is not an engine, or if it does not answer.
    void rejected(const QStringList& command);
    /// Emitted after the last test, even if the tests were cancelled.
    void finished();

private:
    void tryOne(const QStringList& command, const std::stop_token& stop);

    external::EngineTimeouts timeouts_;
    bool busy_ = false;
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
