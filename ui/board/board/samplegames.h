// Short games, kept as data, that show what each variant is like.
#pragma once

#include "game/game.h"

#include <string_view>
#include <vector>

namespace rokada::ui {

/// A game as text: rules, start and moves.
struct SampleGame {
    std::string_view variant;
    std::string_view rule;      ///< "name=value"; empty: the usual rules
    std::string_view position;  ///< empty: the variant's own start
    std::string_view moves;     ///< coordinate text, by spaces
};

/// Twenty plies from the start, for the start page; nullptr if there are none of that variant.
[[nodiscard]] const SampleGame* sampleGame(std::string_view variant);
/// A few plies that show what is special in that variant.
[[nodiscard]] const SampleGame* sampleHighlight(std::string_view variant);

/// A sample that has been read.
struct Playback {
    Game start;
    std::vector<Move> moves;  ///< up to the first that is not legal, which our own data do not have
};
[[nodiscard]] Playback playbackOf(const SampleGame& sample);

}  // namespace rokada::ui
