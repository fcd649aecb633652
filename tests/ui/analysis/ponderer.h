// Analysis engine for tests. It reports the requested number of variations at once, and then searches until it is
// stopped.
#pragma once

#include "analysis/analysispanel.h"
#include "analysis/analysissession.h"
#include "analysis/analysisthread.h"
#include "analysis/variationview.h"
#include "files/filecontrols.h"
#include "files/threadrulebookcache.h"
#include "record/pgnreader.h"
#include "rules/movegen.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

#include <QLabel>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <new>
#include <utility>

namespace rokada::ui::testing {

class Ponderer final : public Analyst {
public:
    void use(EngineLimits room) override {
        if (poor) throw std::bad_alloc();
        given = room.megabytes;
    }

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        limit = task.limits.depth;
        Report report = reportOn(task);
        report.depth = depth;
        told(report);
        ++asked;
        if (limit == 0) wake.wait(lock, stop, [] { return false; });
        ++answered;
        return {.best = report.variations.front().moves.front(), .ponder = {}, .report = report};
    }

    /// Returns a report on the first legal moves, each with a reply. The first move has a score of 25 centipawns.
    [[nodiscard]] Report reportOn(const Task& task) const {
        MoveList moves;
        legalMoves(task.position, moves);
        Report report{.depth = 1, .selectiveDepth = 21, .nodes = 2'000'000, .elapsed = std::chrono::seconds(4)};
        for (int i = 0; i < std::min<int>(task.limits.variations, static_cast<int>(moves.size())); ++i) {
            const int nth = reversed ? task.limits.variations - 1 - i : i;
            const Move move = moves[static_cast<std::size_t>(nth)];
            Game game(task.book, task.position);
            Variation variation{.score = 25 - 10 * i, .moves = {move}};
            if (game.play(move) && !game.ending()) variation.moves.push_back(game.moves()[0]);
            report.variations.push_back(std::move(variation));
        }
        return report;
    }

    std::atomic<int> asked = 0;
    std::atomic<int> answered = 0;
    std::atomic<int> limit = 0;
    std::atomic<int> given = 0;
    std::atomic<int> depth = 12;
    std::atomic<bool> poor = false;
    std::atomic<bool> reversed = false;  ///< true to report the requested variations in reverse order
};

/// Window with a game record. Its analysis engine reports the first legal moves as the best ones.
class AnalysisDesk : public Desk {
public:
    AnalysisDesk() { use(ponderer); }

    /// Sets the engine of the analysis.
    void use(std::shared_ptr<Analyst> analyst) { only<AnalysisThread>(analysis()).setAnalyst(std::move(analyst)); }

    [[nodiscard]] AnalysisSession& analysis() { return named<AnalysisSession>(window, "analysis"); }
    [[nodiscard]] AnalysisSession& secondAnalysis() { return named<AnalysisSession>(window, "secondAnalysis"); }
    [[nodiscard]] AnalysisPanel& panel() { return only<AnalysisPanel>(window); }
    [[nodiscard]] QString state() { return named<QLabel>(panel(), "analysisState").text(); }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(window); }
    [[nodiscard]] VariationView& view() { return panel().variations(); }
    void open(const std::string& pgn) {
        ASSERT_TRUE(
            part<FileControls>(window).start(readPgn({.text = pgn, .length = pgn.size()}, threadRulebookCache())));
        settle();
    }
    /// Waits until the engine has been asked `questions` times, and the window shows its last report. Returns false on
    /// a timeout.
    [[nodiscard]] bool heard(int questions) {
        pass(std::chrono::milliseconds(130));
        const bool reached = QTest::qWaitFor([&] { return ponderer->asked == questions; });
        pass(std::chrono::milliseconds(210));
        QCoreApplication::processEvents();
        return reached;
    }

    const std::shared_ptr<Ponderer> ponderer = std::make_shared<Ponderer>();
};

}  // namespace rokada::ui::testing
