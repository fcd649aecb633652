// Options of the engine program, with their names, types, bounds and values. UCI and CECP offer the same options.
#pragma once

#include "ai/levels/level.h"
#include "protocol/linewords.h"
#include "rules/variant.h"
#include "variants/variants.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rokada::protocol {

/// Value of the option `Skill Level` for full strength. It is one more than the highest level.
inline constexpr int FullSkill = Level::Highest + 1;

/// Bounds of `UCI_Elo`. UCI has one range for all variants, so it contains the ratings of all opponents.
inline constexpr int LowestElo = 0, HighestElo = 3500;

/// Settings of the engine. The initial values are the default values.
struct Settings {
    const VariantInfo* game = &allVariants().front();
    std::map<std::string_view, Choices> rules;  ///< rule options that were set, by variant id
    int hash = 64;                              ///< hash size in megabytes
    int threads = 1;
    int variations = 1;
    int skill = FullSkill;
    bool limited = false;  ///< true if `elo` limits the strength instead of `skill`
    int elo = HighestElo;
    int seed = 0;       ///< random seed; 0 for a new seed in every game
    int overhead = 30;  ///< reserve of time per move in milliseconds
    bool analysing = false;
    bool ponder = false;
    bool chances = false;    ///< true to report win, draw and loss chances with each score (UCI_ShowWDL)
    bool ownBook = false;    ///< true to play opening moves from a book
    std::string bookFile;    ///< file name of the opening book; empty for the book of Rokada
    std::string syzygyPath;  ///< folders of endgame tables, separated by colons; empty for no tables

    /// Returns the level that `skill` or `elo` selects. Analysis always has full strength.
    [[nodiscard]] Level level() const;
    /// Returns the rule options of the selected variant that were set.
    [[nodiscard]] Choices choices() const;
};

/// Returns the level with the rating `elo` on the scale of the variant with the id `game` (`opponentsIn`). Between two
/// opponents, and between the last one and full strength, the level is interpolated.
[[nodiscard]] Level levelOfElo(std::string_view game, int elo);

// --- kinds of options
struct SpinOption {
    int Settings::*value;
    int least, most;
};
struct CheckOption {
    bool Settings::*value;
};
/// Option with a file name.
struct FileOption {
    std::string Settings::*value;
};
/// Option with names of folders, separated by colons.
struct FoldersOption {
    std::string Settings::*value;
};
struct RuleOption {
    const VariantInfo* game;
    const Option* option;
};
/// Rule option with two values, offered as a check box: false for the first value, true for the last one.
struct RuleSwitch {
    const VariantInfo* game;
    const Option* option;
};
struct VariantOption {};
struct ButtonOption {};

/// Option that the engine offers to a GUI, with its name and type.
struct OfferedOption {
    std::string name;
    std::variant<SpinOption, CheckOption, FileOption, FoldersOption, RuleOption, RuleSwitch, VariantOption,
                 ButtonOption>
        kind;
    bool uciOnly = false;  ///< true if CECP has a command of its own for the option, or cannot use it
};

/// Returns all options in the order in which GUIs see them. Rule options have names of the form "<variant id>
/// <option>".
[[nodiscard]] std::span<const OfferedOption> offeredOptions();
/// Returns the option with this name in any case, or nullptr if there is no such option.
[[nodiscard]] const OfferedOption* findOption(std::string_view name);
/// Sets an option to a value given as text. Returns false and changes nothing if the value is invalid. Has no effect
/// for buttons.
[[nodiscard]] bool setOption(Settings& settings, const OfferedOption& option, std::string_view value);

/// Returns the value within the bounds of a spin option that is nearest to `value`. Returns all other values unchanged.
[[nodiscard]] std::string nearestValue(const OfferedOption& option, std::string_view value);

/// Returns the UCI line of the option, for example "option name Hash type spin default 64 min 1 max 4096".
[[nodiscard]] std::string uciOptionLine(const OfferedOption& option, const Settings& defaults);
/// Returns the text of the option in a CECP `feature`, for example "Hash -spin 64 1 4096".
[[nodiscard]] std::string cecpOptionText(const OfferedOption& option, const Settings& defaults);

}  // namespace rokada::protocol
