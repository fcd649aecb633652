#include "commands.h"
#include "material.h"
#include "tidy.h"
#include "trainer.h"
#include "wholefile.h"

#include <filesystem>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace rokada::tune {

namespace {

struct FitTask {
    Common common;
    FitPlan plan;
    std::vector<std::string> files;
    std::string weights = "tuned", directory;
    int passes = 2;
};

/// Returns the lines of the comment at the start of the weights file. `before` is the error of the initial weights.
std::vector<std::string> storyOf(const FitTask& task, const Material& material, double before, const FitReport& last) {
    std::vector<std::string> story{
        "Weights of " + task.common.variant +
        ", written by `rokada-tune fit`. Do not edit them: fit them again (docs/tuning.md)."};
    std::ostringstream data, error;
    data << "Fitted to " << last.learnt + last.heldOut << " positions of " << material.games
         << " games. The share of the game result in the target value is " << task.plan.share << '.';
    error << "Error (mean relative entropy) on the held-out tenth of the positions: " << std::fixed
          << std::setprecision(5) << before << " before the fit, " << last.after << " after it.";
    story.push_back(data.str());
    story.push_back(error.str());
    story.push_back("Commands that played the games:");
    for (const std::string& origin : material.origins) story.push_back(origin);
    return story;
}

int fitWeights(const FitTask& task) {
    auto made = task.common.setups(task.weights);
    if (!made) return refuse(made.error());
    const VariantInfo& info = (*made)->info();
    double before = 0;
    for (int pass = 1;; ++pass) {
        const auto material = readMaterial(**made, task.files);
        if (!material) return refuse(material.error());
        const Setup& setup = *(*made)->with("-");
        const Features& features = setup.evaluator->features();
        const Pulls pulls(features, Parameters(weightsFromGeometry(*setup.book, features), 1));
        std::cerr << "pass " << pass << ", " << material->traces.size() << " positions" << std::endl;
        FitReport report = fit(material->traces, pulls, setup.evaluator->weights(), task.plan, std::cerr);
        if (pass == 1) before = report.before;
        const auto occurrences = material->traces.occurrences(static_cast<std::size_t>(features.count()));
        tidy(report.found, *setup.book, features, occurrences);
        const Weights weights = report.found.weights();
        if (pass >= task.passes) {
            const auto path = std::filesystem::path(task.directory) / (task.common.variant + ".cpp");
            std::ostringstream out;
            writeWeights(out, *setup.book, features, weights, storyOf(task, *material, before, report));
            const auto done = tools::writeWhole(path.string(), out.str());
            return done ? 0 : refuse(done.error());
        }
        // Attack units and game phases depend on the weights, so the next pass evaluates the positions again.
        made = std::make_unique<Setups>(info, WeightsChoice::of(features, weights));
    }
}

}  // namespace

void addFit(const arguments::Program& app, int& status) {
    const auto task = std::make_shared<FitTask>();
    const auto command = app.command("fit", "find the weights that explain results and scores best");
    command.option("--variant", task->common.variant, "the variant").required();
    command.option("--data", task->files, "files of positions").required();
    command.option("--share", task->plan.share, "of results in what is to be explained").range(0.0, 1.0);
    command.option("--weights", task->weights, "to begin with: prior, tuned or a file");
    command.option("--passes", task->passes, "how often positions are traced again").range(1, 10);
    command.option("--steps", task->plan.steps, "of each pass").range(1, 100000);
    command.option("--news", task->plan.news, "how much of a position counts").range(0.001, 1.0);
    command.option("--threads", task->plan.threads, "to use").range(1, 256);
    command.option("--write", task->directory, "folder for the file of weights").required();
    command.whenGiven([task, &status] { status = fitWeights(*task); });
}

}  // namespace rokada::tune
