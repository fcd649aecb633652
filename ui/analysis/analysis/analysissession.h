// What is analysed: it follows the position that is shown, stops when nobody looks, and keeps what it has found. Knows
// no words and no widgets.
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

/// Why a position is not analysed.
enum class NoAnalysis { None, NoGame, Playing, Seeking, Placing, Over, InCheck, NobodyToThreaten };

class AnalysisSession final : public QObject {
    Q_OBJECT
public:
    enum class State { Off, Unseen, Refused, Waiting, Thinking, Done, Failed };

    /// All must outlive it.
    AnalysisSession(GameSession& session, GameRecord& record, const Settings& settings, QObject* parent);

    [[nodiscard]] AnalysisThread& thread() { return *thread_; }
    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// Somebody can see what is found; otherwise nothing is looked for.
    void setSeen(bool seen);
    /// Stays with the position that is analysed, whatever is shown, until another game comes.
    void setLocked(bool locked);
    [[nodiscard]] bool locked() const { return locked_; }
    /// What the next enemy would do if the turn were passed.
    void setThreat(bool threat);
    [[nodiscard]] bool threat() const { return threat_; }
    /// A move that is about to be made in the position that is shown, as a piece is dragged: its answer is looked for,
    /// as long as nothing else is.
    void setTried(std::optional<Move> move);
    /// The move that is answered.
    [[nodiscard]] std::optional<Move> tried() const;
    /// Lines, depth, threads or memory were chosen.
    void renew();
    /// Who analyses: an engine of others by its name, where it knows the game; ours if empty. One that failed is tried
    /// again.
    void setEngine(const QString& name);
    [[nodiscard]] const QString& engine() const { return engine_; }
    /// Whether ours takes the place of an engine of others that cannot go on.
    void setReplaced(bool replaced) { replaced_ = replaced; }
    /// Who was asked last: empty for ours.
    [[nodiscard]] const QString& asked() const { return asked_; }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] NoAnalysis refusal() const { return refusal_; }
    /// Why the engine cannot think, or has been replaced by ours.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// The position with its history; nothing as long as there is none to be analysed.
    [[nodiscard]] const std::optional<Task>& root() const { return root_; }
    /// Its place in the record.
    [[nodiscard]] Node node() const { return node_; }
    /// It is the position that is shown on the board.
    [[nodiscard]] bool shown() const;
    /// nullptr before the first one.
    [[nodiscard]] const Report* report() const;

signals:
    /// Something of the above.
    void changed();

private:
    void follow();
    void newGame();
    /// The position that is wanted now, or the reason why there is none.
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
    Delay settling_;  ///< somebody may be scrolling through the moves
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
    std::map<Key, Report> found_;  ///< by position, as far as it was looked at
};

}  // namespace rokada::ui
