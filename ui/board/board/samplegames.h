// Short sample games of each variant, stored as data.
#pragma once

#include "game/game.h"

#include <string_view>
#include <vector>

namespace rokada::ui {

/// Sample game as text: variant, rule, start position and moves.
struct SampleGame {
    std::string_view variant;
    std::string_view rule;      ///< rule as "name=value"; empty for the default rules
    std::string_view position;  ///< start position as FEN; empty for the start position of the variant
    std::string_view moves;     ///< moves in coordinate notation, separated by spaces
};

/// Returns a game of twenty plies from the start position of a variant, for the start page. Returns nullptr if the
/// variant has no sample game.
[[nodiscard]] const SampleGame* sampleGame(std::string_view variant);

/// Sample game after parsing.
struct Playback {
    Game start;
    std::vector<Move> moves;  ///< all moves of the sample game
};
/// Parses a sample game. Precondition: all its moves are legal.
[[nodiscard]] Playback playbackOf(const SampleGame& sample);

}  // namespace rokada::ui
