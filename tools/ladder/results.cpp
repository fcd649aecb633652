#include "results.h"

#include "contender.h"

#include <array>
#include <charconv>
#include <optional>

namespace rokada::ladder {

namespace {

constexpr std::uint64_t MostGames = 1'000'000;

std::string_view takeWord(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

std::optional<std::uint64_t> countOf(std::string_view word) {
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
    const bool read = error == std::errc{} && end == word.data() + word.size();
    return read && count <= MostGames ? std::optional(count) : std::nullopt;
}

bool isPlayer(std::string_view word) { return parseContender(word) || fixedRating(word); }

std::optional<ResultLine> parseLine(std::string_view line) {
    std::array<std::string_view, 6> words;
    for (std::string_view& word : words) word = takeWord(line);
    const auto wins = countOf(words[3]), draws = countOf(words[4]), losses = countOf(words[5]);
    if (!takeWord(line).empty() || !wins || !draws || !losses || !isPlayer(words[1]) || !isPlayer(words[2]))
        return std::nullopt;
    return ResultLine{std::string(words[0]), std::string(words[1]), std::string(words[2]), *wins, *draws, *losses};
}

}  // namespace

tl::expected<std::vector<ResultLine>, std::size_t> parseResults(std::string_view text) {
    std::vector<ResultLine> results;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos || line.front() == '#') continue;
        auto result = parseLine(line);
        if (!result) return tl::make_unexpected(number);
        results.push_back(*std::move(result));
    }
    return results;
}

std::string lineOf(const ResultLine& result) {
    return result.variant + ' ' + result.first + ' ' + result.second + ' ' + std::to_string(result.wins) + ' ' +
           std::to_string(result.draws) + ' ' + std::to_string(result.losses) + '\n';
}

}  // namespace rokada::ladder
