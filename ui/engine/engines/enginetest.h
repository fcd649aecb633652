// Tests programs one after another. A test finds out whether the program is an engine, its options, and the variants
// that it supports.
#pragma once

#include "engines/enginelist.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

namespace rokada::ui {

/// Runs the tests on a background thread. Signals are emitted on the thread of this object.
class EngineTest final : public QObject {
    Q_OBJECT
public:
    explicit EngineTest(QObject* parent = nullptr,
                        const external::EngineTimeouts& timeouts = {.handshake = std::chrono::seconds(5),
                                                                    .start = std::chrono::seconds(30)});

    /// Returns the commands of well-known engines that are installed.
    [[nodiscard]] static std::vector<QStringList> commandsOnPath();
    /// Tests these commands. Stops the running tests.
    void start(std::vector<QStringList> commands);
    /// Stops the tests. `finished` is emitted soon afterwards.
    void cancel() { job_.requestStop(); }
    /// Returns true from the call of `start` until `finished` is emitted.
    [[nodiscard]] bool busy() const { return busy_; }

signals:
    /// Emitted before a command is tested. `number` is its number, from 1, and `all` the number of all commands.
    void trying(const QStringList& command, int number, int all);
    /// Emitted when a command is an engine and its rules have been tested.
    void found(const rokada::ui::EngineEntry& entry);
    /// Emitted when a command is not an engine or does not answer.
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
