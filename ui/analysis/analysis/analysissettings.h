// Persistent settings of the analysis.
#pragma once

#include "kit/settings.h"

#include <array>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Display of evaluations.
enum class ScoreStyle { Pawns, Chances };

inline constexpr int MostVariations = 5;
/// Selectable depths in plies; 0 for no limit.
inline constexpr std::array analysisDepths{0, 10, 15, 20, 25, 30, 40};
/// Selectable hash sizes in megabytes.
inline constexpr std::array tableSizes{16, 64, 256, 1024};
/// Selectable node counts per position of a review.
inline constexpr std::array reviewNodes{20'000, 100'000, 500'000, 2'000'000};
/// Returns the useful thread counts of this machine, up to 16.
[[nodiscard]] std::vector<int> threadCounts();

/// Marks the built-in engine in place of a name. External engine names never contain it.
inline constexpr QLatin1String OurEngine(":");

namespace keys {

/// 1 to `MostVariations`.
[[nodiscard]] Setting<int> analysisLines();
/// One of `analysisDepths`.
[[nodiscard]] Setting<int> analysisDepth();
/// Number of threads, 1 to 16.
[[nodiscard]] Setting<int> analysisThreads();
/// Hash size in megabytes, one of `tableSizes`.
[[nodiscard]] Setting<int> analysisTable();
[[nodiscard]] Setting<ScoreStyle> analysisValues();
/// The evaluation bar is shown beside the board of this variant.
[[nodiscard]] Setting<bool> evaluationBar(std::string_view game);
[[nodiscard]] Setting<bool> analysisArrows();
/// Nodes per position of a review, one of `reviewNodes`.
[[nodiscard]] Setting<int> reviewedNodes();
/// A review also steps through the mistakes of the opponents.
[[nodiscard]] Setting<bool> everybodysMistakes();
/// Reviews continue where only computers play.
[[nodiscard]] Setting<bool> wholeReviews();
/// Name of an external engine; empty for the built-in one.
[[nodiscard]] Setting<QString> analysisEngine();
/// Engine of reviews, stored like `analysisEngine`.
[[nodiscard]] Setting<QString> reviewEngine();
/// Second engine; empty for none, `OurEngine` for the built-in one.
[[nodiscard]] Setting<QString> secondEngine();

}  // namespace keys

void declareAnalysis(Settings& settings);

}  // namespace rokada::ui
