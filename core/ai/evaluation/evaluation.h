// The value of a quiet position: a linear, tapered sum over features that are generated from geometry and movement,
// what a network has learnt beside it, and a factor for endings that cannot be won. One code for all variants; weights
// and networks are data.
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

/// How often a feature occurs, team 0 less team 1: for the tuner.
struct Occurrence {
    int feature;
    int times;
};

/// A position as the tuner sees it.
struct EvaluationTrace {
    std::vector<Occurrence> occurrences;
    int phase = 0;      ///< `Evaluator::FullPhase` with all pieces on the board, 0 without
    bool plain = true;  ///< nothing but the linear sum counts
    Score score = 0;    ///< for team 0
};

/// What is known of arrangements of pawns and kings; one per thread.
class PawnCache {
public:
    struct Entry {
        Key key = 0;
        bool valid = false;
        Tapered sum = 0;                          ///< team 0 less team 1
        SquareSet passed;                         ///< passed pawns of all sides
        std::array<SquareSet, 2> attacks{};       ///< by team: squares that its pawns attack
        std::array<SquareSet, MaxSides> nexts{};  ///< by side: squares that its pawns step to
    };
    /// For a search of so many nodes; 0: of any number. A short search has not the time to clear much room.
    explicit PawnCache(std::uint64_t nodes = 0)
        : entries_(nodes == 0 ? Most : std::bit_ceil(std::clamp(nodes, Least, Most))) {}
    [[nodiscard]] Entry& at(Key key) { return entries_[key & (entries_.size() - 1)]; }

private:
    static constexpr std::uint64_t Least = 64, Most = 8192;
    std::vector<Entry> entries_;
};

class Evaluator {
public:
    static constexpr int FullPhase = 256;

    /// With the weights of the variant, see `weightsOf`, and its network, if it has one.
    explicit Evaluator(const Rulebook& book);
    Evaluator(const Rulebook& book, std::shared_ptr<const Features> features, Weights weights,
              NetworkPtr network = nullptr);

    /// Static value for the team to move, centipawns, within +-`MaxEvaluation`. `learnt` is what the network says of
    /// the position; without it the value is that of the linear sum.
    [[nodiscard]] Score evaluate(const Position& position, PawnCache* cache = nullptr, Score learnt = 0) const;
    /// Whoever searches keeps its sums, see `NetworkSums`; nullptr for none.
    [[nodiscard]] const NetworkPtr& network() const { return network_; }
    /// Material and piece-square tables only, quickly. Nothing where all else may weigh as much: with few pieces, among
    /// towers, and with more than two sides.
    [[nodiscard]] std::optional<Score> roughly(const Position& position) const;
    [[nodiscard]] EvaluationTrace trace(const Position& position) const;

    [[nodiscard]] const Features& features() const { return *features_; }
    [[nodiscard]] const std::shared_ptr<const Features>& sharedFeatures() const { return features_; }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    /// The value of this kind in exchanges; the royal piece is worth more than everything else together.
    [[nodiscard]] Score value(Kind kind) const { return values_[kind]; }
    [[nodiscard]] Score value(Piece piece) const { return piece == NoPiece ? 0 : values_[kindOf(piece)]; }
    /// What a move captures. A captured tower changes hands with all that it holds.
    [[nodiscard]] Score prize(const Position& position, Move move) const {
        return position.book().towers() ? towerPrize(position, move) : value(position[move.to()]);
    }

private:
    template <class Tracer>
    friend class EvaluationWalk;
    template <class Tracer>
    friend class EvaluationSum;

    static constexpr std::size_t EndingPieces = 4;  ///< tables exist up to this number of pieces

    void prepare(const Rulebook& book);
    [[nodiscard]] Score towerPrize(const Position& position, Move move) const;
    [[nodiscard]] Tapered pieceOn(Piece piece, Square square) const { return pieceOn_[piece * size_ + square]; }
    [[nodiscard]] int phaseOf(const Position& position) const;

    std::shared_ptr<const Features> features_;
    Weights weights_;
    EndingFacts endings_;
    NetworkPtr network_;
    std::array<Score, 16> values_{};
    std::array<std::uint8_t, 16> rank_{};   ///< kinds in order of value
    std::array<std::uint8_t, 16> units_{};  ///< of danger to a king
    std::array<std::uint8_t, 16> phase_{};  ///< contribution to the game phase
    std::vector<Tapered> pieceOn_;          ///< value of a piece and of its square together
    std::size_t size_ = 0;
    int fullPhase_ = 1;
    int fullFreedom_ = 0;
};

}  // namespace rokada
