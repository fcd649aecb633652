// Analyses the current position: follows the shown position, pauses while its results are not visible, and caches its
// reports. Contains no texts and no widgets.
#pragma once

#include "analysis/analysisthread.h"
#include "analysis/threat.h"
#include "engines/enginelist.h"
#include "kit/delay.h"
#include "record/gametree.h"
#include "tables/tablestore.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace rokada::ui {

class GameRecord;
class GameSession;
class Settings;

/// Reasons why a position is not analysed. `Seeking`: the user is looking for a better move in a trial. `Placing`:
/// reserve pieces are being placed. `InCheck` and `NobodyToThreaten` concern only the threat analysis.
enum class NoAnalysis { None, NoGame, Playing, Seeking, Placing, Over, InCheck, NobodyToThreaten };

class AnalysisSession final : public QObject {
    Q_OBJECT
public:
    enum class State { Off, Unseen, Refused, Waiting, Thinking, Done, Failed };

    /// All arguments must outlive this object.
    AnalysisSession(GameSession& session, GameRecord& record, const Settings& settings, QObject* parent);

    /// Sets the endgame tables of the following searches by the built-in engine.
    void setTables(std::shared_ptr<TableStore> tables) { tables_ = std::move(tables); }
    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// Pauses the analysis while its results are not visible.
    void setSeen(bool seen);
    /// Locks or unlocks the analysed position. A locked position stays the same when the user steps to another move.
    /// The start of another game, a threat analysis and `setOn(false)` also unlock it.
    void setLocked(bool locked);
    [[nodiscard]] bool locked() const { return locked_; }
    /// Sets whether the position is analysed as if the turn had been passed, to show the opponent's threat.
    void setThreat(bool threat);
    [[nodiscard]] bool threat() const { return threat_; }
    /// Sets a move that the user is about to make, for example while he drags a piece; nullopt for none. The position
    /// after this move is then analysed, unless the position is locked or the threat is analysed.
    void setTried(std::optional<Move> move);
    /// Returns the move set by `setTried` if the position after it is analysed; otherwise nullopt.
    [[nodiscard]] std::optional<Move> tried() const;
    /// Restarts the search after a change of the number of variations, the depth, the threads or the memory.
    void renew();
    /// Sets the name of the external engine; an empty name selects the built-in engine. If the engine has failed
    /// before, it is used again. Variants that the external engine does not support are analysed by the built-in
    /// engine; see `setReplaced`.
    void setEngine(const QString& name);
    [[nodiscard]] const QString& engine() const { return engine_; }
    /// Sets whether the built-in engine replaces an external engine that has failed or does not support the variant.
    /// The default is true.
    void setReplaced(bool replaced) { replaced_ = replaced; }
    /// Discards all reports and searches again.
    void startOver();
    /// Returns the name of the engine that was used last; empty for the built-in engine.
    [[nodiscard]] const QString& asked() const { return asked_; }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] NoAnalysis refusal() const { return refusal_; }
    /// Returns the error text of the engine that failed last; empty if no engine has failed.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// Returns the analysed position and its history; nullopt if no position is analysed.
    [[nodiscard]] const std::optional<Task>& root() const { return root_; }
    /// Returns the node of the analysed position in the record.
    [[nodiscard]] Node node() const { return node_; }
    /// Returns true if the analysis belongs to the position on the board, and false if it is locked to another
    /// position.
    [[nodiscard]] bool shown() const;
    /// Returns the report on the analysed position; nullptr before the first report.
    [[nodiscard]] const Report* report() const;

signals:
    /// Emitted when the state, the report or the analysed position has changed.
    void changed();

private:
    void follow();
    void newGame();
    /// Returns the position to analyse. Returns nullopt and sets `why` to the reason if no position can be analysed.
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
    std::shared_ptr<TableStore> tables_;
    Delay settling_;  ///< delays the search, because the user may be stepping through the moves quickly
    Delay telling_;
    State state_ = State::Off;
    NoAnalysis refusal_ = NoAnalysis::None;
    QString failure_;
    QString engine_, asked_;
    bool replaced_ = true, broken_ = false;
    std::optional<EngineEntry> entry_;  ///< settings from which `other_` was created
    std::shared_ptr<Analyst> other_;
    bool on_ = false, seen_ = false, locked_ = false, threat_ = false;
    std::optional<Move> tried_;
    Node triedAt_ = Node::Root;
    std::optional<Task> root_;
    Node node_ = Node::Root;
    std::map<Key, Report> found_;  ///< deepest report of each position, by position key
};

}  // namespace rokada::ui
