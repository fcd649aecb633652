#include "session/movepace.h"

#include <algorithm>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Animations that run longer are ignored.
constexpr std::chrono::milliseconds Longest = 5s;

}  // namespace

bool bringsNews(const Game& game) {
    const Turn& turn = *game.last();
    const Position& now = game.position();
    if (!turn.forced.empty() || turn.move.forced()) return true;
    for (std::size_t side = 0; side < game.book().sides(); ++side) {
        if (now.living(Side(side)) && now.inCheck(Side(side))) return true;
    }
    if (turn.move.type() == MoveType::Drop || turn.move.type() == MoveType::Castle) return false;
    return now[turn.move.to()] != turn.before[turn.move.from()];
}

MovePace::MovePace(QObject* parent) : QObject(parent), rest_(this), look_(this) {
    connect(&look_, &Delay::over, this, &MovePace::seen);
    connect(&rest_, &Delay::over, this, [this] {
        showing_.clear();
        emit rested();
    });
}

void MovePace::noteMove(bool byComputer, bool news) {
    after_ = news ? NewsRest : UsualRest;
    const auto least = news ? NewsRest : 0ms;
    const auto usual = byComputer ? std::max(between_, least) : after_;
    earliest_ = timeNow() + (tempo_ == Tempo::Usual ? usual : std::min(usual, FastBetween));
    seenAt_ = timeNow() + UsualRest;
    waitOn();
}

void MovePace::setTempo(Tempo tempo) {
    tempo_ = tempo;
    if (tempo == Tempo::Quick && rest_.active()) rest_.start(0ms);
}

void MovePace::begin(const QObject* who) {
    showing_.insert(who);
    waitOn();
}

void MovePace::end(const QObject* who) {
    if (showing_.erase(who) == 0 || !showing_.empty()) return;
    earliest_ = std::max(earliest_, timeNow() + (tempo_ == Tempo::Usual ? after_ : FastBetween));
    seenAt_ = timeNow() + UsualRest;
    waitOn();
}

void MovePace::reset() {
    showing_.clear();
    after_ = UsualRest;
    rest_.stop();
    look_.stop();
}

void MovePace::waitOn() {
    const auto until = [this](std::chrono::milliseconds moment) {
        return showing_.empty() ? std::max(0ms, moment - timeNow()) : Longest;
    };
    rest_.start(until(earliest_));
    look_.start(until(seenAt_));
}

}  // namespace rokada::ui
