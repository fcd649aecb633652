#pragma once

#include <optional>
#include <string>

#include "slowrules/state.h"

namespace slow {

/// Parses a position text. Returns nullopt if the text is invalid.
std::optional<State> readState(const Rules& rules, const std::string& text);

std::string writeState(const State& state);

/// Fields of a position text that several functions use.
std::string placementText(const State& state);
std::string rightsText(const State& state);
std::string flagsText(const State& state);

/// Castling right, and its text in a position text: for example "K", or "bQ" in fortress chess. The rights are in the
/// order of position texts.
struct RightName {
    std::string text;
    char side;
    char letter;
};
std::vector<RightName> rightNames(const Rules& rules);

/// Returns the letter of a piece in position texts, or the two letters in fortress chess.
std::string pieceText(const Rules& rules, Piece piece);

}  // namespace slow
