#include "collection/statistics.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rokada::ui {

namespace {

int strongestOpponent(const CountedGame& game, const LibrarySeat& person) {
    int level = LibrarySeat::Person;
    for (const LibrarySeat& seat : game.seats) {
        if (seat.team != person.team) level = std::max(level, seat.level);
    }
    return level;
}

void add(const LibrarySeat& seat, int& run, Tally& tally) {
    tally.won += seat.halfPoints == 2;
    tally.drawn += seat.halfPoints == 1;
    tally.lost += seat.halfPoints == 0;
    run = seat.halfPoints == 2 ? run + 1 : 0;
    tally.longestRun = std::max(tally.longestRun, run);
    tally.moves += seat.moves;
    tally.thought += seat.thought;
}

}  // namespace

std::vector<Tally> talliesOf(const std::vector<CountedGame>& games) {
    std::map<std::tuple<QString, int, int, bool>, std::pair<Tally, int>> found;
    for (const CountedGame& game : games) {
        for (std::size_t side = 0; side < game.seats.size(); ++side) {
            const LibrarySeat& seat = game.seats[side];
            if (seat.level != LibrarySeat::Person || seat.halfPoints < 0) continue;
            const int level = strongestOpponent(game, seat);
            const bool hinted = seat.hints > 0;
            auto& [tally, run] = found[{game.game, level, static_cast<int>(side), hinted}];
            tally.game = game.game;
            tally.level = level;
            tally.side = static_cast<int>(side);
            tally.hinted = hinted;
            add(seat, run, tally);
        }
    }
    std::vector<Tally> tallies;
    for (auto& [key, value] : found) tallies.push_back(std::move(value.first));
    return tallies;
}

}  // namespace rokada::ui
