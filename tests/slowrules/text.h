#pragma once

#include <optional>
#include <string>

#include "slowrules/state.h"

namespace slow {

/// Reads a position text; returns nullopt if README section 3 rejects it.
std::optional<State> readState(const Rules& rules, const std::string& text);

std::string writeState(const State& state);

/// Fields used by several texts.
std::string placementText(const State& state);
std::string rightsText(const State& state);
std::string flagsText(const State& state);

/// Castling right in the order of the position text, for example "K" or "bQ".
struct RightName {
    std::string text;
    char side;
    char letter;
};
std::vector<RightName> rightNames(const Rules& rules);

/// Returns the letters of a piece in position texts.
std::string pieceText(const Rules& rules, Piece piece);

}  // namespace slow
