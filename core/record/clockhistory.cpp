#include "record/clockhistory.h"

#include "game/clocktext.h"

#include <algorithm>
#include <optional>

namespace rokada {

using namespace std::chrono_literals;

namespace {

/// Returns the thinking time after which the clock of `mover` shows `left` when the move is complete. Takes increments
/// and delays into account. `now` is the time at the start of the move.
Millis thought(const GameClock& clock, Side mover, Side next, Millis left, Millis now) {
    GameClock atOnce = clock;
    if (!atOnce.press(next, now)) return 0ms;
    const Millis used = atOnce.left(mover, now) - left;
    if (used <= 0ms) return 0ms;
    const TimeControl& control = clock.controls()[mover];
    const bool free = control.kind == TimeKind::Periods && control.increment != Increment::Fischer;
    return free ? used + control.period(clock.state(now).seats[mover].period).increment : used;
}

}  // namespace

std::vector<ClockState> clockHistory(const GameTree& tree, Node live, const std::vector<TimeControl>& times) {
    std::vector<int> teams;
    for (const SideSpec& sideSpec : tree.book().variant().sideSpecs) teams.push_back(sideSpec.team);
    std::vector<TimeControl> all = times;
    all.resize(tree.book().sides());
    GameClock clock(std::move(all), std::move(teams));
    Position position = tree.start();
    Millis now{0};
    clock.begin(position.turn(), now);
    std::vector<ClockState> history{clock.state(now)};
    for (const Node node : tree.path(live)) {
        const Side mover = position.turn();
        const Move move = tree.move(node);
        const bool leaves = move.type() == MoveType::Elimination && move.eliminated() == mover;
        advance(position, move);
        if (clock.timed(mover)) {
            const auto text = tree.remarks(node).command("clk");
            const auto left = text ? parseClk(*text) : std::nullopt;
            if (!left) return {};
            now += leaves ? std::max(0ms, clock.left(mover, now) - *left)
                          : thought(clock, mover, position.turn(), *left, now);
        }
        // A resignation or flag fall does not complete a move, so it does not press the clock.
        if (leaves) {
            clock.retire(mover, now);
            clock.begin(position.turn(), now);
        } else if (!clock.press(position.turn(), now)) {
            return {};
        }
        for (std::size_t side = 0; side < tree.book().sides(); ++side) {
            if (!position.living(Side(side))) clock.retire(Side(side), now);
        }
        history.push_back(clock.state(now));
    }
    return history;
}

}  // namespace rokada
