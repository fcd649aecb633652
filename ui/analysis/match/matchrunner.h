// Plays an engine match on worker threads. Saves the match to a file while it is played, so that it can be continued
// later.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "match/matchstate.h"

#include "game/game.h"
#include "match/match.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

namespace rokada::ui {

class Settings;

/// Game of the match that is being played or has just ended. `unit` is the index of its unit: the games of two players
/// with the same opening.
struct LiveGame {
    Game game;
    QStringList players;  ///< name of the player of each side
    std::size_t unit = 0;
    std::size_t number = 0;  ///< index of the game within its unit, from 0
    int worker = 0;          ///< index of the worker thread that plays the game, from 0; also the index of its board
};

/// Runs one match in the background. Signals are emitted on the thread of this object.
class MatchRunner final : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,      ///< no match is loaded
        Running,   ///< the match runs or is paused
        Stopping,  ///< stop requested; the engines have not quit yet
        Stopped,   ///< the match can be continued
        Over,
    };

    /// `settings` must outlive this object.
    MatchRunner(const Settings& settings, QObject* parent);
    ~MatchRunner() override;

    /// Sets the match file and starts to read it on a worker thread. Loads the match in it, unless a match is loaded
    /// already. A damaged file is renamed. If the file cannot be read, matches are not saved. Emits `fileRead`.
    void keepIn(const QString& file);
    /// Returns true while the file set by `keepIn` is being read.
    [[nodiscard]] bool reading() const { return reading_; }
    /// Starts a new match and discards the previous one. Does nothing while a match runs or the file is being read.
    void start(MatchSetup setup);
    /// Continues a stopped match. Does nothing while a match runs or the file is being read.
    void resume();
    /// Requests the end of the match and returns at once. Unfinished games are lost, and are played again from the
    /// start after `resume`.
    void stop();
    /// Pauses or continues the match. A move that an engine is searching is finished before the pause.
    void setPaused(bool paused);
    [[nodiscard]] bool paused() const { return paused_; }

    /// Time used by the match, and an estimate of the time that it still needs.
    struct Progress {
        std::chrono::milliseconds elapsed{};  ///< time since the last `start` or `resume`, without pauses
        /// Estimate of the remaining time; nullopt before the first game has ended.
        std::optional<std::chrono::milliseconds> left{};
    };
    [[nodiscard]] Progress progress() const;
    [[nodiscard]] State state() const { return state_; }
    /// Returns a message for the user about the last error; empty if there is none.
    [[nodiscard]] const QString& errorText() const { return errorText_; }
    [[nodiscard]] const MatchState& match() const { return match_; }
    /// Returns the standings. Precondition: a match is loaded.
    [[nodiscard]] const match::Standings& standings() const { return *standings_; }
    /// Returns the current game of each worker. If a game has ended since the last call, returns its final position
    /// once instead, so that the boards show the result.
    [[nodiscard]] std::vector<LiveGame> live() const;

signals:
    /// Emitted when the state or the standings have changed.
    void changed();
    /// Emitted after each game. `pgn` is the game in PGN format.
    void gameEnded(const QByteArray& pgn);
    /// Emitted when the file set by `keepIn` has been read, and when `resume` finds that the file is damaged or cannot
    /// be read. `error` is a message for the user; empty if the file is sound or does not exist.
    void fileRead(const QString& error);

private:
    struct Shared;
    class Watcher;
    class Underway;
    /// Engine parameters and opening books of the players.
    struct Entrants {
        std::vector<match::ContestantSpec> players;
        QMap<QString, QString> bookFiles;  ///< file name of the opening book of each variant, by variant id
    };
    void run(const std::stop_token& stop, const std::shared_ptr<Shared>& shared, MatchState begun, Entrants entrants,
             const QString& file, bool fresh);
    void playLocked(const std::stop_token& stop, const std::shared_ptr<Shared>& shared, const MatchState& begun,
                    Entrants entrants, const QString& file);
    struct Ended {
        match::MatchEnd how{};
        QString why;
    };
    [[nodiscard]] static Ended play(const std::stop_token& stop, Shared& shared, match::MatchPlan plan,
                                    const match::Match::OpeningOf& openings, Watcher& watcher,
                                    const std::vector<match::PlayedGame>& earlier);
    /// Contents of the match file.
    struct KeptMatch {
        std::optional<MatchState> state{};
        QString why{};  ///< message for the user about a file that is damaged or cannot be read; empty if it is sound
        bool usable = true;  ///< false if matches must not be saved in the file
    };
    [[nodiscard]] static KeptMatch findMatch(const QString& file);
    [[nodiscard]] static KeptMatch moveAside(const QString& file);
    void take(const QString& file, KeptMatch kept);
    void load(MatchState match);
    [[nodiscard]] bool busy() const;
    void begin(bool fresh);
    void take(const match::PlayedGame& played, const QByteArray& pgn);
    void end(match::MatchEnd how, const QString& why);

    const Settings& settings_;
    QString file_;
    State state_ = State::None;
    bool reading_ = false;
    bool paused_ = false;
    QString errorText_;
    MatchState match_;
    std::optional<match::Standings> standings_;
    /// Time (`timeNow`) of the last `start` or `resume`, moved forward by the length of each pause.
    std::chrono::milliseconds begun_{};
    std::chrono::milliseconds pausedAt_{};
    std::size_t playedBefore_ = 0;  ///< number of games that had been played before the last `start` or `resume`
    std::shared_ptr<Shared> shared_;
    CallQueue calls_;
    BackgroundJob fileJob_;  ///< reads the match file
    BackgroundJob job_;      ///< plays the match
};

}  // namespace rokada::ui
