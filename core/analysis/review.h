// A game looked through by the engine: what each move has cost, and what would have been better.
#pragma once

#include "ai/search/engine.h"
#include "analysis/revieweffort.h"
#include "record/gametree.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace rokada {

/// How bad a move was, by the winning chances that it gave away; the same in all games. Where chances follow material
/// slowly, as in games of four, a piece that is given away is a mistake at least.
enum class MoveGrade : std::uint8_t { Sound, Inaccuracy, Mistake, Blunder };
inline constexpr std::array moveGrades{MoveGrade::Inaccuracy, MoveGrade::Mistake, MoveGrade::Blunder};

/// Shares of the points from which on a loss is an inaccuracy, a mistake, a blunder.
inline constexpr double InaccuracyLoss = 0.05, MistakeLoss = 0.10, BlunderLoss = 0.15;

/// The grade of a move that lost so much of its player's winning chance, which is from 0 to 1.
[[nodiscard]] MoveGrade gradeOf(double loss);
/// From 100 for a move that lost nothing down towards 0.
[[nodiscard]] double accuracyOf(double loss);

/// One move of the main variation, as the review found it.
struct ReviewedMove {
    Node node = Node::None;
    Move played;
    Side mover = NoSide;
    Score before = 0;            ///< of the position before it, for the first team
    std::optional<Score> after;  ///< of the position after it, for the first team; nothing if the game is won there
    double loss = 0;             ///< of the winning chance of its player's team, 0 to 1
    MoveGrade grade = MoveGrade::Sound;
    std::vector<Move> better;  ///< what should have been played instead, with what follows; empty if it was right
    std::vector<Move> answer;  ///< what follows the move that was played; may be empty
};

/// How one player has played.
struct PlayerReview {
    int moves = 0;               ///< that were looked at
    double accuracy = 0;         ///< of all of them on average, 0 to 100
    std::array<int, 4> count{};  ///< by `MoveGrade`
};

struct Review {
    std::vector<ReviewedMove> moves;

    /// By side.
    [[nodiscard]] std::vector<PlayerReview> players(std::size_t sides) const;
};

/// So many positions of how many are done.
using ReviewProgress = std::function<void(int done, int all)>;

/// What looks at the positions. On the thread of the review; it may throw.
struct ReviewEngine {
    std::function<SearchResult(const Task&, const std::stop_token&)> think;
    std::function<void(const Game&)> hear = {};  ///< the game up to the next position, for those that want its moves
    bool narrows = true;  ///< it can be asked about single moves, so that bad ones are looked at twice
    bool pairs = true;    ///< and about two of them at once
};

/// How much of its winning chance the side to move gives away if these are the values before and after its move, both
/// for the first team; 0 if nothing.
[[nodiscard]] double chancesLost(const Position& position, Score before, Score after);

/// A move that somebody tries in place of a bad one, judged as the review judges: beside the best move that the review
/// has found, both equally deep, with as many nodes as its second look has; the position before it keeps the value that
/// the review has found. `better` tells whatever is better at all.
/// Nothing if it was stopped. `before` is the game up to the bad move; the move that is tried must be legal there.
[[nodiscard]] std::optional<ReviewedMove> reviewTry(Engine& engine, const Game& before, const ReviewedMove& bad,
                                                    Move tried, std::uint64_t nodes, const std::stop_token& stop);

/// Looks at every position of the main variation, from the end to the beginning, so that what is found later is known
/// before. Nothing if it was stopped. The engine is used as it is; placements of reserve pieces are left out.
[[nodiscard]] std::optional<Review> reviewGame(const ReviewEngine& engine, const GameTree& tree,
                                               const ReviewEffort& effort, const std::stop_token& stop,
                                               const ReviewProgress& progress = {});
[[nodiscard]] std::optional<Review> reviewGame(Engine& engine, const GameTree& tree, const ReviewEffort& effort,
                                               const std::stop_token& stop, const ReviewProgress& progress = {});

}  // namespace rokada
