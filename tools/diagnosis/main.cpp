// rokada-diagnosis: examines lost games of `rokada-match --pgn`. It finds the point at which the scores of loser and
// winner diverge. It names the evaluation term that causes the difference, and the engine that was right. The judge is
// an engine that prints the terms of its static evaluation, such as Stockfish and its derivatives. See
// docs/strength.md.
//
//   rokada-diagnosis --loser rokada --nodes 1000000 --judge fairy-stockfish games.pgn
//   rokada-diagnosis --judge fairy-stockfish --option VariantPath=great.ini --option UCI_Variant=great games.pgn
//
// The exit status is 0 on success, 1 if no such point was found, and 2 for bad input.
#include "arguments.h"
#include "base/inputfile.h"
#include "base/lastflush.h"
#include "external/fields.h"
#include "judge.h"
#include "record/pgnreader.h"
#include "summary.h"

#include <iostream>

using namespace rokada;
using namespace rokada::diagnosis;

namespace {

struct Wanted {
    std::string file, loser = "rokada", judge = "fairy-stockfish";
    std::uint64_t nodes = 1'000'000;
    std::vector<std::string> options;
};

/// Returns the side with which `name` lost a game. Returns nullopt if `name` did not lose, or the game has more than
/// two players.
std::optional<Side> lostSide(const GameTree& tree, const std::string& name) {
    const std::string* result = tree.tag("Result");
    const std::string *white = tree.tag("White"), *black = tree.tag("Black");
    if (result == nullptr || white == nullptr || black == nullptr || tree.book().sides() != 2) return std::nullopt;
    if (*result == "0-1" && *white == name) return Side(0);
    if (*result == "1-0" && *black == name) return Side(1);
    return std::nullopt;
}

class Diagnosis {
public:
    Diagnosis(const Wanted& wanted, Judge& judge) : wanted_(wanted), judge_(judge) {}

    void look(const GameTree& tree) {
        const auto loser = lostSide(tree, wanted_.loser);
        if (!loser) return;
        ++games_;
        const auto parting = findParting(tree, *loser);
        if (!parting) return;
        const Evaluator evaluator(tree.book());
        const int left = evaluator.trace(parting->position).phase;
        const auto theirs = judge_.terms(parting->position, double(left) / Evaluator::FullPhase);
        const auto score = judge_.score(parting->position, wanted_.nodes);
        if (!theirs || !score) return;
        Case one{.phase = phaseOf(left), .ours = parting->ours, .theirs = parting->theirs, .judge = -*score};
        const Terms ours = termsOf(evaluator, parting->position);
        const int sign = *loser == Side(0) ? 1 : -1;
        for (std::size_t i = 0; i < TermCount; ++i) one.difference[i] = sign * ((*theirs)[i] - ours[i]);
        cases_.push_back(one);
        std::cerr << games_ << ": ply " << parting->ply << ", " << one.ours << " against " << one.theirs << ", judge "
                  << one.judge << std::endl;
    }

    int finish() const {
        print(std::cout, cases_, games_);
        return cases_.empty() ? 1 : 0;
    }

private:
    const Wanted& wanted_;
    Judge& judge_;
    std::vector<Case> cases_;
    std::size_t games_ = 0;
};

int refuse(const std::string& what) {
    std::cerr << "rokada-diagnosis: " << what << '\n';
    return 2;
}

external::Answer<Options> optionsOf(const std::vector<std::string>& texts) {
    Options options;
    for (const std::string& text : texts) {
        const auto pair = external::splitPair(text);
        if (!pair || pair->first.empty()) return external::wrong("--option " + text + ": not NAME=VALUE");
        options.emplace_back(*pair);
    }
    return options;
}

int diagnose(const Wanted& wanted) {
    const auto games = readWhole(wanted.file, MaxTextBytes);
    if (!games) return refuse(wanted.file + ": cannot be read: " + consoleText(games.error()));
    const auto options = optionsOf(wanted.options);
    if (!options) return refuse(options.error());
    const auto judge = Judge::start({wanted.judge}, *options);
    if (!judge) return refuse(wanted.judge + ": " + judge.error());
    PgnSplitter splitter;
    splitter.feed(*games);
    splitter.finish();
    RulebookCache books;
    Diagnosis diagnosis(wanted, **judge);
    while (const auto text = splitter.take()) {
        const PgnGame game = readPgn(*text, books);
        if (!game.report.firstLoss()) diagnosis.look(game.tree);
    }
    return diagnosis.finish();
}

int program(int argc, char** argv) {
    const arguments::Program app{
        "Says where the evaluations of two engines part in the games that one of them has lost"};
    Wanted wanted;
    app.option("file", wanted.file, "games of rokada-match, PGN").required();
    app.option("--loser", wanted.loser, "the name of the engine whose lost games are read").showDefault();
    app.option("--judge", wanted.judge, "the program that is asked").showDefault();
    app.option("--nodes", wanted.nodes, "that the judge searches").positive().showDefault();
    app.option("--option", wanted.options, "NAME=VALUE for the judge, in this order; may be repeated");
    if (const auto ending = app.read(argc, argv)) return ending->print();
    return diagnose(wanted);
}

}  // namespace

int main(int argc, char** argv) { return lastFlush("rokada-diagnosis", program(argc, argv)); }
