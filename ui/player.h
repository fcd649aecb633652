// Who decides the moves of a seat: a person at the board, or a computer in its own thread. "Your turn" goes in, one
// move comes out, and the turn may be called off.
#pragma once

#include "game.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <thread>

namespace rokada::ui {

class Player : public QObject {
    Q_OBJECT
public:
    explicit Player(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] virtual bool human() const = 0;
    /// It is this player's turn. The game stays as it is until the player has chosen or the turn is called off.
    virtual void yourTurn(const Game& game) = 0;
    /// No move is wanted any more; none will come.
    virtual void callOff() = 0;

signals:
    void chosen(rokada::Move move);
};

/// A person: moves come from the board.
class HumanPlayer final : public Player {
    Q_OBJECT
public:
    using Player::Player;
    [[nodiscard]] bool human() const override { return true; }
    void yourTurn(const Game&) override { asked_ = true; }
    void callOff() override { asked_ = false; }
    /// The person's decision; ignored when it is not this player's turn.
    void decide(Move move);

private:
    bool asked_ = false;
};

/// Finds a move of a position; returns early, with any legal move, when asked to stop.
using Thinker = std::function<Move(const Position& position, std::uint64_t seed, std::stop_token stop)>;

/// The simple player of core, which is too quick to be stopped.
[[nodiscard]] Thinker onePlyThinker();

/// A computer. Its answer arrives as an event, never within `yourTurn`.
class ComputerPlayer final : public Player {
    Q_OBJECT
public:
    ComputerPlayer(Thinker thinker, std::uint64_t seed, std::chrono::milliseconds leastDelay,
                   QObject* parent = nullptr);
    ~ComputerPlayer() override;

    [[nodiscard]] bool human() const override { return false; }
    void yourTurn(const Game& game) override;
    void callOff() override;

protected:
    void customEvent(QEvent* event) override;

private:
    class Answer;
    void deliver(Move move, std::uint64_t turn);

    Thinker thinker_;
    std::uint64_t seed_;
    std::chrono::milliseconds leastDelay_;
    std::uint64_t turn_ = 0;  ///< answers to earlier turns are not wanted
    std::jthread thread_;
};

}  // namespace rokada::ui
