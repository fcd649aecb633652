// Evaluates a quiet position. The evaluation is a linear, tapered sum over features that are generated from geometry
// and movement, plus the correction of a network. A factor reduces it in endgames that cannot be won. The code is the
// same for all variants; weights and networks are data.
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

/// Count of a feature, team 0 minus team 1, for the tuner.
struct Occurrence {
    int feature;
    int times;
};

/// Features of a position for the tuner.
struct EvaluationTrace {
    std::vector<Occurrence> occurrences;
    int phase = 0;      ///< game phase: `Evaluator::FullPhase` with all pieces on the board, 0 without pieces
    bool plain = true;  ///< true if the score is the linear sum alone
    Score score = 0;    ///< evaluation in centipawns, from the view of team 0
};

/// Cache of pawn and king structures. Use one per thread.
class PawnCache {
public:
    struct Entry {
        Key key = 0;
        bool valid = false;
        Tapered sum = 0;                          ///< evaluation of the structure, team 0 minus team 1
        SquareSet passed;                         ///< passed pawns of all sides
        std::array<SquareSet, 2> attacks{};       ///< squares that the pawns of each team attack
        std::array<SquareSet, MaxSides> nexts{};  ///< squares one step ahead of the pawns of each side
    };
    /// Sizes the cache for a search of `nodes` nodes; 0 means unlimited. A short search gets a small cache, because
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

    /// Uses the weights of the variant (see `weightsOf`) and its network, if it has one.
    explicit Evaluator(const Rulebook& book);
    Evaluator(const Rulebook& book, std::shared_ptr<const Features> features, Weights weights,
              NetworkPtr network = nullptr);

    /// Returns the static evaluation in centipawns for the team to move, within +-`MaxEvaluation`. `learnt` is the
    /// output of the network for the position; 0 gives the linear sum alone.
    [[nodiscard]] Score evaluate(const Position& position, PawnCache* cache = nullptr, Score learnt = 0) const;
    /// Returns the network, or nullptr if there is none. The accumulators belong to the search; see `AccumulatorStack`.
    [[nodiscard]] const NetworkPtr& network() const { return network_; }
    /// Returns a fast evaluation of material and piece-square tables, in centipawns for the team to move. Returns
    /// nullopt if other terms can weigh as much: with few pieces, with towers, and with more than two sides.
    [[nodiscard]] std::optional<Score> lazyEvaluate(const Position& position) const;
    [[nodiscard]] EvaluationTrace trace(const Position& position) const;

    [[nodiscard]] const Features& features() const { return *features_; }
    [[nodiscard]] const std::shared_ptr<const Features>& sharedFeatures() const { return features_; }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    /// Returns the exchange value of a kind in centipawns. The royal piece is worth more than all other pieces
    /// together.
    [[nodiscard]] Score value(Kind kind) const { return values_[kind]; }
    [[nodiscard]] Score value(Piece piece) const { return piece == NoPiece ? 0 : values_[kindOf(piece)]; }
    /// Returns the value of the captured piece. With towers, adds half of the value of each piece below the captured
    /// one.
    [[nodiscard]] Score captureValue(const Position& position, Move move) const {
        return position.book().towers() ? towerCaptureValue(position, move) : value(position[move.to()]);
    }

private:
    template <class Tracer>
    friend class EvaluationWalk;
    template <class Tracer>
    friend class EvaluationSum;

    static constexpr std::size_t EndingPieces = 4;  ///< maximum number of pieces in endgame tables

    void prepare(const Rulebook& book);
    [[nodiscard]] Score towerCaptureValue(const Position& position, Move move) const;
    [[nodiscard]] Tapered pieceOn(Piece piece, Square square) const { return pieceOn_[piece * size_ + square]; }
    [[nodiscard]] int phaseOf(const Position& position) const;

    std::shared_ptr<const Features> features_;
    Weights weights_;
    EndingFacts endings_;
    NetworkPtr network_;
    std::array<Score, 16> values_{};
    std::array<std::uint8_t, 16> rank_{};   ///< number of kinds with a lower value, for each kind
    std::array<std::uint8_t, 16> units_{};  ///< attack units of each kind for king danger
    std::array<std::uint8_t, 16> phase_{};  ///< contribution of each kind to the game phase
    std::vector<Tapered> pieceOn_;          ///< value of each piece plus its value on each square
    std::size_t size_ = 0;
    int fullPhase_ = 1;
    int fullFreedom_ = 0;
};

}  // namespace rokada
