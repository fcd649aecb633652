#include "game/laws.h"

namespace rokada {

using namespace std::chrono_literals;

ClaimRuling ruleOnClaim(const Game& game, std::optional<Move> named) {
    const Code code = game.book().variant().code;
    const Claim claim = named ? game.claimable(*named) : game.claimable();
    if (claim != Claim::None) return {.law = Law::ClaimRight, .claim = claim};
    if (code == Code::Classic) return {.law = Law::ClaimFiveMinutes, .fromClaimant = 5min};
    return {.law = Law::ClaimTwoMinutes, .toOpponents = 2min, .offers = true};
}

Law ruleOnFlags(const GameClock& clock) {
    if (!clock.disputed()) return Law::FirstFlag;
    return clock.lastPeriod() ? Law::FlagsDraw : Law::FlagsPlayOn;
}

std::optional<Law> lawOf(const Ending& ending) {
    if (ending.reason != Reason::Time) return std::nullopt;
    if (!ending.drawn()) return Law::FlagFall;
    return ending.side == NoSide ? Law::FlagsDraw : Law::FlagWithoutMate;
}

}  // namespace rokada
