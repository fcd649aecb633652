#include "analysis/analysissession.h"

#include "analysis/analysissettings.h"
#include "analysis/externalanalyst.h"
#include "rules/movegen.h"
#include "session/gamerecord.h"

#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto Settle = 120ms, Telling = 200ms;
/// Maximum number of cached reports. A full cache is cleared.
constexpr std::size_t MaxFound = 500;

NoAnalysis reasonOf(NoPass why) {
    switch (why) {
        case NoPass::InCheck: return NoAnalysis::InCheck;
        case NoPass::Placing: return NoAnalysis::Placing;
        case NoPass::NobodyTo: return NoAnalysis::NobodyToThreaten;
    }
    return NoAnalysis::None;
}

bool same(const Task& a, const Task& b) {
    return a.book == b.book && a.position == b.position && a.earlier == b.earlier;
}

}  // namespace

AnalysisSession::AnalysisSession(GameSession& session, GameRecord& record, const Settings& settings, QObject* parent)
    : QObject(parent),
      session_(session),
      record_(record),
      settings_(settings),
      thread_(new AnalysisThread(this)),
      settling_(this, Settle),
      telling_(this, Telling, Delay::Runs::Repeatedly) {
    connect(&session_, &GameSession::started, this, &AnalysisSession::newGame);
    connect(&record_, &GameRecord::changed, this, &AnalysisSession::follow);
    connect(&record_, &GameRecord::moved, this, &AnalysisSession::follow);
    connect(&settling_, &Delay::timeout, this, &AnalysisSession::begin);
    connect(&telling_, &Delay::timeout, this, &AnalysisSession::take);
    connect(thread_, &AnalysisThread::finished, this, [this] {
        take();
        telling_.stop();
        state_ = State::Done;
        emit changed();
    });
    connect(thread_, &AnalysisThread::failed, this, &AnalysisSession::fail);
}

void AnalysisSession::setOn(bool on) {
    if (std::exchange(on_, on) == on) return;
    if (!on) locked_ = threat_ = false;
    follow();
}

void AnalysisSession::setSeen(bool seen) {
    if (std::exchange(seen_, seen) != seen) follow();
}

void AnalysisSession::setLocked(bool locked) {
    locked_ = locked && root_ && !threat_;
    follow();
    emit changed();
}

void AnalysisSession::setThreat(bool threat) {
    threat_ = threat;
    if (threat) locked_ = false;
    follow();
    emit changed();
}

void AnalysisSession::setTried(std::optional<Move> move) {
    if (tried_ == move && triedAt_ == record_.shown()) return;
    const bool other = candidate().has_value() || move.has_value();
    tried_ = move;
    triedAt_ = record_.shown();
    if (other) follow();
}

std::optional<Move> AnalysisSession::candidate() const {
    const bool free = on_ && !locked_ && !threat_ && record_.game() != nullptr && triedAt_ == record_.shown();
    return free && tried_ && record_.game()->legal(*tried_) ? tried_ : std::nullopt;
}

std::optional<Move> AnalysisSession::tried() const {
    const auto move = candidate();
    return move && root_ && !(root_->position == record_.game()->position()) ? move : std::nullopt;
}

/// Returns the position after the move set by `setTried`, as a task for the engine. Returns nullopt if no move is set,
/// or if the position after the move cannot be analysed.
std::optional<Task> AnalysisSession::answered(const Task& task) const {
    Game after(task.book, task.position);
    if (!candidate() || !after.play(*candidate()) || after.ending() || !hasOrdinaryMoves(after.position()))
        return std::nullopt;
    Task next = Task::of(after);
    if (after.position().repeatablePlies() > 0)
        next.earlier.insert(next.earlier.begin(), task.earlier.begin(), task.earlier.end());
    return next;
}

void AnalysisSession::newGame() {
    tried_.reset();
    locked_ = threat_ = false;
    found_.clear();
    root_.reset();
    follow();
}

/// Sets the engine and discards the results of the previous one.
void AnalysisSession::setEngine(const QString& name) {
    engine_ = name;
    broken_ = false;
    failure_.clear();
    other_.reset();
    startOver();
}

void AnalysisSession::startOver() {
    found_.clear();
    renew();
    emit changed();
}

/// Returns the chosen external engine. Returns nullptr if none is chosen, if it has failed, or if it does not support
/// the variant. Reuses the running engine while its settings are unchanged.
std::shared_ptr<Analyst> AnalysisSession::other() {
    std::optional<EngineEntry> entry;
    if (!engine_.isEmpty() && !broken_) entry = entryNamed(settings_, engine_);
    if (entry && !entry->plays(root_->book->variant())) entry.reset();
    if (!entry) {
        other_.reset();
    } else if (!other_ || entry_ != entry) {
        other_ = std::make_shared<ExternalAnalyst>(*entry);
    }
    entry_ = std::move(entry);
    return other_;
}

