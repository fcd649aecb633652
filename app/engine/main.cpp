// rokada-engine: the six variants without a window, as a UCI and CECP engine and on the command line. The exit status
// is 0 for success, 1 for a failed perft suite, and 2 for invalid input, which one line describes.
#include "arguments.h"
#include "base/lastflush.h"
#include "bench.h"
#include "commands.h"
#include "version/version.h"
#include "words.h"

#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace rokada;
using namespace rokada::engine;

/// Options of a command that name a position.
struct GameOptions {
    arguments::Option variant, rule, position;
};

GameOptions addGame(const arguments::Command& command, GameChoice& game) {
    return {command.option("--variant", game.variant, "one of chess, greatshatranj, bolyar, vyrt, fortress, tavreli"),
            command.option("--rule", game.rules, "a rule option, name=value (see `variants`)"),
            command.option("--fen", game.position, "position text; the start position if missing")};
}

std::vector<std::string> benchVariants() {
    std::vector<std::string> variants;
    for (const BenchGame& game : benchGames()) variants.emplace_back(game.variant);
    return variants;
}

void addPerft(const arguments::Program& app, Request& request) {
    const auto perft = app.command("perft", "count move sequences");
    const auto file = perft.option("--file", request.file, "run a suite of node counts");
    perft.option("--max-nodes", request.maxNodes, "skip suite entries with more nodes than this").needs(file);
    const GameOptions game = addGame(perft, request.game);
    game.rule.excludes(file);
    game.position.excludes(file);
    perft.option("--depth", request.depth, "plies").range(1, 30).excludes(file);
    perft.option("--repeat", request.repeat, "count this many times, for measuring").range(1, 1000000).excludes(file);
    perft.flag("--divide", request.divide, "show the node count of each root move").excludes(file);
    perft.whenGiven([&] { request.run = request.file.empty() ? countSequences : runSuite; });
}

/// Registers the commands. The parser stores the chosen command in `request.run`.
void addCommands(const arguments::Program& app, Request& request) {
    addPerft(app, request);
    const auto moves = app.command("moves", "list the legal moves, or the result if the game is over");
    moves.whenGiven([&] { request.run = listMoves; });
    const auto show = app.command("show", "show the board as text");
    show.whenGiven([&] { request.run = showBoard; });
    for (const auto& command : {moves, show}) {
        addGame(command, request.game).variant.required();
        command.option("--after", request.after, "moves to play first, in coordinate notation, separated by spaces");
    }
    app.command("variants", "list the variants and their rule options").whenGiven([&] { request.run = listVariants; });
    app.command("uci", "run as a UCI engine (the default command)").whenGiven([&] { request.run = runUci; });
    app.command("xboard", "run as a CECP engine (also without a command, if the first input line is `xboard`)")
        .whenGiven([&] { request.run = runXboard; });
    const auto bench = app.command("bench", "search fixed positions and count");
    bench.option("depth", request.depth, "plies; by default each variant has its own depth").range(1, 128);
    bench.option("--variant", request.game.variant, "only this variant; by default all except tavreli")
        .oneOf(benchVariants());
    bench.whenGiven([&] { request.run = runBench; });
    bench.flag("--positions", request.positionsOnly, "only print the positions");
}

int program(int argc, char** argv) {
    const arguments::Program app("Chess engine for the six variants of Rokada, without a window");
    Request request{.run = runAnyProtocol};
    addCommands(app, request);
    app.version(rokada::versionText("Rokada"));
    if (const auto ending = app.read(argc, argv))
        return ending->status == 0 ? ending->print() : complain(std::cerr, ending->reason);
    return request.run(request, std::cout, std::cerr);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-engine", program(argc, argv)); }
