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
/// Selectable numbers of nodes that a review searches per position.
inline constexpr std::array reviewNodes{20'000, 100'000, 500'000, 2'000'000};
/// Returns the selectable thread counts: powers of two, up to the number of processors and at most 16.
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
/// Size of the hash table in megabytes, one of `tableSizes`.
[[nodiscard]] Setting<int> analysisTable();
[[nodiscard]] Setting<ScoreStyle> analysisValues();
/// True if the evaluation bar is shown beside the board of this variant.
[[nodiscard]] Setting<bool> evaluationBar(std::string_view game);
[[nodiscard]] Setting<bool> analysisArrows();
/// Number of nodes that a review searches per position, one of `reviewNodes`.
[[nodiscard]] Setting<int> reviewedNodes();
/// True if the actions that step between the mistakes of a review also stop at the mistakes of the user's opponents.
[[nodiscard]] Setting<bool> everybodysMistakes();
/// True if a review also covers the moves after the last human player was eliminated. Only computers make these moves.
[[nodiscard]] Setting<bool> wholeReviews();
/// Name of the external engine for the analysis; empty for the built-in engine.
[[nodiscard]] Setting<QString> analysisEngine();
/// Name of the external engine for reviews; empty for the built-in engine.
[[nodiscard]] Setting<QString> reviewEngine();
/// Second engine for the analysis: a name, `OurEngine` for the built-in engine, or empty for no second engine.
[[nodiscard]] Setting<QString> secondEngine();

}  // namespace keys

void declareAnalysis(Settings& settings);

}  // namespace rokada::ui
