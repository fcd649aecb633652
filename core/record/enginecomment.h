// Comments of programs that let engines play: "-0.12/9 0.30s" behind every move.
#pragma once

#include "record/gametree.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// As Cute Chess and its relatives write them: value and depth, then the time that the move took.
struct EngineComment {
    /// As in [%eval], but for the side that has moved: "-0.12", "#3"; empty if only the time is told.
    std::string value;
};

/// Nothing if the comment says anything else, or more.
[[nodiscard]] std::optional<EngineComment> engineComment(std::string_view comment);

/// The value behind a move of this side, as in [%eval], for the first team; from that command, else from such a
/// comment. Nothing if there is none.
[[nodiscard]] std::optional<std::string> recordedValue(const Remarks& remarks, const Rulebook& book, Side mover);

}  // namespace rokada
