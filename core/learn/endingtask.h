// Endgames to practise: the tasks that the tables of a variant allow, and random positions of them.
#pragma once

#include "ai/endgame/endgame.h"
#include "rules/variant.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// Endgame against a bare king: the learner wins it, or holds it with the bare king.
struct EndingTask {
    std::string_view pieces;  ///< letters of the one or two pieces of the stronger side besides its king
    std::string_view rule;    ///< "name=value" if the task needs another rule option than the default
    bool hold = false;        ///< the learner has the bare king
    int longest = 0;          ///< own moves of the longest win

    friend bool operator==(const EndingTask&, const EndingTask&) = default;
};

/// Returns the endgames worth practising, shortest first, or none for variants without tables. Includes wins with one
/// piece or with two pieces that win only together, and draws where some positions are lost.
[[nodiscard]] std::vector<EndingTask> endingTasks(const VariantInfo& variant);
/// Returns the rules of the task, or nullopt if the variant has no such option.
[[nodiscard]] std::optional<Variant> variantOf(const VariantInfo& variant, const EndingTask& task);
/// Returns the same rules compiled, or nullptr.
[[nodiscard]] RulebookPtr endingBook(const VariantInfo& variant, const EndingTask& task);
/// Returns the pieces of the task for the side `strong`, as tables name them.
[[nodiscard]] EndingPieces piecesOf(const Rulebook& book, const EndingTask& task, Side strong);

struct EndingStart {
    Position position;  ///< the learner is to move, with either side
    int moves = 0;      ///< own moves to mate by best play; 0 if a draw must be held
};
/// Returns a random position of the task: a win that is not too short, or a draw with at least one losing move. Depends
/// only on the seed. Solves missing tables, which may take seconds. Returns nullopt if stopped.
[[nodiscard]] std::optional<EndingStart> endingStart(Endgames& tables, const EndingTask& task, std::uint64_t seed,
                                                     const std::stop_token& stop = {});

}  // namespace rokada
