// Worker thread of the analysis. A new search replaces the current one without blocking the window.
#pragma once

#include "analysis/analyst.h"
#include "kit/callqueue.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace rokada::ui {

class AnalysisThread final : public QObject {
    Q_OBJECT
public:
    explicit AnalysisThread(QObject* parent);
    ~AnalysisThread() override;

    /// Sets the default engine, which is used if `ask` is called without `other`. Call it only while no search runs.
    void setAnalyst(std::shared_ptr<Analyst> analyst) { analyst_ = std::move(analyst); }
    /// Stops the current search, starts a search of `task` and returns at once. `game` contains the moves that led to
    /// the position, for engines that need them. `other` replaces the default engine in this search.
    void ask(Task task, EngineLimits limits, std::optional<Game> game = {}, std::shared_ptr<Analyst> other = {});
    /// Stops the search and returns at once. Neither `finished` nor `failed` is emitted for this search.
    void leave();
    [[nodiscard]] bool busy() const { return busy_; }
    /// Returns the latest report of the search. Returns nullopt if there is no report since the last call.
    [[nodiscard]] std::optional<Report> takeReport();

signals:
    /// Emitted when a search has ended and was not stopped by `leave`. `takeReport` then returns its last report.
    void finished();
    /// Emitted if the engine cannot search. `why` is a message for the user.
    void failed(const QString& why);

private:
    struct Question {
        int number = 0;
        Task task;
        EngineLimits limits;
        std::optional<Game> game;
        std::shared_ptr<Analyst> analyst;
    };

    void run(const std::stop_token& ended);
    void answer(const Question& question, const std::stop_token& stop);
    void write(int number, const Report& report);
    void tellFailure(int number);
    void begin();

    std::shared_ptr<Analyst> analyst_;
    int number_ = 0;  ///< number of the last search; used only by the thread of the window
    bool busy_ = false;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Question> wanted_;
    std::stop_source running_;
    int heard_ = 0;  ///< number of the search whose reports are accepted
    std::optional<Report> report_;
    CallQueue calls_;
    std::jthread thread_;
};

}  // namespace rokada::ui
