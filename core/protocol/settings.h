// Options of the engine program: values, names, types and bounds. Both protocols offer them.
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

/// Value of `Skill Level` for full strength, as in `Level::number`.
inline constexpr int FullSkill = Level::Highest + 1;

/// UCI_Elo values of levels 1 to 10 and of full strength. Each level applies to numbers from its own up to the next.
inline constexpr std::array<int, FullSkill> LevelElo = {400, 550, 700, 850, 1000, 1150, 1300, 1450, 1600, 1750, 2500};

/// Settings of the engine. The initial values are the defaults.
struct Settings {
    const VariantInfo* game = &allVariants().front();
    std::map<std::string_view, Choices> rules;  ///< by variant id; only rule options that were set
    int hash = 64;                              ///< megabytes
    int threads = 1;
    int variations = 1;
    int skill = FullSkill;
    bool limited = false;  ///< `elo` applies instead of `skill`
    int elo = LevelElo.back();
    int seed = 0;       ///< 0 for a new seed in every game
    int overhead = 30;  ///< milliseconds
    bool analysing = false;
    bool ponder = false;
    bool chances = false;  ///< also report scores as probabilities (WDL)
    bool ownBook = false;  ///< play opening moves from a book
    std::string bookFile;  ///< empty for the shipped book

    /// Returns the level from `skill`, `elo` and analysis. Analysis is always at full strength.
    [[nodiscard]] Level level() const;
    /// Returns the rule options of the current variant.
    [[nodiscard]] Choices choices() const;
};

/// Returns the highest level that is not stronger than `elo`, or the lowest level.
[[nodiscard]] Level levelOfElo(int elo);

// --- kinds of options
struct SpinOption {
    int Settings::*value;
    int least, most;
};
struct CheckOption {
    bool Settings::*value;
};
/// File name.
struct FileOption {
    std::string Settings::*value;
};
struct RuleOption {
    const VariantInfo* game;
    const Option* option;
};
/// First or second value of a rule option that has two values.
struct RuleSwitch {
    const VariantInfo* game;
    const Option* option;
};
struct VariantOption {};
struct ButtonOption {};

/// Option as offered to a GUI.
struct OfferedOption {
    std::string name;
    std::variant<SpinOption, CheckOption, FileOption, RuleOption, RuleSwitch, VariantOption, ButtonOption> kind;
    bool uciOnly = false;  ///< CECP has its own command for it, or no use for it
};

/// Returns all options in the order in which they are offered. Rule options are named "<variant id> <option>".
[[nodiscard]] std::span<const OfferedOption> offeredOptions();
/// Returns the option with this name, ignoring case, or nullptr.
[[nodiscard]] const OfferedOption* findOption(std::string_view name);
/// Sets an option from a text. Returns false without any change if the value is invalid. Buttons have no effect here.
[[nodiscard]] bool setOption(Settings& settings, const OfferedOption& option, std::string_view value);

/// Clamps a number to the option's bounds. Returns other values unchanged.
[[nodiscard]] std::string nearestValue(const OfferedOption& option, std::string_view value);

/// Returns "option name Hash type spin default 64 min 1 max 4096".
[[nodiscard]] std::string uciOptionLine(const OfferedOption& option, const Settings& defaults);
/// Returns "Hash -spin 64 1 4096", for a CECP feature.
[[nodiscard]] std::string cecpOptionText(const OfferedOption& option, const Settings& defaults);

}  // namespace rokada::protocol
