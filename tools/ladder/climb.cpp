#include "climb.h"

#include "duel.h"
#include "wholefile.h"

#include <algorithm>
#include <cmath>
#include <iomanip>

namespace rokada::ladder {

namespace {

struct Rung {
    std::string upper, lower;
    std::size_t target = 0;
};

std::string fullText(std::uint64_t nodes) { return "full:" + std::to_string(nodes); }

/// Returns the players of the ladder, weakest first.
std::vector<std::string> playersOf(const ClimbPlan& plan) {
    std::vector<std::string> players;
    for (const RatedOpponent& opponent : opponentsIn(plan.book->variant().id).opponents)
        players.push_back(textOf(opponent.level));
    players.push_back(fullText(plan.full));
    return players;
}

std::vector<Rung> rungsOf(const ClimbPlan& plan) {
    const auto& opponents = opponentsIn(plan.book->variant().id).opponents;
    const std::vector<std::string> players = playersOf(plan);
    std::vector<Rung> rungs;
    for (std::size_t i = 1; i < players.size(); ++i) {
        const bool slow = i == opponents.size() || opponents[i].weakness.nodes > ClimbPlan::LongNodes;
        rungs.push_back({players[i], players[i - 1], slow ? plan.longGames : plan.games});
    }
    return rungs;
}

std::uint64_t gamesBetween(const std::string& variant, const std::string& first, const std::string& second,
                           const std::vector<ResultLine>& results) {
    std::uint64_t games = 0;
    for (const ResultLine& line : results) {
        if (line.variant == variant && line.first == first && line.second == second) games += line.games();
    }
    return games;
}

ResultLine playBatch(const ClimbPlan& plan, match::Openings& openings, const Rung& rung, std::uint64_t played) {
    const DuelPlan duelPlan{.book = plan.book,
                            .first = *parseContender(rung.upper),
                            .second = *parseContender(rung.lower),
                            .pairs = std::min<std::size_t>(ClimbPlan::Batch, rung.target - played) / 2,
                            .firstPair = played / 2,
                            .threads = plan.threads,
                            .seed = plan.seed,
                            .maxPlies = plan.maxPlies,
                            .adjudicate = plan.adjudicate};
    const DuelResult result = duel(duelPlan, openings);
    return {std::string(plan.book->variant().id), rung.upper, rung.lower, result.wins, result.draws, result.losses};
}

/// Players of a variant with their results, in the form that `fitRatings` needs.
struct Table {
    std::vector<std::string> names;
    std::vector<std::optional<double>> known;
    std::vector<PairResult> results;
    bool fixed = false;  ///< true if a player has a fixed rating

    std::size_t indexOf(const std::string& name) {
        const auto found = std::ranges::find(names, name);
        if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
        const auto rating = fixedRating(name);
        fixed = fixed || rating;
        names.push_back(name);
        known.push_back(rating ? std::optional<double>(*rating) : std::nullopt);
        return names.size() - 1;
    }
};

Table tableOf(const std::string& variant, const std::vector<std::string>& players,
              const std::vector<ResultLine>& results) {
    Table table;
    for (const std::string& player : players) table.indexOf(player);
    for (const ResultLine& line : results) {
        if (line.variant != variant || line.games() == 0) continue;
        const std::size_t first = table.indexOf(line.first), second = table.indexOf(line.second);
        const double points = static_cast<double>(line.wins) + static_cast<double>(line.draws) / 2;
        const auto pair = std::ranges::find_if(
            table.results, [&](const PairResult& p) { return p.first == first && p.second == second; });
        if (pair == table.results.end()) {
            table.results.push_back({first, second, points, static_cast<double>(line.games())});
        } else {
            pair->points += points;
            pair->games += static_cast<double>(line.games());
        }
    }
    return table;
}

/// Returns a line of a list of opponents with its old rating, margin and estimate mark replaced by those of `rating`.
std::string withRating(std::string_view line, const LadderRating& rating) {
    std::string changed;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        std::string word(line.substr(at, end - at));
        at = end + 1;
        if (word.starts_with("estimate=")) continue;
        if (word.starts_with("rating=")) word = "rating=" + std::to_string(std::lround(rating.rating.value));
        if (word.starts_with("margin=")) {
            word = "margin=" + std::to_string(std::lround(rating.rating.margin));
            if (rating.estimate) word += " estimate=1";
        }
        changed += (changed.empty() ? "" : " ") + word;
    }
    return changed;
}

}  // namespace

tl::expected<void, std::string> climb(const ClimbPlan& plan, std::vector<ResultLine>& results) {
    const std::string variant(plan.book->variant().id);
    match::Openings openings(plan.book, {.seed = plan.seed, .nodes = 2000, .bound = 80});
    const std::vector<Rung> rungs = rungsOf(plan);
    for (;;) {
        const Rung* next = nullptr;
        std::uint64_t fewest = 0;
        for (const Rung& rung : rungs) {
            const std::uint64_t games = gamesBetween(variant, rung.upper, rung.lower, results);
            if (games + 1 >= rung.target || (next != nullptr && games >= fewest)) continue;
            next = &rung;
            fewest = games;
        }
        if (next == nullptr) return {};
        results.push_back(playBatch(plan, openings, *next, fewest));
        if (const auto done = tools::append(plan.file, lineOf(results.back())); !done)
            return tl::make_unexpected(done.error());
    }
}

std::optional<std::vector<LadderRating>> ladderRatings(const ClimbPlan& plan, const std::vector<ResultLine>& results) {
    const std::string variant(plan.book->variant().id);
    const std::vector<std::string> players = playersOf(plan);
    Table table = tableOf(variant, players, results);
    if (!table.fixed) table.known.front() = plan.first;
    const auto fitted = fitRatings(table.known, table.results);
    if (!fitted) return std::nullopt;
    std::optional<double> floor;
    for (const auto& rating : table.known) {
        if (table.fixed && rating) floor = std::min(floor.value_or(*rating), *rating);
    }
    std::vector<LadderRating> ratings;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::uint64_t games = i == 0 ? 0 : gamesBetween(variant, players[i], players[i - 1], results);
        ratings.push_back({players[i], (*fitted)[i], games, floor && (*fitted)[i].value < *floor});
    }
    return ratings;
}

void printRatings(std::ostream& out, const std::string& variant, const std::vector<LadderRating>& ratings) {
    out << "| variant | player | rating | 95 % | above the player before | games |\n|---|---|---|---|---|---|\n";
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        const FittedRating& rating = ratings[i].rating;
        out << "| " << variant << " | " << ratings[i].player << " | " << std::lround(rating.value)
            << (ratings[i].estimate ? ", estimate" : "") << " | +-" << std::lround(rating.margin) << " | ";
        if (i > 0) out << std::lround(rating.value - ratings[i - 1].rating.value);
        out << " | " << ratings[i].games << " |\n";
    }
    out.flush();
}

std::string withRatings(std::string_view list, const std::vector<LadderRating>& ratings) {
    std::string changed;
    std::size_t next = 0;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('\n'), list.size());
        const std::string_view line = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        const bool rated = (line.starts_with("opponent ") || line.starts_with("full ")) && next < ratings.size();
        changed += rated ? withRating(line, ratings[next++]) : std::string(line);
        changed += '\n';
    }
    return changed;
}

}  // namespace rokada::ladder
