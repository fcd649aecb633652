#include "selfplay.h"

#include "playout.h"
#include "text/positiontext.h"

#include <thread>
#include <utility>

namespace rokada::tune {

namespace {

constexpr int HashMegabytes = 4;
constexpr int LongestGame = 240;
constexpr Verdicts TrainingVerdicts{.decided = 1500, .decidedPlies = 5, .levelPlies = 24};
constexpr std::size_t Ahead = 16;  // number of plies until the position of the "later" score
constexpr Score Won = 3000;        // score that stands for a won game

}  // namespace

SelfPlay::SelfPlay(Setups& setups, PlayPlan plan, std::ostream& out)
    : setups_(setups), plan_(std::move(plan)), out_(out) {}

void SelfPlay::run(std::ostream& log) {
    out_ << "# rokada-tune play --variant " << setups_.info().id << " --options " << plan_.options << " --vary "
         << plan_.vary << " --nodes " << plan_.nodes << " --seed " << plan_.seed << '\n';
    {
        std::vector<std::jthread> threads;
        threads.reserve(static_cast<std::size_t>(plan_.threads));
        for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this, &log] { work(log); });
    }
    out_ << "# games " << next_ << '\n';
    log << next_ << " games, " << written_ << " positions" << std::endl;
}

bool SelfPlay::over() const {
    if (failed_ || written_ >= plan_.positions) return true;
    return plan_.seconds > 0 && std::chrono::steady_clock::now() - start_ > std::chrono::seconds(plan_.seconds);
}

void SelfPlay::work(std::ostream& log) {
    Engine engine(HashMegabytes, 1);
    while (!over()) {
        const std::size_t number = begun_++;
        hand(number, playGame(number, engine), log);
    }
}

std::vector<SelfPlay::Kept> SelfPlay::playGame(std::size_t number, Engine& engine) {
    Random random(scrambled(plan_.seed) + number);
    const bool varied = random.below(100) < static_cast<std::size_t>(plan_.vary);
    const Setup* setup = varied ? setups_.any(random) : setups_.with(plan_.options);
    engine.setEvaluator(setup->book, setup->evaluator);
    Game game = materialOpening(setup->book, plan_.nodes, engine, random);
    std::vector<Kept> kept;
    std::vector<Score> scores;
    const Seats seats{{&engine, &engine}, plan_.nodes, LongestGame, TrainingVerdicts};
    const int halfPoints = playOut(game, seats, [&](const Game& now, const SearchResult& outcome) {
        const Position& position = now.position();
        const int sign = teamOf(now.book(), position.turn()) == 0 ? 1 : -1;
        const auto& lines = outcome.report.variations;
        if (lines.empty()) {  // the move was forced, or the nodes did not suffice, so the score stays unchanged
            scores.push_back(scores.empty() ? 0 : scores.back());
            return;
        }
        const Score score = lines.front().score;
        scores.push_back(score * sign);
        if (!isQuiet(position, *setup->evaluator, outcome.best, score)) return;
        const Sample sample{score * sign, 0, 1, setup->options, positionText(position)};
        kept.push_back({position.key(), scores.size() - 1, sample});
    });
    for (Kept& k : kept) {
        k.sample.halfPoints = halfPoints;
        k.sample.later = k.ply + Ahead < scores.size() ? scores[k.ply + Ahead] : (halfPoints - 1) * Won;
    }
    return kept;
}

/// Writes the positions of a game. Games of several threads end in any order, so a game may wait until the games before
/// it are written.
void SelfPlay::hand(std::size_t number, std::vector<Kept> kept, std::ostream& log) {
    const std::lock_guard lock(lock_);
    waiting_.emplace(number, std::move(kept));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
        if (written_ < plan_.positions) {
            write(waiting_.begin()->second);
            ++next_;
            if (next_ % 200 == 0) log << next_ << " games, " << written_ << " positions" << std::endl;
        }
        waiting_.erase(waiting_.begin());
    }
}

void SelfPlay::write(const std::vector<Kept>& kept) {
    for (const Kept& k : kept) {
        if (!seen_.insert(k.key).second) continue;
        out_ << lineOf(k.sample) << '\n';
        ++written_;
    }
    failed_ = !out_.good();
}

}  // namespace rokada::tune
