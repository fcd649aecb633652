// Variations of the analysis in words: as rich text with a link for each move, and as they are read aloud.
#pragma once

#include "analysis/analysissettings.h"
#include "texts/notations.h"

#include "ai/search/task.h"
#include "game/game.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// What a value is worth, always for White, or for the team of White: "+0.34", "#3" of a mate in three, or in
/// chances "57 %". `line` is the variation of the value, if it is known, see `turnsToMate`.
[[nodiscard]] QString valueText(const Position& root, Score score, ScoreStyle style, std::span<const Move> line = {});
/// The same as rich text: dark letters for White, light ones for Black, for the boxes of the bar's colours.
[[nodiscard]] QString valueHtml(const Position& root, Score score, ScoreStyle style, std::span<const Move> line = {});
/// The same as a share for White: 0 to 1.
[[nodiscard]] double valueShare(const Position& root, Score score);

/// A move of a variation, in words: "12. Nf3", "Nc6".
struct VariationMove {
    Move move;
    QString text;
    std::string_view mover = {};  ///< the side that moves, where more than two do
};
/// As rich text: with the sign of the side that moves, and on one line.
[[nodiscard]] QString moveHtml(const VariationMove& move);
/// As far as the rules of the game let it go on.
[[nodiscard]] std::vector<VariationMove> movesOf(const Task& root, const Variation& variation, NotationStyle style);
/// The game after so many moves of a variation.
[[nodiscard]] Game gameAfter(const Task& root, const Variation& variation, std::size_t moves);

/// How variations are written.
struct VariationStyle {
    NotationStyle notation = NotationStyle::International;
    ScoreStyle values = ScoreStyle::Pawns;
    std::size_t most = MostVariations;  ///< variations
};
/// A move that is pointed at and clicked: the one of this number, from 1, of the variation of this rank, from 0. `look`
/// is a class of the view's style sheet: "first", "rest" or "best".
[[nodiscard]] QString moveLink(std::size_t rank, std::size_t number, const VariationMove& move,
                               const QString& look = {});
/// A row for each: value, moves, chevron. Links are "move:rank/number of moves" and "fold:rank".
[[nodiscard]] QString variationsHtml(const Task& root, const Report& report, const VariationStyle& style);
/// "Depth 18. 1: +0.34, Nf3 Nc6 Bb5."
[[nodiscard]] QString spokenAnalysis(const Task& root, const Report& report, const VariationStyle& style);
/// "Depth 18, 1.8 million positions per second"
[[nodiscard]] QString progressText(const Report& report);
/// "Depth 18/27, 2300 thousand positions, table 12 % full"
[[nodiscard]] QString progressDetails(const Report& report);

}  // namespace rokada::ui
