// rokada-book: makes the opening books of resources/books. It also shows and checks books of any format.
//
//   rokada-book make --variant vyrt --positions 300 --seed 1 --out resources/books/vyrt.book
//   rokada-book show --variant chess --book performance.bin --after "e2e4 c7c5"
//   rokada-book check --variant vyrt --book resources/books/vyrt.book
//
// The exit status is 0 on success and 1 if a check fails. For bad input, it is 2, and one line describes the error.
#include "arguments.h"
#include "base/lastflush.h"
#include "bookmaker.h"
#include "ownbook.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"
#include "wholefile.h"

#include <iostream>
#include <set>
#include <sstream>

namespace {

using namespace rokada;
using namespace rokada::tools;

struct Words {
    std::string variant, file, after;
    BookPlan plan;
};

int refuse(const std::string& what) {
    std::cerr << "rokada-book: " << what << '\n';
    return 2;
}

int make(const Words& words) {
    BookMaker maker(words.plan, [](const std::string& progress) { std::cerr << progress << std::endl; });
    const BookContents contents = maker.make();
    const std::string bytes = compactBook(*words.plan.book, contents);
    if (const auto written = writeWhole(words.file, bytes); !written) return refuse(written.error());
    std::cout << contents.size() << " positions, " << bytes.size() << " bytes" << std::endl;
    return 0;
}

int show(const Words& words) {
    const auto book = engine::readBookFile(*words.plan.book, words.file);
    if (!book) return refuse(book.error());
    Game game(words.plan.book);
    std::istringstream moves(words.after);
    for (std::string text; moves >> text;) {
        const auto move = parseMove(game.position(), text);
        if (!move || !game.play(*move)) return refuse("--after: " + text + " is not legal");
    }
    std::cout << (*book)->positions() << " positions\n";
    for (const BookMove& one : (*book)->moves(game.position())) {
        std::cout << moveText(game.book(), one.move) << " weight " << one.weight << " games +" << one.wins << " ="
                  << one.draws << " -" << one.losses << '\n';
    }
    return 0;
}

/// Checks all moves that the book reaches from the start position, and from the position after each first move.
int check(const Words& words) {
    const auto book = engine::readBookFile(*words.plan.book, words.file);
    if (!book) return refuse(book.error());
    std::set<Key> reached;
    std::vector<Game> waiting{Game(words.plan.book)};
    for (const Move move : waiting.front().moves()) {
        waiting.push_back(waiting.front());
        waiting.back().play(move);
    }
    std::size_t moves = 0;
    while (!waiting.empty()) {
        const Game game = std::move(waiting.back());
        waiting.pop_back();
        const auto known = (*book)->moves(game.position());
        if (known.empty() || !reached.insert(game.position().key()).second) continue;
        moves += known.size();
        for (const BookMove& one : known) {
            waiting.push_back(game);
            waiting.back().play(one.move);
        }
    }
    std::cout << reached.size() << " of " << (*book)->positions() << " positions reached, " << moves << " moves\n";
    return reached.size() == (*book)->positions() ? 0 : 1;
}

void addGame(const arguments::Command& command, Words& words, const char* option) {
    command.option("--variant", words.variant, "the variant").required();
    command.option(option, words.file, "the book").required();
}

void addMake(const arguments::Program& app, Words& words) {
    const auto command = app.command("make", "make a book by searches and self-play");
    BookPlan& plan = words.plan;
    addGame(command, words, "--out");
    command.option("--seed", plan.seed, "of drops and games").showDefault();
    command.option("--positions", plan.positions, "to search, besides those after each first move").showDefault();
    command.option("--plies", plan.plies, "no deeper than this").showDefault();
    command.option("--width", plan.width, "moves tried of a position").range(1, 8).showDefault();
    command.option("--margin", plan.margin, "centipawns that a move may lose").showDefault();
    command.option("--nodes", plan.nodes, "of the search that finds moves").showDefault();
    command.option("--proof", plan.proofNodes, "nodes of the search that proves a move").showDefault();
    command.option("--games", plan.games, "of self-play").showDefault();
    command.option("--game-nodes", plan.gameNodes, "nodes a move of self-play").showDefault();
}

int program(int argc, char** argv) {
    const arguments::Program app("Makes, shows and checks opening books.", "rokada-book");
    Words words;
    addMake(app, words);
    const auto shown = app.command("show", "what a book has for a position");
    addGame(shown, words, "--book");
    shown.option("--after", words.after, "moves from the start, separated by blanks");
    const auto checked = app.command("check", "whether each position can be reached");
    addGame(checked, words, "--book");
    app.requireCommand();
    if (const auto ending = app.read(argc, argv)) return ending->print();
    const VariantInfo* info = findVariant(words.variant);
    if (info == nullptr) return refuse("--variant " + words.variant + ": unknown");
    words.plan.book = Rulebook::compile(*makeVariant(*info, {}));
    return shown.given() ? show(words) : checked.given() ? check(words) : make(words);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-book", program(argc, argv)); }
