// Lines of a UCI engine, and the lines that are sent to one.
#pragma once

#include "external/thought.h"
#include "game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada::external {

/// An option that an engine offers.
struct UciOption {
    std::string name;
    std::string type;
    std::vector<std::string> values;  ///< of a combo
    std::string standard;             ///< its default, as the engine says it
    int least = 0, most = 0;          ///< of a spin

    friend bool operator==(const UciOption&, const UciOption&) = default;
};

/// The option of engines that play Chess960.
inline constexpr std::string_view Chess960Option = "UCI_Chess960";

enum class UciWord : std::uint8_t { Other, UciOk, ReadyOk, Option, Info, BestMove };

/// What kind of line this is. Unknown words before a known one are skipped, as the protocol wants.
[[nodiscard]] UciWord uciWord(std::string_view line);
/// Reads an `option` line; one without a name has an empty one.
[[nodiscard]] UciOption readUciOption(std::string_view line);
/// Takes over what an `info` line says. Lines about other variations than the best are skipped, and so are bounds.
void readUciInfo(Thought& thought, std::string_view line);
/// Nothing if the line is about no variation, or only says a bound.
[[nodiscard]] std::optional<SaidVariation> readUciVariation(std::string_view line);
/// The move of a `bestmove` line; empty if there is none.
[[nodiscard]] std::string readBestMove(std::string_view line);
/// "position ..." with everything that was played. `startPosition`: the game began at the normal start.
[[nodiscard]] std::string positionLine(const Game& game, bool startPosition);

}  // namespace rokada::external
