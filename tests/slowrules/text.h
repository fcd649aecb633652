#pragma once

#include <optional>
#include <string>

#include "slowrules/state.h"

namespace slow {

/// Reads a position text of the game; nullopt if README section 3 refuses it.
std::optional<State> readState(const Rules& rules, const std::string& text);

std::string writeState(const State& state);

/// The fields that several texts share.
std::string placementText(const State& state);
std::string rightsText(const State& state);
std::string flagsText(const State& state);

/// Castling rights of the game in the order of the position text, e.g. "K" or "bQ".
struct RightName {
    std::string text;
    char side;
    char letter;
};
std::vector<RightName> rightNames(const Rules& rules);

/// The letters of a piece in a position text.
std::string pieceText(const Rules& rules, Piece piece);

}  // namespace slow
