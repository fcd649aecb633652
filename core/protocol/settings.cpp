#include "protocol/settings.h"

#include "ai/levels/opponents.h"
#include "ai/syzygy/syzygytables.h"
#include "variants/variants.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

namespace rokada::protocol {

namespace {

constexpr int MaxSeed = 2'147'483'647;
/// UCI text that stands for an empty string.
constexpr std::string_view EmptyText = "<empty>";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool sameText(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

/// Returns the rule option under which castling rooks can start on any file (Chess960), or nullopt if no variant has
/// one.
std::optional<RuleSwitch> startOption() {
    for (const VariantInfo& game : allVariants()) {
        const Variant usual = *makeVariant(game, {});
        for (const Option& option : game.options) {
            if (usual.anyRookChoices.contains(option.name)) return RuleSwitch{&game, &option};
        }
    }
    return std::nullopt;
}

std::vector<OfferedOption> makeOptions() {
    std::vector<OfferedOption> options = {
        {"UCI_Variant", VariantOption{}, true},
        {"Hash", SpinOption{&Settings::hash, 1, 4096}, true},
        {"Clear Hash", ButtonOption{}},
        {"Threads", SpinOption{&Settings::threads, 1, 256}, true},
        {"Ponder", CheckOption{&Settings::ponder}, true},
        {"MultiPV", SpinOption{&Settings::variations, 1, 8}},
        {"Skill Level", SpinOption{&Settings::skill, Level::Lowest, FullSkill}},
        {"UCI_LimitStrength", CheckOption{&Settings::limited}, true},
        {"UCI_Elo", SpinOption{&Settings::elo, LowestElo, HighestElo}, true},
        {"UCI_AnalyseMode", CheckOption{&Settings::analysing}, true},
        {"UCI_ShowWDL", CheckOption{&Settings::chances}, true},
        {"Seed", SpinOption{&Settings::seed, 0, MaxSeed}},
        {"Move Overhead", SpinOption{&Settings::overhead, 0, 5000}},
        {"OwnBook", CheckOption{&Settings::ownBook}},
        {"BookFile", FileOption{&Settings::bookFile}},
    };
    if (SyzygyTables::areBuiltIn()) options.push_back({"SyzygyPath", FoldersOption{&Settings::syzygyPath}, true});
    if (const auto start = startOption()) options.push_back({"UCI_Chess960", *start, true});
    for (const VariantInfo& game : allVariants()) {
        for (const Option& option : game.options) {
            options.push_back({std::string(game.id) + ' ' + std::string(option.name), RuleOption{&game, &option}});
        }
    }
    return options;
}

/// Description of an option that both protocols use.
struct Description {
    const char* type;
    std::string standard;
    std::vector<std::string_view> values;  ///< possible values of a combo option
    int least = 0, most = 0;               ///< range of a spin option
};

class Describer {
public:
    explicit Describer(const Settings& defaults) : defaults_(defaults) {}

    Description operator()(const SpinOption& o) const {
        return {"spin", std::to_string(defaults_.*o.value), {}, o.least, o.most};
    }
    Description operator()(const CheckOption& o) const { return {"check", defaults_.*o.value ? "true" : "false", {}}; }
    Description operator()(const FileOption& o) const { return text(defaults_.*o.value); }
    Description operator()(const FoldersOption& o) const { return text(defaults_.*o.value); }
    Description operator()(const RuleOption& o) const {
        return {"combo", std::string(o.option->values.front()), o.option->values};
    }
    Description operator()(const RuleSwitch& o) const {
        const auto set = defaults_.rules.find(o.game->id);
        const bool on = set != defaults_.rules.end() && set->second.contains(o.option->name) &&
                        set->second.find(o.option->name)->second == o.option->values.back();
        return {"check", on ? "true" : "false", {}};
    }
    Description operator()(const VariantOption&) const {
        Description d{"combo", std::string(defaults_.game->id), {}};
        for (const VariantInfo& game : allVariants()) d.values.push_back(game.id);
        return d;
    }
    Description operator()(const ButtonOption&) const { return {"button", "", {}}; }

private:
    static Description text(const std::string& value) {
        return {"string", value.empty() ? std::string(EmptyText) : value, {}};
    }

    const Settings& defaults_;
};

class Setter {
public:
    Setter(Settings& settings, std::string_view value) : settings_(settings), value_(value) {}

    bool operator()(const SpinOption& o) {
        LineWords words(value_);
        const auto number = words.number(o.least, o.most);
        if (!number || !words.done()) return false;
        settings_.*o.value = static_cast<int>(*number);
        return true;
    }
    bool operator()(const CheckOption& o) {
        const auto yes = truth();
        if (yes) settings_.*o.value = *yes;
        return yes.has_value();
    }
    bool operator()(const RuleSwitch& o) {
        const auto yes = truth();
        const std::string_view value = yes.value_or(false) ? o.option->values.back() : o.option->values.front();
        if (yes) settings_.rules[o.game->id].insert_or_assign(std::string(o.option->name), std::string(value));
        return yes.has_value();
    }
    bool operator()(const FileOption& o) { return setText(settings_.*o.value); }
    bool operator()(const FoldersOption& o) { return setText(settings_.*o.value); }
    bool operator()(const RuleOption& o) {
        const auto& values = o.option->values;
        const auto found = std::ranges::find_if(values, [&](auto v) { return sameText(v, value_); });
        if (found == values.end()) return false;
        settings_.rules[o.game->id].insert_or_assign(std::string(o.option->name), std::string(*found));
        return true;
    }
    bool operator()(const VariantOption&) {
        const auto games = allVariants();
        const auto found = std::ranges::find_if(games, [&](const auto& game) { return sameText(game.id, value_); });
        if (found == games.end()) return false;
        settings_.game = &*found;
        return true;
    }
    bool operator()(const ButtonOption&) { return true; }

private:
    bool setText(std::string& text) const {
        text = value_ == EmptyText ? "" : value_;
        return true;
    }
    [[nodiscard]] std::optional<bool> truth() const {
        if (sameText(value_, "true") || value_ == "1") return true;
        if (sameText(value_, "false") || value_ == "0") return false;
        return std::nullopt;
    }

    Settings& settings_;
    std::string_view value_;
};

}  // namespace

Level levelOfElo(std::string_view game, int elo) {
    const OpponentList& list = opponentsIn(game);
    if (elo >= list.full.value) return Level::full();
    const auto rated = [](const RatedOpponent& opponent) { return opponent.rating.value; };
    const auto above = std::ranges::upper_bound(list.opponents, elo, {}, rated);
    if (above == list.opponents.begin()) return above->level;
    const RatedOpponent& below = *std::prev(above);
    const bool last = above == list.opponents.end();
    const int range = (last ? Level::full() : above->level).steps() - below.level.steps();
    const int part = range * (elo - rated(below)) / ((last ? list.full.value : rated(*above)) - rated(below));
    return Level::ofSteps(below.level.steps() + part);
}

Level Settings::level() const {
    if (analysing) return Level::full();
    if (limited) return levelOfElo(game->id, elo);
    return skill == FullSkill ? Level::full() : Level(skill);
}

Choices Settings::choices() const {
    const auto found = rules.find(game->id);
    return found == rules.end() ? Choices{} : found->second;
}

std::span<const OfferedOption> offeredOptions() {
    static const std::vector<OfferedOption> options = makeOptions();
    return options;
}

const OfferedOption* findOption(std::string_view name) {
    const auto options = offeredOptions();
    const auto found = std::ranges::find_if(options, [&](const auto& o) { return sameText(o.name, name); });
    return found == options.end() ? nullptr : &*found;
}

bool setOption(Settings& settings, const OfferedOption& option, std::string_view value) {
    return std::visit(Setter(settings, value), option.kind);
}

std::string nearestValue(const OfferedOption& option, std::string_view value) {
    const auto* spin = std::get_if<SpinOption>(&option.kind);
    LineWords words(value);
    const auto number =
        words.number(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
    if (spin == nullptr || !number || !words.done()) return std::string(value);
    return std::to_string(std::clamp<std::int64_t>(*number, spin->least, spin->most));
}

std::string uciOptionLine(const OfferedOption& option, const Settings& defaults) {
    const Description d = std::visit(Describer(defaults), option.kind);
    std::string line = "option name " + option.name + " type " + d.type;
    if (!d.standard.empty()) line += " default " + d.standard;
    if (d.most > 0) line += " min " + std::to_string(d.least) + " max " + std::to_string(d.most);
    for (const std::string_view value : d.values) line.append(" var ").append(value);
    return line;
}

std::string cecpOptionText(const OfferedOption& option, const Settings& defaults) {
    const Description d = std::visit(Describer(defaults), option.kind);
    std::string text = option.name + " -" + d.type;
    if (d.most > 0) return text + ' ' + d.standard + ' ' + std::to_string(d.least) + ' ' + std::to_string(d.most);
    if (const auto* file = std::get_if<FileOption>(&option.kind))
        return option.name + " -file " + defaults.*file->value;
    if (std::holds_alternative<CheckOption>(option.kind)) return text + (d.standard == "true" ? " 1" : " 0");
    for (std::size_t i = 0; i < d.values.size(); ++i) {
        text.append(i == 0 ? " " : " /// ").append(d.values[i] == d.standard ? "*" : "").append(d.values[i]);
    }
    return text;
}

}  // namespace rokada::protocol
