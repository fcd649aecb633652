// Persistent settings of the analysis.
#pragma once

#include "kit/settings.h"

#include <array>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Unit in which evaluations are shown: pawns, or winning chances in percent.
enum class ScoreStyle { Pawns, Chances };

inline constexpr int MaxVariations = 5;
/// Selectable depths in plies; 0 for no limit.
inline constexpr std::array analysisDepths{0, 10, 15, 20, 25, 30, 40};
/// Selectable hash sizes in megabytes.
inline constexpr std::array tableSizes{16, 64, 256, 1024};
/// Selectable node counts per position of a review.
inline constexpr std::array reviewNodes{20'000, 100'000, 500'000, 2'000'000};
/// Returns the useful thread counts of this machine, up to 16.
[[nodiscard]] std::vector<int> threadCounts();

/// Setting value that selects the built-in engine. It contains a colon, so it cannot be the name of an external engine.
inline constexpr QLatin1String OurEngine(":");

namespace keys {

/// Number of variations, from 1 to `MaxVariations`.
[[nodiscard]] Setting<int> analysisLines();
/// Search depth in plies, one of `analysisDepths`.
[[nodiscard]] Setting<int> analysisDepth();
/// Number of threads, from 1 to 16.
[[nodiscard]] Setting<int> analysisThreads();
/// Hash size in megabytes, one of `tableSizes`.
[[nodiscard]] Setting<int> analysisTable();
[[nodiscard]] Setting<ScoreStyle> analysisValues();
/// True if the evaluation bar is shown beside the board of this variant.
[[nodiscard]] Setting<bool> evaluationBar(std::string_view game);
[[nodiscard]] Setting<bool> analysisArrows();
/// Nodes per position of a review, one of `reviewNodes`.
[[nodiscard]] Setting<int> reviewedNodes();
/// True if stepping through the mistakes of a review includes the mistakes of the opponents.
[[nodiscard]] Setting<bool> everybodysMistakes();
/// True if reviews include the moves after the last move of a person.
[[nodiscard]] Setting<bool> wholeReviews();
/// Name of the external engine; empty for the built-in engine.
[[nodiscard]] Setting<QString> analysisEngine();
/// Name of the external engine for reviews; empty for the built-in engine.
[[nodiscard]] Setting<QString> reviewEngine();
/// Second engine: a name, `OurEngine` for the built-in engine, or empty for no second engine.
[[nodiscard]] Setting<QString> secondEngine();

}  // namespace keys

void declareAnalysis(Settings& settings);

}  // namespace rokada::ui
