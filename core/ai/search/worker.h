// Searches the root on one thread, one window after another. `TreeSearch` searches the tree below the root.
#pragma once

#include "ai/search/treesearch.h"

#include <memory>
#include <vector>

namespace rokada {

/// Root search of one thread. `shared` must outlive it.
class Worker {
public:
    using Methods = TreeSearch::Methods;

    Worker(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared);

    /// Sets the stop condition, which is checked about every thousand nodes. Several workers can share one.
    void setStopCondition(StopCondition* condition) { tree_.counter().setStopCondition(condition); }
    /// Sets the exact node limit; 0 for none.
    void setNodeLimit(std::uint64_t nodes) { tree_.counter().setLimit(nodes); }
    void setMethods(Methods methods) { tree_.setMethods(methods); }
    /// Sets the model of overlooked moves, see ai/levels/perception.h; nullptr overlooks nothing.
    void setPerception(const Perception* perception) { tree_.setPerception(perception); }
    /// Sets the margin in centipawns below the best score. Root moves within it get exact scores too.
    void setRootMargin(Score margin) { rootMargin_ = margin; }
    /// Searches the next root window and applies the result. Another thread can finish the window first. Returns false
    /// at the end of the search: a stop, a limit or the maximum depth.
    bool searchWindow();
    /// Searches the root moves from index `pv` within the window and sorts them. Afterwards the best move is at index
    /// `pv`.
    Score searchRoot(int depth, Score alpha, Score beta, std::size_t pv);

    [[nodiscard]] std::vector<RootMove>& rootMoves() { return rootMoves_; }
    [[nodiscard]] std::uint64_t nodes() const { return tree_.counter().nodes(); }
    [[nodiscard]] int selectiveDepth() const { return tree_.selectiveDepth(); }
    /// Returns the depth of the current iteration.
    [[nodiscard]] int rootDepth() const { return rootDepth_; }
    /// Returns the number of the root move being searched, from 1; 0 if there is none.
    [[nodiscard]] int rootNumber() const { return rootNumber_; }
    [[nodiscard]] bool stopped() const { return tree_.counter().stopped(); }
    void newIteration(int depth);

private:
    void note(RootMove& root, Score score, Score alpha, Score beta) const;

    SharedSearch& shared_;
    TreeSearch tree_;
    std::vector<RootMove> rootMoves_;
    Score rootMargin_ = 0;
    int rootDepth_ = 0;
    int rootNumber_ = 0;
};

}  // namespace rokada
