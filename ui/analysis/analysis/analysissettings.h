// What the analysis keeps between two starts.
#pragma once

#include "kit/settings.h"

#include <array>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// How values are written and drawn.
enum class ScoreStyle { Pawns, Chances };

inline constexpr int MostVariations = 5;
/// In plies; 0 for no limit.
inline constexpr std::array analysisDepths{0, 10, 15, 20, 25, 30, 40};
/// In megabytes.
inline constexpr std::array tableSizes{16, 64, 256, 1024};
/// Nodes for each position of a game that is reviewed.
inline constexpr std::array reviewNodes{20'000, 100'000, 500'000, 2'000'000};
/// Those that this machine has use for, up to 16.
[[nodiscard]] std::vector<int> threadCounts();

/// In place of a name; no engine of others has one with this mark.
inline constexpr QLatin1String OurEngine(":");

namespace keys {

/// 1 to `MostVariations`.
[[nodiscard]] Setting<int> analysisLines();
[[nodiscard]] Setting<int> analysisDepth();
[[nodiscard]] Setting<int> analysisThreads();
[[nodiscard]] Setting<int> analysisTable();
[[nodiscard]] Setting<ScoreStyle> analysisValues();
/// The evaluation bar is shown beside the board of this variant.
[[nodiscard]] Setting<bool> evaluationBar(std::string_view game);
[[nodiscard]] Setting<bool> analysisArrows();
[[nodiscard]] Setting<int> reviewedNodes();
/// A review leads through the bad moves of the opponents too.
[[nodiscard]] Setting<bool> everybodysMistakes();
/// Reviews go on where only computers play.
[[nodiscard]] Setting<bool> wholeReviews();
/// Engines of others by their names; empty: ours.
[[nodiscard]] Setting<QString> analysisEngine();
[[nodiscard]] Setting<QString> reviewEngine();
/// The one beside it: empty: none; `OurEngine`: ours.
[[nodiscard]] Setting<QString> secondEngine();

}  // namespace keys

void declareAnalysis(Settings& settings);

}  // namespace rokada::ui
