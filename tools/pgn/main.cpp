// rokada-pgn: reads PGN files as the program does, and makes files for tests.
//
//   rokada-pgn check games.pgn more.pgn           replays every move; prints the counts, and the place of each finding
//   rokada-pgn check --most-memory 60 -           reads the standard input; fails if it needs more megabytes
//   rokada-pgn rewrite games.pgn > same.pgn       reads every game, and writes it as the program saves it
//   rokada-pgn rewrite --game 3 games.pgn         rewrites only the third game, and copies the bytes of all others
//   rokada-pgn trees --games 1000 --seed 7        makes random games with variations, in every form of notation
//   rokada-pgn make --bytes 100000000 > big.pgn   makes random games of all variants and rule options, repeated
//   rokada-pgn multiply --games 1000000 games.pgn > big.pgn    continues beginnings of games at random
//   rokada-pgn openings a.tsv b.tsv > chess.openings            makes the list of openings that the program reads
//
// The exit status is 0 on success. It is 1 if games have errors (unless --lenient is given) or too much memory is used.
// It is 2 for bad input.
#include "arguments.h"
#include "base/inputstream.h"
#include "base/lastflush.h"
#include "fileencoding.h"
#include "findingtext.h"
#include "multiply.h"
#include "openinglist.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "rewrite.h"
#include "rules/movegen.h"
#include "treetext.h"
#include "variants/variants.h"

#include <sys/resource.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <optional>
#include <random>

namespace {

using namespace rokada;

struct Counts {
    std::size_t bytes = 0, games = 0, moves = 0, findings = 0, failures = 0;
};

/// Data that all games of a file share.
struct FileContext {
    std::string name;
    PieceLanguage letters = PieceLanguage::English;
};

void read(const PgnText& text, FileContext& file, RulebookCache& rulebookCache, Counts& counts) {
    const PgnGame game = readPgn(text, rulebookCache, {}, &file.letters);
    ++counts.games;
    counts.moves += game.tree.size();
    counts.findings += game.report.count();
    for (const PgnFinding& finding : game.report.findings()) std::cout << findingText(file.name, finding) << '\n';
    if (const std::size_t more = game.report.count() - game.report.findings().size(); more > 0)
        std::cout << file.name << ':' << text.line << ": " << more << " more\n";
    counts.failures += game.report.firstLoss() != nullptr;
}

bool read(const std::string& file, RulebookCache& rulebookCache, Counts& counts) {
    std::optional<InputStream> opened;
    if (file != "-") opened.emplace(file);
    std::istream& in = opened ? *opened : std::cin;
    if (!in) return false;
    PgnSplitter splitter(file == "-" ? std::nullopt : oldEncodingOf(file));
    FileContext context{file};
    std::array<char, 1 << 16> chunk;
    while (in) {
        in.read(chunk.data(), chunk.size());
        const auto got = static_cast<std::size_t>(in.gcount());
        counts.bytes += got;
        splitter.feed({chunk.data(), got});
        if (!in) splitter.finish();
        while (const auto text = splitter.take()) read(*text, context, rulebookCache, counts);
    }
    return !in.bad() && (opened || !standardInputError());
}

/// Prints why a file cannot be read. Returns the exit status for bad input.
int cannotBeRead(const std::string& file) {
    const bool standard = file == "-";
    const auto error = standard ? standardInputError() : whyUnreadable(file);
    std::cerr << "rokada-pgn: " << (standard ? "standard input" : file) << ": "
              << (error ? consoleText(*error) : "cannot be read to its end") << '\n';
    return 2;
}

long usedMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

int check(const std::vector<std::string>& files, long long maxMemory, bool lenient) {
    const auto start = std::chrono::steady_clock::now();
    Counts counts;
    RulebookCache rulebookCache;
    for (const std::string& file : files) {
        if (file != "-" && whyUnreadable(file)) return cannotBeRead(file);
        if (!read(file, rulebookCache, counts)) return cannotBeRead(file);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%zu bytes, %zu games, %zu moves, %zu findings, %zu games with errors, %.1f s, %ld MB\n", counts.bytes,
                counts.games, counts.moves, counts.findings, counts.failures, seconds, usedMegabytes());
    const bool tooMuch = maxMemory > 0 && usedMegabytes() > maxMemory;
    return tooMuch || (counts.failures > 0 && !lenient) ? 1 : 0;
}

GameTree randomGame(const RulebookPtr& book, std::mt19937_64& random) {
    GameTree tree(book);
    tree.setTag("Event", "Random moves");
    tree.setTag("Result", "*");
    Node node = Node::Root;
    Position position = tree.start();
    for (std::size_t plies = 20 + random() % 120; plies > 0; --plies) {
        const MoveList moves = legalMoves(position);
        if (moves.empty() || moves[0].forced()) break;
        const Move move = moves[static_cast<std::size_t>(random() % moves.size())];
        node = tree.add(node, move);
        tree.remarks(node).setCommand("clk", "0:05:" + std::to_string(10 + random() % 50));
        advance(position, move);
    }
    return tree;
}

int make(std::size_t bytes) {
    std::vector<std::string> games;
    std::mt19937_64 random(1);
    for (const VariantInfo& info : allVariants()) {
        for (const Option& option : info.options) {
            for (const std::string_view value : option.values) {
                const Choices choices{{std::string(option.name), std::string(value)}};
                const RulebookPtr book = Rulebook::compile(*makeVariant(info, choices));
                for (int i = 0; i < 20; ++i) games.push_back(pgnText(randomGame(book, random)));
            }
        }
    }
    for (std::size_t written = 0, i = 0; written < bytes; written += games[i].size(), i = (i + 1) % games.size()) {
        std::cout << games[i];
    }
    return std::cout.flush() ? 0 : 2;
}

/// Prints random games with variations. Half of them are chess, and the others are of all variants in turn.
int trees(std::size_t games, std::uint64_t seed) {
    std::vector<RulebookPtr> books;
    for (const VariantInfo& info : allVariants()) books.push_back(Rulebook::compile(*makeVariant(info, {})));
    std::mt19937_64 random(seed);
    for (std::size_t i = 0; i < games; ++i) std::cout << treeText(books[i % 2 ? i / 2 % books.size() : 0], random);
    return std::cout.flush() ? 0 : 2;
}

int rewrite(const std::string& file, std::size_t only) {
    return !whyUnreadable(file) && rewriteGames(file, only, std::cout) ? 0 : cannotBeRead(file);
}

int multiply(const std::string& file, std::uint64_t games, std::uint64_t seed) {
    if (whyUnreadable(file)) return cannotBeRead(file);
    if (multiplyGames(file, games, seed, std::cout)) return 0;
    std::cerr << "rokada-pgn: " << file << ": has no games\n";
    return 2;
}

int listOpenings(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        if (whyUnreadable(file)) return cannotBeRead(file);
    }
    const std::string wrong = writeOpeningList(files, std::cout);
    return wrong.empty() ? 0 : cannotBeRead(wrong);
}

