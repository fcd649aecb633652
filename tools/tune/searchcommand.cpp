#include "commands.h"
#include "searchfit.h"
#include "wholefile.h"

#include <iostream>

namespace rokada::tune {

namespace {

struct SearchTask {
    Common common;
    SearchFitPlan plan;
    std::string weights = "tuned", net = "shipped", from = "tuned", out;
};

tools::Written write(const std::string& path, const SearchParameters& parameters) {
    return tools::writeWhole(path, written(parameters));
}

int fitSearch(const SearchTask& task) {
    constexpr std::size_t Between = 100;  ///< number of games between two progress lines
    const auto made = task.common.setups(task.weights, task.net);
    if (!made) return refuse(made.error());
    const auto from = chosenParameters(task.from, task.common.variant);
    if (!from) return refuse(unusable(task.from, "no parameters in it"));
    const Setup& setup = *(*made)->with(task.common.options);
    SearchFit fit(setup.book, setup.evaluator, *from, task.plan);
    tools::Written safe = write(task.out, *from);
    if (!safe) return refuse(safe.error());
    fit.run([&](std::size_t games) {
        if (games % Between != 0 && games < task.plan.games) return;
        safe = write(task.out, fit.parameters());
        std::cerr << games << " games" << (safe ? "" : ", " + safe.error()) << std::endl;
    });
    return safe ? 0 : refuse(safe.error());
}

}  // namespace

void addSearch(const arguments::Program& app, int& status) {
    const auto task = std::make_shared<SearchTask>();
    const auto command = app.command("search", "tune the parameters of the search by games");
    task->common.addTo(command);
    command.option("--weights", task->weights, "prior, tuned or a file");
    command.option("--net", task->net, "none, shipped or a file");
    command.option("--from", task->from, "where to begin: usual, tuned or a file");
    command.option("--games", task->plan.games, "how many").positive();
    command.option("--nodes", task->plan.nodes, "a move").positive();
    command.option("--threads", task->plan.threads, "games at a time").range(1, 256);
    command.option("--seed", task->plan.seed, "of openings and moves of the numbers");
    command.option("--out", task->out, "file of parameters, written again after every hundred games").required();
    command.whenGiven([task, &status] { status = fitSearch(*task); });
}

}  // namespace rokada::tune
