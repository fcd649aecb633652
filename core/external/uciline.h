// Parses and writes lines of the UCI protocol.
#pragma once

#include "external/thought.h"
#include "game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada::external {

/// Option that an engine offers.
struct UciOption {
    std::string name;
    std::string type;
    std::vector<std::string> values;  ///< possible values of a combo option
    std::string standard;             ///< default value, as reported by the engine
    int least = 0, most = 0;          ///< range of a spin option

    friend bool operator==(const UciOption&, const UciOption&) = default;
};

/// Name of the UCI option of engines that support Chess960.
inline constexpr std::string_view Chess960Option = "UCI_Chess960";

enum class UciWord : std::uint8_t { Other, UciOk, ReadyOk, Option, Info, BestMove };

/// Returns the type of a line. Skips unknown words before a known one, as the protocol demands.
[[nodiscard]] UciWord uciWord(std::string_view line);
/// Parses an `option` line. The name is empty if the line has none.
[[nodiscard]] UciOption readUciOption(std::string_view line);
/// Parses an `info` line into `thought`. Ignores lines about variations other than the best, and lines whose score is a
/// bound.
void readUciInfo(Thought& thought, std::string_view line);
/// Returns the variation of an `info` line. Returns nullopt if the line has no variation or no score, or if the score
/// is a bound.
[[nodiscard]] std::optional<SaidVariation> readUciVariation(std::string_view line);
/// Returns the move of a `bestmove` line. Returns an empty string if there is no move.
[[nodiscard]] std::string readBestMove(std::string_view line);
/// Returns the `position` command with all moves of the game. If `startPosition` is true, it begins with `startpos`,
/// otherwise with the FEN of the start.
[[nodiscard]] std::string positionLine(const Game& game, bool startPosition);

}  // namespace rokada::external
