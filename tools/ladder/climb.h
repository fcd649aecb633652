// Plays the ladder of a variant. Each opponent plays against the next stronger one, and the strongest opponent plays
// against full strength. The results are kept in a file, so that an interrupted ladder can be continued. Computes
// ratings from all results.
#pragma once

#include "ai/levels/opponents.h"
#include "ratings.h"
#include "results.h"
#include "rules/rulebook.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace rokada::ladder {

struct ClimbPlan {
    RulebookPtr book;
    std::string file;              ///< file with the results
    std::size_t games = 200;       ///< number of games between two neighbouring players (a rung)
    std::size_t longGames = 100;   ///< the same if a player has more than `LongNodes` nodes a move
    std::uint64_t full = 200'000;  ///< nodes a move of full strength
    int threads = 1;
    std::uint64_t seed = 1;
    int maxPlies = 300;
    int adjudicate = 0;  ///< as in `DuelPlan`
    int first = 0;       ///< rating of the first opponent if no player has a fixed rating

    static constexpr std::uint64_t LongNodes = 20'000;
    static constexpr std::size_t Batch = 10;  ///< games after which the results are written
};

/// Rating of a player of the ladder.
struct LadderRating {
    std::string player;  ///< text of the player, see `ResultLine`
    FittedRating rating;
    std::uint64_t games = 0;  ///< number of games against the next weaker player
    bool estimate = false;    ///< true if the rating is below all fixed ratings
};

/// Plays the games that are missing in `results`, and appends each batch to the file. The next batch always goes to the
/// rung with the fewest games. Returns an error text if the file cannot be written.
[[nodiscard]] tl::expected<void, std::string> climb(const ClimbPlan& plan, std::vector<ResultLine>& results);
/// Returns the ratings of the opponents of a variant and of full strength, weakest first. Returns nullopt if some of
/// them have no games.
[[nodiscard]] std::optional<std::vector<LadderRating>> ladderRatings(const ClimbPlan& plan,
                                                                     const std::vector<ResultLine>& results);
/// Writes a table in Markdown.
void printRatings(std::ostream& out, const std::string& variant, const std::vector<LadderRating>& ratings);
/// Returns the text of a list of opponents with these ratings in place of its own.
[[nodiscard]] std::string withRatings(std::string_view list, const std::vector<LadderRating>& ratings);

}  // namespace rokada::ladder
