// List of the variants. Each variant has a function that returns its id, its options and its description.
#pragma once

#include "rules/variant.h"

#include <span>
#include <string_view>

namespace rokada {

/// Orthodox chess. The option `laws` selects the FIDE Laws of 2023 or older rules.
VariantInfo chess();
/// Great Shatranj by Joe Joyce, on 10x8 squares, with leapers only.
VariantInfo greatShatranj();
/// Bolyar chess, on 9x8 squares and four corner squares, with compulsory promotions and bonus boats.
VariantInfo bolyar();
/// Vyrt chess by V. Malashenkov, on a torus of 12x12 squares, with 30 pieces for each side.
VariantInfo vyrt();
/// Russian Fortress Chess, for four players in two teams, with walls.
VariantInfo fortress();

/// Tavreli, Russian chess with towers: a piece that captures stands on the captured piece.
VariantInfo tavreli();

/// Returns all variants. The variants that users can choose come first, in the order of the menu.
[[nodiscard]] std::span<const VariantInfo> allVariants();
/// Returns the variants that users can choose.
[[nodiscard]] std::span<const VariantInfo> offeredVariants();
/// Returns the variant with this id, or nullptr if there is none.
[[nodiscard]] const VariantInfo* findVariant(std::string_view id);

}  // namespace rokada
