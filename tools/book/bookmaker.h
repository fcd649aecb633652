// Makes the opening book of a variant. Extends the book from the start position by searches, and verifies each move by
// a deeper search. Then plays games from the book to adjust its weights.
#pragma once

#include "booktree.h"

#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"

#include <functional>
#include <set>
#include <string>
#include <tuple>

namespace rokada::tools {

struct BookPlan {
    RulebookPtr book;
    std::uint64_t seed = 1;
    std::size_t positions = 300;       ///< number of searched positions, not counting those directly after a first move
    int plies = 12;                    ///< maximum depth of the book; drops of reserve pieces are not counted
    int width = 4;                     ///< number of moves that are tried in a position
    int margin = 30;                   ///< maximum loss of a move compared with the best move, in centipawns
    std::uint64_t nodes = 20000;       ///< nodes of the search that finds moves
    std::uint64_t proofNodes = 60000;  ///< nodes of the search that verifies each move
    int games = 60;                    ///< number of self-play games
    std::uint64_t gameNodes = 1500;    ///< nodes for each move of these games
    int maxPlies = 160;                ///< plies after which a game is drawn
};

class BookMaker {
public:
    using ProgressCallback = std::function<void(const std::string& progress)>;

    /// Equal plans make equal books. Calls `onProgress` with messages about the progress.
    BookMaker(BookPlan plan, ProgressCallback onProgress);

    [[nodiscard]] BookContents make();

private:
    /// Position that waits for its search. The position with the lowest cost is searched first.
    struct Waiting {
        int cost = 0;
        std::size_t order = 0;
        int ply = 0;
        Game game;
        bool operator<(const Waiting& other) const { return std::tie(cost, order) < std::tie(other.cost, other.order); }
    };

    void await(Game game, int ply, int cost);
    void awaitAnswers(const Game& start);
    void widen();
    void search(const Waiting& next);
    [[nodiscard]] std::vector<TriedMove> find(const Game& game);
    [[nodiscard]] std::vector<TriedMove> findDrops(const Game& game) const;
    [[nodiscard]] Score prove(const Game& game, Move move);
    void playGames();
    [[nodiscard]] std::vector<Move> walk(std::uint64_t number);
    void count(const std::vector<Move>& moves, int halfPoints);

    BookPlan plan_;
    ProgressCallback onProgress_;
    Engine engine_{8, 1};
    Evaluator evaluator_;
    BookTree tree_;
    std::set<Waiting> waiting_;
    std::size_t awaited_ = 0;
    std::set<Key> seen_;
    std::vector<Key> roots_;
    std::map<Key, Score> proved_;
};

}  // namespace rokada::tools
