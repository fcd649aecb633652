// A position as a drawing of letters, for people and e-mail; both ways. The format is in docs/formats.md.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// The variant with its rule options, the board row by row, and what the board does not show.
[[nodiscard]] std::string diagramText(const Position& position);

/// The variant that the first line of a drawing names.
struct DiagramVariant {
    const VariantInfo* info = nullptr;
    Choices choices;
};
[[nodiscard]] std::optional<DiagramVariant> diagramVariant(std::string_view text);

/// A drawing of ours, or one of other programs: rows of letters with or without blanks, numbers of ranks, frames. What
/// it does not say is as in the start position. An error has its place in the text.
[[nodiscard]] Parsed<Position> parseDiagram(const Rulebook& book, std::string_view text);

}  // namespace rokada
