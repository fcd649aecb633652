#include "player.h"

#include "ai/oneply.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <atomic>
#include <memory>

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

/// Made by the window's thread and filled by the thinking one, which makes nothing that another thread would read.
class ComputerPlayer::Answer final : public QEvent {
public:
    explicit Answer(std::uint64_t turn) : QEvent(QEvent::User), turn_(turn), asked_(std::chrono::steady_clock::now()) {}

    void fill(rokada::Move move) { move_.store(move); }
    [[nodiscard]] rokada::Move move() const { return move_.load(); }
    [[nodiscard]] std::uint64_t turn() const { return turn_; }
    [[nodiscard]] std::chrono::milliseconds age() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - asked_);
    }

private:
    std::uint64_t turn_;
    std::chrono::steady_clock::time_point asked_;
    std::atomic<rokada::Move> move_{rokada::Move()};
};

ComputerPlayer::ComputerPlayer(Thinker thinker, std::uint64_t seed, std::chrono::milliseconds leastDelay,
                               QObject* parent)
    : Player(parent), thinker_(std::move(thinker)), seed_(seed), leastDelay_(leastDelay) {}

ComputerPlayer::~ComputerPlayer() { callOff(); }

void ComputerPlayer::yourTurn(const Game& game) {
    callOff();
    const std::uint64_t seed = seed_ + game.played();
    // The position points to its rulebook, so the thread holds the rulebook as well.
    thread_ = std::jthread([this, seed, book = game.sharedBook(), position = game.position(),
                            answer = std::make_unique<Answer>(turn_)](const std::stop_token& stop) mutable {
        answer->fill(thinker_(position, seed, stop));
        if (!stop.stop_requested()) QCoreApplication::postEvent(this, answer.release());
    });
}

void ComputerPlayer::callOff() {
    ++turn_;
    thread_ = {};  // asks to stop and waits for it
}

void ComputerPlayer::customEvent(QEvent* event) {
    const auto& answer = static_cast<const Answer&>(*event);
    const auto left = leastDelay_ - answer.age();
    if (left.count() <= 0) return deliver(answer.move(), answer.turn());
    QTimer::singleShot(left, this, [this, move = answer.move(), turn = answer.turn()] { deliver(move, turn); });
}

void ComputerPlayer::deliver(Move move, std::uint64_t turn) {
    if (turn != turn_) return;
    ++turn_;
    emit chosen(move);
}

}  // namespace rokada::ui
