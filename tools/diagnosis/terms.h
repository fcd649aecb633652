// Divides the static evaluations of Rokada and of another engine into terms that both have in common.
#pragma once

#include "ai/evaluation/evaluation.h"

#include <array>
#include <string_view>

namespace rokada::diagnosis {

enum class Term : std::uint8_t { Material, Pawns, Passed, Mobility, King, Threats, Pieces, Space };
inline constexpr std::size_t TermCount = 8;
inline constexpr std::array<std::string_view, TermCount> TermNames{
    "material and squares", "pawns", "passed pawns", "mobility", "king", "threats", "pieces, by kind",
    "space and initiative"};

/// Centipawns of each term.
using Terms = std::array<double, TermCount>;

/// Returns the terms of Rokada's linear evaluation, from the view of the first side. The bishop pair counts as
/// material.
[[nodiscard]] Terms termsOf(const Evaluator& evaluator, const Position& position);

/// Adds one line of the table that Stockfish and its derivatives print for `eval`. All values are from the view of
/// White. `opening` is the game phase, from 1 in the opening to 0 in the ending. Returns false if the line belongs to
/// no term.
bool addTableLine(Terms& terms, std::string_view line, double opening);

}  // namespace rokada::diagnosis
