// Search below the root: alpha-beta between two teams. A score is from the view of the team to move. Score and window
// are negated only when the team to move changes, so one function searches games of two, three and four players.
#pragma once

#include "ai/search/movepicker.h"
#include "ai/search/nodecounter.h"
#include "ai/search/searchframes.h"
#include "ai/search/searchlearning.h"
#include "ai/search/searchnode.h"
#include "ai/search/searchpath.h"
#include "ai/search/sharedsearch.h"
#include "ai/search/shortlist.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace rokada {

class Perception;
enum class TableResult : std::uint8_t;

/// Tree search of one thread. `shared` must outlive it.
class TreeSearch {
public:
    /// Switches for tests. Without pruning, the search is plain alpha-beta; tests compare its results with those of
    /// plain minimax.
    struct Methods {
        bool pruning = true;  ///< true for pruning, quiescence search, extensions and reductions
        bool table = true;
    };

    TreeSearch(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared);
    TreeSearch(const TreeSearch&) = delete;
    TreeSearch& operator=(const TreeSearch&) = delete;

    void setMethods(Methods methods) { methods_ = methods; }
    /// Sets the model of overlooked moves, see ai/levels/perception.h; nullptr overlooks nothing.
    void setPerception(const Perception* perception) { perception_ = perception; }
    /// Sets the number of legal moves in a typical position, for late move pruning.
    void setUsualMoves(int moves) { usualMoves_ = moves; }

    [[nodiscard]] NodeCounter& counter() { return counter_; }
    [[nodiscard]] const NodeCounter& counter() const { return counter_; }
    [[nodiscard]] const Position& position() const { return path_.position(); }
    [[nodiscard]] int selectiveDepth() const { return selectiveDepth_; }
    void forgetSelectiveDepth() { selectiveDepth_ = 0; }

    /// Prepares the search of the root and returns its node for an iteration of this depth.
    [[nodiscard]] SearchNode enterRoot(int depth, Score alpha, Score beta);
    /// Returns true if another thread is searching this root move now. `count` is its number in search order, from 1.
    [[nodiscard]] bool searchedByOthers(const SearchNode& root, Move move, int count) const;
    /// Searches the `count`-th root move (from 1) and returns its score for the team to move at the root.
    [[nodiscard]] Score searchRootMove(const SearchNode& root, Move move, int count);
    /// Returns the frame of the node after the last searched root move. It contains the principal variation after this
    /// move.
    [[nodiscard]] const SearchFrame& afterRoot() const { return frames_[1]; }

private:
    using Node = SearchNode;
    using Frame = SearchFrame;
    /// Parameters for searching one move. It is the `count`-th move of its node (from 1). If `reduction` is not 0, a
    /// search with reduced depth comes first.
    struct MoveSearch {
        int count;
        int depth;
        int reduction = 0;
        /// Key of the move for other threads (see `Abdada`); 0 if they need not know the move.
        Abdada::Name name = 0;
    };
    /// Move that another thread is searching now. It is searched later, when much of its subtree is in the
    /// transposition table.
    struct Deferred {
        Move move;
        MoveSearch params;
    };
    using DeferredMoves = ShortList<Deferred, 64>;
    /// Result of the moves of a node that have been searched so far.
    struct MoveLoopResult {
        Score best = -Infinite;
        Move move;  ///< last move that raised alpha
        TriedMoves quiets, noisy;
    };
    /// Facts about a node that are known before its moves are searched.
    struct NodeInfo {
        Move tableMove;
        /// Static evaluation, adjusted by the correction history and by the score in the transposition table. Not valid
        /// in check.
        Score evaluation = 0;
        bool improving = false;  ///< true if the evaluation is better than at the last turn of the side to move
        int extension = 0;       ///< extension of the table move, in plies
    };

    Score search(Node node);
    Score searchTree(Node node);
    Score searchWithResult(const Node& node, TableResult result);
    [[nodiscard]] std::optional<TableResult> fromEndgameTables();
    Score plainLeaf(const Node& node);
    Score searchMoves(Node node, const NodeInfo& info);
    bool tryMove(Node& node, Move move, const MoveSearch& params, MoveLoopResult& found);
    std::optional<Score> tryDeferred(Node& node, const DeferredMoves& later, MoveLoopResult& found);
    Score searchMove(const Node& node, Move move, const MoveSearch& params);
    Score searchChild(const Node& parent, const MoveSearch& params);
    Score noMoves(const Node& node);
    [[nodiscard]] Abdada::Name abdadaName(const Node& node, Move move) const;
    [[nodiscard]] std::optional<Score> doneByOthers(const Node& node) const;

    Score quiescence(const Node& node);
    Score quiescenceNode(Node node);
    [[nodiscard]] Score standPat(const Node& node, const std::optional<TableEntry>& entry);
    [[nodiscard]] bool isFutile(Move move, Score calm, Score alpha) const;

    [[nodiscard]] std::optional<Score> fromTable(const Node& node, const TableEntry& entry) const;
    void store(const Node& node, Move best, Score score, Score firstAlpha);
    [[nodiscard]] std::optional<Score> prunedByValue(const Node& node, const NodeInfo& info);
    [[nodiscard]] bool nullMoveAllowed(const Node& node, Score evaluation) const;
    [[nodiscard]] Score searchNullMove(const Node& node, Score evaluation);
    [[nodiscard]] int singularExtension(const Node& node, const TableEntry& entry);
    [[nodiscard]] bool isPruned(const Node& node, const NodeInfo& info, Move move, int count);
    [[nodiscard]] int reduction(const Node& node, Move move, int count, bool improving);
    [[nodiscard]] int usualReduction(int depth, int count) const;
    [[nodiscard]] bool overlooked(const Node& node, Move move) const;

    [[nodiscard]] PickerContext pickerContext(int ply, Move tableMove);
    [[nodiscard]] Score evaluate() const;
    void takeEvaluation(Frame& here, const std::optional<TableEntry>& entry) const;
    /// Returns true if static evaluations are adjusted by the correction history.
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
    std::uint64_t quiescenceEnd_ = 0;  ///< node count at which the current quiescence search ends
    bool quiescing_ = false;
    int usualMoves_ = 0;
    int rootDepth_ = 0;
    int selectiveDepth_ = 0;
    bool twoPlayers_;
};

}  // namespace rokada
