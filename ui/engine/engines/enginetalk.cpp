#include "engines/enginetalk.h"

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

/// After a stop a healthy engine answers sooner; nobody notices the wait.
constexpr auto Soon = 40ms;
/// What an engine says faster than it is read is dropped, beyond so many lines.
constexpr std::size_t MostSaid = 64;

/// Threads that see their engines off. The program waits for them when it ends.
class Departures {
public:
    static Departures& all() {
        static Departures departures;
        return departures;
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

/// The later game goes on from where the engine has moved in the earlier one.
bool continues(const Game& later, const Game& earlier, Move reply) {
    const auto begins = earlier.played();
    if (later.played() <= begins || positionText(later.start()) != positionText(earlier.start())) return false;
    for (std::size_t i = 0; i < begins; ++i) {
        if (later.turns()[i].move != earlier.turns()[i].move) return false;
    }
    return later.turns()[begins].move == reply;
}

}  // namespace

/// A program that gets no processor is late by no fault of its own; that it is slow is said before.
external::Patience patienceAtTable() { return {.margin = 1min, .without = 24h, .handshake = 10s, .stop = 5s}; }

struct EngineTalk::State {
    std::mutex mutex;
    std::condition_variable_any wake;  ///< for the thread of the engine
    std::condition_variable_any news;  ///< for who has asked
    std::optional<EngineQuestion> wanted;
    std::stop_source running;   ///< what is done for a question
    std::stop_source thinking;  ///< of that, only the thinking
    std::stop_token unwanted;   ///< of a question that is hurried
    std::uint64_t asked = 0, answering = 0, answered = 0;
    bool hasSpoken = false;
    EngineAnswer answer;
    std::deque<external::SaidVariation> said;
    bool forgets = false;
    std::jthread thread;

    /// What was talked about last.
    struct Known {
        Game game;
        Move reply;
    };

    void run(const std::stop_token& ended, const external::EngineSpec& spec, external::Circumstances& around);
    void stop() const;
    void hear(std::string_view line, external::Protocol protocol);
    EngineAnswer answerTo(const EngineQuestion& question, external::Player& player, std::optional<Known>& known,
                          const std::stop_token& stop, const std::stop_token& move);
};

void EngineTalk::State::stop() const {
    running.request_stop();
    thinking.request_stop();
}

void EngineTalk::State::hear(std::string_view line, external::Protocol protocol) {
    const bool uci = protocol == external::Protocol::Uci;
    auto variation = uci ? external::readUciVariation(line) : external::readCecpVariation(line);
    if (!variation) return;
    const std::lock_guard lock(mutex);
    if (answering != asked) return;
    hasSpoken = true;
    if (said.size() == MostSaid) said.pop_front();
    said.push_back(std::move(*variation));
    news.notify_all();
}

/// After `stop` no answer is wanted; after `move`, one that is soon there.
EngineAnswer EngineTalk::State::answerTo(const EngineQuestion& question, external::Player& player,
                                         std::optional<Known>& known, const std::stop_token& stop,
                                         const std::stop_token& move) {
    player.setLimit(question.limit);
    // One that speaks CECP has to have heard every single move, and only those.
    const bool steps = player.spec().protocol == external::Protocol::Cecp;
    const bool follows = known && continues(question.game, known->game, known->reply) &&
                         (!steps || question.game.played() == known->game.played() + 2);
    known.reset();
    // A process that has died since is found out here, and gets one successor.
    if (!follows && !player.prepare(question.game, stop) &&
        (stop.stop_requested() || !player.prepare(question.game, stop))) {
        return {.state = EngineAnswer::State::Unready, .reply = {}};
    }
    EngineAnswer found{.state = EngineAnswer::State::Answered,
                       .reply = player.think(question.game, question.clocks, move)};
    const auto chosen = external::readEngineMove(question.game.position(), found.reply.text);
    if (found.reply.what != Reply::What::Move || !chosen) {
        player.kill();
    } else if (!move.stop_requested()) {
        // One that was stopped may say more than it was asked: the next question begins with a greeting.
        known = Known{question.game, *chosen};
    }
    return found;
}

void EngineTalk::State::run(const std::stop_token& ended, const external::EngineSpec& spec,
                            external::Circumstances& around) {
    const auto player = external::Player::make(spec, around, 0);
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

EngineTalk::EngineTalk(external::EngineSpec spec, const external::Patience& patience, external::Trace listener)
    : state_(std::make_shared<State>()) {
    state_->thread = std::jthread([state = state_.get(), spec = std::move(spec), patience,
                                   listener = std::move(listener)](const std::stop_token& ended) {
        external::Circumstances around;
        around.patience = patience;
        around.listener = [state, &listener](const external::EngineSpec& talking, bool sent, std::string_view line) {
            if (listener) listener(sent, line);
            if (!sent) state->hear(line, talking.protocol);
        };
        state->run(ended, spec, around);
    });
}

/// The thread keeps what it works with until it has ended.
EngineTalk::~EngineTalk() {
    std::jthread thread = std::move(state_->thread);
    thread.request_stop();
    {
        const std::lock_guard lock(state_->mutex);
        state_->stop();
    }
    Departures::all().add(std::jthread([state = std::move(state_), thread = std::move(thread)] {}));
}

void EngineTalk::awaitDepartures() { Departures::all().await(); }

void EngineTalk::forget() {
    const std::lock_guard lock(state_->mutex);
    state_->forgets = true;
}

void EngineTalk::hurry(std::stop_token unwanted) {
    const std::lock_guard lock(state_->mutex);
    state_->unwanted = std::move(unwanted);
}

EngineAnswer EngineTalk::ask(EngineQuestion question, const std::stop_token& stop, const Said& said) {
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
    // What is said last may come, and the answer with it, while somebody still listens to what came before.
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
