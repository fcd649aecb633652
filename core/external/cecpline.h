// Lines of an engine that speaks the protocol of XBoard.
#pragma once

#include "external/enginespec.h"
#include "external/thought.h"
#include "rules/variant.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada::external {

enum class CecpWord : std::uint8_t {
    Other,
    Move,  ///< `text` is the move
    Resign,
    Result,    ///< `text` is "1-0", "0-1" or "1/2-1/2"
    Refused,   ///< `text` is what it calls an illegal move: one, or a command that it does not know
    Pong,      ///< `text` is the number
    Feature,   ///< read it with `readFeatures`
    Thinking,  ///< read it with `readCecpThinking`
};

struct CecpLine {
    CecpWord word = CecpWord::Other;
    std::string text;

    friend bool operator==(const CecpLine&, const CecpLine&) = default;
};

[[nodiscard]] CecpLine readCecpLine(std::string_view line);
/// "Error (unknown command): protover", "Illegal move: protover 2": it does not know the command.
[[nodiscard]] bool refusesCommand(std::string_view line, std::string_view command);
/// The pairs of a feature line; the quotes round values are dropped.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> readFeatures(std::string_view line);
/// "ply score time nodes pv", the time in centiseconds. A line about a bound is skipped.
void readCecpThinking(Thought& thought, std::string_view line);

/// Nothing if the line is about no variation, or only says a bound. Move numbers are left out.
[[nodiscard]] std::optional<SaidVariation> readCecpVariation(std::string_view line);

/// What an engine can do, as its features say; before them, what the protocol takes for granted.
struct CecpFeatures {
    bool ping = false;
    bool setboard = false;
    bool usermove = false;
    bool time = true;
    bool memory = false;
    bool reuse = true;
    bool analyze = true;
    bool done = false;     ///< `done=1` was seen
    bool waiting = false;  ///< `done=0` was seen: it needs time
    std::string variants = "normal";
    std::vector<std::string> options;
    std::vector<std::string> switches;  ///< those of them that are on or off

    [[nodiscard]] bool plays(std::string_view variant) const;
};

/// Takes one feature over; false if it is to be rejected.
bool takeFeature(CecpFeatures& features, const std::string& name, const std::string& value);
/// The command that sets an option; a switch may be given as true or false, as in UCI.
[[nodiscard]] std::string optionLine(const CecpFeatures& features, const std::string& name, std::string value);

/// The protocol's name of a variant; unknown variants keep theirs.
[[nodiscard]] std::string cecpName(std::string_view variant);
/// The same of a variant with these rules.
[[nodiscard]] std::string cecpName(const Variant& variant);
/// What engines play that are told nothing.
inline constexpr std::string_view UsualOfCecp = "normal";
/// The lines that set the time at the beginning of a game.
[[nodiscard]] std::vector<std::string> cecpTimeLines(const EngineSpec& spec);
/// What its clock shows before each move, in centiseconds, when it has a time per move and no clock; 0 if it is told
/// nothing.
[[nodiscard]] long long cecpShownTime(const EngineSpec& spec);

}  // namespace rokada::external
