#include "commandline.h"

#include "arguments.h"
#include "base/inputfile.h"
#include "engine/words.h"
#include "external/fields.h"
#include "match/names.h"
#include "openingtext.h"
#include "variants/variants.h"

namespace rokada::match {

namespace {

/// Values of the command line that have not been checked.
struct Words {
    std::vector<std::string> engines;
    std::string variant = "chess";
    std::vector<std::string> rules;
    std::string openings = "random:8";
    std::string timeControl;
    long long moveTime = 0, nodes = 0, depth = 0;
    RandomOpenings random;
    std::vector<double> sprt;
    long long margin = 5000, timeouts = 60000;
};

void addMatchOptions(const arguments::Program& app, Words& words, Assignment& result) {
    PrintedPlan& plan = result.plan;
    app.option("--engine", words.engines,
               "an engine, given twice, also the same one with other options: 'cmd=PROGRAM name=NAME "
               "proto=uci|cecp variant=NAME option.X=VALUE init=LINE "
               "movetime=MS nodes=N depth=N tc=MOVES/SECONDS+SECONDS cecp-time=st|inc|clock time-factor=F "
               "memory=MB restart=yes|no', words with blanks in quotes")
        .required()
        .repeated();
    app.option("--variant", words.variant, "the variant").showDefault();
    app.option("--rule", words.rules, "a rule option, name=value");
    app.option("--games", plan.games, "number of games").range(1, 10000000).showDefault();
    app.option("--concurrency", plan.concurrency, "games at a time").range(1, 256).showDefault();
    app.option("--max-plies", plan.maxPlies, "a draw after so many plies; 0: never").range(0, 100000);
    app.option("--sprt", words.sprt, "end when elo0 or elo1 is accepted").values(2);
    app.option("--pgn", plan.record, "file to which the games are appended");
    app.option("--json", plan.json, "file for the summary");
    app.option("--trace", result.trace, "file for every line that is exchanged with the engines");
}

void addLimitOptions(const arguments::Program& app, Words& words) {
    app.option("--movetime", words.moveTime, "milliseconds a move, for engines without limits of their own");
    app.option("--nodes", words.nodes, "positions a move, for the same");
    app.option("--depth", words.depth, "plies, for the same");
    app.option("--tc", words.timeControl, "clock, for the same: seconds as in 60+0.6 or 40/60");
    app.option("--margin", words.margin, "milliseconds by which an engine may be late").range(0, 3600000).showDefault();
    app.option("--patience", words.timeouts, "milliseconds for a move that no time limits")
        .range(1, 36000000)
        .showDefault();
}

void addOpeningOptions(const arguments::Program& app, Words& words) {
    app.option("--openings", words.openings, "random:PLIES, or a file: position text; moves").showDefault();
    app.option("--seed", words.random.seed, "of the random openings").showDefault();
    app.option("--opening-nodes", words.random.nodes, "positions searched to weigh a random opening; 0: no limit")
        .showDefault();
    app.option("--opening-depth", words.random.depth, "plies for the same; 0: no limit; both 0: not weighed")
        .range(0, 100);
    app.option("--opening-bound", words.random.bound, "centipawns that a side may be ahead").showDefault();
}

Answer<RulebookPtr> rulebookOf(const Words& words) {
    const VariantInfo* info = findVariant(words.variant);
    if (info == nullptr) return wrong("--variant " + words.variant + ": unknown variant");
    Choices choices;
    for (const std::string& text : words.rules) {
        const auto choice = parseChoice(*info, text);
        if (!choice) return wrong("--rule " + text + ": " + engine::words(choice.error()));
        choices.insert_or_assign(choice->first, choice->second);
    }
    return Rulebook::compile(*makeVariant(*info, choices));
}

/// Returns the limit for engines that have no limit of their own.
Answer<ThinkLimit> commonLimit(const Words& words) {
    ThinkLimit limit;
    const std::pair<const char*, std::string> limits[] = {
        {"tc", words.timeControl},
        {"movetime", words.moveTime == 0 ? "" : std::to_string(words.moveTime)},
        {"nodes", words.nodes == 0 ? "" : std::to_string(words.nodes)},
        {"depth", words.depth == 0 ? "" : std::to_string(words.depth)}};
    for (const auto& [key, value] : limits) {
        if (value.empty()) continue;
        if (const auto read = readLimit(limit, key, value); !read) return wrong(read.error());
    }
    return limit;
}

Answer<void> readEngines(const Words& words, PrintedPlan& plan) {
    if (words.engines.size() != 2) return wrong("two engines are needed, --engine twice");
    const auto common = commonLimit(words);
    if (!common) return wrong(common.error());
    for (std::size_t i : {0, 1}) {
        auto spec = parseEngine(words.engines[i]);
        if (!spec) return wrong("--engine " + words.engines[i] + ": " + spec.error());
        if (!spec->limit.any()) spec->limit = *common;
        if (!spec->limit.any()) return wrong("--engine " + words.engines[i] + ": no limit, for instance movetime=100");
        if (spec->protocol == Protocol::Cecp && spec->limit.nodes > 0) {
            return wrong("--engine " + words.engines[i] + ": its protocol knows no limit of nodes");
        }
        plan.engines[i] = std::move(*spec);
    }
    tellApart({&plan.engines[0], &plan.engines[1]});
    return {};
}

Answer<void> readOpenings(Words& words, Assignment& result) {
    constexpr std::string_view random = "random:";
    const std::string& text = words.openings;
    result.random = text.compare(0, random.size(), random) == 0;
    if (result.random) {
        const auto plies = wholeNumber(std::string_view(text).substr(random.size()));
        if (!plies || *plies < 0 || *plies > 1000) return wrong("--openings " + text + ": bad number of plies");
        words.random.plies = static_cast<int>(*plies);
        result.openings = std::make_unique<Openings>(result.plan.book, words.random);
        return {};
    }
    const auto content = readWhole(text, MaxTextBytes);
    if (!content) return wrong("--openings " + text + ": cannot be read: " + consoleText(content.error()));
    auto openings = parseOpenings(result.plan.book, *content);
    if (!openings) return wrong("--openings " + text + ": " + openings.error());
    result.openings = std::make_unique<Openings>(result.plan.book, std::move(*openings));
    return {};
}

Answer<void> understand(Words& words, Assignment& result) {
    const auto book = rulebookOf(words);
    if (!book) return wrong(book.error());
    result.plan.book = *book;
    if (auto engines = readEngines(words, result.plan); !engines) return engines;
    if (!words.sprt.empty()) {
        if (words.sprt[0] >= words.sprt[1]) return wrong("--sprt: elo0 must be less than elo1");
        result.plan.sprt = Sprt{words.sprt[0], words.sprt[1]};
    }
    result.timeouts.margin = Milliseconds(words.margin);
    result.timeouts.without = Milliseconds(words.timeouts);
    return readOpenings(words, result);
}

}  // namespace

tl::expected<Assignment, CommandLineError> readCommandLine(int argc, char** argv) {
    const arguments::Program app{"Plays two engines, UCI or CECP, against each other in any variant of Rokada"};
    Words words;
    Assignment result;
    addMatchOptions(app, words, result);
    addLimitOptions(app, words);
    addOpeningOptions(app, words);
    if (const auto ending = app.read(argc, argv)) {
        return tl::make_unexpected(ending->status == 0 ? CommandLineError{0, ending->text}
                                                       : CommandLineError{2, ending->reason});
    }
    if (const auto understood = understand(words, result); !understood) {
        return tl::make_unexpected(CommandLineError{2, understood.error()});
    }
    return result;
}

}  // namespace rokada::match
