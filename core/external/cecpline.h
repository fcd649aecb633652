// Parses and writes lines of the XBoard protocol (CECP).
#pragma once

#include "external/enginespec.h"
#include "external/thought.h"
#include "rules/variant.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada::external {

/// Types of lines that an engine sends. `text` is the member of `CecpLine`.
enum class CecpWord : std::uint8_t {
    Other,
    Move,  ///< `text` is the move
    Resign,
    Result,    ///< `text` is "1-0", "0-1" or "1/2-1/2"
    Refused,   ///< `text` is the rejected move or unknown command
    Pong,      ///< `text` is the number of the ping
    Feature,   ///< a feature line; parse it with `readFeatures`
    Thinking,  ///< a thinking line; parse it with `readCecpThinking`
};

struct CecpLine {
    CecpWord word = CecpWord::Other;
    std::string text;

    friend bool operator==(const CecpLine&, const CecpLine&) = default;
};

/// Parses a line of an engine.
[[nodiscard]] CecpLine readCecpLine(std::string_view line);
/// Returns true for a line that rejects `command`: "Error (unknown command): protover", "Illegal move: protover 2".
[[nodiscard]] bool refusesCommand(std::string_view line, std::string_view command);
/// Returns the name-value pairs of a feature line, without the quotes.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> readFeatures(std::string_view line);
/// Parses "ply score time nodes pv" into `thought`; the time is in centiseconds. Ignores lines whose score is a bound.
void readCecpThinking(Thought& thought, std::string_view line);

/// Returns the variation of a thinking line, without move numbers. Returns nullopt if the line has no variation or its
/// score is a bound.
[[nodiscard]] std::optional<SaidVariation> readCecpVariation(std::string_view line);

/// Features of an engine, initialised with the defaults of the protocol.
struct CecpFeatures {
    bool ping = false;
    bool setboard = false;
    bool usermove = false;
    bool time = true;
    bool memory = false;
    bool reuse = true;
    bool analyze = true;
    bool done = false;     ///< `done=1` was received
    bool waiting = false;  ///< `done=0` was received: the engine needs time
    std::string variants = "normal";
    std::vector<std::string> options;
    std::vector<std::string> switches;  ///< names of the check options, which are on or off

    [[nodiscard]] bool plays(std::string_view variant) const;
};

/// Stores one feature. Returns false if the feature must be rejected, because Rokada does not support it.
bool takeFeature(CecpFeatures& features, const std::string& name, const std::string& value);
/// Returns the command that sets an option. The values "true" and "false" of a check option are written as 1 and 0.
[[nodiscard]] std::string optionLine(const CecpFeatures& features, const std::string& name, std::string value);

/// Returns the protocol's name of a variant. Unknown variants keep their own name.
[[nodiscard]] std::string cecpName(std::string_view variant);
/// Returns the protocol's name of a variant with its rule options, such as "fischerandom" for Chess960.
[[nodiscard]] std::string cecpName(const Variant& variant);
/// Variant that a CECP engine plays by default.
inline constexpr std::string_view UsualOfCecp = "normal";
/// Returns the lines that set the time at the start of a game.
[[nodiscard]] std::vector<std::string> cecpTimeLines(const EngineSpec& spec);
/// Returns the remaining time, in centiseconds, that is sent before each move to an engine with a time per move.
/// Returns 0 if no time is sent.
[[nodiscard]] long long cecpShownTime(const EngineSpec& spec);

}  // namespace rokada::external
