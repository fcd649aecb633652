// One thread of the search: the moves of the root, window after window. The tree below them is `TreeSearch`.
#pragma once

#include "ai/search/treesearch.h"

#include <memory>
#include <vector>

namespace rokada {

class Worker {
public:
    using Methods = TreeSearch::Methods;

    Worker(const Task& task, std::shared_ptr<const Evaluator> evaluator, SharedSearch& shared);

    /// Asked at times by the search; several workers may share one.
    void setWatch(Watch* watch) { tree_.counter().setWatch(watch); }
    /// Exact limit, 0 for none.
    void setNodeLimit(std::uint64_t nodes) { tree_.counter().setLimit(nodes); }
    void setMethods(Methods methods) { tree_.setMethods(methods); }
    /// Overlooks moves, see ai/levels/perception.h; nullptr to see all.
    void setPerception(const Perception* perception) { tree_.setPerception(perception); }
    /// Root moves that are worse than the best by less than this get exact scores too.
    void setRootMargin(Score margin) { rootMargin_ = margin; }
    /// Searches the next root window, unless another thread is quicker, and takes over the result. False if there is
    /// nothing more to do: a stop, a limit, the greatest depth.
    bool searchWindow();
    /// Searches the moves from the `pv`-th on within the window and sorts them; the best is then at `pv`.
    Score searchRoot(int depth, Score alpha, Score beta, std::size_t pv);

    [[nodiscard]] std::vector<RootMove>& rootMoves() { return rootMoves_; }
    [[nodiscard]] std::uint64_t nodes() const { return tree_.counter().nodes(); }
    [[nodiscard]] int selectiveDepth() const { return tree_.selectiveDepth(); }
    /// Of the iteration that is searched.
    [[nodiscard]] int rootDepth() const { return rootDepth_; }
    /// Which of the root moves is searched, from 1; 0: none yet.
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
