// One thread of the search: alpha-beta over two teams. A score is from the view of the team to move; the window is
// negated only when the team changes, so that two players, four, and what is left of four are searched by one function.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/network/networksums.h"
#include "ai/search/movepicker.h"
#include "ai/search/sharedsearch.h"
#include "ai/search/shortlist.h"
#include "ai/search/task.h"

#include <array>
#include <memory>
#include <vector>

namespace rokada {

class Perception;

class Worker {
public:
    Worker(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared);

    /// Asked at times by the search; several workers may share one.
    void setWatch(Watch* watch) { watch_ = watch; }
    /// Exact limit, 0 for none.
    void setNodeLimit(std::uint64_t nodes) { nodeLimit_ = nodes; }
    /// Without pruning the search is plain alpha-beta, to be compared with plain minimax.
    struct Methods {
        bool pruning = true;  ///< quiescence, extensions and reductions too
        bool table = true;
    };
    void setMethods(Methods methods) { methods_ = methods; }
    /// Overlooks moves, see ai/levels/perception.h; nullptr to see all.
    void setPerception(const Perception* perception) { perception_ = perception; }
    /// Root moves that are worse than the best by less than this get exact scores too.
    void setRootMargin(Score margin) { rootMargin_ = margin; }
    /// Searches the next root window, unless another thread is quicker, and takes over the result. False if there is
    /// nothing more to do: a stop, a limit, the greatest depth.
    bool searchWindow();
    /// Searches the moves from the `pv`-th on within the window and sorts them; the best is then at `pv`.
    Score searchRoot(int depth, Score alpha, Score beta, std::size_t pv);

    [[nodiscard]] std::vector<RootMove>& rootMoves() { return rootMoves_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] int selectiveDepth() const { return selectiveDepth_; }
    /// Of the iteration that is searched.
    [[nodiscard]] int rootDepth() const { return rootDepth_; }
    /// Which of the root moves is searched, from 1; 0: none yet.
    [[nodiscard]] int rootNumber() const { return rootNumber_; }
    [[nodiscard]] bool stopped() const { return stopped_; }
    void newIteration(int depth);

private:
    /// The ply that led to a node, and the node itself.
    struct Frame {
        Side seat{};                  ///< the side to move in this node
        Step step = History::NoStep;  ///< the move made from this node
        bool nullMove = false;
        Score evaluation = Infinite;   ///< static and corrected; `Infinite` if in check
        Score uncorrected = Infinite;  ///< as the table stores it
        Move excluded;
        std::array<Move, 2> killers{};
        std::array<Move, MaxPly> pv;
        std::size_t pvLength = 0;
    };
    /// Properties of a node.
    struct Node {
        int ply;
        int depth;
        Score alpha, beta;
        bool pv = false;   ///< the window is open
        bool cut = false;  ///< expected to fail high
        bool inCheck = false;
        int spared = 0;  ///< reduction of `depth` that the table ignores
    };
    /// How a move is to be searched: the `count`-th of its node, first with its depth reduced.
    struct Visit {
        int count;
        int depth;
        int reduction = 0;
        Abdada::Name name = 0;  ///< its key for the other threads; 0: none
    };
    /// The moves of a node that were tried before the one that was best.
    using Tried = ShortList<Move, 64>;
    /// A move of a node that another thread is searching: when it is tried later, much of it will be in the table.
    struct Deferred {
        Move move;
        Visit visit;
    };
    using Later = ShortList<Deferred, 64>;
    /// The result of the moves of a node so far.
    struct Found {
        Score best = -Infinite;
        Move move;  ///< that raised alpha last
        Tried quiets, noisy;
    };
    /// What is decided before the moves are searched.
    struct Before {
        Move tableMove;
        Score evaluation = 0;    ///< static and corrected; worthless in check
        bool improving = false;  ///< better than at the side's last turn
        int extension = 0;       ///< of the table's move
    };

