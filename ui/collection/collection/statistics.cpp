#include "collection/statistics.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rokada::ui {

namespace {

/// Returns a number by which players are ordered: `Level::steps`, and a greater number for external engines.
int strengthOf(int stored) {
    if (stored == LibrarySeat::Person) return 0;
    return stored == LibrarySeat::OtherEngine ? Level::full().steps() + 1 : playingLevel(stored).steps();
}

/// Returns the level of the person's strongest opponent in `game`. Also returns the name if this opponent is an
/// external engine.
std::pair<int, QString> strongestOpponent(const CountedGame& game, const LibrarySeat& person) {
    std::pair<int, QString> strongest{LibrarySeat::Person, {}};
    for (const LibrarySeat& seat : game.seats) {
        if (seat.team == person.team || strengthOf(seat.level) < strengthOf(strongest.first)) continue;
        strongest = {seat.level, seat.level == LibrarySeat::OtherEngine ? seat.name : QString()};
    }
    return strongest;
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
    std::map<std::tuple<QString, int, QString, int, bool>, std::pair<Tally, int>> found;
    for (const CountedGame& game : games) {
        for (std::size_t side = 0; side < game.seats.size(); ++side) {
            const LibrarySeat& seat = game.seats[side];
            if (seat.level != LibrarySeat::Person || seat.halfPoints < 0) continue;
            const auto [level, engine] = strongestOpponent(game, seat);
            const bool hinted = seat.hints > 0;
            auto& [tally, run] = found[{game.game, level, engine, static_cast<int>(side), hinted}];
            tally.game = game.game;
            tally.level = level;
            tally.engine = engine;
            tally.side = static_cast<int>(side);
            tally.hinted = hinted;
            add(seat, run, tally);
        }
    }
    std::vector<Tally> tallies;
    tallies.reserve(found.size());
    for (auto& [key, value] : found) tallies.push_back(std::move(value.first));
    return tallies;
}

}  // namespace rokada::ui
