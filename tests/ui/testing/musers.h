// Computers for the tests: one that answers at once, one that thinks for ever until it is told to stop.
#pragma once

#include "session/thinker.h"

#include "ai/levels/oneply.h"
#include "rules/movegen.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace rokada::ui::testing {

/// Looks one ply ahead.
class Glancer final : public Thinker {
public:
    rokada::SearchResult think(const Task& task, const std::stop_token&, const Told&) override {
        return {.best = chooseOnePly(task.position, task.seed), .ponder = {}, .report = {}};
    }
};

/// Tells the reports that it was given, thinks until it is told to stop, and then plays the last legal move.
class Muser final : public Thinker {
public:
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) override {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        level = task.level.number();
        moveTime = task.limits.moveTime;
        clock = task.limits.clock;
        for (const Report& report : reports) told(report);
        ++thinking;
        wake.wait(lock, stop, [] { return false; });
        ++stopped;
        return {.best = answerTo(task.position), .ponder = {}, .report = {}};
    }

    void hurry(std::stop_token unwanted) override { hurried.push_back(std::move(unwanted)); }

    [[nodiscard]] static Move answerTo(const Position& position) {
        MoveList moves;
        legalMoves(position, moves);
        return moves[moves.size() - 1];
    }

    /// Until so many turns were given to it.
    [[nodiscard]] bool waitUntilAsked(int turns) const {
        return QTest::qWaitFor([this, turns] { return thinking == turns; });
    }

    std::vector<Report> reports;
    std::vector<std::stop_token> hurried;               ///< when its answers were not wanted any more
    std::atomic<int> level = 0;                         ///< of the last one who was asked
    std::optional<std::chrono::milliseconds> moveTime;  ///< of the last one; to be read when `thinking` has grown
    std::optional<ClockTimes> clock;                    ///< likewise
    std::atomic<int> thinking = 0;
    std::atomic<int> stopped = 0;
};

}  // namespace rokada::ui::testing