    Score search(Node node);
    Score plainLeaf(const Node& node);
    Score searchMoves(Node node, const Before& before);
    bool tryMove(Node& node, Move move, const Visit& visit, Found& found);
    std::optional<Score> tryDeferred(Node& node, const Later& later, Found& found);
    Score searchRootMove(const Node& node, Move move, int count, Abdada::Name name);
    Score searchMove(const Node& node, Move move, const Visit& visit);
    [[nodiscard]] Abdada::Name abdadaName(const Node& node, Move move) const;
    [[nodiscard]] std::optional<Score> doneByOthers(const Node& node) const;
    Score quiescence(const Node& node);
    Score quiescenceNode(Node node);
    [[nodiscard]] Score standPat(const Node& node, const std::optional<TableEntry>& entry);
    [[nodiscard]] bool hopeless(Move move, Score calm, Score alpha) const;
    Score searchChild(const Node& parent, const Visit& visit);
    Score noMoves(const Node& node);

    [[nodiscard]] std::optional<Score> fromTable(const Node& node, const TableEntry& entry) const;
    void store(const Node& node, Move best, Score score, Score firstAlpha);
    [[nodiscard]] std::optional<Score> prunedByValue(const Node& node, const Before& before);
    [[nodiscard]] bool nullMoveAllowed(const Node& node, Score evaluation) const;
    [[nodiscard]] Score searchNullMove(const Node& node, Score evaluation);
    [[nodiscard]] int singularExtension(const Node& node, const TableEntry& entry);
    [[nodiscard]] bool skips(const Node& node, const Before& before, Move move, int count);
    [[nodiscard]] int reduction(const Node& node, Move move, int count, bool improving);
    [[nodiscard]] int usualReduction(int depth, int count) const;
    [[nodiscard]] int record(const Node& node, Move move);
    void learn(const Node& node, Move best, const Tried& quiets, const Tried& noisy);
    void learnCorrection(const Node& node, Move best, Score score, Score firstAlpha);
    void learnQuiet(const Node& node, Move move, int bonus);
    [[nodiscard]] PickerContext pickerContext(int at, Move tableMove);
    [[nodiscard]] bool improving(int at, Score evaluation) const;
    [[nodiscard]] const Frame* lastOfSeat(int at) const;

    [[nodiscard]] std::optional<Score> endedByRule(int at, bool inCheck);
    [[nodiscard]] bool repeated() const;
    [[nodiscard]] bool someoneBare() const;
    [[nodiscard]] Score evaluate() const;
    void takeEvaluation(Frame& here, const std::optional<TableEntry>& entry) const;
    [[nodiscard]] bool overlooked(const Node& node, Move move) const;
    void make(Move move, int at);
    void unmake(Move move, int at);
    void updatePv(int at, Move move);
    void countTogether();
    void look();
    [[nodiscard]] bool limitReached() const;
    [[nodiscard]] Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const Frame& frame(int ply) const { return frames_[static_cast<std::size_t>(ply)]; }

    const Rulebook& book_;
    Position position_;
    std::shared_ptr<const Evaluator> evaluator_;
    SharedSearch& shared_;
    const SearchParameters& parameters_;
    Watch* watch_ = nullptr;
    const Perception* perception_ = nullptr;
    Methods methods_;
    std::uint64_t nodeLimit_ = 0;
    std::uint32_t window_ = 0;  ///< the number of the one that is searched
    MoveArena arena_;
    mutable PawnCache pawns_;
    mutable std::optional<NetworkSums> sums_;
    std::vector<RootMove> rootMoves_;
    std::vector<Key> path_;      ///< keys of all positions before the current one
    std::size_t rootPath_ = 0;   ///< how many of them lie before the root
    std::size_t sinceNull_ = 0;  ///< repetitions are not looked for before this one
    std::vector<Frame> frames_;
    std::vector<Undo> undos_;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;
    std::uint64_t quiescenceEnd_ = 0;  ///< the number of nodes at which it stops
    bool quiescing_ = false;
    Score rootMargin_ = 0;
    int fiftyMoveLimit_ = 0;
    int usualMoves_ = 0;  ///< how many moves a position of this variant has
    int rootDepth_ = 0;
    int rootNumber_ = 0;
    int selectiveDepth_ = 0;
    bool twoPlayers_;
    bool stopped_ = false;
};

}  // namespace rokada
