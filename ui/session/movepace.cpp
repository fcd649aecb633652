#include "session/movepace.h"

#include "base/scrambled.h"
#include "rules/movegen.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Maximum time for which an animation delays the next move.
constexpr std::chrono::milliseconds LongestAnimation = 5s;
constexpr std::chrono::milliseconds ShortestThinking = 300ms, LongestThinking = 3s;
constexpr std::chrono::milliseconds ThinkingPerLevel = 140ms;
constexpr int MaxRivals = 4;

bool takesBack(const Task& task, Move move) {
    return move.to() != NoSquare && move.to() == task.lastTo && task.position.hostile(move.to());
}

}  // namespace

bool isNotableTurn(const Game& game) {
    const Turn& turn = *game.last();
    const Position& now = game.position();
    if (!turn.forced.empty() || turn.move.forced()) return true;
    for (std::size_t side = 0; side < game.book().sides(); ++side) {
        if (now.living(Side(side)) && now.inCheck(Side(side))) return true;
    }
    if (turn.move.type() == MoveType::Drop || turn.move.type() == MoveType::Castle) return false;
    return now[turn.move.to()] != turn.before[turn.move.from()];
}

std::chrono::milliseconds shownThinking(const Task& task, const SearchResult& outcome) {
    if (task.level.isFull() || takesBack(task, outcome.best) || countMoves(task.position) == 1) return ShortestThinking;
    const auto usual = ShortestThinking + ThinkingPerLevel * (task.level.number() - Level::Lowest);
    // Adds a third for each move that looked about as good. Varies the time by up to a fifth, so that the pace seems
    // natural.
    const auto doubt = usual * std::min(outcome.rivals, MaxRivals) / 3;
    const auto percent = static_cast<int>(scrambled(scrambled(task.seed) ^ task.position.key()) % 41) - 20;
    const int pace = weaknessOf(task.level, task.book->variant().id).style.pace;
    const auto shown = (usual + doubt) * (100 + percent) / 100 * pace / 100;
    const auto most = task.level == Level(Level::Lowest) ? ShortestThinking : LongestThinking;
    return std::clamp(shown, ShortestThinking, most);
}

std::chrono::milliseconds timeShare(const ClockTimes& clock) {
    return std::max(20ms, clock.remaining / 40 + clock.increment / 2);
}

MovePace::MovePace(QObject* parent) : QObject(parent), thinking_(this), rest_(this), look_(this) {
    connect(&look_, &Delay::timeout, this, &MovePace::seen);
    connect(&thinking_, &Delay::timeout, this, &MovePace::endThinking);
    connect(&rest_, &Delay::timeout, this, [this] {
        if (!std::exchange(showing_, {}).empty()) emit shown();
        if (!thinking_.active()) emitDue();
    });
}

void MovePace::ask(const std::optional<ClockTimes>& clock) {
    drop();
    asked_ = timeNow();
    released_ = false;
    share_.reset();
    if (clock) share_ = timeShare(*clock);
}

void MovePace::hold(Move move, std::chrono::milliseconds shown, std::function<bool()> hurries) {
    held_ = move;
    hurries_ = std::move(hurries);
    const auto left = asked_ + thinkingTime(shown) - timeNow();
    if (released_ || left <= 0ms) return endThinking();
    thinking_.start(left);
}

/// Returns the time for which the computer seems to think. It is limited by the clock, and zero at the faster speeds.
std::chrono::milliseconds MovePace::thinkingTime(std::chrono::milliseconds shown) const {
    const auto usual = speed_ == PlaySpeed::Usual ? least_.value_or(shown) : 0ms;
    return share_ ? std::min(usual, *share_) : usual;
}

void MovePace::endThinking() {
    thinking_.stop();
    if (atRest() || hurries_()) emitDue();
}

void MovePace::emitDue() {
    if (const auto move = std::exchange(held_, std::nullopt)) emit due(*move);
}

void MovePace::release() {
    released_ = true;
    if (thinking_.active()) endThinking();
}

void MovePace::drop() {
    thinking_.stop();
    held_.reset();
}

void MovePace::noteMove(bool byComputer, bool news) {
    after_ = news ? NewsRest : UsualRest;
    const auto least = news ? NewsRest : 0ms;
    const auto usual = byComputer ? std::max(between_, least) : after_;
    earliest_ = timeNow() + (speed_ == PlaySpeed::Usual ? usual : std::min(usual, FastBetween));
    seenAt_ = timeNow() + UsualRest;
    waitOn();
}

void MovePace::setSpeed(PlaySpeed speed) {
    speed_ = speed;
    if (speed == PlaySpeed::Quick && rest_.active()) rest_.start(0ms);
}

void MovePace::begin(const QObject* who) {
    showing_.insert(who);
    waitOn();
}

void MovePace::end(const QObject* who) {
    if (showing_.erase(who) == 0 || !showing_.empty()) return;
    earliest_ = std::max(earliest_, timeNow() + (speed_ == PlaySpeed::Usual ? after_ : FastBetween));
    seenAt_ = timeNow() + UsualRest;
    waitOn();
    emit shown();
}

void MovePace::reset() {
    showing_.clear();
    after_ = UsualRest;
    rest_.stop();
    look_.stop();
}

void MovePace::waitOn() {
    const auto until = [this](std::chrono::milliseconds moment) {
        return showing_.empty() ? std::max(0ms, moment - timeNow()) : LongestAnimation;
    };
    rest_.start(until(earliest_));
    look_.start(until(seenAt_));
}

}  // namespace rokada::ui
