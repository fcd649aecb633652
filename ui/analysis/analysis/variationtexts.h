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

namespace rokada {
class OpeningBook;
}

namespace rokada::ui {

/// Returns the evaluation from the view of White's team. Examples are "+0.34", "#3" for a mate in three moves, "57 %"
/// for a winning chance, and "+−" for a win by the endgame tables. `line` is the variation that has the score, if it is
/// known; the number of moves to mate is then exact (see `turnsToMate`). `decimals` is the number of decimals of a
/// value in pawns.
[[nodiscard]] QString valueText(const Position& root, Score score, ScoreStyle style, std::span<const Move> line = {},
                                int decimals = 2);
/// Returns the text of `valueText` as rich text. It is dark if White's team is better or equal, and otherwise light.
/// `VariationView` paints a box in the opposite colour behind it.
[[nodiscard]] QString valueHtml(const Position& root, Score score, ScoreStyle style, std::span<const Move> line = {});
/// Returns the winning chance of White's team for `score`, from 0 to 1.
[[nodiscard]] double valueShare(const Position& root, Score score);

/// Move of a variation with its text, for example "12. Nf3" or "Nc6".
struct VariationMove {
    Move move;
    QString text;
    std::string_view mover = {};  ///< side that makes the move; empty in variants with two sides
};
/// Returns the move as rich text without line breaks. In variants with more than two sides, it contains the emblem of
/// the side.
[[nodiscard]] QString moveHtml(const VariationMove& move);
/// Returns at most 20 moves of the variation with their texts. Ends earlier if the game ends or a move is illegal.
[[nodiscard]] std::vector<VariationMove> movesOf(const Task& root, const Variation& variation, NotationStyle style);
/// Returns the game after the first `moves` moves of a variation.
[[nodiscard]] Game gameAfter(const Task& root, const Variation& variation, std::size_t moves);

/// Options of the texts about variations.
struct VariationStyle {
    NotationStyle notation = NotationStyle::International;
    ScoreStyle values = ScoreStyle::Pawns;
    std::size_t most = MaxVariations;   ///< maximum number of variations
    const OpeningBook* book = nullptr;  ///< book whose moves are marked; nullptr for no marks
};
/// Returns the move as a link. `rank` is the index of the variation, from 0; `number` is the number of the move, from
/// 1. `look` contains classes of the view's style sheet: "first", "rest", "best" and "book". `tip` is the tool tip.
[[nodiscard]] QString moveLink(std::size_t rank, std::size_t number, const VariationMove& move,
                               const QString& look = {}, const QString& tip = {});
/// Returns a table with one row for each variation: its value, its moves and a chevron that expands the row. A move is
/// a link "move:rank/number", a chevron is a link "fold:rank". Moves of the opening book have the class "book".
[[nodiscard]] QString variationsHtml(const Task& root, const Report& report, const VariationStyle& style);
/// Returns the report for speech, for example "Depth 18. 1: +0.34, Nf3 Nc6 Bb5. Book moves: 2."
[[nodiscard]] QString spokenAnalysis(const Task& root, const Report& report, const VariationStyle& style);
/// Returns the search progress, for example "Depth 18, 1.8 million positions per second".
[[nodiscard]] QString progressText(const Report& report);
/// Returns details of the search, for example "Depth 18/27, 2300 thousand positions, hash table 12 % full".
[[nodiscard]] QString progressDetails(const Report& report);

}  // namespace rokada::ui
