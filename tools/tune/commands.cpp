#include "commands.h"

#include "base/inputstream.h"
#include "searchchoice.h"
#include "selfplay.h"
#include "variants/variants.h"
#include "weightsduel.h"
#include "wholefile.h"

#include <array>
#include <iostream>

namespace rokada::tune {

namespace {

/// Weights and network of an evaluator.
struct Judge {
    std::string weights = "tuned", net = "none";

    void addTo(const arguments::Command& command, const std::string& ending) {
        command.option("--weights" + ending, weights, "prior, tuned or a file");
        command.option("--net" + ending, net, "none, shipped or a file");
    }
};

int play(const Common& common, PlayPlan plan, const Judge& judge, const std::string& path) {
    const auto with = common.setups(judge.weights, judge.net);
    if (!with) return refuse(with.error());
    tools::FileDraft out(path);
    if (const auto opened = out.flushed(); !opened) return refuse(opened.error());
    plan.options = common.options;
    SelfPlay(**with, plan, out.stream()).run(std::cerr);
    const auto written = out.finish();
    return written ? 0 : refuse(written.error());
}

/// One player of a match: its weights, network and search parameters.
struct Rival {
    Judge judge;
    std::string search = "tuned";

    void addTo(const arguments::Command& command, const std::string& ending) {
        judge.addTo(command, ending);
        command.option("--search" + ending, search, "parameters of the search: usual, tuned or a file");
    }
};

int duel(const Common& common, DuelPlan plan, const std::array<Rival, 2>& rivals) {
    std::array<std::unique_ptr<Setups>, 2> setups;
    for (const std::size_t i : {0u, 1u}) {
        const Rival& rival = rivals[i];
        auto made = common.setups(rival.judge.weights, rival.judge.net);
        if (!made) return refuse(made.error());
        const auto parameters = chosenParameters(rival.search, common.variant);
        if (!parameters) return refuse(unusable(rival.search, "no parameters in it"));
        setups[i] = std::move(*made);
        plan.search[i] = *parameters;
    }
    plan.options = common.options;
    Duel duel(*setups[0], *setups[1], plan);
    const auto& pairs = duel.run(std::cerr);
    std::cout << common.variant << ", " << plan.nodes << " nodes a move: " << verdict(pairs, duel.lossesDrawsWins())
              << std::endl;
    return 0;
}

}  // namespace

std::string unusable(const std::string& file, const std::string& what) {
    const auto error = whyUnreadable(file);
    return file + ": " + (error ? "cannot be read: " + consoleText(*error) : what);
}

int refuse(const std::string& what) {
    std::cerr << "rokada-tune: " << what << '\n';
    return 2;
}

void Common::addTo(const arguments::Command& command) {
    command.option("--variant", variant, "the variant").required();
    command.option("--options", options, "rule options, name=value,name=value");
}

tl::expected<std::unique_ptr<Setups>, std::string> Common::setups(const std::string& weights,
                                                                  const std::string& net) const {
    const VariantInfo* info = findVariant(variant);
    if (info == nullptr) return tl::make_unexpected(variant + ": no such variant");
    const auto choice = WeightsChoice::parse(weights);
    if (!choice) return tl::make_unexpected(unusable(weights, "no weights in it"));
    const auto network = NetChoice::parse(net);
    if (!network) return tl::make_unexpected(unusable(net, "no network in it"));
    auto made = std::make_unique<Setups>(*info, *choice, *network);
    const Setup* setup = made->with(options);
    if (setup == nullptr) return tl::make_unexpected(options + ": no such options");
    if (!network->fits(*setup->book)) return tl::make_unexpected(net + ": no network for these rules");
    return made;
}

void addPlay(const arguments::Program& app, int& status) {
    struct Wanted {
        Common common;
        PlayPlan plan;
        Judge judge;
        std::string out;
    };
    const auto wanted = std::make_shared<Wanted>();
    const auto command = app.command("play", "write quiet positions of games of the engine against itself");
    wanted->common.addTo(command);
    command.option("--vary", wanted->plan.vary, "games in a hundred with any options").range(0, 100);
    command.option("--positions", wanted->plan.positions, "how many").positive();
    command.option("--nodes", wanted->plan.nodes, "a move").positive();
    command.option("--threads", wanted->plan.threads, "games at a time").range(1, 256);
    command.option("--seconds", wanted->plan.seconds, "begin no game after so long").notNegative();
    command.option("--seed", wanted->plan.seed, "of openings and options");
    wanted->judge.addTo(command, "");
    command.option("--out", wanted->out, "file of positions").required();
    command.whenGiven([wanted, &status] { status = play(wanted->common, wanted->plan, wanted->judge, wanted->out); });
}

void addMatch(const arguments::Program& app, int& status) {
    struct Wanted {
        Common common;
        DuelPlan plan;
        std::array<Rival, 2> rivals{Rival{}, Rival{.judge = {.weights = "prior"}}};
    };
    const auto wanted = std::make_shared<Wanted>();
    const auto command = app.command("match", "play two sets of weights, networks or parameters against each other");
    wanted->common.addTo(command);
    wanted->rivals[0].addTo(command, "-a");
    wanted->rivals[1].addTo(command, "-b");
    command.option("--games", wanted->plan.games, "an even number").positive();
    command.option("--nodes", wanted->plan.nodes, "a move").positive();
    command.option("--threads", wanted->plan.threads, "games at a time").range(1, 256);
    command.option("--seed", wanted->plan.seed, "of the openings");
    command.whenGiven([wanted, &status] { status = duel(wanted->common, wanted->plan, wanted->rivals); });
}

}  // namespace rokada::tune
