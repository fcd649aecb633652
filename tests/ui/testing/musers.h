// Computer players for tests. One answers at once, and the other thinks until it is stopped.
#pragma once

#include "session/moveprovider.h"

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

/// Computer that answers at once after a search of one ply.
class Glancer final : public MoveProvider {
public:
    rokada::SearchResult think(const Task& task, const std::stop_token&, const ReportCallback&) override {
        return {.best = chooseOnePly(task.position, task.seed), .ponder = {}, .report = {}};
    }
};

/// Computer that sends the given reports, thinks until it is stopped, and then plays the last legal move.
class Muser final : public MoveProvider {
public:
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override {
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

    /// Waits until the computer has been asked for `turns` moves. Returns false on a timeout.
    [[nodiscard]] bool waitUntilAsked(int turns) const {
        return QTest::qWaitFor([this, turns] { return thinking == turns; });
    }

    std::vector<Report> reports;
    std::vector<std::stop_token> hurried;  ///< stop tokens passed to `hurry`; stopped when the move is not wanted
    std::atomic<int> level = 0;            ///< level of the player that was asked last
    std::optional<std::chrono::milliseconds> moveTime;  ///< last player's move time; read after `thinking` increased
    std::optional<ClockTimes> clock;                    ///< last player's clock; read after `thinking` increased
    std::atomic<int> thinking = 0;
    std::atomic<int> stopped = 0;
};

}  // namespace rokada::ui::testing
