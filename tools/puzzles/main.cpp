// rokada-puzzles: makes files of puzzles, and proves them again. docs/formats.md describes the format.
//
//   rokada-puzzles find --variant vyrt --wanted 300 --seed 1 --mates tests/mates/vyrt.mates > vyrt.raw
//   rokada-puzzles order vyrt.raw > resources/puzzles/vyrt.txt
//   rokada-puzzles prove resources/puzzles/vyrt.txt
//
// The exit status is 0 on success and 1 if a proof fails. For bad input, it is 2, and one line describes the error.
#include "arguments.h"
#include "base/inputstream.h"
#include "base/lastflush.h"
#include "maker.h"
#include "matefile.h"
#include "order.h"
#include "puzzles/puzzlereader.h"
#include "puzzles/puzzlewriter.h"
#include "text/positiontext.h"
#include "themes.h"
#include "variants/variants.h"

#include <iostream>

namespace {

using namespace rokada;
using namespace rokada::tools;

int refuse(const std::string& what) {
    std::cerr << "rokada-puzzles: " << what << '\n';
    return 2;
}

int find(const VariantInfo& info, const MakerPlan& plan, const std::string& mates) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(info, {}));
    std::cout << "# Written by `rokada-puzzles find --variant " << info.id << " --wanted " << plan.wanted << " --seed "
              << plan.seed << " --games " << plan.games << "`.\ngame " << info.id << '\n';
    Maker maker(book, plan, [](const Puzzle& puzzle) { std::cout << puzzleText(puzzle) << std::endl; });
    if (!mates.empty()) {
        InputStream in(mates);
        const auto problems = readMates(info, in);
        if (in.error()) return refuse(mates + ": cannot be read: " + consoleText(*in.error()));
        if (!problems) return refuse(mates + ": not understood");
        for (const MateProblem& problem : *problems) {
            if (!problem.choices.empty()) continue;
            const auto position = parsePosition(*book, problem.position);
            if (position) maker.offer(*position, problem.turns);
        }
    }
    maker.run();
    return 0;
}

std::optional<PuzzleSet> read(const std::string& file) {
    const auto text = readWhole(file, MaxTextBytes);
    if (!text) {
        std::cerr << "rokada-puzzles: " << file << ": cannot be read: " << consoleText(text.error()) << '\n';
        return std::nullopt;
    }
    RulebookCache cache;
    auto set = readPuzzles(*text, cache);
    if (set) return std::move(*set);
    std::cerr << "rokada-puzzles: " << file << ':' << set.error().line << ':' << set.error().column << ": error "
              << static_cast<int>(set.error().what) << '\n';
    return std::nullopt;
}

int order(const std::string& file) {
    auto set = read(file);
    if (!set) return 2;
    const MotifFinder motifs(*set->book);
    for (Puzzle& puzzle : set->puzzles) findThemes(motifs, puzzle);
    thinOut(set->puzzles);
    putInOrder(set->puzzles);
    std::cout << "# Made by rokada-puzzles (tools/puzzles); docs/formats.md says how a line is read.\ngame "
              << set->book->variant().id << '\n';
    for (const Puzzle& puzzle : set->puzzles) std::cout << puzzleText(puzzle) << '\n';
    return 0;
}

int prove(const std::string& file, std::uint64_t nodes) {
    const auto set = read(file);
    if (!set) return 2;
    Prover prover({nodes, 2'000'000});
    std::size_t proved = 0;
    for (const Puzzle& puzzle : set->puzzles) {
        const bool right = prover.proves(set->book, puzzle);
        proved += right ? 1U : 0U;
        if (!right) std::cout << puzzleText(puzzle) << '\n';
    }
    std::cout << proved << " of " << set->puzzles.size() << " proved\n";
    return proved == set->puzzles.size() ? 0 : 1;
}

int program(int argc, char** argv) {
    const arguments::Program app{"Makes and proves puzzles"};
    std::string variant, file, mates;
    MakerPlan plan;
    app.requireCommand();
    const auto finding = app.command("find", "play games and write puzzles found in them");
    const auto ordering = app.command("order", "with their themes, rising, and no two of one pattern in a row");
    const auto proving = app.command("prove", "prove the puzzles of a file again");
    finding.option("--variant", variant, "the variant").required();
    finding.option("--wanted", plan.wanted, "how many puzzles");
    finding.option("--seed", plan.seed, "the same seed gives the same file");
    finding.option("--mates", mates, "a file of proved mates to begin with");
    finding.option("--games", plan.games, "after so many games any kind fills what is missing");
    for (const auto& command : {finding, proving}) command.option("--proof-nodes", plan.proofNodes, "of each search");
    for (const auto& command : {ordering, proving}) command.option("file", file, "a file of puzzles").required();
    if (const auto ending = app.read(argc, argv)) return ending->print();
    if (ordering.given()) return order(file);
    if (proving.given()) return prove(file, plan.proofNodes);
    const VariantInfo* info = findVariant(variant);
    if (info == nullptr) return refuse("--variant " + variant + ": no such variant");
    return find(*info, plan, mates);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-puzzles", program(argc, argv)); }
