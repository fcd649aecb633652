#include "review/reviewjob.h"

#include "analysis/analysissettings.h"
#include "analysis/externalanalyst.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

std::optional<Review> reviewByOurs(const GameTree& tree, const ReviewEffort& effort, int megabytes,
                                   const std::stop_token& stop, const ReviewProgress& progress) {
    Engine engine(megabytes, 1);
    return reviewGame(engine, tree, effort, stop, progress);
}

std::optional<Review> reviewBy(const EngineEntry& entry, const GameTree& tree, const ReviewEffort& effort,
                               EngineLimits limits, const std::stop_token& stop, const ReviewProgress& progress) {
    ExternalAnalyst analyst(entry);
    analyst.use(limits);
    const ReviewEngine engine{
        .think = [&](const Task& task, const std::stop_token& stopped) { return analyst.think(task, stopped, {}); },
        .setGame = [&](const Game& game) { analyst.setGame(game); },
        .narrows = entry.protocol == external::Protocol::Uci,
        .pairs = false};
    return reviewGame(engine, tree, effort, stop, progress);
}

}  // namespace

const MoveFault* FinishedReview::faultAt(Node node) const {
    const auto found = std::ranges::find(faults, node, &MoveFault::node);
    return found == faults.end() ? nullptr : &*found;
}

std::optional<EngineEntry> chosenReviewer(const Settings& settings, const Variant& variant) {
    auto entry = entryNamed(settings, settings.get(keys::reviewEngine()));
    const bool able = entry && entry->plays(variant);
    return able ? entry : std::nullopt;
}

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        running_ = false;
        emit failed(why);
    });
}

ReviewJob::~ReviewJob() { job_.cancel(); }

void ReviewJob::start(const GameTree& tree, const ReviewEffort& effort, int megabytes,
                      const std::optional<EngineEntry>& other) {
    cancel();
    running_ = true;
    job_.start([this, tree, effort, megabytes, other, number = number_](const std::stop_token& stop) {
        const auto progress = [this, number](int done, int all) {
            calls_.post([this, number, done, all] {
                if (number == number_) emit progressed(done, all);
            });
        };
        auto review = other ? reviewBy(*other, tree, effort, {megabytes, 1}, stop, progress)
                            : reviewByOurs(tree, effort, megabytes, stop, progress);
        if (!review) return;
        FinishedReview result{std::move(*review), {}};
        result.faults = faultsOf(tree, result.review);
        calls_.post([this, number, result = std::move(result)] {
            if (number != number_) return;
            running_ = false;
            emit finished(result);
        });
    });
}

void ReviewJob::cancel() {
    ++number_;
    running_ = false;
    job_.requestStop();
}

}  // namespace rokada::ui
