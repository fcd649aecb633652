// Measures imports and searches of the game library: rokada_library_bench FILE.pgn FOLDER
//
// Imports FILE.pgn into a new collection of games in FOLDER, and searches the collection. Only searches if FOLDER
// already contains a collection. Prints the CPU time of all threads and the real time.
#include "collection/importreader.h"
#include "collection/librarystore.h"
#include "collection/manygames.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <sstream>

namespace rokada::ui {
namespace {

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

long megabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

void measured(const char* what, const std::function<qint64()>& deed) {
    QElapsedTimer timer;
    timer.start();
    const double before = cpuSeconds();
    const qint64 count = deed();
    std::printf("%-44s %8lld  %8.3f s CPU %8.3f s  %ld MB\n", what, static_cast<long long>(count),
                cpuSeconds() - before, static_cast<double>(timer.nsecsElapsed()) * 1e-9, megabytes());
    std::fflush(stdout);
}

qint64 import(LibraryStore& store, const QString& path) {
    ImportReader reader(path);
    if (!reader.start()) return 0;
    expectManyGames(store, true);
    qint64 count = 0;
    for (bool last = false; !last;) {
        const auto part = reader.take(std::chrono::seconds(1));
        if (!part) continue;
        count += store.put(part->games).value_or(0);
        last = part->last;
    }
    expectManyGames(store, false);
    return count;
}

Position after(const RulebookPtr& book, const std::string& moves) {
    Position position = startPosition(*book);
    std::istringstream words(moves);
    for (std::string word; words >> word;) advance(position, *parseMove(position, word));
    return position;
}

LibraryQuery queryFor(const RulebookPtr& book, const Pattern& pattern) {
    return {.position = std::make_shared<PositionSearch>(PositionSearch{book, pattern, {}})};
}

void search(LibraryStore& store, const RulebookPtr& book) {
    const char* const spanish = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7";
    const auto exact = [&](const std::string& moves) {
        return static_cast<qint64>(store.find(queryFor(book, exactly(stateOf(after(book, moves))))).ids.size());
    };
    measured("first search, blocks are read: 1.e4", [&] { return exact("e2e4"); });
    measured("position after 1.e4", [&] { return exact("e2e4"); });
    measured("position after 4...Be7 of the Spanish", [&] { return exact(spanish); });
    measured("position that does not occur", [&] { return exact("h2h4 a7a5 h4h5 a5a4 h5h6 a4a3"); });
    const Arrangement board(book, after(book, "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4"));
    measured("pawn structure", [&] {
        return static_cast<qint64>(store.find(queryFor(book, patternOf(board, PatternKind::Pawns))).ids.size());
    });
    measured("pieces on squares", [&] {
        return static_cast<qint64>(store.find(queryFor(book, patternOf(board, PatternKind::Pieces))).ids.size());
    });
    Pattern material;
    for (std::size_t piece = 0; piece < NoPiece; ++piece) material.counts[piece] = {0, 0};
    for (const std::size_t side : {0, 1}) {
        material.counts[pieceOf(Side(side), Kind(0))] = {1, 1};
        material.counts[pieceOf(Side(side), book->variant().kindOf('R'))] = {1, 1};
        material.counts[pieceOf(Side(side), book->pawnKind())] = {0, 8};
    }
    measured("rook endings", [&] { return static_cast<qint64>(store.find(queryFor(book, material)).ids.size()); });
    const auto found = [&](const LibraryQuery& query) {
        return measured(query.words.isEmpty() ? "player, opening or first moves" : "words",
                        [&] { return static_cast<qint64>(store.find(query).ids.size()); });
    };
    found({.player = QStringLiteral("silva")});
    found({.named = QStringLiteral("Ruy Lopez")});
    found({.opening = QStringLiteral("e4 c5 Nf3 d6 d4")});
    found({.words = QStringLiteral("silva 1999")});
    found({.words = QStringLiteral("zugzwang")});
    std::string moves;
    std::istringstream words(spanish);
    for (std::string word; words >> word;) {
        measured(("tree after " + (moves.empty() ? "nothing" : moves)).c_str(),
                 [&] { return store.movesPlayed(after(book, moves), {}).games; });
        moves += (moves.empty() ? "" : " ") + word;
    }
}

}  // namespace
}  // namespace rokada::ui

int main(int argc, char** argv) {
    using namespace rokada::ui;
    const QCoreApplication application(argc, argv);
    if (argc != 3) return std::fputs("rokada_library_bench FILE.pgn FOLDER\n", stderr), 2;
    LibraryStore store(LibraryPlace(QString::fromLocal8Bit(argv[2])));
    const bool there = QFile::exists(store.file());
    measured("open", [&] { return qint64{store.open()}; });
    if (!there) measured("import", [&] { return import(store, QString::fromLocal8Bit(argv[1])); });
    const rokada::RulebookPtr book = rokada::Rulebook::compile(*rokada::makeVariant(rokada::allVariants().front(), {}));
    search(store, book);
    return 0;
}
