// rokada-review: reviews annotated games, and reports how well reviews and annotators agree about blunders ("??").
//
//   rokada-review --games 20 --nodes 100000 games.pgn    the first 20 games with "??" in their main line
//   rokada-review --skip 20 --games 20 games.pgn         the next 20 games
//
// The exit status is 0 on success, 1 if no game was reviewed, and 2 for bad input.
#include "arguments.h"
#include "base/inputstream.h"
#include "base/lastflush.h"
#include "comparison.h"
#include "record/pgnreader.h"

#include <array>
#include <cstdio>
#include <iostream>

namespace {

using namespace rokada;
using namespace rokada::review;

struct Wanted {
    std::string file;
    int games = 20;
    int skipped = 0;
    std::uint64_t nodes = 100'000;
    int megabytes = 64;
    bool all = false;
};

std::string tagOf(const GameTree& tree, const char* name) {
    const std::string* tag = tree.tag(name);
    return tag ? *tag : "?";
}

void print(const GameTree& tree, const std::vector<JudgedMove>& judged, bool all) {
    std::printf("%s - %s, %s\n", tagOf(tree, "White").c_str(), tagOf(tree, "Black").c_str(),
                tagOf(tree, "Date").c_str());
    constexpr std::array ours{"", "?!", "?", "??"};
    for (const JudgedMove& move : judged) {
        if (!all && move.theirs != 4 && move.ours != MoveGrade::Blunder) continue;
        const char* theirs = move.theirs == 4 ? "??" : move.theirs == 2 ? "?" : move.theirs == 6 ? "?!" : "-";
        std::printf("  %-16s theirs %-3s ours %-3s loss %.3f of %.3f\n", move.text.c_str(), theirs,
                    ours[static_cast<std::size_t>(move.ours)], move.loss, move.before);
    }
    std::fflush(stdout);
}

/// Prints why the file cannot be read. Returns the exit status for bad input.
int cannotBeRead(const std::string& file, const InputStream& in) {
    std::cerr << "rokada-review: " << file << ": cannot be read: " << consoleText(*in.error()) << '\n';
    return 2;
}

/// Compares reviews of the games with the annotators' symbols, prints the result and returns the exit status. Skips
/// games with errors.
int compare(const Wanted& wanted) {
    InputStream in(wanted.file);
    if (!in) return cannotBeRead(wanted.file, in);
    PgnSplitter splitter;
    RulebookCache books;
    Engine engine(wanted.megabytes, 1);
    Agreement agreement;
    int done = 0, toSkip = wanted.skipped;
    std::array<char, 1 << 16> chunk;
    while (in && done < wanted.games) {
        in.read(chunk.data(), chunk.size());
        splitter.feed({chunk.data(), static_cast<std::size_t>(in.gcount())});
        if (!in) splitter.finish();
        for (auto text = splitter.take(); text && done < wanted.games; text = splitter.take()) {
            const PgnGame game = readPgn(*text, books);
            if (game.report.firstLoss() || !hasBlunderMark(game.tree)) continue;
            if (toSkip > 0) {
                --toSkip;
                continue;
            }
            engine.clear();
            const auto review = reviewGame(engine, game.tree, {.nodes = wanted.nodes}, {});
            if (!review) continue;
            const auto judged = judgedMoves(game.tree, *review);
            print(game.tree, judged, wanted.all);
            agreement.add(judged, *review);
            ++done;
        }
    }
    if (in.bad()) return cannotBeRead(wanted.file, in);
    std::printf(
        "%d games, %d moves, %llu nodes a position: theirs %d, ours %d, both %d; recall %.2f, precision %.2f; ours "
        "with any "
        "mark of theirs %d, theirs with any of ours %d\n",
        done, agreement.moves, static_cast<unsigned long long>(wanted.nodes), agreement.theirs, agreement.ours,
        agreement.both, agreement.recall(), agreement.precision(), agreement.oursMarkedAtAll,
        agreement.theirsFoundAtAll);
    return done > 0 ? 0 : 1;
}

int program(int argc, char** argv) {
    const arguments::Program app{"Compares reviews of games with the blunders that their annotators have marked"};
    Wanted wanted;
    app.option("file", wanted.file, "annotated games, PGN").required();
    app.option("--games", wanted.games, "the first ones with a blunder").positive().showDefault();
    app.option("--skip", wanted.skipped, "so many games with a blunder are passed over before them")
        .notNegative()
        .showDefault();
    app.option("--nodes", wanted.nodes, "of each position").positive().showDefault();
    app.option("--hash", wanted.megabytes, "megabytes of the table").range(1, 4096).showDefault();
    app.flag("--all", wanted.all, "print every move that either calls bad, not blunders alone");
    if (const auto ending = app.read(argc, argv)) return ending->print();
    return compare(wanted);
}

}  // namespace

int main(int argc, char** argv) { return lastFlush("rokada-review", program(argc, argv)); }
