// rokada-book: makes the opening books of resources/books. It also shows and checks books of any format.
//
//   rokada-book games --variant chess --out counted.book games.pgn more.pgn
//   rokada-book prune --variant chess --book counted.book --scores scores.txt --out resources/books/chess.book
//   rokada-book audit --variant chess --book resources/books/chess.book --moves 100 --nodes 1000000
//   rokada-book make --variant vyrt --positions 300 --seed 1 --out resources/books/vyrt.book
//   rokada-book show --variant chess --book performance.bin --after "e2e4 c7c5"
//   rokada-book check --variant vyrt --book resources/books/vyrt.book
//
// The exit status is 0 on success and 1 if a check fails. For bad input, it is 2, and one line describes the error.
#include "arguments.h"
#include "base/lastflush.h"
#include "bookmaker.h"
#include "ownbook.h"
#include "playedpositions.h"
#include "prunedbook.h"
#include "reachedpositions.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"
#include "wholefile.h"

#include <iostream>
#include <random>
#include <sstream>

namespace {

using namespace rokada;
using namespace rokada::tools;

struct Words {
    std::string variant, file, book, after, scores;
    std::vector<std::string> collections;
    BookPlan plan;
    CountPlan count;
    SoundnessPlan soundness;
    PrunePlan prune;
    std::size_t plies = 40;     ///< number of plies that are counted in each game
    std::size_t audited = 100;  ///< number of moves that are audited
};

int refuse(const std::string& what) {
    std::cerr << "rokada-book: " << what << '\n';
    return 2;
}

void tell(const std::string& progress) { std::cerr << progress << std::endl; }

int write(const Words& words, const BookContents& contents) {
    const std::string bytes = compactBook(*words.plan.book, contents);
    if (const auto written = writeWhole(words.file, bytes); !written) return refuse(written.error());
    std::cout << contents.size() << " positions, " << bytes.size() << " bytes" << std::endl;
    return 0;
}

int make(const Words& words) {
    BookMaker maker(words.plan, tell);
    return write(words, maker.make());
}

int games(const Words& words) {
    Collections collections(words.plan.book, words.plies);
    for (const std::string& file : words.collections) {
        if (const auto added = collections.add(file); !added) return refuse(added.error());
        tell(file + ": " + std::to_string(collections.games().size()) + " games");
    }
    std::cout << collections.games().size() << " games, " << collections.repeated() << " repeated, "
              << collections.foreign() << " others" << std::endl;
    BookContents contents;
    for (PlayedPosition& here : playedPositions(*words.plan.book, collections.games(), words.count))
        contents[here.position.key()] = std::move(here.moves);
    return write(words, contents);
}

int prune(const Words& words) {
    const auto book = engine::readBookFile(*words.plan.book, words.book);
    if (!book) return refuse(book.error());
    auto known = words.scores.empty() ? KnownScores() : KnownScores::open(words.scores);
    if (!known) return refuse(known.error());
    SoundMoves judge(words.plan.book, words.soundness, *std::move(known));
    return write(words, prunedBook(words.plan.book, **book, words.prune, judge, tell));
}

/// Judges random moves of a book by long searches. The status is 1 if more than three of a hundred moves lose too much.
int audit(const Words& words) {
    const auto book = engine::readBookFile(*words.plan.book, words.file);
    if (!book) return refuse(book.error());
    std::vector<std::pair<Position, Move>> moves;
    for (const Position& position : reachedPositions(words.plan.book, **book)) {
        for (const BookMove& one : (*book)->moves(position)) moves.emplace_back(position, one.move);
    }
    std::ranges::shuffle(moves, std::mt19937_64(words.plan.seed));
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(std::min(moves.size(), words.audited)), moves.end());
    SoundMoves judge(words.plan.book, words.soundness, {});
    std::size_t failed = 0;
    for (const auto& [position, move] : moves) {
        const Score lost = judge.losses(position, std::span(&move, 1), words.soundness.nodes).front();
        if (lost <= words.soundness.margin) continue;
        ++failed;
        std::cout << positionText(position) << "  " << moveText(*words.plan.book, move) << " loses " << lost
                  << std::endl;
    }
    std::cout << failed << " of " << moves.size() << " moves lose more than " << words.soundness.margin << std::endl;
    return 100 * failed > 3 * moves.size() ? 1 : 0;
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
                  << one.draws << " -" << one.losses;
        if (one.lastYear != 0) std::cout << " years " << one.firstYear << '-' << one.lastYear;
        std::cout << '\n';
    }
    return 0;
}

/// Checks that every position of a book can be reached.
int check(const Words& words) {
    const auto book = engine::readBookFile(*words.plan.book, words.file);
    if (!book) return refuse(book.error());
    const auto reached = reachedPositions(words.plan.book, **book);
    std::size_t moves = 0;
    for (const Position& position : reached) moves += (*book)->moves(position).size();
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

void addSoundness(const arguments::Command& command, Words& words) {
    command.option("--margin", words.soundness.margin, "centipawns that a move may lose").showDefault();
    command.option("--nodes", words.soundness.nodes, "of each search that decides").showDefault();
}

arguments::Command addGames(const arguments::Program& app, Words& words) {
    const auto command = app.command("games", "make a book from collections of games");
    addGame(command, words, "--out");
    command.option("collections", words.collections, "PGN files").required();
    command.option("--plies", words.plies, "moves of each game that count").showDefault();
    command.option("--positions", words.count.positions, "no more than these, the most frequent").showDefault();
    command.option("--least", words.count.leastOfMove, "games of a move").showDefault();
    command.option("--percent", words.count.leastPercent, "of the games of a position that a move has").showDefault();
    return command;
}

arguments::Command addPrune(const arguments::Program& app, Words& words) {
    const auto command = app.command("prune", "drop the moves of a book that lose too much");
    addGame(command, words, "--out");
    command.option("--book", words.book, "the book").required();
    addSoundness(command, words);
    command.option("--often", words.prune.often, "weight of a position whose moves get --nodes").showDefault();
    command.option("--judged", words.prune.judged, "number of positions, the most frequent first").showDefault();
    command.option("--proof", words.soundness.proofNodes, "nodes of each search for other positions").showDefault();
    command.option("--screen", words.soundness.screenNodes, "nodes of the first searches for them").showDefault();
    command.option("--scores", words.scores, "a file that keeps the scores of finished searches");
    return command;
}

arguments::Command addAudit(const arguments::Program& app, Words& words) {
    const auto command = app.command("audit", "judge random moves of a book by long searches");
    addGame(command, words, "--book");
    addSoundness(command, words);
    command.option("--moves", words.audited, "number of moves").showDefault();
    command.option("--seed", words.plan.seed, "other moves").showDefault();
    return command;
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
    const auto fromGames = addGames(app, words);
    const auto pruned = addPrune(app, words);
    const auto audited = addAudit(app, words);
    app.requireCommand();
    if (const auto ending = app.read(argc, argv)) return ending->print();
    const VariantInfo* info = findVariant(words.variant);
    if (info == nullptr) return refuse("--variant " + words.variant + ": unknown");
    words.plan.book = Rulebook::compile(*makeVariant(*info, {}));
    if (fromGames.given()) return games(words);
    if (pruned.given()) return prune(words);
    if (audited.given()) return audit(words);
    return shown.given() ? show(words) : checked.given() ? check(words) : make(words);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-book", program(argc, argv)); }
