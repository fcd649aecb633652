#include "multiply.h"

#include "base/inputfile.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "rules/movegen.h"

#include <array>
#include <ostream>
#include <random>
#include <vector>

namespace rokada {

namespace {

constexpr std::array families{"Adams",  "Bauer",  "Costa",   "Dimov",  "Egorov", "Fischer", "Garcia",
                              "Hansen", "Ivanov", "Jansen",  "Kovacs", "Larsen", "Meyer",   "Novak",
                              "Olsen",  "Petrov", "Quiroga", "Rossi",  "Silva",  "Todorov"};
constexpr std::array given{"Anna", "Boris", "Clara", "David", "Elena", "Frank", "Georgi", "Hanna", "Igor", "Julia"};
constexpr std::array results{"1-0", "0-1", "1/2-1/2", "1-0", "1/2-1/2"};
constexpr std::size_t ShortestStart = 6, LongestStart = 36, MinMore = 20, MaxMore = 100;

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t n) { return static_cast<std::size_t>(random() % n); }

std::string two(std::size_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string player(Random& random) {
    return std::string(families[below(random, families.size())]) + ", " + given[below(random, given.size())] + " " +
           std::to_string(below(random, 50));
}

void setTags(GameTree& tree, Random& random) {
    tree.setTags({});
    tree.setTag("Event", "Open " + std::to_string(below(random, 5000)));
    tree.setTag("Site", "?");
    tree.setTag("Date", std::to_string(1950 + below(random, 76)) + "." + two(1 + below(random, 12)) + "." +
                            two(1 + below(random, 28)));
    tree.setTag("Round", std::to_string(1 + below(random, 11)));
    tree.setTag("White", player(random));
    tree.setTag("Black", player(random));
    tree.setTag("Result", results[below(random, results.size())]);
    tree.setTag("WhiteElo", std::to_string(1800 + below(random, 1000)));
    tree.setTag("BlackElo", std::to_string(1800 + below(random, 1000)));
}

std::vector<std::vector<Move>> movesIn(const std::string& text, RulebookCache& rulebookCache, RulebookPtr& book) {
    std::vector<std::vector<Move>> games;
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    while (const auto part = splitter.take()) {
        const PgnGame game = readPgn(*part, rulebookCache);
        if (!book) book = game.tree.sharedBook();
        if (game.tree.sharedBook() != book) continue;
        if (!(game.tree.start() == GameTree(book).start())) continue;
        auto& moves = games.emplace_back();
        for (Node node = game.tree.next(Node::Root); node != Node::None; node = game.tree.next(node))
            moves.push_back(game.tree.move(node));
        if (moves.size() < 2) games.pop_back();
    }
    return games;
}

/// Returns a game that begins with these moves and continues with random moves.
GameTree gameFrom(const RulebookPtr& book, const std::vector<Move>& moves, Random& random) {
    GameTree tree(book);
    setTags(tree, random);
    Node node = Node::Root;
    Position position = tree.start();
    const std::size_t start = std::min(moves.size(), ShortestStart + below(random, LongestStart - ShortestStart));
    const std::size_t plies = start + MinMore + below(random, MaxMore - MinMore);
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const MoveList legal = legalMoves(position);
        if (legal.empty() || legal[0].forced()) break;
        const Move move = ply < start ? moves[ply] : legal[below(random, legal.size())];
        node = tree.append(node, move);
        advance(position, move);
    }
    return tree;
}

}  // namespace

bool multiplyGames(const std::string& file, std::uint64_t games, std::uint64_t seed, std::ostream& out) {
    const auto text = readWhole(file, MaxTextBytes);
    if (!text) return false;
    RulebookCache rulebookCache;
    RulebookPtr book;
    const auto starts = movesIn(*text, rulebookCache, book);
    if (starts.empty()) return false;
    Random random(seed);
    for (std::uint64_t i = 0; i < games; ++i)
        out << pgnText(gameFrom(book, starts[below(random, starts.size())], random));
    return out.good();
}

}  // namespace rokada
