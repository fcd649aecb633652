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

/// Maximum time that `ask` waits for an answer after a stop. Most engines answer sooner, and the user does not notice
/// such a short delay.
constexpr auto Soon = 40ms;
/// Maximum number of variations that `ask` has not delivered yet. If there are more, the oldest one is dropped.
constexpr std::size_t MaxSaid = 64;

/// Contains threads that wait until an engine has quit. The program waits for all of them before it ends.
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

/// Returns true if `later` contains the moves of `earlier`, followed by the engine's reply `reply` and possibly more
/// moves. The engine then already knows the beginning of `later`.
bool continues(const Game& later, const Game& earlier, Move reply) {
    const auto begins = earlier.played();
    if (later.played() <= begins || positionText(later.start()) != positionText(earlier.start())) return false;
    for (std::size_t i = 0; i < begins; ++i) {
        if (later.turns()[i].move != earlier.turns()[i].move) return false;
    }
    return later.turns()[begins].move == reply;
}

}  // namespace

/// Timeouts are long, because an engine on a busy computer can be late without a fault of its own.
external::EngineTimeouts interactiveTimeouts() {
    return {.margin = 1min, .without = 24h, .handshake = 10s, .stop = 5s};
}

struct EngineConnection::State {
    std::mutex mutex;
    std::condition_variable_any wake;  ///< wakes the thread of the engine when `ask` has set a question
    std::condition_variable_any news;  ///< wakes the thread in `ask` when a variation or the answer has arrived
    std::optional<EngineQuestion> wanted;
    std::stop_source running;   ///< stops the whole question: its answer is not needed any more
    std::stop_source thinking;  ///< stops only the search: the engine must move at once
    std::stop_token unwanted;   ///< token set by `hurry`; a stop means that `ask` need not wait for the answer
    std::uint64_t asked = 0, answering = 0, answered = 0;
    bool hasSpoken = false;
    EngineAnswer answer;
    std::deque<external::SaidVariation> said;
    bool forgets = false;
    std::jthread thread;

    /// Game that was sent last, and the engine's reply. If the next question continues this game, only the new moves
    /// are sent.
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

/// Sends the question to the engine and returns its answer. A stop request through `stop` means that the answer is no
/// longer needed. A stop request through `move` means that the engine must move at once.
EngineAnswer EngineConnection::State::answerTo(const EngineQuestion& question, external::EnginePlayer& player,
                                               std::optional<Known>& known, const std::stop_token& stop,
                                               const std::stop_token& move) {
    player.setLimit(question.limit);
    // A CECP engine is sent each new move exactly once. A game that continues must therefore be exactly two plies
    // longer: the reply of the engine and one more move.
    const bool steps = player.spec().protocol == external::Protocol::Cecp;
    const bool follows = known && continues(question.game, known->game, known->reply) &&
                         (!steps || question.game.played() == known->game.played() + 2);
    known.reset();
    // If the engine process has died, the first call of `prepare` fails, and the second one starts a new process.
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
        // Only an engine that was not stopped can continue the game. A stopped engine may still send lines of the old
        // search. The next question then begins with a synchronisation.
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

/// Moves the engine's thread and the state that it uses to another thread, which waits until the engine has quit. The
/// destructor itself does not wait.
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
    // Deliver all variations, even if the answer has already arrived.
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
