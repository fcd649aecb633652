// rokada-train: trains a network on the errors of a variant's linear evaluation. See docs/training.md. The exit status
// is 0 on success. For bad input, it is 2, and one line describes the error.
#include "ai/network/networkfile.h"
#include "arguments.h"
#include "base/lastflush.h"
#include "learner.h"
#include "netchoice.h"
#include "variants/variants.h"
#include "wholefile.h"

#include <iostream>

using namespace rokada;
using namespace rokada::train;

namespace {

struct Wanted {
    std::string variant, out, from = "none";
    std::vector<std::string> files;
    Shares shares;
    LearnPlan plan;
};

int refuse(const std::string& what) {
    std::cerr << "rokada-train: " << what << '\n';
    return 2;
}

int teach(const Wanted& wanted) {
    const VariantInfo* info = findVariant(wanted.variant);
    if (info == nullptr) return refuse(wanted.variant + ": no such variant");
    tune::Setups setups(*info, *tune::WeightsChoice::parse("tuned"));
    const Rulebook& book = *setups.with("-")->book;
    // Reading the examples takes minutes, so the network is checked first.
    const auto from = tune::NetChoice::parse(wanted.from);
    if (!from) return refuse(wanted.from + ": cannot be read");
    if (!from->fits(book)) return refuse(wanted.from + ": no network of this variant");
    LearnPlan plan = wanted.plan;
    plan.from = from->on(book);
    const auto examples = readExamples(setups, wanted.files, wanted.shares);
    if (!examples) return refuse(examples.error());
    std::cerr << examples->size() << " positions" << std::endl;
    const Learnt learnt = learn(book, *examples, plan, std::cerr);
    if (const auto written = tools::writeWhole(wanted.out, networkBytes(book, learnt.weights)); !written)
        return refuse(written.error());
    const Errors& errors = learnt.heldOut;
    std::cout << wanted.variant << ": " << learnt.learnt << " positions, " << learnt.kept << " held out; error "
              << errors.linear << " without, " << errors.raw << " with, " << errors.rounded << " rounded; adds "
              << errors.size << " centipawns" << std::endl;
    return 0;
}

int program(int argc, char** argv) {
    const arguments::Program app{"Teaches a network what the linear evaluation of a variant overlooks"};
    Wanted wanted;
    app.option("--variant", wanted.variant, "the variant").required();
    app.option("--data", wanted.files, "files of positions, from `rokada-tune play`").required();
    app.option("--out", wanted.out, "file for the network").required();
    app.option("--from", wanted.from, "where it begins: none, shipped or a file");
    app.option("--later", wanted.shares.later, "share of later scores in what is learnt").range(0.0, 1.0);
    app.option("--result", wanted.shares.result, "share of results").range(0.0, 1.0);
    app.option("--epochs", wanted.plan.epochs, "times through all positions").range(1, 1000);
    app.option("--batch", wanted.plan.batch, "positions a step").range(1, 1000000);
    app.option("--rate", wanted.plan.rate, "of the first steps").range(0.0, 1.0);
    app.option("--decay", wanted.plan.decay, "of weights").range(0.0, 1000.0);
    app.option("--seed", wanted.plan.seed, "of the first weights and of the order");
    if (const auto ending = app.read(argc, argv)) return ending->print();
    return teach(wanted);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-train", program(argc, argv)); }
