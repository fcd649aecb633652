// Plays an engine match on worker threads. Saves the match regularly, so that it can be continued.
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

/// Game that is being played or has just ended.
struct LiveGame {
    Game game;
    QStringList players;  ///< name of the player of each side
    std::size_t unit = 0;
    std::size_t number = 0;  ///< index of the game in its unit, from 0
    int worker = 0;          ///< index of the worker thread, from 0; also the index of its board
};

/// Runs one match in the background. Signals are emitted on the thread of this object.
class MatchRunner final : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,      ///< no match is loaded
        Running,   ///< the match runs or is paused
        Stopping,  ///< the engines have not quit yet
        Stopped,   ///< the match can be continued
        Over,
    };

    /// `settings` must outlive this object.
    MatchRunner(const Settings& settings, QObject* parent);
    ~MatchRunner() override;

    /// Sets the match file. A match in it is loaded in the state `Stopped`. A damaged file is renamed, and an
    /// unreadable file is not used. In both cases returns a message for the user, otherwise an empty text.
    QString keepIn(const QString& file);
    /// Starts a new match.
    void start(MatchSetup setup);
    /// Continues a stopped match.
    void resume();
    /// Stops the match and returns at once. Unfinished games are dropped, and played again after `resume`.
    void stop();
    /// Pauses or continues the match. The engines finish the moves that they are searching.
    void setPaused(bool paused);
    [[nodiscard]] bool paused() const { return paused_; }

    /// Time that the match has taken, and the time that it still needs.
    struct Progress {
        std::chrono::milliseconds elapsed{};  ///< time since the match was started or continued, without pauses
        /// Estimate of the remaining time; nullopt until a game has ended.
        std::optional<std::chrono::milliseconds> left{};
    };
    [[nodiscard]] Progress progress() const;
    [[nodiscard]] State state() const { return state_; }
    /// Returns a user-readable error; empty if the match has no error.
    [[nodiscard]] const QString& errorText() const { return errorText_; }
    [[nodiscard]] const MatchState& match() const { return match_; }
    /// Returns the standings. Precondition: a match is loaded.
    [[nodiscard]] const match::Standings& standings() const { return *standings_; }
    /// Returns the current game of each worker. If a worker's game has ended since the last call, returns that game in
    /// its final state once instead of the worker's next game.
    [[nodiscard]] std::vector<LiveGame> live() const;

signals:
    /// Emitted when the state or the standings have changed.
    void changed();
    /// Emitted after each game. `pgn` is its record.
    void gameEnded(const QByteArray& pgn);

private:
    struct Shared;
    class Watcher;
    class Underway;
    /// Engine parameters and book files of the players, from the settings.
    struct Entrants {
        std::vector<match::ContestantSpec> players;
        QMap<QString, QString> bookFiles;  ///< book file of each variant
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
    /// Locks the match file, and loads newer results from it unless `fresh` is true. Returns false if another window
    /// plays the match.
    [[nodiscard]] bool lock(bool fresh);
    void begin(bool fresh);
    [[nodiscard]] QString moveAside();
    void take(const match::PlayedGame& played, const QByteArray& pgn);
    void end(match::MatchEnd how, const QString& why);

    const Settings& settings_;
    QString file_;
    State state_ = State::None;
    bool paused_ = false;
    QString errorText_;
    MatchState match_;
    std::optional<match::Standings> standings_;
    /// Value of `timeNow` when the match was started or continued. The length of each pause is added to it.
    std::chrono::milliseconds begun_{};
    std::chrono::milliseconds pausedAt_{};
    std::size_t playedBefore_ = 0;  ///< number of games that had been played when the match was started or continued
    std::shared_ptr<Shared> shared_;
    std::unique_ptr<QLockFile> lock_;  ///< held while the match runs
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
