#include "commands.h"
#include "survivalfit.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

namespace rokada::tune {

namespace {

constexpr std::size_t Bins = 10;

void printWeights(const char* what, const SurvivalWeights& weights, double error) {
    constexpr std::array names{"constant", "score", "share", "alone", "pressed", "left"};
    static_assert(names.size() == SurvivalSigns::Count);
    std::printf("%s:", what);
    for (std::size_t i = 0; i < names.size(); ++i) std::printf(" %s %.3f", names[i], weights[i]);
    std::printf("; error of games held out %.4f\n", error);
}

/// Prints a table that compares the predicted with the observed shares of survivors, in the held-out games.
void printTable(const std::vector<SurvivalCase>& cases, const SurvivalWeights& weights) {
    struct Bin {
        double foretold = 0;
        std::size_t survived = 0, all = 0;
    };
    std::array<Bin, Bins> bins{};
    for (const SurvivalCase& one : cases) {
        if (!heldOut(one)) continue;
        const double p = survivalChance(weights, one.signs);
        Bin& bin = bins[std::min(Bins - 1, static_cast<std::size_t>(p * static_cast<double>(Bins)))];
        bin.foretold += p;
        bin.survived += one.survived ? 1 : 0;
        ++bin.all;
    }
    for (const Bin& bin : bins) {
        if (bin.all == 0) continue;
        const auto all = static_cast<double>(bin.all);
        std::printf("foretold %.2f found %.2f of %zu\n", bin.foretold / all, static_cast<double>(bin.survived) / all,
                    bin.all);
    }
}

int fit(const Common& common, SurvivalPlan plan) {
    const auto made = common.setups("tuned");
    if (!made) return refuse(made.error());
    if (!Survival::matters((*made)->with(common.options)->book->variant()))
        return refuse(common.variant + ": nobody is eliminated in it");
    plan.options = common.options;
    const auto cases = playSurvival(**made, plan, std::cerr);
    std::printf("%d games, %zu cases\n", plan.games, cases.size());
    const SurvivalWeights held = fitSurvival(cases, true);
    auto plain = cases;
    for (SurvivalCase& one : plain) one.signs = {.score = one.signs.score};
    const SurvivalWeights team = fitSurvival(plain, true);
    printWeights("score of the team alone", team, heldOutError(plain, team));
    printWeights("all signs", held, heldOutError(cases, held));
    printTable(cases, held);
    printWeights("all signs, all games", fitSurvival(cases, false), 0);
    return 0;
}

}  // namespace

void addSurvival(const arguments::Program& app, int& status) {
    struct Wanted {
        Common common;
        SurvivalPlan plan;
    };
    const auto wanted = std::make_shared<Wanted>();
    const auto command = app.command("survival", "play games and print what foretells which player survives");
    wanted->common.addTo(command);
    command.option("--games", wanted->plan.games, "how many").positive();
    command.option("--nodes", wanted->plan.nodes, "a move").positive();
    command.option("--longest", wanted->plan.longest, "plies of a game").positive();
    command.option("--every", wanted->plan.every, "plies between positions").positive();
    command.option("--seed", wanted->plan.seed, "of the openings");
    command.whenGiven([wanted, &status] { status = fit(wanted->common, wanted->plan); });
}

}  // namespace rokada::tune