void AnalysisSession::fail(const QString& why) {
    failure_ = why;
    broken_ = !asked_.isEmpty();
    other_.reset();
    if (broken_) found_.clear();
    if (broken_ && replaced_) return wait();
    rest(State::Failed);
}

/// Restarts the search. The engine keeps its hash table, so that it soon reaches the previous depth again.
void AnalysisSession::renew() {
    if (state_ == State::Thinking || state_ == State::Done || state_ == State::Failed) wait();
}

std::optional<Task> AnalysisSession::wanted(NoAnalysis& why) const {
    const Game* game = record_.game();
    why = NoAnalysis::NoGame;
    if (game == nullptr) return std::nullopt;
    // The engine must not help in a game in progress.
    why = NoAnalysis::Playing;
    if (session_.playing()) return std::nullopt;
    // In a trial of the review, the user looks for a better move. The analysis would reveal it.
    why = NoAnalysis::Seeking;
    if (record_.seeking()) return std::nullopt;
    Task task = locked_ ? *root_ : Task::of(*game);
    why = NoAnalysis::Placing;
    if (task.position.placing(task.position.turn())) return std::nullopt;
    why = NoAnalysis::Over;
    if (!hasOrdinaryMoves(task.position)) return std::nullopt;
    why = NoAnalysis::None;
    if (auto next = answered(task)) return next;
    if (!threat_) return task;
    const auto passed = turnPassed(task.position);
    if (!passed) {
        why = reasonOf(passed.error());
        return std::nullopt;
    }
    task.position = *passed;
    task.earlier.clear();
    task.lastTo = NoSquare;
    return task;
}

void AnalysisSession::follow() {
    if (locked_ && record_.tree() != nullptr && !record_.tree()->has(node_)) locked_ = false;
    if (!on_) return rest(State::Off);
    NoAnalysis why = NoAnalysis::None;
    std::optional<Task> task = wanted(why);
    refusal_ = why;
    if (!task) {
        // Release the lock, because there is no analysed position to keep.
        locked_ = false;
        root_.reset();
        return rest(State::Refused);
    }
    const bool stays = root_ && same(*root_, *task);
    if (!locked_) node_ = record_.shown();
    root_ = std::move(task);
    if (!seen_) return rest(State::Unseen);
    const bool going = state_ == State::Waiting || state_ == State::Thinking || state_ == State::Done;
    if (stays && (going || state_ == State::Failed)) return emit changed();
    wait();
}

void AnalysisSession::rest(State state) {
    settling_.stop();
    telling_.stop();
    thread_->leave();
    if (state == State::Off) {
        root_.reset();
        other_.reset();
    }
    state_ = state;
    emit changed();
}

void AnalysisSession::wait() {
    telling_.stop();
    thread_->leave();
    settling_.start();
    state_ = State::Waiting;
    emit changed();
}

void AnalysisSession::begin() {
    if (state_ != State::Waiting || !root_) return;
    Task task = *root_;
    task.limits = {};
    task.limits.variations = settings_.get(keys::analysisLines());
    task.limits.depth = settings_.get(keys::analysisDepth());
    task.tables = tables_ ? tables_->tables(task.book) : nullptr;
    const auto analyst = other();
    asked_ = analyst ? engine_ : QString();
    if (!analyst && !replaced_ && !engine_.isEmpty()) return rest(State::Failed);
    std::optional<Game> game;
    if (analyst && record_.game() != nullptr && record_.game()->position() == task.position) game = *record_.game();
    state_ = State::Thinking;
    thread_->ask(std::move(task), {settings_.get(keys::analysisTable()), settings_.get(keys::analysisThreads())},
                 std::move(game), analyst);
    telling_.start();
    emit changed();
}

void AnalysisSession::take() {
    if (auto news = thread_->takeReport()) {
        keep(std::move(*news));
        emit changed();
    }
}

/// Stores the report of the current position, unless the stored report is deeper and has at least as many variations.
void AnalysisSession::keep(Report report) {
    if (!root_) return;
    if (found_.size() >= MaxFound) found_.clear();
    const auto [known, fresh] = found_.try_emplace(root_->position.key(), report);
    if (fresh) return;
    const bool fewer = known->second.variations.size() < report.variations.size();
    if (fewer || report.depth >= known->second.depth) known->second = std::move(report);
}

bool AnalysisSession::shown() const {
    if (!root_ || record_.game() == nullptr) return false;
    return !locked_ || record_.game()->position() == root_->position;
}

const Report* AnalysisSession::report() const {
    if (!root_) return nullptr;
    const auto known = found_.find(root_->position.key());
    return known == found_.end() ? nullptr : &known->second;
}

}  // namespace rokada::ui
