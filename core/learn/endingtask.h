// Lists the endgames of a variant that a learner can practise, and draws random start positions for them.
#pragma once

#include "ai/endgame/endgame.h"
#include "rules/variant.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// Endgame of a king with one or two pieces against a bare king. The learner plays the stronger side to win, or the
/// bare king to hold a draw.
struct EndingTask {
    std::string_view pieces;  ///< letters of the one or two pieces of the stronger side besides its king
    std::string_view rule;    ///< "name=value" of the rule option that the task changes; empty for the default rules
    bool hold = false;        ///< true if the learner has the bare king and must hold a draw
    int longest = 0;          ///< number of moves of the stronger side in the longest win

    friend bool operator==(const EndingTask&, const EndingTask&) = default;
};

/// Returns the endgames worth practising: first wins, then draws to hold, each sorted by `longest`. Includes wins with
/// one piece, wins with two pieces that do not win alone, and draws in which some positions are lost. Empty for
/// variants without tables.
[[nodiscard]] std::vector<EndingTask> endingTasks(const VariantInfo& variant);
/// Returns the variant with the rules of the task. Returns nullopt if the variant has no such rule option.
[[nodiscard]] std::optional<Variant> variantOf(const VariantInfo& variant, const EndingTask& task);
/// Returns the compiled rules of the task, or nullptr if the variant has no such rule option.
[[nodiscard]] RulebookPtr endingBook(const VariantInfo& variant, const EndingTask& task);
/// Returns the pieces of the task as the key of an endgame table. `strong` is the side with the pieces.
[[nodiscard]] EndingPieces piecesOf(const Rulebook& book, const EndingTask& task, Side strong);

/// Start position of an endgame task.
struct EndingStart {
    Position position;  ///< start position with the learner to move, as White or Black
    int moves = 0;      ///< number of the learner's moves to mate by best play; 0 if the learner must hold a draw
};
/// Returns a random position of the task: a win that is not too short, or a draw with at least one losing move. The
/// same seed returns the same position. Computes missing endgame tables, which can take seconds. Returns nullopt if
/// stopped or if no position is found.
[[nodiscard]] std::optional<EndingStart> endingStart(Endgames& tables, const EndingTask& task, std::uint64_t seed,
                                                     const std::stop_token& stop = {});

}  // namespace rokada
