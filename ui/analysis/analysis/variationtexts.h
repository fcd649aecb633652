// Texts of analysis variations: rich text with a link for each move, and text for speech.
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

/// Returns the evaluation from the view of White's team: "+0.34", "#3" for a mate in three, or as a chance "57 %".
/// `line` is the variation of the score, if known; see `turnsToMate`.
[[nodiscard]] QString valueText(const Position& root, Score score, ScoreStyle style, std::span<const Move> line = {});
/// Same as rich text: dark letters for White, light ones for Black, on boxes in the bar's colours.
[[nodiscard]] QString valueHtml(const Position& root, Score score, ScoreStyle style, std::span<const Move> line = {});
/// Returns the share of White's team, 0 to 1.
[[nodiscard]] double valueShare(const Position& root, Score score);

/// Move of a variation with its text: "12. Nf3", "Nc6".
struct VariationMove {
    Move move;
    QString text;
    std::string_view mover = {};  ///< side to move, in variants with more than two sides
};
/// Returns the move as rich text on one line, with the emblem of the side.
[[nodiscard]] QString moveHtml(const VariationMove& move);
/// Returns the moves of the variation up to the end of the game.
[[nodiscard]] std::vector<VariationMove> movesOf(const Task& root, const Variation& variation, NotationStyle style);
/// Returns the game after this many moves of a variation.
[[nodiscard]] Game gameAfter(const Task& root, const Variation& variation, std::size_t moves);

/// Options of the texts.
struct VariationStyle {
    NotationStyle notation = NotationStyle::International;
    ScoreStyle values = ScoreStyle::Pawns;
    std::size_t most = MostVariations;  ///< maximum number of variations
};
/// Returns the move as a link: the move `number`, from 1, of the variation `rank`, from 0. `look` is a class of the
/// view's style sheet: "first", "rest" or "best".
[[nodiscard]] QString moveLink(std::size_t rank, std::size_t number, const VariationMove& move,
                               const QString& look = {});
/// Returns a table row for each variation: value, moves, chevron. Links are "move:rank/number of moves" and
/// "fold:rank".
[[nodiscard]] QString variationsHtml(const Task& root, const Report& report, const VariationStyle& style);
/// Returns text for speech: "Depth 18. 1: +0.34, Nf3 Nc6 Bb5."
[[nodiscard]] QString spokenAnalysis(const Task& root, const Report& report, const VariationStyle& style);
/// Returns "Depth 18, 1.8 million positions per second".
[[nodiscard]] QString progressText(const Report& report);
/// Returns "Depth 18/27, 2300 thousand positions, table 12 % full".
[[nodiscard]] QString progressDetails(const Report& report);

}  // namespace rokada::ui
