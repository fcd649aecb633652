#include "commands.h"
#include "material.h"
#include "model.h"

#include <cmath>
#include <iostream>
#include <numeric>

namespace rokada::tune {

namespace {

struct ChancesTask {
    Common common;
    std::vector<std::string> files;
};

int fitChances(const ChancesTask& task) {
    const auto made = task.common.setups("tuned");
    if (!made) return refuse(made.error());
    const auto material = readMaterial(**made, task.files);
    if (!material) return refuse(material.error());
    std::vector<std::uint32_t> all(material->traces.size());
    std::iota(all.begin(), all.end(), 0U);
    std::cout << task.common.variant << ' ' << std::lround(fitScoreScale(material->traces, all)) << ", " << all.size()
              << " positions\n";
    return 0;
}

}  // namespace

void addChances(const arguments::Program& app, int& status) {
    const auto task = std::make_shared<ChancesTask>();
    const auto command = app.command("chances", "print the scale at which searched scores foretell results best");
    command.option("--variant", task->common.variant, "the variant").required();
    command.option("--data", task->files, "files of positions").required();
    command.whenGiven([task, &status] { status = fitChances(*task); });
}

}  // namespace rokada::tune
