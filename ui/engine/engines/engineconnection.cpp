#include "engines/engineconnection.h"

#include "external/cecpline.h"
#include "external/enginemove.h"
#include "text/positiontext.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace rokada::ui {

using namespace std::chrono_literals;
using external::Reply;

namespace {

/// Maximum time that `ask` waits for the answer after a stop. Engines usually answer sooner, and users do not notice
/// the delay.
constexpr auto Soon = 40ms;
/// Maximum number of unread variations. If there are more, the oldest variation is dropped.
constexpr std::size_t MaxSaid = 64;

/// Stores the threads that wait until their engines have quit. At exit, the program waits for all of them.
class EngineShutdown {
public:
    static EngineShutdown& all() {
        static EngineShutdown shutdown;
        return shutdown;
    }
    void add(std::jthread thread) {
        const std::lock_guard lock(mutex_);
        threads_.push_back(std::move(thread));
    }
    void await() {
        const std::lock_guard lock(mutex_);
        threads_.clear();
    }

private:
    std::mutex mutex_;
    std::vector<std::jthread> threads_;
};

/// Returns true if `later` continues `earlier`, and the next move is the engine's move `reply`.
bool continues(const Game& later, const Game& earlier, Move reply) {
    const auto begins = earlier.played();
    if (later.played() <= begins || positionText(later.start()) != positionText(earlier.start())) return false;
    for (std::size_t i = 0; i < begins; ++i) {
        if (later.turns()[i].move != earlier.turns()[i].move) return false;
    }
    return later.turns()[begins].move == reply;
}

}  // namespace

/// Returns long timeouts. An engine on a busy computer can be late without a fault of its own.
external::EngineTimeouts interactiveTimeouts() {
    return {.margin = 1min, .without = 24h, .handshake = 10s, .stop = 5s};
}

struct EngineConnection::State {
    std::mutex mutex;
    std::condition_variable_any wake;  ///< wakes the thread of the engine when a request arrives
    std::condition_variable_any news;  ///< wakes the thread in `ask` when a variation or the answer arrives
    std::optional<EngineQuestion> wanted;
    std::stop_source running;   ///< stop source of the whole request
    std::stop_source thinking;  ///< stop source of the search; a stop makes the engine move at once
    std::stop_token unwanted;   ///< stop token that `hurry` has set
    std::uint64_t asked = 0, answering = 0, answered = 0;
    bool hasSpoken = false;
    EngineAnswer answer;
    std::deque<external::SaidVariation> said;
    bool forgets = false;
    std::jthread thread;

    /// Last position that was sent and the engine's reply. The next request can continue from them.
    struct Known {
        Game game;
        Move reply;
    };

    void run(const std::stop_token& ended, const external::EngineSpec& spec, external::MatchContext& context);
    void stop() const;
    void onLine(std::string_view line, external::Protocol protocol);
    EngineAnswer answerTo(const EngineQuestion& question, external::EnginePlayer& player, std::optional<Known>& known,
                          const std::stop_token& stop, const std::stop_token& move);
};

void EngineConnection::State::stop() const {
    running.request_stop();
    thinking.request_stop();
}

void EngineConnection::State::onLine(std::string_view line, external::Protocol protocol) {
    const bool uci = protocol == external::Protocol::Uci;
    auto variation = uci ? external::readUciVariation(line) : external::readCecpVariation(line);
    if (!variation) return;
    const std::lock_guard lock(mutex);
    if (answering != asked) return;
    hasSpoken = true;
    if (said.size() == MaxSaid) said.pop_front();
    said.push_back(std::move(*variation));
    news.notify_all();
}

/// Returns the engine's answer. A stop requested through `stop` means that the answer is not needed. A stop requested
/// through `move` means that it is needed soon.
EngineAnswer EngineConnection::State::answerTo(const EngineQuestion& question, external::EnginePlayer& player,
                                               std::optional<Known>& known, const std::stop_token& stop,
                                               const std::stop_token& move) {
    player.setLimit(question.limit);
    // A CECP engine must receive each move exactly once. A game that continues must therefore be exactly two plies
    // longer.
    const bool steps = player.spec().protocol == external::Protocol::Cecp;
    const bool follows = known && continues(question.game, known->game, known->reply) &&
                         (!steps || question.game.played() == known->game.played() + 2);
    known.reset();
    // If the engine process has died, the first call fails. The second call starts a new process.
    if (!follows && !player.prepare(question.game, stop) &&
        (stop.stop_requested() || !player.prepare(question.game, stop))) {
        return {.state = EngineAnswer::State::Unready, .reply = {}};
    }
    EngineAnswer found{.state = EngineAnswer::State::Answered,
                       .reply = player.think(question.game, question.clocks, move)};
    const auto chosen = external::readEngineMove(question.game.position(), found.reply.text);
    if (found.reply.outcome != Reply::Outcome::Move || !chosen) {
        player.kill();
    } else if (!move.stop_requested()) {
        // Without a stop, the next request can continue the game. After a stop it cannot, because the engine can still
        // send lines; the next request then begins with a synchronisation.
        known = Known{question.game, *chosen};
    }
    return found;
}

