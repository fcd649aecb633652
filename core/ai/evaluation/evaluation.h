// Static evaluation of a quiet position. It is a tapered sum of weighted features plus the output of a network. The
// features are generated from the board and the movement of the pieces. In endgames that are hard or impossible to win,
// a factor reduces the result. The code is the same for all variants; weights and networks are data.
#pragma once

#include "ai/evaluation/endingfacts.h"
#include "ai/evaluation/features.h"
#include "ai/evaluation/score.h"
#include "ai/evaluation/weights.h"
#include "ai/network/network.h"
#include "rules/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rokada {

/// Number of times a feature occurs, team 0 minus team 1. For the tuner (tools/tune).
struct Occurrence {
    int feature;
    int times;
};

/// All features of a position with their evaluation, for the tuner (tools/tune).
struct EvaluationTrace {
    std::vector<Occurrence> occurrences;
    int phase = 0;  ///< game phase: `Evaluator::FullPhase` with all pieces on the board, 0 without pieces
    /// True if the score is the weighted sum of the features, without endgame terms and factors.
    bool plain = true;
    Score score = 0;  ///< evaluation in centipawns, from the view of team 0
};

/// Cache of the evaluation terms that depend only on pawns and kings. Use one per thread.
class PawnCache {
public:
    struct Entry {
        Key key = 0;
        bool valid = false;
        Tapered sum = 0;                          ///< sum of these terms, team 0 minus team 1
        SquareSet passed;                         ///< passed pawns of all sides
        std::array<SquareSet, 2> attacks{};       ///< squares that the pawns of each team attack
        std::array<SquareSet, MaxSides> nexts{};  ///< squares one step ahead of the pawns of each side
    };
    /// Creates a cache for a search of `nodes` nodes; 0 means unlimited. A short search gets a small cache, because
    /// clearing a large one takes too long.
    explicit PawnCache(std::uint64_t nodes = 0)
        : entries_(nodes == 0 ? Max : std::bit_ceil(std::clamp(nodes, Min, Max))) {}
    [[nodiscard]] Entry& at(Key key) { return entries_[key & (entries_.size() - 1)]; }

private:
    static constexpr std::uint64_t Min = 64, Max = 8192;
    std::vector<Entry> entries_;
};

/// Static evaluation for one rulebook. Immutable; can be shared by threads that use their own `PawnCache`.
class Evaluator {
public:
    static constexpr int FullPhase = 256;

    /// Creates the default evaluator: tuned weights of the variant (see `weightsOf`) and its shipped network, if it has
    /// one.
    explicit Evaluator(const Rulebook& book);
    Evaluator(const Rulebook& book, std::shared_ptr<const Features> features, Weights weights,
              NetworkPtr network = nullptr);

    /// Returns the static evaluation in centipawns for the team to move, within +-`MaxEvaluation`. `learnt` is the
    /// output of the network for the position; 0 leaves the network out.
    [[nodiscard]] Score evaluate(const Position& position, PawnCache* cache = nullptr, Score learnt = 0) const;
    /// Returns the network, or nullptr if there is none. The search computes its output with an `AccumulatorStack` and
    /// passes it to `evaluate`.
    [[nodiscard]] const NetworkPtr& network() const { return network_; }
    /// Returns a fast evaluation of material and piece-square values, in centipawns for the team to move. Returns
    /// nullopt if the other terms of the evaluation can be as large: with few pieces, with towers, and with more than
    /// two sides.
    [[nodiscard]] std::optional<Score> lazyEvaluate(const Position& position) const;
    [[nodiscard]] EvaluationTrace trace(const Position& position) const;

    [[nodiscard]] const Features& features() const { return *features_; }
    [[nodiscard]] const std::shared_ptr<const Features>& sharedFeatures() const { return features_; }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    /// Returns the value of a kind in exchanges, in centipawns. The royal kind is worth more than all other pieces
    /// together.
    [[nodiscard]] Score value(Kind kind) const { return values_[kind]; }
    [[nodiscard]] Score value(Piece piece) const { return piece == NoPiece ? 0 : values_[kindOf(piece)]; }
    /// Returns the value of the piece that `move` captures, in centipawns. With towers, adds half of the value of each
    /// piece below it. Returns 0 for moves without capture and for en passant.
    [[nodiscard]] Score captureValue(const Position& position, Move move) const {
        return position.book().towers() ? towerCaptureValue(position, move) : value(position[move.to()]);
    }

private:
    template <class Tracer>
    friend class EvaluationWalk;
    template <class Tracer>
    friend class EvaluationSum;

    /// Maximum number of pieces, kings included, in an endgame with a scaling factor.
    static constexpr std::size_t EndingPieces = 4;

    void prepare(const Rulebook& book);
    [[nodiscard]] Score towerCaptureValue(const Position& position, Move move) const;
    [[nodiscard]] Tapered pieceOn(Piece piece, Square square) const { return pieceOn_[piece * size_ + square]; }
    [[nodiscard]] int phaseOf(const Position& position) const;

    std::shared_ptr<const Features> features_;
    Weights weights_;
    EndingFacts endings_;
    NetworkPtr network_;
    std::array<Score, 16> values_{};
    std::array<std::uint8_t, 16> rank_{};   ///< for each kind: number of kinds with a lower value
    std::array<std::uint8_t, 16> units_{};  ///< for each kind: attack units that one attacker adds to king danger
    std::array<std::uint8_t, 16> phase_{};  ///< for each kind: contribution of one piece to the game phase
    std::vector<Tapered> pieceOn_;          ///< piece value plus piece-square value, for each piece and square
    std::size_t size_ = 0;
    int fullPhase_ = 1;
    int fullFreedom_ = 0;
};

}  // namespace rokada
