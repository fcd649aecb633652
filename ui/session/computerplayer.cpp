#include "session/computerplayer.h"

#include "session/shownthinking.h"

#include <mutex>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Time limit of weak levels, which normally stop by themselves much earlier.
std::chrono::milliseconds longest(Level level) { return 300ms + level.number() * 250ms; }

/// Returns the longest normal thinking time for one move with this clock.
std::chrono::milliseconds share(const ClockTimes& clock) {
    return std::max(20ms, clock.remaining / 40 + clock.increment / 2);
}

/// Reserve between the end of a search and the press of the clock.
constexpr std::chrono::milliseconds Hand(60);

}  // namespace

/// Results that the worker thread writes and the thread of the window reads.
class ComputerPlayer::Notes {
public:
    void write(Report report) {
        const std::lock_guard lock(mutex_);
        report_ = std::move(report);
    }

    void answer(rokada::SearchResult outcome, std::chrono::milliseconds shown) {
        const std::lock_guard lock(mutex_);
        move_ = outcome.best;
        shown_ = shown;
        if (!outcome.report.variations.empty()) report_ = std::move(outcome.report);
    }

    [[nodiscard]] Move move() const {
        const std::lock_guard lock(mutex_);
        return move_;
    }

    /// Returns the duration that the thinking should seem to take.
    [[nodiscard]] std::chrono::milliseconds shown() const {
        const std::lock_guard lock(mutex_);
        return shown_;
    }

    /// Returns each report once.
    [[nodiscard]] std::optional<Report> news() {
        const std::lock_guard lock(mutex_);
        return std::exchange(report_, std::nullopt);
    }

private:
    mutable std::mutex mutex_;
    std::optional<Report> report_;
    Move move_;
    std::chrono::milliseconds shown_{0};
};

ComputerPlayer::ComputerPlayer(std::shared_ptr<Thinker> thinker, const EngineSettings& engineSettings, QObject* parent)
    : QObject(parent),
      thinker_(std::move(thinker)),
      engineSettings_(engineSettings),
      telling_(this, 200ms, Delay::Runs::Repeatedly),
      waiting_(this) {
    connect(&telling_, &Delay::over, this, &ComputerPlayer::tell);
    connect(&waiting_, &Delay::over, this, &ComputerPlayer::deliver);
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        endTurn();
        emit failed(why);
    });
}

ComputerPlayer::~ComputerPlayer() { callOff(); }

Task ComputerPlayer::taskOf(const Game& game) const {
    Task task = Task::of(game);
    task.level = engineSettings_.level;
    task.seed = engineSettings_.seed;
    if (!task.level.isFull()) {
        task.limits.moveTime = clock_ ? std::min(longest(task.level), share(*clock_)) : longest(task.level);
    } else if (clock_) {
        task.limits.clock = clock_;
        task.limits.overhead = Hand;
    } else {
        task.limits.moveTime = engineSettings_.moveTime;
    }
    return task;
}

/// In time trouble the minimum delay is shortened.
std::chrono::milliseconds ComputerPlayer::leastDelay() const {
    const auto delay = engineSettings_.leastDelay.value_or(notes_->shown());
    return clock_ ? std::min(delay, share(*clock_)) : delay;
}

void ComputerPlayer::yourTurn(const Game& game) {
    callOff();
    asked_ = timeNow();
    notes_ = std::make_shared<Notes>();
    thinker_->hear(game);
    telling_.start();
    job_.start(
        [this, thinker = thinker_, task = taskOf(game), notes = notes_, turn = turn_](const std::stop_token& stop) {
            SearchResult outcome = thinker->think(task, stop, [&](const Report& report) { notes->write(report); });
            const auto shown = shownThinking(task, outcome);
            notes->answer(std::move(outcome), shown);
            news_.give([this, turn] {
                if (turn == turn_) arrive();
            });
        });
}

void ComputerPlayer::callOff() {
    endTurn();
    job_.callOff();
}

void ComputerPlayer::endTurn() {
    ++turn_;
    telling_.stop();
    waiting_.stop();
    hurried_ = false;
    unwanted_.request_stop();
}

void ComputerPlayer::moveNow() {
    if (!busy() || hurried_) return;
    hurried_ = true;
    unwanted_ = std::stop_source();
    thinker_->hurry(unwanted_.get_token());
    job_.requestStop();
    if (waiting_.active()) deliver();
}

void ComputerPlayer::arrive() {
    tell();
    const auto age = timeNow() - asked_;
    const auto least = leastDelay();
    if (hurried_ || age >= least) return deliver();
    waiting_.start(least - age);
}

void ComputerPlayer::tell() {
    if (const auto report = notes_->news(); report && !report->variations.empty()) emit thought(*report);
}

void ComputerPlayer::deliver() {
    endTurn();
    const Move move = notes_->move();
    move == Move() ? emit gaveUp() : emit chosen(move);
}

}  // namespace rokada::ui
