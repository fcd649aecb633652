#include "ai/levels/opponents.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <span>

namespace rokada {

namespace {

constexpr std::string_view OpponentWord = "opponent", FullWord = "full", Usual = "usual";
constexpr int MaxRating = 4000;
/// Largest bonus of a style, in centipawns. A larger one would be a material error and not a style.
constexpr int MaxBonus = 60;

/// Numbers of a line, before they are stored in the fields of an opponent.
struct Numbers {
    int level = 0, rating = 0, margin = 0, estimate = 0, shown = 0;
    int nodes = 0, exchanges = 0, seesQueens = 0, seesMates = 0;
    Weakness weakness{};
};

/// Key of a line, with the bounds of its number.
struct Key {
    std::string_view name;
    int least, most;
    bool required;
    int& (*number)(Numbers&);
};

// The keys that lines for opponents and for full strength share come first. A line for full strength has no other keys.
constexpr std::size_t KeysOfFull = 3;
constexpr std::array Keys{
    Key{"rating", 0, MaxRating, true, [](Numbers& n) -> int& { return n.rating; }},
    Key{"margin", 0, MaxRating, true, [](Numbers& n) -> int& { return n.margin; }},
    Key{"estimate", 0, 1, false, [](Numbers& n) -> int& { return n.estimate; }},
    Key{"level", 100, 1099, true, [](Numbers& n) -> int& { return n.level; }},
    Key{"nodes", 1, 10'000'000, true, [](Numbers& n) -> int& { return n.nodes; }},
    Key{"depth", 1, 100, true, [](Numbers& n) -> int& { return n.weakness.depth; }},
    Key{"blindness", 0, 10'000, true, [](Numbers& n) -> int& { return n.weakness.blindness; }},
    Key{"blur", 0, 1000, true, [](Numbers& n) -> int& { return n.weakness.blur; }},
    Key{"spread", 0, 500, true, [](Numbers& n) -> int& { return n.weakness.spread; }},
    Key{"judgement", 0, 100, true, [](Numbers& n) -> int& { return n.weakness.judgement; }},
    Key{"exchanges", 0, 1, true, [](Numbers& n) -> int& { return n.exchanges; }},
    Key{"queens", 0, 1, true, [](Numbers& n) -> int& { return n.seesQueens; }},
    Key{"mates", 0, 1, true, [](Numbers& n) -> int& { return n.seesMates; }},
    Key{"habits", 0, 500, true, [](Numbers& n) -> int& { return n.weakness.habits; }},
    Key{"guarded", 0, 100, true, [](Numbers& n) -> int& { return n.weakness.guardedMoves; }},
    Key{"checks", -MaxBonus, MaxBonus, false, [](Numbers& n) -> int& { return n.weakness.style.checks; }},
    Key{"storm", -MaxBonus, MaxBonus, false, [](Numbers& n) -> int& { return n.weakness.style.storm; }},
    Key{"offers", -MaxBonus, MaxBonus, false, [](Numbers& n) -> int& { return n.weakness.style.offers; }},
    Key{"trades", -MaxBonus, MaxBonus, false, [](Numbers& n) -> int& { return n.weakness.style.exchanges; }},
    Key{"leapers", -MaxBonus, MaxBonus, false, [](Numbers& n) -> int& { return n.weakness.style.leapers; }},
    Key{"gamble", 0, MaxBonus, false, [](Numbers& n) -> int& { return n.weakness.style.gamble; }},
    Key{"pace", 10, 100, false, [](Numbers& n) -> int& { return n.weakness.style.pace; }},
    Key{"shown", 0, 1, false, [](Numbers& n) -> int& { return n.shown; }},
};

/// Removes the first word from `text` and returns it. Returns an empty view at the end.
std::string_view takeWord(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

std::optional<int> numberOf(std::string_view key, std::string_view text) {
    if (key == "level") {
        const auto level = levelOf(text);
        return level ? std::optional(level->steps()) : std::nullopt;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Parses the keys of a line.
tl::expected<Numbers, OpponentErrorCode> parseKeys(std::string_view text, std::span<const Key> keys) {
    Numbers numbers;
    std::array<bool, Keys.size()> seen{};
    for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
        const std::size_t sign = word.find('=');
        const auto key = std::ranges::find(keys, word.substr(0, sign), &Key::name);
        if (key == keys.end() || sign == std::string_view::npos || seen[static_cast<std::size_t>(key - keys.begin())])
            return tl::make_unexpected(OpponentErrorCode::UnknownWord);
        seen[static_cast<std::size_t>(key - keys.begin())] = true;
        const auto number = numberOf(key->name, word.substr(sign + 1));
        if (!number || *number < key->least || *number > key->most)
            return tl::make_unexpected(OpponentErrorCode::BadNumber);
        key->number(numbers) = *number;
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i].required && !seen[i]) return tl::make_unexpected(OpponentErrorCode::MissingKey);
    }
    return numbers;
}

Rating ratingOf(const Numbers& numbers) {
    return {.value = numbers.rating, .margin = numbers.margin, .estimate = numbers.estimate != 0};
}

RatedOpponent opponentOf(std::string_view id, const Numbers& numbers) {
    RatedOpponent opponent{.id = std::string(id),
                           .level = Level::ofSteps(numbers.level),
                           .rating = ratingOf(numbers),
                           .weakness = numbers.weakness,
                           .styleShown = numbers.shown != 0};
    opponent.weakness.nodes = static_cast<std::uint64_t>(numbers.nodes);
    opponent.weakness.exchanges = numbers.exchanges != 0;
    opponent.weakness.seesQueens = numbers.seesQueens != 0;
    opponent.weakness.seesMates = numbers.seesMates != 0;
    return opponent;
}

bool properId(std::string_view id) {
    return !id.empty() && std::ranges::all_of(id, [](char c) { return c >= 'a' && c <= 'z'; });
}

class Parser {
public:
    tl::expected<OpponentList, OpponentError> parse(std::string_view text) {
        std::size_t line = 0;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++line;
            if (const auto error = addLine(text.substr(0, end)))
                return tl::make_unexpected(OpponentError{line, *error});
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (!full_ || list_.opponents.size() < FewestOpponents)
            return tl::make_unexpected(OpponentError{line + 1, OpponentErrorCode::BadCount});
        return std::move(list_);
    }

private:
    std::optional<OpponentErrorCode> addLine(std::string_view line) {
        const std::string_view word = takeWord(line);
        if (word.empty() || word.front() == '#') return std::nullopt;
        if (word == OpponentWord) return addOpponent(line);
        if (word == FullWord) return addFull(line);
        return OpponentErrorCode::UnknownWord;
    }

    std::optional<OpponentErrorCode> addOpponent(std::string_view line) {
        if (full_) return OpponentErrorCode::BadOrder;
        if (list_.opponents.size() == MostOpponents) return OpponentErrorCode::BadCount;
        const std::string_view id = takeWord(line);
        if (!properId(id) || std::ranges::find(list_.opponents, id, &RatedOpponent::id) != list_.opponents.end())
            return OpponentErrorCode::BadName;
        const auto numbers = parseKeys(line, Keys);
        if (!numbers) return numbers.error();
        const RatedOpponent opponent = opponentOf(id, *numbers);
        if (!list_.opponents.empty()) {
            const RatedOpponent& last = list_.opponents.back();
            if (opponent.level <= last.level || opponent.rating.value <= last.rating.value)
                return OpponentErrorCode::BadOrder;
        }
        list_.opponents.push_back(opponent);
        return std::nullopt;
    }

    std::optional<OpponentErrorCode> addFull(std::string_view line) {
        if (full_) return OpponentErrorCode::BadCount;
        const auto numbers = parseKeys(line, std::span(Keys).first(KeysOfFull));
        if (!numbers) return numbers.error();
        full_ = true;
        list_.full = ratingOf(*numbers);
        if (!list_.opponents.empty() && list_.full.value <= list_.opponents.back().rating.value)
            return OpponentErrorCode::BadOrder;
        return std::nullopt;
    }

    OpponentList list_;
    bool full_ = false;
};

/// Returns a list that is shipped with the program. Tests parse all these lists, so there can be no error.
OpponentList shippedList(std::string_view name) {
    auto list = parseOpponents(shippedOpponents(name));
    assert(list);
    return std::move(*list);
}

/// Limits of full strength in measurements. Levels above the last opponent lie between this opponent and these limits.
constexpr Weakness NoWeakness{.nodes = 200'000,
                              .depth = 100,
                              .blindness = 0,
                              .blur = 0,
                              .spread = 0,
                              .judgement = 100,
                              .exchanges = true,
                              .seesQueens = true,
                              .seesMates = true,
                              .habits = 0,
                              .guardedMoves = 0};

/// Returns the number that lies `share` of the way from `low` to `high`.
int between(int low, int high, double share) { return static_cast<int>(std::lround(low + share * (high - low))); }

/// Returns weaknesses between those of two levels. Abilities, habits and style are those of the nearer one.
Weakness between(const Weakness& low, const Weakness& high, double share) {
    Weakness weakness = share < 0.5 ? low : high;
    const double ratio = static_cast<double>(high.nodes) / static_cast<double>(low.nodes);
    weakness.nodes = static_cast<std::uint64_t>(std::llround(static_cast<double>(low.nodes) * std::pow(ratio, share)));
    weakness.depth = between(low.depth, high.depth, share);
    weakness.blindness = between(low.blindness, high.blindness, share);
    weakness.blur = between(low.blur, high.blur, share);
    weakness.spread = between(low.spread, high.spread, share);
    weakness.judgement = between(low.judgement, high.judgement, share);
    return weakness;
}

}  // namespace

tl::expected<OpponentList, OpponentError> parseOpponents(std::string_view text) { return Parser().parse(text); }

const OpponentList& opponentsIn(std::string_view game) {
    static std::mutex mutex;
    static std::map<std::string, OpponentList, std::less<>> lists;
    const std::string_view name = shippedOpponents(game).empty() ? Usual : game;
    const std::lock_guard lock(mutex);
    const auto found = lists.find(name);
    return found == lists.end() ? lists.emplace(name, shippedList(name)).first->second : found->second;
}

Weakness weaknessOf(Level level, std::string_view game) {
    assert(!level.isFull());
    const auto& opponents = opponentsIn(game).opponents;
    const auto above = std::ranges::lower_bound(opponents, level, {}, &RatedOpponent::level);
    const bool last = above == opponents.end();
    if (!last && (above == opponents.begin() || above->level == level)) return above->weakness;
    const RatedOpponent& below = *std::prev(above);
    const int range = (last ? Level::full() : above->level).steps() - below.level.steps();
    const double share = static_cast<double>(level.steps() - below.level.steps()) / range;
    return between(below.weakness, last ? NoWeakness : above->weakness, share);
}

}  // namespace rokada
