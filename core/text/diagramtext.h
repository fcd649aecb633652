// Text diagrams of positions, for people and e-mail, in both directions. docs/formats.md describes the format.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Returns the variant with its rule options, the board row by row, and the facts that the board does not show.
[[nodiscard]] std::string diagramText(const Position& position);

/// Variant named in the first line of a diagram.
struct DiagramVariant {
    const VariantInfo* info = nullptr;
    Choices choices;
};
/// Returns the variant named in the first line of a diagram, or nullopt.
[[nodiscard]] std::optional<DiagramVariant> diagramVariant(std::string_view text);

/// Parses a text diagram of Rokada or another program: rows of letters with or without spaces, rank numbers, frames.
/// Missing data is taken from the start position. Errors have a position in the text.
[[nodiscard]] Parsed<Position> parseDiagram(const Rulebook& book, std::string_view text);

}  // namespace rokada
