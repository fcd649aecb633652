// Tries programs one after another: are they engines, what do they offer, and which of our variants do they play?
#pragma once

#include "engines/enginelist.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

namespace rokada::ui {

class EngineTrial final : public QObject {
    Q_OBJECT
public:
    explicit EngineTrial(QObject* parent = nullptr,
                         const external::Patience& patience = {.handshake = std::chrono::seconds(5),
                                                               .start = std::chrono::seconds(30)});

    /// Those of the usual names that are on the path, as commands.
    [[nodiscard]] static std::vector<QStringList> commandsOnPath();
    /// Stops what is being tried.
    void start(std::vector<QStringList> commands);
    /// The rest is not tried; `finished` comes soon.
    void cancel() { job_.requestStop(); }
    [[nodiscard]] bool busy() const { return busy_; }

signals:
    void trying(const QStringList& command, int number, int all);
    void found(const rokada::ui::EngineEntry& entry);
    /// It is no engine, or does not answer.
    void rejected(const QStringList& command);
    void finished();

private:
    void tryOne(const QStringList& command, const std::stop_token& stop);

    external::Patience patience_;
    bool busy_ = false;
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
