// rokada-engine: the six variants without a window, as a UCI and CECP engine and on the command line. The exit status
// is 0 for success, 1 for a failed perft suite, and 2 for invalid input, which one line describes.
#include "base/lastflush.h"
#include "bench.h"
#include "commands.h"
#include "session.h"
#include "words.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace rokada::engine;

void addGame(CLI::App& command, GameChoice& game) {
    command.add_option("--variant", game.variant, "one of chess, greatshatranj, bolyar, vyrt, fortress, tavreli")
        ->required();
    command.add_option("--rule", game.rules, "a rule option, name=value (see `variants`)");
    command.add_option("--fen", game.position, "position text; the start position if missing");
}

std::vector<std::string> benchVariants() {
    std::vector<std::string> variants;
    for (const BenchGame& game : benchGames()) variants.emplace_back(game.variant);
    return variants;
}

/// Registers the commands. The parser stores the chosen command in `request.run`.
void addCommands(CLI::App& app, Request& request) {
    auto* perft = app.add_subcommand("perft", "count move sequences");
    auto* file = perft->add_option("--file", request.file, "run a suite of node counts");
    perft->add_option("--max-nodes", request.maxNodes, "skip suite entries with more nodes than this")->needs(file);
    addGame(*perft, request.game);
    perft->get_option("--variant")->required(false);
    for (const char* option : {"--rule", "--fen"}) perft->get_option(option)->excludes(file);
    perft->add_option("--depth", request.depth, "plies")->check(CLI::Range(1, 30))->excludes(file);
    perft->add_option("--repeat", request.repeat, "count this many times, for measuring")
        ->check(CLI::Range(1, 1000000))
        ->excludes(file);
    perft->add_flag("--divide", request.divide, "show the node count of each root move")->excludes(file);
    perft->callback([&] { request.run = request.file.empty() ? countSequences : runSuite; });

    auto* moves = app.add_subcommand("moves", "list the legal moves, or the result if the game is over");
    addGame(*moves, request.game);
    moves->add_option("--after", request.after, "moves to play first, in coordinate notation, separated by spaces");
    moves->callback([&] { request.run = listMoves; });

    auto* show = app.add_subcommand("show", "show the board as text");
    addGame(*show, request.game);
    show->add_option("--after", request.after, "moves to play first, in coordinate notation, separated by spaces");
    show->callback([&] { request.run = showBoard; });

    app.add_subcommand("variants", "list the variants and their rule options")->callback([&] {
        request.run = listVariants;
    });
    app.add_subcommand("uci", "run as a UCI engine (the default command)")->callback([&] { request.run = runUci; });
    app.add_subcommand("xboard", "run as a CECP engine (also without a command, if the first input line is `xboard`)")
        ->callback([&] { request.run = runXboard; });
    auto* bench = app.add_subcommand("bench", "search fixed positions and count");
    bench->add_option("depth", request.depth, "plies; by default each variant has its own depth")
        ->check(CLI::Range(1, 128));
    bench->add_option("--variant", request.game.variant, "only this variant; by default all except tavreli")
        ->check(CLI::IsMember(benchVariants()));
    bench->callback([&] { request.run = runBench; });
    bench->add_flag_callback(
        "--positions", [&] { request.positionsOnly = true; }, "only print the positions");
    app.require_subcommand(0, 1);
}

int program(int argc, char** argv) {
    CLI::App app{"Chess engine for the six variants of Rokada, without a window"};
    Request request{.run = runAnyProtocol};
    addCommands(app, request);
    app.set_version_flag("--version", std::string(engineName()), "print the version and exit");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {
        return app.exit(e);
    } catch (const CLI::ParseError& e) {
        return complain(std::cerr, e.what());
    }
    return request.run(request, std::cout, std::cerr);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-engine", program(argc, argv)); }
