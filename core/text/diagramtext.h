// Writes positions as text diagrams for people and e-mail, and reads them. docs/formats.md describes the format.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Returns a text diagram: the variant with its rule options, the rows of the board, and the fields that the board does
/// not show, such as the side to move.
[[nodiscard]] std::string diagramText(const Position& position);

/// Variant that the first line of a diagram names.
struct DiagramVariant {
    const VariantInfo* info = nullptr;
    Choices choices;
};
/// Returns the variant that the first line of a diagram names. Returns nullopt if it names none or a rule option is
/// invalid.
[[nodiscard]] std::optional<DiagramVariant> diagramVariant(std::string_view text);

/// Parses a text diagram of Rokada or another program. Accepts rows of letters with or without spaces, rank numbers and
/// frames. Takes missing data from the start position. An error has an offset in `text`.
[[nodiscard]] Parsed<Position> parseDiagram(const Rulebook& book, std::string_view text);

}  // namespace rokada
