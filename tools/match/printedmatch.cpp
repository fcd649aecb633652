#include "printedmatch.h"

#include "wholefile.h"

#include <ostream>

namespace rokada::match {

namespace {

/// Number of games between two printed estimates.
constexpr std::uint64_t EstimateEvery = 10;

MatchPlan planOf(const PrintedPlan& plan) {
    const auto size = static_cast<int>(seatings(plan.book->sides()).size());
    return {.players = {{plan.engines[0], {}}, {plan.engines[1], {}}},
            .books = {plan.book},
            .rounds = (plan.games + size - 1) / size,
            .concurrency = plan.concurrency,
            .maxPlies = plan.maxPlies,
            .sprt = plan.sprt};
}

}  // namespace

PrintedMatch::PrintedMatch(PrintedPlan plan, Openings& openings, MatchContext& context, std::ostream& out)
    : plan_(std::move(plan)),
      out_(out),
      match_(
          planOf(plan_), [&openings](std::size_t, std::size_t round) { return openings.at(round); }, context, *this) {
    score_.names = {plan_.engines[0].name, plan_.engines[1].name};
    score_.buckets = Buckets(seatings(plan_.book->sides()).size());
    score_.sprt = plan_.sprt;
}

MatchEnd PrintedMatch::run(const std::stop_token& stop) {
    const MatchEnd end = match_.run(stop);
    finish();
    return unwritten_.empty() ? end : MatchEnd::Broken;
}

bool PrintedMatch::gameEnded(const GamePlace& place, const Game& game, const GameResult& result) {
    const PairScore score = match_.standings().between(0, 1);
    score_.wins = score.wins;
    score_.draws = score.draws;
    score_.losses = score.losses;
    score_.failures = {score.lostByFailure, score.wonByFailure};
    for (std::size_t i : {0, 1}) score_.usage[i] += result.usage[i];
    if (const std::string fault = faultText(game, score_.names, result.end); !fault.empty())
        out_ << "fault: " << fault << '\n';
    const auto names = match_.seatNames(place);
    out_ << place.unit + 1 << '.' << place.game + 1 << ' ' << names[0] << " - " << names[1] << ' ' << resultText(result)
         << ", " << terminationText(*plan_.book, score_.names, result.end) << ", " << game.played() << " plies; "
         << scoreText(score_) << std::endl;
    return write(place, game, result);
}

void PrintedMatch::unitEnded() {
    const PairScore score = match_.standings().between(0, 1);
    if (score.buckets.empty()) return;
    score_.buckets = score.buckets.front();
    const std::size_t size = score_.buckets.gamesInUnit();
    if (score_.buckets.units() * size % EstimateEvery < size) out_ << estimateText(score_) << std::endl;
}

bool PrintedMatch::write(const GamePlace& place, const Game& game, const GameResult& result) {
    if (plan_.record.empty()) return true;
    const RecordHead head{.event = "rokada-match",
                          .round = std::to_string(place.unit + 1) + '.' + std::to_string(place.game + 1),
                          .engines = match_.seatNames(place),
                          .termination = terminationText(*plan_.book, score_.names, result.end),
                          .date = {}};
    const auto written = tools::append(plan_.record, recordText(game, result, head));
    if (!written) unwritten_ = written.error();
    return written.has_value();
}

void PrintedMatch::finish() {
    if (score_.games() > 0) out_ << summaryText(score_) << std::flush;
    if (!plan_.json.empty()) {
        if (const auto written = tools::writeWhole(plan_.json, jsonText(score_)); !written)
            unwritten_ = written.error();
    }
    const auto& broken = match_.broken();
    const std::string why = broken ? terminationText(*plan_.book, score_.names, broken->end) : unwritten_;
    if (!why.empty()) out_ << "the match is broken off: " << why << std::endl;
}

}  // namespace rokada::match
