// rokada-ladder: measures the computer's opponents. It plays matches between neighbouring levels, between level 1 and
// the one-ply player, and between level 10 and full strength. With a file of results, it plays the ladder of all
// opponents, continues an interrupted ladder, and computes ratings. It can also measure the losses of a level's moves.
// It prints tables in Markdown. The exit status is 0 on success and 2 for bad input.
#include "arguments.h"
#include "base/inputfile.h"
#include "base/lastflush.h"
#include "climb.h"
#include "duel.h"
#include "losses.h"
#include "stylecount.h"
#include "variants/variants.h"
#include "wholefile.h"

#include <algorithm>
#include <filesystem>
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
    std::vector<std::string> styles;
    std::size_t positions = 200;
    std::uint64_t nodes = 20000;
    std::uint64_t ceiling = 300000;
    std::size_t endGames = 0;
    int threads = 1, maxPlies = 300, adjudicate = 0;
    std::uint64_t seed = 1;
    std::optional<std::string> results, write;
    std::size_t longGames = 100;
    std::uint64_t full = 200'000;
    int first = 0;
};

void addOptions(const arguments::Program& app, Words& words) {
    app.option("--variant", words.variants, "a variant, may be repeated; all if none");
    app.option("--from", words.from, "the lowest level").range(1, 10).showDefault();
    app.option("--to", words.to, "the highest level").range(1, 10).showDefault();
    app.option("--games", words.games, "games of each match").range(0, 100000).showDefault();
    app.option("--end-games", words.endGames,
               "games of level 1 with the one-ply player, and of level 10 with full strength");
    app.option("--ceiling", words.ceiling, "positions a move at full strength").showDefault();
    app.option("--pair", words.pair, "only this match: two of 1 ... 10, oneply, full:NODES").values(2);
    app.option("--losses", words.weighed, "no matches: weigh the moves of these levels").range(1, 10);
    app.option("--styles", words.styles, "no matches: count the style of these levels");
    app.option("--positions", words.positions, "moves to weigh").showDefault();
    app.option("--judge", words.nodes, "positions searched to weigh a move").showDefault();
    app.option("--threads", words.threads, "games at a time").range(1, 256).showDefault();
    app.option("--seed", words.seed, "of openings and players").showDefault();
    app.option("--max-plies", words.maxPlies, "a draw after so many plies").showDefault();
    app.option("--adjudicate", words.adjudicate, "centipawns that decide a game; 0: games are played out")
        .showDefault();
    const auto& results = app.option("--results", words.results,
                                     "the whole ladder: a file to which its results are appended, and from which it is "
                                     "continued");
    app.option("--write", words.write, "folder of the lists of opponents; the ratings are written there")
        .needs(results);
    app.option("--long-games", words.longGames, "games of players with more than 20000 positions a move").showDefault();
    app.option("--full", words.full, "positions a move at full strength in the ladder").showDefault();
    app.option("--first", words.first, "rating of the first opponent; 0: that of the list").showDefault();
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
    const auto level = [](int number) { return Contender{.level = Level(number)}; };
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
                            .level = Level(level),
                            .positions = words.positions,
                            .nodes = words.nodes,
                            .threads = words.threads,
                            .seed = words.seed};
        std::cout << lossRow(plan, losses(plan, openings)) << std::endl;
    }
}

/// Reports an error. Returns the exit status.
int refused(const std::string& why) {
    std::cerr << "rokada-ladder: " << why << std::endl;
    return 2;
}

tl::expected<std::vector<ResultLine>, std::string> readResults(const std::string& file) {
    if (!std::filesystem::exists(file)) return {};
    const auto text = readWhole(file, MaxTextBytes, {});
    if (!text) return tl::make_unexpected(file + ": " + consoleText(text.error()));
    auto results = parseResults(*text);
    if (!results) return tl::make_unexpected(file + ':' + std::to_string(results.error()) + ": no result");
    return *std::move(results);
}

/// Writes the ratings to the list of opponents of the variant.
int writeRatings(const std::string& folder, const std::string& id, const std::vector<LadderRating>& ratings) {
    const std::string file = folder + '/' + id + ".txt";
    const auto text = readWhole(file, MaxTextBytes, {});
    if (!text) return refused(file + ": " + consoleText(text.error()));
    const auto done = tools::writeWhole(file, withRatings(*text, ratings));
    return done ? 0 : refused(done.error());
}

/// Plays the ladder of a variant. Returns the exit status.
int playLadder(const Words& words, const RulebookPtr& book) {
    auto results = readResults(*words.results);
    if (!results) return refused(results.error());
    const std::string id(book->variant().id);
    const int usual = opponentsIn(id).opponents.front().rating.value;
    const ClimbPlan plan{.book = book,
                         .file = *words.results,
                         .games = words.games,
                         .longGames = words.longGames,
                         .full = words.full,
                         .threads = words.threads,
                         .seed = words.seed,
                         .maxPlies = words.maxPlies,
                         .adjudicate = words.adjudicate,
                         .first = words.first == 0 ? usual : words.first};
    if (const auto done = climb(plan, *results); !done) return refused(done.error());
    const auto ratings = ladderRatings(plan, *results);
    if (!ratings) return refused(id + ": some opponents have no games");
    printRatings(std::cout, id, *ratings);
    return words.write ? writeRatings(*words.write, id, *ratings) : 0;
}

void countStyles(const Words& words, const RulebookPtr& book, match::Openings& openings) {
    for (const std::string& text : words.styles) {
        const StylePlan plan{.book = book,
                             .level = levelOf(text).value_or(Level(Level::Lowest)),
                             .pairs = words.games / 2,
                             .seed = words.seed,
                             .maxPlies = words.maxPlies};
        std::cout << styleRows(plan, countStyle(plan, openings)) << std::endl;
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
        return refused(bad ? "unknown contender" : "unknown variant");
    }
    if (words.results) {
        int status = 0;
        for (const std::string& id : variants) {
            if (status == 0) status = playLadder(words, Rulebook::compile(*makeVariant(*findVariant(id), {})));
        }
        return status;
    }
    if (!std::ranges::all_of(words.styles, [](const std::string& text) { return levelOf(text).has_value(); }))
        return refused("unknown level");
    std::cout << (!words.styles.empty() ? styleHead() : words.weighed.empty() ? tableHead() : lossHead()) << std::endl;
    for (const std::string& id : variants) {
        const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant(id), {}));
        match::Openings openings(book, {.seed = words.seed, .nodes = 2000, .bound = 80});
        if (!words.styles.empty()) {
            countStyles(words, book, openings);
        } else if (!words.weighed.empty()) {
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
