// Parses the comments of engine match programs after moves: "-0.12/9 0.30s".
#pragma once

#include "record/gametree.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Comment in the format of Cute Chess and similar programs: value and depth, then the time of the move.
struct EngineComment {
    /// As in [%eval], but for the side that moved: "-0.12", "#3". Empty if the comment has only a time.
    std::string value;
};

/// Returns nullopt if the comment contains anything else.
[[nodiscard]] std::optional<EngineComment> engineComment(std::string_view comment);

/// Returns the evaluation after a move of `mover`, as in [%eval], for the first team: from that command, otherwise from
/// an engine comment. Returns nullopt if there is none.
[[nodiscard]] std::optional<std::string> recordedValue(const Remarks& remarks, const Rulebook& book, Side mover);

}  // namespace rokada
