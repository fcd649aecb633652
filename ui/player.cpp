#include "player.h"

#include "ai/oneply.h"

#include <QTimer>

#include <algorithm>

namespace rokada::ui {

void HumanPlayer::decide(Move move) {
    if (!asked_) return;
    asked_ = false;
    emit chosen(move);
}

Thinker onePlyThinker() {
    return [](const Position& position, std::uint64_t seed, const std::stop_token&) {
        return chooseOnePly(position, seed);
    };
}

ComputerPlayer::ComputerPlayer(Thinker thinker, std::uint64_t seed, std::chrono::milliseconds leastDelay,
                               QObject* parent)
    : Player(parent), thinker_(std::move(thinker)), seed_(seed), leastDelay_(leastDelay) {}

ComputerPlayer::~ComputerPlayer() { callOff(); }

void ComputerPlayer::yourTurn(const Game& game) {
    callOff();
    const auto asked = std::chrono::steady_clock::now();
    const std::uint64_t seed = seed_ + game.played();
    // The position points to its rulebook, so the thread holds the rulebook as well.
    thread_ = std::jthread([this, asked, seed, turn = turn_, book = game.sharedBook(),
                            position = game.position()](const std::stop_token& stop) {
        const Move move = thinker_(position, seed, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, move, turn, asked] { answer(move, turn, asked); }, Qt::QueuedConnection);
    });
}

void ComputerPlayer::callOff() {
    ++turn_;
    thread_ = {};  // asks to stop and waits for it
}

void ComputerPlayer::answer(Move move, std::uint64_t turn, std::chrono::steady_clock::time_point asked) {
    if (turn != turn_) return;
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - asked);
    if (passed < leastDelay_) {
        QTimer::singleShot(leastDelay_ - passed, this, [this, move, turn, asked] { answer(move, turn, asked); });
        return;
    }
    ++turn_;
    emit chosen(move);
}

}  // namespace rokada::ui
