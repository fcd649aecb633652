#include "external/engineplayer.h"

#include "external/cecpplayer.h"
#include "external/uciplayer.h"

namespace rokada::external {

std::unique_ptr<EnginePlayer> EnginePlayer::make(const EngineSpec& spec, MatchContext& context, int number) {
    if (spec.protocol == Protocol::Uci) return std::make_unique<UciPlayer>(spec, context, number);
    return std::make_unique<CecpPlayer>(spec, context, number);
}

EnginePlayer::EnginePlayer(EngineSpec spec, MatchContext& context, int number)
    : spec_(std::move(spec)), context_(context), number_(number) {}

void Reply::fail(ChildProcess::ReadResult how) {
    readResult = how;
    if (how == ChildProcess::ReadResult::Stopped) outcome = Outcome::Stopped;
    if (text.empty()) text = describe(how);
}

Answer<void> EnginePlayer::launch(const Game& game, const std::stop_token& stop) {
    Trace trace;
    if (context_.trace != nullptr || context_.listener) {
        trace = [this](bool sent, std::string_view line) {
            if (context_.listener) context_.listener(spec_, sent, line);
            if (context_.trace == nullptr) return;
            const std::lock_guard lock(context_.traceLock);
            *context_.trace << spec_.name << '#' << number_ << (sent ? " < " : " > ") << line << std::endl;
        };
    }
    auto child = ChildProcess::start(spec_.command, std::move(trace));
    if (!child) return wrong(child.error());
    child_ = std::move(*child);
    return greet(game, stop);
}

Answer<void> EnginePlayer::prepare(const Game& game, const std::stop_token& stop) {
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

void EnginePlayer::dismiss() {
    if (child_ != nullptr) (void)child_->send("quit");
    child_.reset();
}

void EnginePlayer::kill() {
    if (child_ != nullptr) child_->kill();
    child_.reset();
}

ChildProcess::Time EnginePlayer::lastMoment(const Clocks& clocks, Side side) const {
    const ThinkLimit& limit = spec_.limit;
    const EngineTimeouts& timeouts = context_.timeouts;
    const auto now = std::chrono::steady_clock::now();
    if (limit.clock) return now + clocks.remaining[side] + timeouts.margin;
    if (!limit.moveTime) return now + timeouts.without;
    return now + std::max(*limit.moveTime, std::chrono::ceil<Milliseconds>(*limit.moveTime * spec_.timeFactor)) +
           timeouts.margin;
}

bool EnginePlayer::hurries(const std::string& line, ChildProcess::Time& until, std::stop_token& stop) {
    if (context_.timeouts.stop == Milliseconds(0) || !send(line)) return false;
    until = std::chrono::steady_clock::now() + context_.timeouts.stop;
    stop = {};
    return true;
}

std::string describe(ChildProcess::ReadResult readResult) {
    switch (readResult) {
        case ChildProcess::ReadResult::Line: return "answers";
        case ChildProcess::ReadResult::Nothing: return "does not answer";
        case ChildProcess::ReadResult::Gone: return "has ended";
        case ChildProcess::ReadResult::Stopped: return "was stopped";
    }
    return {};
}

}  // namespace rokada::external
