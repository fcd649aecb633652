#include "match.h"

#include <ostream>
#include <thread>

namespace rokada::match {

namespace {

/// The estimate is printed after so many games.
constexpr std::uint64_t EstimateEvery = 10;

}  // namespace

std::vector<Seating> seatings(std::size_t sides) {
    if (sides == 2) return {{0, 0}, {0, 1}};
    return {{0, 0}, {1, 0}, {2, 1}, {3, 1}};
}

Match::Match(MatchPlan plan, Openings& openings, Circumstances& around, std::ostream& out)
    : plan_(std::move(plan)),
      openings_(openings),
      around_(around),
      out_(out),
      seatings_(seatings(plan_.book->sides())),
      units_((static_cast<std::size_t>(plan_.games) + seatings_.size() - 1) / seatings_.size()) {
    standing_.names = {plan_.engines[0].name, plan_.engines[1].name};
    standing_.buckets = Buckets(seatings_.size());
    standing_.sprt = plan_.sprt;
    if (!plan_.record.empty()) record_.open(plan_.record, std::ios::app);
}

MatchEnd Match::run(const std::stop_token& stop) {
    const std::stop_callback forward(stop, [this] { stop_.request_stop(); });
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < plan_.concurrency; ++i) workers.emplace_back([this, i] { work(i); });
    }
    finish();
    if (!broken_.empty()) return MatchEnd::Broken;
    return stop.stop_requested() && !decided_ ? MatchEnd::Interrupted : MatchEnd::Complete;
}

void Match::work(int worker) {
    Players players{Player::make(plan_.engines[0], around_, 2 * worker + 1),
                    Player::make(plan_.engines[1], around_, 2 * worker + 2)};
    Table table(plan_.book, players, stop_.get_token());
    while (!stop_.stop_requested()) {
        const std::size_t unit = nextUnit_++;
        if (unit >= units_ || !playUnit(unit, players, table)) break;
    }
    for (const auto& player : players) player->dismiss();
}

bool Match::playUnit(std::size_t unit, Players&, Table& table) {
    const Opening opening = openings_.at(unit);
    std::size_t halfPoints = 0;
    for (std::size_t i = 0; i < seatings_.size(); ++i) {
        const auto [quarterTurns, team] = seatings_[i];
        const GameResult result = table.play({turned(plan_.book, opening, quarterTurns), team, plan_.maxPlies});
        const std::lock_guard lock(lock_);
        if (!takeGame(table, result, unit, i)) return false;
        halfPoints += static_cast<std::size_t>(team == 0 ? result.halfPoints : 2 - result.halfPoints);
    }
    takeUnit(halfPoints);
    return true;
}

bool Match::takeGame(const Table& table, const GameResult& result, std::size_t unit, std::size_t game) {
    if (result.state == GameResult::State::Broken) breakOff(result.termination);
    if (result.state != GameResult::State::Played || decided_) return false;
    const int team = seatings_[game].teamOfFirst;
    standing_.count(team == 0 ? result.halfPoints : 2 - result.halfPoints);
    for (std::size_t i : {0, 1}) standing_.usage[i] += result.usage[i];
    if (!result.message.empty()) {
        const bool firstLost = (result.halfPoints == 0) == (team == 0);
        ++standing_.failures[firstLost ? 0 : 1];
        out_ << "fault: " << result.message << '\n';
    }
    const auto names = seatNames(team);
    out_ << unit + 1 << '.' << game + 1 << ' ' << names[0] << " - " << names[1] << ' ' << resultText(result) << ", "
         << result.termination << ", " << table.game().played() << " plies; " << scoreText(standing_) << std::endl;
    write(table.game(), result, unit, game);
    return true;
}

void Match::takeUnit(std::size_t halfPoints) {
    const std::lock_guard lock(lock_);
    standing_.buckets.add(halfPoints);
    const std::uint64_t games = standing_.buckets.units() * seatings_.size();
    if (games % EstimateEvery < seatings_.size()) out_ << estimateText(standing_) << std::endl;
    if (!standing_.sprt || standing_.sprt->verdict(standing_.buckets) == Sprt::Verdict::Open) return;
    decided_ = true;
    stop_.request_stop();
}

std::vector<std::string> Match::seatNames(int teamOfFirst) const {
    std::vector<std::string> names;
    for (const SideSpec& sideSpec : plan_.book->variant().sideSpecs) {
        names.push_back(standing_.names[sideSpec.team == teamOfFirst ? 0 : 1]);
    }
    return names;
}

void Match::write(const Game& game, const GameResult& result, std::size_t unit, std::size_t number) {
    if (!record_.is_open()) return;
    const RecordHead head{"rokada-match", std::to_string(unit + 1) + '.' + std::to_string(number + 1),
                          seatNames(seatings_[number].teamOfFirst)};
    record_ << recordText(game, result, head) << std::flush;
    if (!record_) breakOff(plan_.record + ": cannot be written");
}

void Match::breakOff(const std::string& why) {
    broken_ = why;
    stop_.request_stop();
}

void Match::finish() {
    if (standing_.games() > 0) out_ << summaryText(standing_) << std::flush;
    if (!plan_.json.empty()) {
        std::ofstream json(plan_.json);
        if (!(json << jsonText(standing_) << std::flush)) breakOff(plan_.json + ": cannot be written");
    }
    if (!broken_.empty()) out_ << "the match is broken off: " << broken_ << std::endl;
}

}  // namespace rokada::match
