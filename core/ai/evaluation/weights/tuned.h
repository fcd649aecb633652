// Tuned weights of the evaluation. Each variant has one source file, which `rokada-tune fit` (tools/tune) writes. See
// docs/tuning.md.
#pragma once

#include "ai/evaluation/weights.h"

namespace rokada::tuned {

[[nodiscard]] std::span<const NamedWeight> bolyar();
[[nodiscard]] std::span<const NamedWeight> chess();
[[nodiscard]] std::span<const NamedWeight> fortress();
[[nodiscard]] std::span<const NamedWeight> greatshatranj();
[[nodiscard]] std::span<const NamedWeight> tavreli();
[[nodiscard]] std::span<const NamedWeight> vyrt();

}  // namespace rokada::tuned
