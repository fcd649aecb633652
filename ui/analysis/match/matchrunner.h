// Plays an engine match on worker threads, and saves it after every game so that it can be continued.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "match/matchstate.h"

#include "game/game.h"
#include "match/match.h"

#include <QLockFile>
#include <QObject>

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

namespace rokada::ui {

class Settings;

/// Current or just finished game.
struct LiveGame {
    Game game;
    QStringList players;  ///< by side
    std::size_t unit = 0;
    std::size_t number = 0;  ///< number within its unit
    int worker = 0;          ///< index of the worker thread, from 0, which is also its board
};

/// Runs one match in the background. Signals are emitted on the thread of this object.
class MatchRunner final : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,      ///< no match
        Running,   ///< possibly paused
        Stopping,  ///< waiting until the engines have quit
        Stopped,   ///< can be continued
        Over,
    };

    /// `settings` must outlive this object.
    MatchRunner(const Settings& settings, QObject* parent);
    ~MatchRunner() override;

    /// Sets the match file. A match in it is loaded in the state `Stopped`.
    void keepIn(const QString& file);
    /// Starts a new match.
    void start(MatchSetup setup);
    /// Continues a stopped match.
    void resume();
    /// Stops the match and returns at once. Unfinished games are dropped, and played again after `resume`.
    void stop();
    /// Pauses or continues the match. Moves in progress are finished.
    void setPaused(bool paused);
    [[nodiscard]] bool paused() const { return paused_; }

    /// Elapsed and remaining time of the match.
    struct Progress {
        std::chrono::milliseconds elapsed{};              ///< since the match began or was continued, without pauses
        std::optional<std::chrono::milliseconds> left{};  ///< estimated; unset before the first game has ended
    };
    [[nodiscard]] Progress progress() const;
    [[nodiscard]] State state() const { return state_; }
    /// Returns a user-readable error; empty if there is none.
    [[nodiscard]] const QString& trouble() const { return trouble_; }
    [[nodiscard]] const MatchState& match() const { return match_; }
    /// Precondition: there is a match.
    [[nodiscard]] const match::Standings& standings() const { return *standings_; }
    /// Returns the current games by worker. A game that has ended since the last call is returned once more in its
    /// final state, instead of the next one.
    [[nodiscard]] std::vector<LiveGame> live() const;

signals:
    /// Emitted when the state or the standings have changed.
    void changed();
    /// Emitted after each game, with its record.
    void gameEnded(const QByteArray& pgn);

private:
    struct Shared;
    class Watcher;
    class Underway;
    /// Parameters of the players from the settings.
    struct Entrants {
        std::vector<match::ContestantSpec> players;
        QMap<QString, QString> bookFiles;  ///< by variant
    };
    void run(const std::stop_token& stop, const std::shared_ptr<Shared>& shared, const MatchState& begun,
             Entrants entrants, const QString& file);
    struct Ended {
        match::MatchEnd how{};
        QString why;
    };
    [[nodiscard]] static Ended play(const std::stop_token& stop, Shared& shared, match::MatchPlan plan,
                                    const match::Match::OpeningOf& openings, Watcher& watcher,
                                    const std::vector<match::PlayedGame>& earlier);
    /// Locks the match file. Returns false if another window plays the match.
    [[nodiscard]] bool lock(bool fresh);
    void begin(bool fresh);
    void take(const match::PlayedGame& played, const QByteArray& pgn);
    void end(match::MatchEnd how, const QString& why);

    const Settings& settings_;
    QString file_;
    State state_ = State::None;
    bool paused_ = false;
    QString trouble_;
    MatchState match_;
    std::optional<match::Standings> standings_;
    std::chrono::milliseconds begun_{};  ///< by `timeNow`, later by the time of pauses
    std::chrono::milliseconds pausedAt_{};
    std::size_t playedBefore_ = 0;  ///< games played when the match was started or continued
    std::shared_ptr<Shared> shared_;
    std::unique_ptr<QLockFile> lock_;  ///< held while the match runs
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
