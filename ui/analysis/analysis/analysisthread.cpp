#include "analysis/analysisthread.h"

#include "kit/backgroundjob.h"

#include <utility>

namespace rokada::ui {

AnalysisThread::AnalysisThread(QObject* parent) : QObject(parent), analyst_(builtInAnalyst()) {}

AnalysisThread::~AnalysisThread() {
    leave();
    thread_ = {};
}

void AnalysisThread::ask(Task task, EngineLimits limits, std::optional<Game> game, std::shared_ptr<Analyst> other) {
    {
        const std::lock_guard lock(mutex_);
        running_.request_stop();
        heard_ = ++number_;
        report_.reset();
        wanted_ = Question{number_, std::move(task), limits, std::move(game), other ? std::move(other) : analyst_};
    }
    busy_ = true;
    begin();
    wake_.notify_all();
}

/// Starts the thread if it does not run yet. If that is not possible, emits `failed`.
void AnalysisThread::begin() {
    if (thread_.joinable()) return;
    try {
        thread_ = std::jthread([this](const std::stop_token& ended) { run(ended); });
    } catch (...) {
        tellFailure(number_);
    }
}

void AnalysisThread::leave() {
    const std::lock_guard lock(mutex_);
    running_.request_stop();
    wanted_.reset();
    report_.reset();
    heard_ = ++number_;
    busy_ = false;
}

std::optional<Report> AnalysisThread::takeReport() {
    const std::lock_guard lock(mutex_);
    return std::exchange(report_, std::nullopt);
}

void AnalysisThread::run(const std::stop_token& ended) {
    while (true) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, ended, [this] { return wanted_.has_value(); });
        if (ended.stop_requested()) return;
        const Question question = *std::exchange(wanted_, std::nullopt);
        running_ = std::stop_source();
        const std::stop_token stop = running_.get_token();
        lock.unlock();
        answer(question, stop);
    }
}

void AnalysisThread::answer(const Question& question, const std::stop_token& stop) {
    try {
        question.analyst->use(question.limits);
        if (question.game) question.analyst->setGame(*question.game);
        const SearchResult found =
            question.analyst->think(question.task, stop, [&](const Report& report) { write(question.number, report); });
        write(question.number, found.report);
        calls_.post([this, number = question.number] {
            if (number != number_) return;
            busy_ = false;
            emit finished();
        });
    } catch (...) {
        tellFailure(question.number);
    }
}

void AnalysisThread::write(int number, const Report& report) {
    if (report.variations.empty()) return;
    const std::lock_guard lock(mutex_);
    if (number == heard_) report_ = report;
}

/// Emits `failed` on the thread of the window, with the message of the current exception. Call it only in a catch
/// block.
void AnalysisThread::tellFailure(int number) {
    try {
        calls_.post([this, number, why = exceptionText()] {
            if (number != number_) return;
            busy_ = false;
            emit failed(why);
        });
    } catch (...) {
        qWarning("the analysis failed, and there is no memory to tell it");
    }
}

}  // namespace rokada::ui
