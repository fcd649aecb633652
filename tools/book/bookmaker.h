// Makes the book of a variant: widens it from the start position by searches, proves each move by a deeper one, and
// plays games from it.
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
    std::size_t positions = 300;       ///< as many are searched, those after all first moves apart
    int plies = 12;                    ///< no deeper than this, besides drops
    int width = 4;                     ///< moves of a position that are tried
    int margin = 30;                   ///< the most that a move may lose against the best, in centipawns
    std::uint64_t nodes = 20000;       ///< of the search that finds moves
    std::uint64_t proofNodes = 60000;  ///< of the search of each move that was found
    int games = 60;                    ///< of self-play
    std::uint64_t gameNodes = 1500;    ///< a move
    int maxPlies = 160;                ///< a longer game is drawn
};

class BookMaker {
public:
    using Told = std::function<void(const std::string& progress)>;

    /// The same plan makes the same book.
    BookMaker(BookPlan plan, Told told);

    [[nodiscard]] BookContents make();

private:
    /// A position that waits to be searched; the cheapest comes first.
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
    Told told_;
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
