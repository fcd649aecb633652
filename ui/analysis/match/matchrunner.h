// Plays a match on threads of its own, and keeps it in a file after every game, so that it can be continued.
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

/// A game that is being played, or has just ended.
struct LiveGame {
    Game game;
    QStringList players;  ///< by side
    std::size_t unit = 0;
    std::size_t number = 0;  ///< in its unit
    int worker = 0;          ///< who plays it, from 0: its place among the boards
};

class MatchRunner final : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,      ///< there is no match
        Running,   ///< perhaps paused
        Stopping,  ///< until its engines are gone
        Stopped,   ///< it can be continued
        Over,
    };

    /// The settings must outlive it.
    MatchRunner(const Settings& settings, QObject* parent);
    ~MatchRunner() override;

    /// From now on the match is kept in this file; one that is there already is taken up, stopped.
    void keepIn(const QString& file);
    /// Another match, which begins.
    void start(MatchSetup setup);
    /// Plays what is missing.
    void resume();
    /// Games that are underway are dropped, and played again when it is continued. Returns at once.
    void stop();
    void setPaused(bool paused);
    [[nodiscard]] bool paused() const { return paused_; }

    struct Progress {
        std::chrono::milliseconds elapsed{};              ///< since the match began or was continued
        std::optional<std::chrono::milliseconds> left{};  ///< estimated; unset before the first game has ended
    };
    [[nodiscard]] Progress progress() const;
    [[nodiscard]] State state() const { return state_; }
    /// What is wrong, in words for people; empty if nothing is.
    [[nodiscard]] const QString& trouble() const { return trouble_; }
    [[nodiscard]] const MatchState& match() const { return match_; }
    /// Of a match.
    [[nodiscard]] const match::Standings& standings() const { return *standings_; }
    /// By worker, what is played now. A game that has ended since the last call comes once more as it ended, in place
    /// of the next one: however short it was, its end is seen.
    [[nodiscard]] std::vector<LiveGame> live() const;

signals:
    /// The state, or the standings.
    void changed();
    void gameEnded(const QByteArray& pgn);

private:
    struct Shared;
    class Watcher;
    class Underway;
    /// What the settings say of those who play.
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
    /// False if another window plays it.
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
    std::chrono::steady_clock::time_point begun_;
    std::size_t playedBefore_ = 0;  ///< games when it began or was continued
    std::shared_ptr<Shared> shared_;
    std::unique_ptr<QLockFile> lock_;  ///< while it runs
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
