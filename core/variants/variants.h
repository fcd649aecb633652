// List of variants. Each has a function that returns its name, options and description.
#pragma once

#include "rules/variant.h"

#include <span>
#include <string_view>

namespace rokada {

/// Orthodox chess by the FIDE Laws of 2023 or an older code (option `laws`).
VariantInfo chess();
/// Great Shatranj by Joe Joyce: 10x8, leapers only.
VariantInfo greatShatranj();
/// Bolyar chess: 9x8 and four corner squares, compulsory promotions, bonus boats.
VariantInfo bolyar();
/// Vyrt chess by V. Malashenkov: 12x12 torus, 30 pieces a side.
VariantInfo vyrt();
/// Russian fortress chess: four players in two teams, walls.
VariantInfo fortress();

/// Tavreli, Russian chess: pieces that capture stand on the captured ones, in towers.
VariantInfo tavreli();

/// Returns all variants. Those that are offered to users come first, in menu order.
[[nodiscard]] std::span<const VariantInfo> allVariants();
/// Returns the variants that are offered to users.
[[nodiscard]] std::span<const VariantInfo> offeredVariants();
/// Returns the variant with this id, or nullptr.
[[nodiscard]] const VariantInfo* findVariant(std::string_view id);

}  // namespace rokada
