// Searches the root moves on one thread, one window (`RootWindow`) after another. `TreeSearch` searches the tree below
// them.
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

    /// Sets the stop condition, which is then checked about every thousand nodes. Several workers can share one.
    void setStopCondition(StopCondition* condition) { tree_.counter().setStopCondition(condition); }
    /// Sets the exact node limit of this thread; 0 for no limit.
    void setNodeLimit(std::uint64_t nodes) { tree_.counter().setLimit(nodes); }
    void setMethods(Methods methods) { tree_.setMethods(methods); }
    /// Sets the model of overlooked moves, see ai/levels/perception.h; nullptr overlooks nothing.
    void setPerception(const Perception* perception) { tree_.setPerception(perception); }
    /// Sets a margin in centipawns. Root moves whose score is within this margin below the best score get exact scores
    /// too.
    void setRootMargin(Score margin) { rootMargin_ = margin; }
    /// Searches the current root window of `SharedSearch::deepening` and reports the result to it. Another thread can
    /// finish the window first. Returns false at the end of the search: after a stop, at a limit, or after the last
    /// iteration.
    bool searchWindow();
    /// Searches the root moves from index `pv` on within the window, and sorts them. Afterwards the best of them is at
    /// index `pv`. Returns its score.
    Score searchRoot(int depth, Score alpha, Score beta, std::size_t pv);

    [[nodiscard]] std::vector<RootMove>& rootMoves() { return rootMoves_; }
    [[nodiscard]] std::uint64_t nodes() const { return tree_.counter().nodes(); }
    [[nodiscard]] int selectiveDepth() const { return tree_.selectiveDepth(); }
    /// Returns the depth of the current iteration.
    [[nodiscard]] int rootDepth() const { return rootDepth_; }
    /// Returns the number of the root move that is being searched, from 1; 0 before the first one.
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
