#include "player.h"

#include "cecpplayer.h"
#include "uciplayer.h"

namespace rokada::match {

std::unique_ptr<Player> Player::make(const EngineSpec& spec, Circumstances& around, int number) {
    if (spec.protocol == Protocol::Uci) return std::make_unique<UciPlayer>(spec, around, number);
    return std::make_unique<CecpPlayer>(spec, around, number);
}

Player::Player(EngineSpec spec, Circumstances& around, int number)
    : spec_(std::move(spec)), around_(around), number_(number) {}

Answer<void> Player::launch(const Game& game, const std::stop_token& stop) {
    Trace trace;
    if (around_.trace != nullptr) {
        trace = [this](bool sent, std::string_view line) {
            const std::lock_guard lock(around_.traceLock);
            *around_.trace << spec_.name << '#' << number_ << (sent ? " < " : " > ") << line << std::endl;
        };
    }
    auto child = Child::start(spec_.command, std::move(trace));
    if (!child) return wrong(child.error());
    child_ = std::move(*child);
    return greet(game, stop);
}

Answer<void> Player::prepare(const Game& game, const std::stop_token& stop) {
    if (spec_.restart || !reusable()) dismiss();
    if (child_ == nullptr) {
        if (const auto launched = launch(game, stop); !launched) {
            kill();
            return wrong("cannot be started (" + spec_.command.front() + "): " + launched.error());
        }
    }
    auto ready = newGame(game, stop);
    if (!ready) kill();
    return ready;
}

void Player::dismiss() {
    if (child_ != nullptr) (void)child_->send("quit");
    child_.reset();
}

void Player::kill() {
    if (child_ != nullptr) child_->kill();
    child_.reset();
}

Child::Time Player::lastMoment(const Clocks& clocks, Side side) const {
    const ThinkLimit& limit = spec_.limit;
    const Patience& patience = around_.patience;
    const auto now = std::chrono::steady_clock::now();
    if (limit.clock) return now + clocks.remaining[side] + patience.margin;
    if (!limit.moveTime) return now + patience.without;
    return now + std::max(*limit.moveTime, std::chrono::ceil<Milliseconds>(*limit.moveTime * spec_.timeFactor)) +
           patience.margin;
}

std::string Player::describe(Child::Heard heard) {
    switch (heard) {
        case Child::Heard::Line: return "answers";
        case Child::Heard::Nothing: return "does not answer";
        case Child::Heard::Gone: return "has ended";
        case Child::Heard::Stopped: return "was stopped";
    }
    return {};
}

}  // namespace rokada::match
