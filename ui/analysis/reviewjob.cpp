#include "analysis/reviewjob.h"

#include "motifs/motiffinder.h"

#include <utility>

namespace rokada::ui {

namespace {

std::vector<MoveFault> faultsOf(const GameTree& tree, const Review& review) {
    const MotifFinder motifs(tree.book());
    std::vector<MoveFault> faults;
    for (const ReviewedMove& move : review.moves) {
        if (move.grade == MoveGrade::Sound || move.better.empty()) continue;
        const Position before = positionAt(tree, tree.parent(move.node));
        faults.push_back({move.node, motifs.fault(before, move.played), motifs.merit(before, move.better.front())});
    }
    return faults;
}

}  // namespace

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        running_ = false;
        emit failed(why);
    });
}

ReviewJob::~ReviewJob() { job_.callOff(); }

void ReviewJob::start(const GameTree& tree, std::uint64_t nodes, int megabytes) {
    cancel();
    running_ = true;
    job_.start([this, tree, nodes, megabytes, number = number_](const std::stop_token& stop) {
        Engine engine(megabytes, 1);
        const auto progress = [this, number](int done, int all) {
            news_.give([this, number, done, all] {
                if (number == number_) emit progressed(done, all);
            });
        };
        auto review = reviewGame(engine, tree, nodes, stop, progress);
        if (!review) return;
        FinishedReview result{std::move(*review), {}};
        result.faults = faultsOf(tree, result.review);
        news_.give([this, number, result = std::move(result)] {
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
