// Parses the comments that programs for engine matches write after moves, for example "-0.12/9 0.30s".
#pragma once

#include "record/gametree.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Comment in the format of Cute Chess: evaluation and depth, then the time of the move. Only the evaluation is kept.
struct EngineComment {
    /// Evaluation for the side that moved, written as in [%eval]: "-0.12" or "#3". Empty if the comment has only a
    /// time.
    std::string value;
};

/// Parses a comment. Returns nullopt if it contains anything else than a value, a depth and a time.
[[nodiscard]] std::optional<EngineComment> engineComment(std::string_view comment);

/// Returns the evaluation after a move of `mover`, from the first team's view, written as in [%eval]. Reads the command
/// [%eval] or, if it is missing, an engine comment. Returns nullopt if the remarks contain neither.
[[nodiscard]] std::optional<std::string> recordedValue(const Remarks& remarks, const Rulebook& book, Side mover);

}  // namespace rokada
