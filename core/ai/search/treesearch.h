// The search below the root: alpha-beta over two teams. A score is from the view of the team to move; the window is
// negated only when the team changes, so that two players, four, and what is left of four are searched by one function.
#pragma once

#include "ai/search/movepicker.h"
#include "ai/search/nodecounter.h"
#include "ai/search/searchframes.h"
#include "ai/search/searchlearning.h"
#include "ai/search/searchnode.h"
#include "ai/search/searchpath.h"
#include "ai/search/sharedsearch.h"
#include "ai/search/shortlist.h"

#include <memory>
#include <optional>

namespace rokada {

class Perception;

class TreeSearch {
public:
    /// Without pruning the search is plain alpha-beta, to be compared with plain minimax.
    struct Methods {
        bool pruning = true;  ///< quiescence, extensions and reductions too
        bool table = true;
    };

    TreeSearch(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared);
    TreeSearch(const TreeSearch&) = delete;
    TreeSearch& operator=(const TreeSearch&) = delete;

    void setMethods(Methods methods) { methods_ = methods; }
    /// Overlooks moves, see ai/levels/perception.h; nullptr to see all.
    void setPerception(const Perception* perception) { perception_ = perception; }
    /// How many moves a usual position of this game has.
    void setUsualMoves(int moves) { usualMoves_ = moves; }

    [[nodiscard]] NodeCounter& counter() { return counter_; }
    [[nodiscard]] const NodeCounter& counter() const { return counter_; }
    [[nodiscard]] const Position& position() const { return path_.position(); }
    [[nodiscard]] int selectiveDepth() const { return selectiveDepth_; }
    void forgetSelectiveDepth() { selectiveDepth_ = 0; }

    /// The node at the root, for an iteration of this depth.
    [[nodiscard]] SearchNode enterRoot(int depth, Score alpha, Score beta);
    /// Another thread is searching this move of the root.
    [[nodiscard]] bool searchedByOthers(const SearchNode& root, Move move, int count) const;
    /// Searches the `count`-th move of the root.
    [[nodiscard]] Score searchRootMove(const SearchNode& root, Move move, int count);
    /// What follows after the move of the root that was searched last.
    [[nodiscard]] const SearchFrame& afterRoot() const { return frames_[1]; }

private:
    using Node = SearchNode;
    using Frame = SearchFrame;
    /// How a move is to be searched: the `count`-th of its node, first with its depth reduced.
    struct Visit {
        int count;
        int depth;
        int reduction = 0;
        Abdada::Name name = 0;  ///< its key for the other threads; 0: none
    };
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
        TriedMoves quiets, noisy;
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
    Score searchMove(const Node& node, Move move, const Visit& visit);
    Score searchChild(const Node& parent, const Visit& visit);
    Score noMoves(const Node& node);
    [[nodiscard]] Abdada::Name abdadaName(const Node& node, Move move) const;
    [[nodiscard]] std::optional<Score> doneByOthers(const Node& node) const;

    Score quiescence(const Node& node);
    Score quiescenceNode(Node node);
    [[nodiscard]] Score standPat(const Node& node, const std::optional<TableEntry>& entry);
    [[nodiscard]] bool hopeless(Move move, Score calm, Score alpha) const;

    [[nodiscard]] std::optional<Score> fromTable(const Node& node, const TableEntry& entry) const;
    void store(const Node& node, Move best, Score score, Score firstAlpha);
    [[nodiscard]] std::optional<Score> prunedByValue(const Node& node, const Before& before);
    [[nodiscard]] bool nullMoveAllowed(const Node& node, Score evaluation) const;
    [[nodiscard]] Score searchNullMove(const Node& node, Score evaluation);
    [[nodiscard]] int singularExtension(const Node& node, const TableEntry& entry);
    [[nodiscard]] bool skips(const Node& node, const Before& before, Move move, int count);
    [[nodiscard]] int reduction(const Node& node, Move move, int count, bool improving);
    [[nodiscard]] int usualReduction(int depth, int count) const;
    [[nodiscard]] bool overlooked(const Node& node, Move move) const;

    [[nodiscard]] PickerContext pickerContext(int ply, Move tableMove);
    [[nodiscard]] Score evaluate() const;
    void takeEvaluation(Frame& here, const std::optional<TableEntry>& entry) const;
    /// Static values are corrected by what was learnt.
    [[nodiscard]] bool corrects() const { return methods_.pruning && perception_ == nullptr; }
    void make(Move move, int ply);
    void entered();

    const Rulebook& book_;
    SharedSearch& shared_;
    const SearchParameters& parameters_;
    NodeCounter counter_;
    SearchPath path_;
    SearchFrames frames_;
    SearchLearning learning_;
    MoveArena arena_;
    const Perception* perception_ = nullptr;
    Methods methods_;
    std::uint64_t quiescenceEnd_ = 0;  ///< the number of nodes at which it stops
    bool quiescing_ = false;
    int usualMoves_ = 0;
    int rootDepth_ = 0;
    int selectiveDepth_ = 0;
    bool twoPlayers_;
};

}  // namespace rokada