void EngineConnection::State::run(const std::stop_token& ended, const external::EngineSpec& spec,
                                  external::MatchContext& context) {
    const auto player = external::EnginePlayer::make(spec, context, 0);
    std::optional<Known> known;
    while (true) {
        std::unique_lock lock(mutex);
        wake.wait(lock, ended, [this] { return wanted.has_value(); });
        if (ended.stop_requested()) break;
        const EngineQuestion question = *std::exchange(wanted, std::nullopt);
        const std::uint64_t number = answering = asked;
        const std::stop_token stop = running.get_token(), move = thinking.get_token();
        if (std::exchange(forgets, false)) known.reset();
        lock.unlock();
        EngineAnswer found = answerTo(question, *player, known, stop, move);
        lock.lock();
        answer = std::move(found);
        answered = number;
        news.notify_all();
    }
    player->dismiss();
}

EngineConnection::EngineConnection(external::EngineSpec spec, const external::EngineTimeouts& timeouts,
                                   external::Trace listener)
    : state_(std::make_shared<State>()) {
    state_->thread = std::jthread([state = state_.get(), spec = std::move(spec), timeouts,
                                   listener = std::move(listener)](const std::stop_token& ended) {
        external::MatchContext context;
        context.timeouts = timeouts;
        context.listener = [state, &listener](const external::EngineSpec& talking, bool sent, std::string_view line) {
            if (listener) listener(sent, line);
            if (!sent) state->onLine(line, talking.protocol);
        };
        state->run(ended, spec, context);
    });
}

/// The thread of the engine uses the state until the thread ends. Until then, a shutdown thread owns both.
EngineConnection::~EngineConnection() {
    std::jthread thread = std::move(state_->thread);
    thread.request_stop();
    {
        const std::lock_guard lock(state_->mutex);
        state_->stop();
    }
    EngineShutdown::all().add(std::jthread([state = std::move(state_), thread = std::move(thread)] {}));
}

void EngineConnection::awaitShutdowns() { EngineShutdown::all().await(); }

void EngineConnection::forget() {
    const std::lock_guard lock(state_->mutex);
    state_->forgets = true;
}

void EngineConnection::hurry(std::stop_token unwanted) {
    const std::lock_guard lock(state_->mutex);
    state_->unwanted = std::move(unwanted);
}

EngineAnswer EngineConnection::ask(EngineQuestion question, const std::stop_token& stop, const Said& said) {
    std::unique_lock lock(state_->mutex);
    state_->stop();
    state_->running = std::stop_source();
    state_->thinking = std::stop_source();
    state_->said.clear();
    state_->hasSpoken = false;
    const auto heardWithin = question.heardWithin;
    state_->wanted = std::move(question);
    const std::uint64_t number = ++state_->asked;
    const auto done = [this, number] { return state_->answered == number; };
    state_->wake.notify_all();
    // All variations are delivered, even if the answer arrives before the last ones have been read.
    while ((!done() || !state_->said.empty()) && !stop.stop_requested()) {
        const auto news = [&] { return done() || !state_->said.empty(); };
        if (!heardWithin || state_->hasSpoken) {
            state_->news.wait(lock, stop, news);
        } else if (!state_->news.wait_for(lock, stop, *heardWithin, news) && !stop.stop_requested()) {
            state_->stop();
            return {.state = EngineAnswer::State::Silent, .reply = {}};
        }
        for (const auto& variation : std::exchange(state_->said, {})) {
            lock.unlock();
            if (said) said(variation);
            lock.lock();
        }
    }
    state_->thinking.request_stop();
    if (state_->unwanted.stop_possible()) state_->news.wait(lock, state_->unwanted, done);
    state_->stop();
    if (!done()) state_->news.wait_for(lock, Soon, done);
    return done() ? state_->answer : EngineAnswer{};
}

}  // namespace rokada::ui
