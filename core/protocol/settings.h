// The options of the engine program, as values and as data: names, types, bounds. Both protocols offer them.
#pragma once

#include "ai/levels/level.h"
#include "protocol/linewords.h"
#include "rules/variant.h"
#include "variants/variants.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rokada::protocol {

/// The number of `Skill Level` that means full strength, as in `Level::number`.
inline constexpr int FullSkill = Level::Highest + 1;

/// The strength of the levels 1 ... 10 and of full strength on the scale of UCI_Elo: each is chosen for numbers from
/// its own up to the next.
inline constexpr std::array<int, FullSkill> LevelElo = {400, 550, 700, 850, 1000, 1150, 1300, 1450, 1600, 1750, 2500};

/// What can be set; the initial values are the defaults.
struct Settings {
    const VariantInfo* game = &allVariants().front();
    std::map<std::string_view, Choices> rules;  ///< by variant id; rule options that were set
    int hash = 64;                              ///< megabytes
    int threads = 1;
    int variations = 1;
    int skill = FullSkill;
    bool limited = false;  ///< `elo` counts, not `skill`
    int elo = LevelElo.back();
    int seed = 0;       ///< 0: another one for every game
    int overhead = 30;  ///< milliseconds
    bool analysing = false;
    bool ponder = false;
    bool chances = false;  ///< scores are told as chances too
    bool ownBook = false;  ///< opening moves come from a book
    std::string bookFile;  ///< empty: the book that is shipped

    /// The level that follows from skill, limit and analysis, which is always at full strength.
    [[nodiscard]] Level level() const;
    /// The rule options of the current variant.
    [[nodiscard]] Choices choices() const;
};

/// The highest level that is not stronger than this, or the lowest one.
[[nodiscard]] Level levelOfElo(int elo);

// --- kinds of options
struct SpinOption {
    int Settings::*value;
    int least, most;
};
struct CheckOption {
    bool Settings::*value;
};
/// A file's name.
struct FileOption {
    std::string Settings::*value;
};
struct RuleOption {
    const VariantInfo* game;
    const Option* option;
};
/// The second value of a rule option that has two, or the first.
struct RuleSwitch {
    const VariantInfo* game;
    const Option* option;
};
struct VariantOption {};
struct ButtonOption {};

/// An option as it is offered to a GUI.
struct OfferedOption {
    std::string name;
    std::variant<SpinOption, CheckOption, FileOption, RuleOption, RuleSwitch, VariantOption, ButtonOption> kind;
    bool uciOnly = false;  ///< CECP has a command of its own for it, or no use
};

/// All options, in the order in which they are offered; rule options are named "<variant id> <option>".
[[nodiscard]] std::span<const OfferedOption> offeredOptions();
/// The option of that name, in whatever case; nullptr if there is none.
[[nodiscard]] const OfferedOption* findOption(std::string_view name);
/// Sets it to the value a text says; false, and nothing set, if it is none of the option's values. A button does
/// nothing here.
[[nodiscard]] bool setOption(Settings& settings, const OfferedOption& option, std::string_view value);

/// A number that is out of the option's bounds as the nearest within; any other value as it is.
[[nodiscard]] std::string nearestValue(const OfferedOption& option, std::string_view value);

/// "option name Hash type spin default 64 min 1 max 4096".
[[nodiscard]] std::string uciOptionLine(const OfferedOption& option, const Settings& defaults);
/// "Hash -spin 64 1 4096", for a CECP feature.
[[nodiscard]] std::string cecpOptionText(const OfferedOption& option, const Settings& defaults);

}  // namespace rokada::protocol
