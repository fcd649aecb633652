// Analysis of the current position: follows the shown position, pauses while it is not visible, and caches its reports.
// Contains no texts and no widgets.
#pragma once

#include "analysis/analysisthread.h"
#include "analysis/threat.h"
#include "engines/enginelist.h"
#include "kit/delay.h"
#include "record/gametree.h"

#include <QObject>

#include <map>
#include <optional>

namespace rokada::ui {

class GameRecord;
class GameSession;
class Settings;

/// Reasons why a position is not analysed.
enum class NoAnalysis { None, NoGame, Playing, Seeking, Placing, Over, InCheck, NobodyToThreaten };

class AnalysisSession final : public QObject {
    Q_OBJECT
public:
    enum class State { Off, Unseen, Refused, Waiting, Thinking, Done, Failed };

    /// All arguments must outlive this object.
    AnalysisSession(GameSession& session, GameRecord& record, const Settings& settings, QObject* parent);

    [[nodiscard]] AnalysisThread& thread() { return *thread_; }
    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// Pauses the analysis while its results are not visible.
    void setSeen(bool seen);
    /// Keeps the analysed position until another game starts.
    void setLocked(bool locked);
    [[nodiscard]] bool locked() const { return locked_; }
    /// Analyses the position as if the turn had been passed, to show the opponent's threat.
    void setThreat(bool threat);
    [[nodiscard]] bool threat() const { return threat_; }
    /// Sets a move that is about to be made, such as a dragged piece. Its answer is analysed while nothing else is.
    void setTried(std::optional<Move> move);
    /// Returns the move whose answer is analysed.
    [[nodiscard]] std::optional<Move> tried() const;
    /// Restarts after a change of lines, depth, threads or memory.
    void renew();
    /// Sets the external engine by name, used where it supports the variant; empty for the built-in engine. Tries a
    /// failed engine again.
    void setEngine(const QString& name);
    [[nodiscard]] const QString& engine() const { return engine_; }
    /// Sets whether the built-in engine replaces an external engine that failed.
    void setReplaced(bool replaced) { replaced_ = replaced; }
    /// Returns the name of the engine used last; empty for the built-in one.
    [[nodiscard]] const QString& asked() const { return asked_; }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] NoAnalysis refusal() const { return refusal_; }
    /// Returns why the engine cannot search, or was replaced by the built-in one.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// Returns the analysed position with its history; nullopt if there is none.
    [[nodiscard]] const std::optional<Task>& root() const { return root_; }
    /// Returns its node in the record.
    [[nodiscard]] Node node() const { return node_; }
    /// Returns true if that position is shown on the board.
    [[nodiscard]] bool shown() const;
    /// Returns nullptr before the first report.
    [[nodiscard]] const Report* report() const;

signals:
    /// Emitted when any of these properties has changed.
    void changed();

private:
    void follow();
    void newGame();
    /// Returns the position to analyse, or nullopt with the reason.
    [[nodiscard]] std::optional<Task> wanted(NoAnalysis& why) const;
    [[nodiscard]] std::optional<Move> candidate() const;
    [[nodiscard]] std::optional<Task> answered(const Task& task) const;
    [[nodiscard]] std::shared_ptr<Analyst> other();
    void fail(const QString& why);
    void rest(State state);
    void wait();
    void begin();
    void take();
    void keep(Report report);

    GameSession& session_;
    GameRecord& record_;
    const Settings& settings_;
    AnalysisThread* thread_;
    Delay settling_;  ///< delays the start while the user may be stepping through moves
    Delay telling_;
    State state_ = State::Off;
    NoAnalysis refusal_ = NoAnalysis::None;
    QString failure_;
    QString engine_, asked_;
    bool replaced_ = true, broken_ = false;
    std::optional<EngineEntry> entry_;  ///< of `other_`
    std::shared_ptr<Analyst> other_;
    bool on_ = false, seen_ = false, locked_ = false, threat_ = false;
    std::optional<Move> tried_;
    Node triedAt_ = Node::Root;
    std::optional<Task> root_;
    Node node_ = Node::Root;
    std::map<Key, Report> found_;  ///< reports by position
};

}  // namespace rokada::ui
