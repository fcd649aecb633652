// Endings to practise: which ones the tables of a variant know, and positions of them by lot.
#pragma once

#include "ai/endgame/endgame.h"
#include "rules/variant.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// An ending against a bare king, to be won or, by the bare king, to be held.
struct EndingTask {
    std::string_view pieces;  ///< letters of what the stronger side has besides its king, one or two
    std::string_view rule;    ///< "name=value" where it is played by another rule than the variant's own
    bool hold = false;        ///< the learner has the bare king
    int longest = 0;          ///< own moves of the longest win

    friend bool operator==(const EndingTask&, const EndingTask&) = default;
};

/// Those worth practising, the shorter ones first; none for variants without tables. A single piece, or two that win
/// only together; to be held if that is now possible and now not.
[[nodiscard]] std::vector<EndingTask> endingTasks(const VariantInfo& variant);
/// The rules by which the task is played; nothing if the variant has no such rule.
[[nodiscard]] std::optional<Variant> variantOf(const VariantInfo& variant, const EndingTask& task);
/// The same, compiled; nullptr likewise.
[[nodiscard]] RulebookPtr endingBook(const VariantInfo& variant, const EndingTask& task);
/// The pieces as tables name them, of this side.
[[nodiscard]] EndingPieces piecesOf(const Rulebook& book, const EndingTask& task, Side strong);

struct EndingStart {
    Position position;  ///< the learner is to move, of either side
    int moves = 0;      ///< own moves to the mate by best play; 0 where a draw is to be held
};
/// A position of the task, won in more than a move or two, or drawn with a move that loses. The same seed gives the
/// same. Solves the tables that are missing: that may take seconds. Nothing if stopped.
[[nodiscard]] std::optional<EndingStart> endingStart(Endgames& tables, const EndingTask& task, std::uint64_t seed,
                                                     const std::stop_token& stop = {});

}  // namespace rokada
