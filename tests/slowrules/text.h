#pragma once

#include <optional>
#include <string>

#include "slowrules/state.h"

namespace slow {

/// Parses a position text. Returns nullopt if the text is invalid (section 3 of the rules README).
std::optional<State> readState(const Rules& rules, const std::string& text);

std::string writeState(const State& state);

/// Fields of a position text that several functions use.
std::string placementText(const State& state);
std::string rightsText(const State& state);
std::string flagsText(const State& state);

/// Text of a castling right, in the order of position texts, for example "K" or "bQ".
struct RightName {
    std::string text;
    char side;
    char letter;
};
std::vector<RightName> rightNames(const Rules& rules);

/// Returns the letters of a piece in position texts.
std::string pieceText(const Rules& rules, Piece piece);

}  // namespace slow
