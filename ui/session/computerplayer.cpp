#include "session/computerplayer.h"

#include "session/movepace.h"

#include <mutex>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Returns the maximum search time at a level below full strength. Such a search normally ends much earlier by its own
/// limits.
std::chrono::milliseconds longest(Level level) { return 300ms + level.number() * 250ms; }

/// Time reserved for each move between the end of the search and the press of the clock.
constexpr std::chrono::milliseconds Hand(60);

}  // namespace

/// Latest search report. The worker thread writes it, and the GUI thread reads it.
class ComputerPlayer::Notes {
public:
    void write(Report report) {
        const std::lock_guard lock(mutex_);
        report_ = std::move(report);
    }

    /// Returns the report if one has been written since the last call, otherwise nullopt.
    [[nodiscard]] std::optional<Report> takeReport() {
        const std::lock_guard lock(mutex_);
        return std::exchange(report_, std::nullopt);
    }

private:
    std::mutex mutex_;
    std::optional<Report> report_;
};

ComputerPlayer::ComputerPlayer(std::shared_ptr<MoveProvider> provider, const EngineSettings& engineSettings,
                               QObject* parent)
    : QObject(parent),
      provider_(std::move(provider)),
      engineSettings_(engineSettings),
      telling_(this, 200ms, Delay::Runs::Repeatedly) {
    connect(&telling_, &Delay::timeout, this, &ComputerPlayer::tell);
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        endTurn();
        emit failed(why);
    });
}

ComputerPlayer::~ComputerPlayer() { cancel(); }

Task ComputerPlayer::taskOf(const Game& game) const {
    Task task = Task::of(game);
    task.level = engineSettings_.level;
    task.seed = engineSettings_.seed;
    if (!task.level.isFull()) {
        task.limits.moveTime = clock_ ? std::min(longest(task.level), timeShare(*clock_)) : longest(task.level);
    } else if (clock_) {
        task.limits.clock = clock_;
        task.limits.overhead = Hand;
    } else {
        task.limits.moveTime = engineSettings_.moveTime;
    }
    return task;
}

void ComputerPlayer::yourTurn(const Game& game) {
    cancel();
    notes_ = std::make_shared<Notes>();
    provider_->setGame(game);
    telling_.start();
    job_.start(
        [this, provider = provider_, task = taskOf(game), notes = notes_, turn = turn_](const std::stop_token& stop) {
            SearchResult outcome = provider->think(task, stop, [&](const Report& report) { notes->write(report); });
            const auto shown = shownThinking(task, outcome);
            if (!outcome.report.variations.empty()) notes->write(std::move(outcome.report));
            calls_.post([this, turn, move = outcome.best, shown] {
                if (turn == turn_) arrive(move, shown);
            });
        });
}

void ComputerPlayer::cancel() {
    endTurn();
    job_.cancel();
}

void ComputerPlayer::endTurn() {
    ++turn_;
    telling_.stop();
    hurried_ = false;
    unwanted_.request_stop();
}

void ComputerPlayer::moveNow() {
    if (!busy() || hurried_) return;
    hurried_ = true;
    unwanted_ = std::stop_source();
    provider_->hurry(unwanted_.get_token());
    job_.requestStop();
}

/// Receives the result of the worker thread. `shown` is the time that the player shall seem to need for the move.
void ComputerPlayer::arrive(Move move, std::chrono::milliseconds shown) {
    tell();
    endTurn();
    move == Move() ? emit gaveUp(shown) : emit chosen(move, shown);
}

void ComputerPlayer::tell() {
    if (const auto report = notes_->takeReport(); report && !report->variations.empty()) emit thought(*report);
}

}  // namespace rokada::ui