int program(int argc, char** argv) {
    const arguments::Program app("Reads PGN files as the program reads them");
    app.requireCommand();
    const auto checking = app.command("check", "Replay every move and count");
    std::vector<std::string> files;
    long long maxMemory = 0;
    bool lenient = false;
    checking.option("files", files, "PGN files, or - for standard input").required();
    checking.option("--most-memory", maxMemory, "Megabytes");
    checking.flag("--lenient", lenient, "Errors in games are no failure");
    const auto rewriting = app.command("rewrite", "Read and write as the program does, to standard output");
    std::string file;
    std::size_t only = 0;
    rewriting.option("file", file, "PGN file").required();
    rewriting.option("--game", only, "The number of the only game that is rewritten");
    const auto making = app.command("make", "Random games to standard output");
    std::size_t bytes = 1'000'000;
    making.option("--bytes", bytes, "How much to write at least");
    const auto multiplying = app.command("multiply", "Beginnings of games with random continuations");
    std::uint64_t games = 1000, seed = 1;
    multiplying.option("file", file, "PGN file").required();
    multiplying.option("--games", games, "How many to write");
    multiplying.option("--seed", seed, "Other games");
    const auto listing = app.command("openings", "The list of openings, from tables of codes, names and moves");
    listing.option("files", files, "Tables").required();
    const auto growing = app.command("trees", "Random games with variations to standard output");
    growing.option("--games", games, "How many");
    growing.option("--seed", seed, "Other games");
    if (const auto ending = app.read(argc, argv)) return ending->print() == 0 ? 0 : 2;
    if (growing.given()) return trees(games, seed);
    if (rewriting.given()) return rewrite(file, only);
    if (multiplying.given()) return multiply(file, games, seed);
    if (listing.given()) return listOpenings(files);
    return checking.given() ? check(files, maxMemory, lenient) : make(bytes);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-pgn", program(argc, argv)); }
