// rokada-ladder: measures the computer's levels of playing strength. It plays matches between neighbouring levels,
// between level 1 and the one-ply player, and between level 10 and full strength. It can also measure the losses of a
// level's moves. It prints tables in Markdown. The exit status is 0 on success and 2 for bad input.
#include "arguments.h"
#include "base/lastflush.h"
#include "duel.h"
#include "losses.h"
#include "variants/variants.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace rokada;
using namespace rokada::ladder;

struct Words {
    std::vector<std::string> variants;
    int from = Level::Lowest, to = Level::Highest;
    std::size_t games = 100;
    std::vector<std::string> pair;
    std::vector<int> weighed;
    std::size_t positions = 200;
    std::uint64_t nodes = 20000;
    std::uint64_t ceiling = 300000;
    std::size_t endGames = 0;
    int threads = 1, maxPlies = 300, adjudicate = 0;
    std::uint64_t seed = 1;
};

void addOptions(const arguments::Program& app, Words& words) {
    app.option("--variant", words.variants, "a variant, may be repeated; all if none");
    app.option("--from", words.from, "the lowest level").range(1, 10).showDefault();
    app.option("--to", words.to, "the highest level").range(1, 10).showDefault();
    app.option("--games", words.games, "games of each match").range(2, 100000).showDefault();
    app.option("--end-games", words.endGames,
               "games of level 1 with the one-ply player, and of level 10 with full strength");
    app.option("--ceiling", words.ceiling, "positions a move at full strength").showDefault();
    app.option("--pair", words.pair, "only this match: two of 1 ... 10, oneply, full:NODES").values(2);
    app.option("--losses", words.weighed, "no matches: weigh the moves of these levels").range(1, 10);
    app.option("--positions", words.positions, "moves to weigh").showDefault();
    app.option("--judge", words.nodes, "positions searched to weigh a move").showDefault();
    app.option("--threads", words.threads, "games at a time").range(1, 256).showDefault();
    app.option("--seed", words.seed, "of openings and players").showDefault();
    app.option("--max-plies", words.maxPlies, "a draw after so many plies").showDefault();
    app.option("--adjudicate", words.adjudicate, "centipawns that decide a game; 0: games are played out")
        .showDefault();
}

void match(const Words& words, const RulebookPtr& book, match::Openings& openings, const DuelPlan& sides) {
    DuelPlan plan = sides;
    plan.book = book;
    plan.threads = words.threads;
    plan.seed = words.seed;
    plan.maxPlies = words.maxPlies;
    plan.adjudicate = words.adjudicate;
    std::cout << tableRow(plan, duel(plan, openings)) << std::endl;
}

void climb(const Words& words, const RulebookPtr& book, match::Openings& openings) {
    const std::size_t ends = words.endGames / 2, pairs = words.games / 2;
    const auto level = [](int number) { return Contender{.level = number}; };
    if (words.from == Level::Lowest && ends > 0) {
        const Contender simple{.type = Contender::Type::OnePly};
        match(words, book, openings, {.first = simple, .second = level(Level::Lowest), .pairs = ends});
    }
    for (int i = words.from; i < words.to; ++i) {
        match(words, book, openings, {.first = level(i + 1), .second = level(i), .pairs = pairs});
    }
    if (words.to == Level::Highest && ends > 0) {
        const Contender full{.type = Contender::Type::Full, .nodes = words.ceiling};
        match(words, book, openings, {.first = full, .second = level(Level::Highest), .pairs = ends});
    }
}

void weigh(const Words& words, const RulebookPtr& book, match::Openings& openings) {
    for (const int level : words.weighed) {
        const LossPlan plan{.book = book,
                            .level = level,
                            .positions = words.positions,
                            .nodes = words.nodes,
                            .threads = words.threads,
                            .seed = words.seed};
        std::cout << lossRow(plan, losses(plan, openings)) << std::endl;
    }
}

int run(const Words& words) {
    std::vector<std::string> variants = words.variants;
    if (variants.empty()) {
        for (const VariantInfo& info : allVariants()) variants.emplace_back(info.id);
    }
    std::optional<Contender> first, second;
    if (!words.pair.empty()) {
        first = parseContender(words.pair[0]);
        second = parseContender(words.pair[1]);
    }
    const bool bad = !words.pair.empty() && (!first || !second);
    const auto known = [](const std::string& id) { return findVariant(id) != nullptr; };
    if (bad || !std::ranges::all_of(variants, known)) {
        std::cerr << "rokada-ladder: unknown " << (bad ? "contender" : "variant") << std::endl;
        return 2;
    }
    std::cout << (words.weighed.empty() ? tableHead() : lossHead()) << std::endl;
    for (const std::string& id : variants) {
        const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant(id), {}));
        match::Openings openings(book, {.seed = words.seed, .nodes = 2000, .bound = 80});
        if (!words.weighed.empty()) {
            weigh(words, book, openings);
        } else if (first) {
            match(words, book, openings, {.first = *first, .second = *second, .pairs = words.games / 2});
        } else {
            climb(words, book, openings);
        }
    }
    return 0;
}

int program(int argc, char** argv) {
    const arguments::Program app("Measures the levels of the computer player.", "rokada-ladder");
    Words words;
    addOptions(app, words);
    if (const auto ending = app.read(argc, argv)) return ending->print();
    return run(words);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-ladder", program(argc, argv)); }
