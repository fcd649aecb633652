// Reviews a game with an engine: searches its positions, grades its moves and finds better moves.
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

/// Grade of a move by the winning chance that it loses. The limits are the same in all variants. With four players the
/// winning chance changes only slowly with material. Therefore, a move that gives away a piece without enough
/// compensation is at least a mistake.
enum class MoveGrade : std::uint8_t { Sound, Inaccuracy, Mistake, Blunder };
inline constexpr std::array moveGrades{MoveGrade::Inaccuracy, MoveGrade::Mistake, MoveGrade::Blunder};

/// Minimum loss of winning chance, from 0 to 1, for each bad grade.
inline constexpr double InaccuracyLoss = 0.05, MistakeLoss = 0.10, BlunderLoss = 0.15;

/// Returns the grade for a loss of winning chance between 0 and 1.
[[nodiscard]] MoveGrade gradeOf(double loss);
/// Returns the accuracy of a move in percent for a loss of winning chance: 100 for a loss of 0, falling towards 0.
[[nodiscard]] double accuracyOf(double loss);

/// Results of the endgame tables before and after a move, from the view of the side that makes it.
struct TableResults {
    TableResult before = TableResult::Draw, after = TableResult::Draw;
};

/// Review of one move of the main line.
struct ReviewedMove {
    Node node = Node::None;
    Move played;
    Side mover = NoSide;
    Score before = 0;  ///< score of the position before the move, for the first team
    /// Score of the position after the move, for the first team. It is nullopt if the move wins the game.
    std::optional<Score> after;
    double loss = 0;  ///< winning chance that the move loses for the player's team, 0 to 1
    MoveGrade grade = MoveGrade::Sound;
    std::vector<Move> better;                 ///< better move with its continuation; empty if the played move was sound
    std::vector<Move> answer;                 ///< expected continuation after the played move; can be empty
    std::optional<TableResults> tables = {};  ///< nullopt if the endgame tables do not have the position
};

/// Summary of one player's moves.
struct PlayerReview {
    int moves = 0;               ///< number of reviewed moves
    double accuracy = 0;         ///< average accuracy, 0 to 100
    std::array<int, 4> count{};  ///< number of moves of each `MoveGrade`
};

/// Review of a game: one entry for each reviewed move of the main line, in order.
struct Review {
    std::vector<ReviewedMove> moves;

    /// Returns the summaries, indexed by side.
    [[nodiscard]] std::vector<PlayerReview> players(std::size_t sides) const;
};

/// Called after each position with the number of finished positions and the number of all positions.
using ReviewProgress = std::function<void(int done, int all)>;

/// Interface to the engine that searches the positions. Called on the thread of the review; can throw.
struct ReviewEngine {
    std::function<SearchResult(const Task&, const std::stop_token&)> think;
    /// Called before `think` with the game up to the position, for engines that need its moves. Can be empty.
    std::function<void(const Game&)> setGame = {};
    /// True if the engine can restrict a search to given moves. Bad moves are then searched a second time.
    bool narrows = true;
    bool pairs = true;  ///< true if the engine can search two given moves in one search (MultiPV)
};

/// Returns the winning chance, from 0 to 1, that the team of the side to move loses when the score changes from
/// `before` to `after`. Both scores are for the first team. Returns 0 if the team loses nothing.
[[nodiscard]] double chancesLost(const Position& position, Score before, Score after);

/// Grades a move that the user tries in place of a bad one. One search compares the tried move with the best move of
/// the review at equal depth. `effort` has the node limit for each position of the review; the search gets the
/// higher limit of the second searches of bad moves. The position before the move keeps its score from the review. In
/// the result, `better` is set if another move is better. Returns nullopt if the search is stopped. `before` is the
/// game up to the bad move. Precondition: `tried` is legal in its position.
[[nodiscard]] std::optional<ReviewedMove> reviewTry(Engine& engine, const Game& before, const ReviewedMove& bad,
                                                    Move tried, const ReviewEffort& effort,
                                                    const std::stop_token& stop);

/// Reviews the main line of a game. Searches its positions from the last to the first, so that the transposition table
/// already knows the later positions. Positions in which reserve pieces are placed are skipped. Returns nullopt if
/// stopped.
[[nodiscard]] std::optional<Review> reviewGame(const ReviewEngine& engine, const GameTree& tree,
                                               const ReviewEffort& effort, const std::stop_token& stop,
                                               const ReviewProgress& progress = {});
/// Reviews the main line of a game with Rokada's engine.
[[nodiscard]] std::optional<Review> reviewGame(Engine& engine, const GameTree& tree, const ReviewEffort& effort,
                                               const std::stop_token& stop, const ReviewProgress& progress = {});

}  // namespace rokada
