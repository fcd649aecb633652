// Plays random moves as fast as possible, and saves the game after each move, until it is killed. autosave_test runs
// this program.
#include "files/autosave.h"
#include "files/savedgame.h"

#include "rules/movegen.h"
#include "variants/variants.h"

#include <QCoreApplication>

#include <cstdio>
#include <random>

int main(int argc, char** argv) {
    using namespace rokada;
    const QCoreApplication application(argc, argv);
    if (argc != 4) return 2;
    const auto book = Rulebook::compile(*makeVariant(*findVariant(argv[2]), {}));
    std::mt19937_64 random(std::strtoull(argv[3], nullptr, 10));
    ui::Autosave file(QString::fromLocal8Bit(argv[1]));
    GameTree tree(book);
    Position position = tree.start();
    Node node = Node::Root;
    for (int ply = 1;; ++ply) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return 0;
        const Move move = moves[static_cast<std::size_t>(random() % moves.size())];
        node = tree.add(node, move);
        advance(position, move);
        if (!file.write(ui::savedText(tree, node,
                                      {.book = book, .start = {}, .seats = {}, .seed = 1, .times = {}, .laws = {}})))
            return 1;
        std::printf("%d\n", ply);
        std::fflush(stdout);
    }
}
