#include "match/match.h"

#include "match/names.h"

#include <thread>

namespace rokada::match {

namespace {

std::vector<std::size_t> unitSizes(const MatchPlan& plan) {
    std::vector<std::size_t> sizes;
    for (const RulebookPtr& book : plan.books) sizes.push_back(seatings(book->sides()).size());
    return sizes;
}

}  // namespace

Match::Match(MatchPlan plan, OpeningOf openings, MatchContext& context, MatchWatcher& watcher,
             const std::vector<PlayedGame>& earlier)
    : plan_(std::move(plan)),
      openings_(std::move(openings)),
      context_(context),
      watcher_(watcher),
      standings_(plan_.players.size(), unitSizes(plan_), static_cast<std::size_t>(plan_.rounds)) {
    std::vector<EngineSpec*> engines;
    for (ContestantSpec& player : plan_.players) engines.push_back(&player.engine);
    tellApart(engines);
    for (const PlayedGame& played : earlier) standings_.add(played);
}

MatchEnd Match::run(const std::stop_token& stop) {
    const std::stop_callback forward(stop, [this] { stop_.request_stop(); });
    judge();
    {
        std::vector<std::jthread> workers;
        workers.reserve(static_cast<std::size_t>(plan_.concurrency));
        try {
            for (int i = 0; i < plan_.concurrency; ++i) workers.emplace_back([this, i] { workSafely(i); });
        } catch (...) {
            // Stops the threads that were started. Without this, they would play the whole match before the error is
            // reported.
            stop_.request_stop();
            throw;
        }
    }
    if (failure_) std::rethrow_exception(failure_);
    if (broken_ || refused_) return MatchEnd::Broken;
    return stop.stop_requested() && !decided_ ? MatchEnd::Interrupted : MatchEnd::Complete;
}

/// Plays units one after another. Keeps its players as long as the next unit has the same players and variant.
class Match::Worker {
public:
    Worker(Match& match, int number) : match_(match), number_(number) {}
    ~Worker() { dismiss(); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Plays the unit with this index. Returns false if the match is over.
    [[nodiscard]] bool play(std::size_t number);

private:
    void seat(std::size_t number);
    void dismiss();

    Match& match_;
    int number_;
    Contestants players_;
    std::optional<Unit> seated_;
};

void Match::Worker::dismiss() {
    for (const auto& player : players_) {
        if (player) player->dismiss();
    }
}

void Match::Worker::seat(std::size_t number) {
    const Unit& unit = match_.standings_.units()[number];
    const bool same =
        seated_ && seated_->book == unit.book && seated_->first == unit.first && seated_->second == unit.second;
    if (same) return;
    dismiss();
    seated_ = unit;
    const auto& specs = match_.plan_.players;
    const int names = 2 * number_;
    // Each round uses other seeds, because with equal seeds the same pairing would repeat its games.
    const std::uint64_t seeds = 2 * static_cast<std::uint64_t>(number);
    players_[0] = Contestant::make(specs[unit.first], match_.context_, names + 1, (seeds + 1) << 32);
    players_[1] = Contestant::make(specs[unit.second], match_.context_, names + 2, (seeds + 2) << 32);
}

bool Match::Worker::play(std::size_t number) {
    const Unit& unit = match_.standings_.units()[number];
    const RulebookPtr& book = match_.plan_.books[unit.book];
    seat(number);
    const Opening opening = match_.openings_(unit.book, unit.round);
    const auto seats = seatings(book->sides());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const GamePlace place{number, i, seats[i], number_};
        {
            const std::lock_guard lock(match_.lock_);
            if (match_.standings_.played(number, i)) continue;
        }
        EngineGame table(book, players_, match_.stop_.get_token(), [&](const Game& game) {
            match_.watcher_.turnBegins(place, game);
            match_.waitWhilePaused();
        });
        const GameResult result =
            table.play({turned(book, opening, seats[i].quarterTurns), seats[i].teamOfFirst, match_.plan_.maxPlies});
        if (!match_.finish(place, table.game(), result)) return false;
    }
    return true;
}

/// Catches all exceptions, because an exception that leaves a thread would end the program.
void Match::workSafely(int number) {
    try {
        work(number);
    } catch (...) {
        const std::lock_guard lock(lock_);
        if (!failure_) failure_ = std::current_exception();
        stop_.request_stop();
    }
}

void Match::work(int number) {
    Worker worker(*this, number);
    while (!stop_.stop_requested()) {
        const auto unit = nextUnit();
        if (!unit || !worker.play(*unit)) break;
    }
}

std::optional<std::size_t> Match::nextUnit() {
    const std::size_t unit = nextUnit_++;
    if (unit >= standings_.units().size()) return std::nullopt;
    return unit;
}

bool Match::finish(const GamePlace& place, const Game& game, const GameResult& result) {
    const std::lock_guard lock(lock_);
    if (result.state == GameResult::State::Broken) {
        const Unit& unit = standings_.units()[place.unit];
        broken_ = result;
        brokenPlayer_ = plan_.players[result.end.player == 0 ? unit.first : unit.second].engine.name;
        stop_.request_stop();
    }
    if (result.state != GameResult::State::Played || decided_) {
        watcher_.gameDropped(place, game);
        return false;
    }
    const int half = place.seating.teamOfFirst == 0 ? result.halfPoints : 2 - result.halfPoints;
    standings_.add({place.unit, place.game, half, result.end.failed()});
    if (!watcher_.gameEnded(place, game, result)) {
        refused_ = true;
        stop_.request_stop();
        return false;
    }
    if (place.game + 1 == standings_.gamesIn(place.unit)) {
        watcher_.unitEnded();
        judge();
    }
    return true;
}

void Match::judge() {
    if (!plan_.sprt || plan_.players.size() != 2) return;
    const PairScore score = standings_.between(0, 1);
    if (score.buckets.size() != 1 || plan_.sprt->verdict(score.buckets.front()) == Sprt::Verdict::Open) return;
    decided_ = true;
    stop_.request_stop();
}

void Match::setPaused(bool paused) {
    const std::lock_guard lock(lock_);
    paused_ = paused;
    goesOn_.notify_all();
}

void Match::waitWhilePaused() {
    std::unique_lock lock(lock_);
    goesOn_.wait(lock, stop_.get_token(), [this] { return !paused_; });
}

std::vector<std::string> Match::seatNames(const GamePlace& place) const {
    const Unit& unit = standings_.units()[place.unit];
    std::vector<std::string> names;
    for (const SideSpec& side : plan_.books[unit.book]->variant().sideSpecs) {
        const bool first = side.team == place.seating.teamOfFirst;
        names.push_back(plan_.players[first ? unit.first : unit.second].engine.name);
    }
    return names;
}

}  // namespace rokada::match
