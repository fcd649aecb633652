#include "external/player.h"

#include "external/cecpplayer.h"
#include "external/uciplayer.h"

namespace rokada::external {

std::unique_ptr<Player> Player::make(const EngineSpec& spec, Circumstances& around, int number) {
    if (spec.protocol == Protocol::Uci) return std::make_unique<UciPlayer>(spec, around, number);
    return std::make_unique<CecpPlayer>(spec, around, number);
}

Player::Player(EngineSpec spec, Circumstances& around, int number)
    : spec_(std::move(spec)), around_(around), number_(number) {}

void Reply::fail(Child::Heard how) {
    heard = how;
    if (how == Child::Heard::Stopped) what = What::Stopped;
    if (text.empty()) text = describe(how);
}

Answer<void> Player::launch(const Game& game, const std::stop_token& stop) {
    Trace trace;
    if (around_.trace != nullptr || around_.listener) {
        trace = [this](bool sent, std::string_view line) {
            if (around_.listener) around_.listener(spec_, sent, line);
            if (around_.trace == nullptr) return;
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

bool Player::hurries(const std::string& line, Child::Time& until, std::stop_token& stop) {
    if (around_.patience.stop == Milliseconds(0) || !send(line)) return false;
    until = std::chrono::steady_clock::now() + around_.patience.stop;
    stop = {};
    return true;
}

std::string describe(Child::Heard heard) {
    switch (heard) {
        case Child::Heard::Line: return "answers";
        case Child::Heard::Nothing: return "does not answer";
        case Child::Heard::Gone: return "has ended";
        case Child::Heard::Stopped: return "was stopped";
    }
    return {};
}

}  // namespace rokada::external
