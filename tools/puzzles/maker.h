// Makes puzzles from positions of games, until there are enough of each kind.
#pragma once

#include "games.h"
#include "motifs/motiffinder.h"
#include "prover.h"
#include "rating.h"

#include <functional>
#include <set>

namespace rokada::tools {

struct MakerPlan {
    std::uint64_t seed = 1;
    int wanted = 300;
    std::uint64_t findNodes = 4000;    ///< nodes of the search that finds puzzles
    std::uint64_t proofNodes = 25000;  ///< nodes of each search that proves a puzzle
    int games = 120;                   ///< number of games after which the shares of the kinds no longer apply
};

class Maker {
public:
    using Written = std::function<void(const Puzzle&)>;

    Maker(RulebookPtr book, MakerPlan plan, Written write);

    /// Adds a mate puzzle from another source, if the mate can be proved and is wanted.
    void offer(const Position& position, int turns);
    /// Plays games until `MakerPlan::wanted` puzzles are found.
    void run();

private:
    [[nodiscard]] bool open(PuzzleKind kind) const;
    [[nodiscard]] bool openMate(int turns) const;
    [[nodiscard]] bool late() const;
    [[nodiscard]] int total() const;
    void examine(const GamePosition& at);
    bool askSquares(const Position& position);
    bool seekMate(const Position& position, const Outlook& first);
    bool seekGain(const GamePosition& at, const Outlook& first);
    bool seek(PuzzleKind kind, const Position& position, Square lastCapture);
    void seekEndings();
    [[nodiscard]] bool threatened(const Position& position);
    [[nodiscard]] bool savesByStalemate(const Puzzle& puzzle) const;
    void extend(Puzzle& puzzle);
    void keep(Puzzle puzzle, Square lastCapture = NoSquare);

    RulebookPtr book_;
    MakerPlan plan_;
    Written write_;
    GameSource games_;
    Prover prover_;
    Rater rater_;
    MotifFinder motifs_;
    std::array<int, AllPuzzleKinds.size()> made_{}, wanted_{};
    std::array<int, 5> matesMade_{}, matesWanted_{};
    int plain_ = 0;  ///< number of plain captures among the puzzles
    std::set<std::string> seen_;
    int played_ = 0;
    Square askedLast_ = NoSquare;
};

}  // namespace rokada::tools
