// The thread of the analysis: it leaves one question for the next without ever letting the window wait.
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

    /// In place of the engine of core, from the next question on; while idle.
    void setAnalyst(std::shared_ptr<Analyst> analyst) { analyst_ = std::move(analyst); }
    /// Leaves what it thinks about and begins with this. `game` is the one that the position is from. `other` answers
    /// in place of the usual analyst. Returns at once.
    void ask(Task task, EngineRoom room, std::optional<Game> game = {}, std::shared_ptr<Analyst> other = {});
    /// Nothing is asked any more; no signal of it follows. Returns at once.
    void leave();
    [[nodiscard]] bool busy() const { return busy_; }
    /// What is known of the question, each report once.
    [[nodiscard]] std::optional<Report> news();

signals:
    /// It has come to an end by itself; the last report can be taken.
    void finished();
    /// It cannot think. `why` is in the words of the system.
    void failed(const QString& why);

private:
    struct Question {
        int number = 0;
        Task task;
        EngineRoom room;
        std::optional<Game> game;
        std::shared_ptr<Analyst> analyst;
    };

    void run(const std::stop_token& ended);
    void answer(const Question& question, const std::stop_token& stop);
    void write(int number, const Report& report);
    void tellFailure(int number);
    void begin();

    std::shared_ptr<Analyst> analyst_;
    int number_ = 0;  ///< of the last question; of the window's thread
    bool busy_ = false;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Question> wanted_;
    std::stop_source running_;
    int heard_ = 0;  ///< reports of other questions are not wanted
    std::optional<Report> report_;
    CallQueue news_;
    std::jthread thread_;
};

}  // namespace rokada::ui
