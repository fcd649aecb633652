// rokada-mates: finds and proves mate problems. matefile.h describes the format of the files, and matesolver.h defines
// a mate in n turns.
//
//   rokada-mates find --variant vyrt --twos 20 --threes 20 --fours 20 --seed 1 > tests/mates/vyrt.mates
//   rokada-mates prove --variant vyrt tests/mates/vyrt.mates
//
// The exit status is 0 on success and 1 if a proof fails. For bad input, it is 2, and one line describes the error.
#include "arguments.h"
#include "base/inputstream.h"
#include "base/lastflush.h"
#include "collector.h"
#include "matefile.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <iostream>

namespace {

using namespace rokada;
using namespace rokada::tools;

int refuse(const std::string& what) {
    std::cerr << "rokada-mates: " << what << '\n';
    return 2;
}

int find(const VariantInfo& info, const CollectorPlan& plan) {
    Collector collector(Rulebook::compile(*makeVariant(info, {})), plan);
    const auto [twos, threes, fours] = plan.wanted;
    std::cout << "# Written by `rokada-mates find --variant " << info.id << " --twos " << twos << " --threes " << threes
              << " --fours " << fours << " --seed " << plan.seed << " --play-nodes " << plan.playNodes
              << " --proof-nodes " << plan.proofNodes << "`.\n\n";
    while (!collector.done()) {
        for (const MateProblem& problem : collector.next()) write(problem, std::cout);
        std::cout << std::flush;
    }
    return 0;
}

/// Checks a problem of a file again. Returns an error message, or an empty string if the problem is correct.
std::string check(const VariantInfo& info, const MateProblem& problem, MateSolver& solver) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(info, problem.choices));
    const auto position = parsePosition(*book, problem.position);
    if (!position) return "no position";
    const auto sooner = solver.mates(*position, problem.turns - 1);
    if (!sooner) return "too much to search";
    if (*sooner) return "a shorter mate exists";
    const auto keys = solver.keys(*position, problem.turns);
    if (!keys) return "too much to search";
    std::vector<std::string> texts;
    for (const Move key : *keys) texts.push_back(moveText(*book, key));
    return texts == problem.keys ? "" : "other keys";
}

int prove(const VariantInfo& info, const std::string& file, std::uint64_t nodes) {
    InputStream in(file);
    const auto problems = readMates(info, in);
    if (in.error()) return refuse(file + ": cannot be read: " + consoleText(*in.error()));
    if (!problems) return refuse(file + ": not understood");
    MateSolver solver(nodes);
    int wrong = 0;
    for (const MateProblem& problem : *problems) {
        const std::string errorCode = check(info, problem, solver);
        if (errorCode.empty()) continue;
        ++wrong;
        std::cout << problem.position << ": " << errorCode << '\n';
    }
    std::cout << problems->size() - static_cast<std::size_t>(wrong) << " of " << problems->size() << " proved\n";
    return wrong == 0 ? 0 : 1;
}

int program(int argc, char** argv) {
    const arguments::Program app{"Finds and proves mates in two to four turns"};
    std::string variant, file;
    CollectorPlan plan;
    app.requireCommand();
    const auto finding = app.command("find", "play games and write mates found in them");
    const auto proving = app.command("prove", "prove the mates of a file again");
    finding.option("--twos", plan.wanted[0], "wanted mates in two turns");
    finding.option("--threes", plan.wanted[1], "wanted mates in three turns");
    finding.option("--fours", plan.wanted[2], "wanted mates in four turns");
    finding.option("--seed", plan.seed, "the same seed gives the same file");
    finding.option("--play-nodes", plan.playNodes, "positions a move of the stronger team");
    proving.option("file", file, "a file of mates").required();
    for (const auto& command : {finding, proving}) {
        command.option("--variant", variant, "the variant").required();
        command.option("--proof-nodes", plan.proofNodes, "give a question up after so many positions");
    }
    if (const auto ending = app.read(argc, argv)) return ending->print();
    const VariantInfo* info = findVariant(variant);
    if (info == nullptr) return refuse("--variant " + variant + ": no such variant");
    return finding.given() ? find(*info, plan) : prove(*info, file, plan.proofNodes);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-mates", program(argc, argv)); }
