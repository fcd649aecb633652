// Tests of the arbiter's rulings on draw claims, flag falls and draw offers, by the FIDE Laws and by the older code
// (laws=classic).
#include "game/laws.h"
#include "books.h"
#include "game/drawoffers.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::test::lawsTest {
namespace {

using namespace std::chrono_literals;

constexpr auto White = Side(0);
constexpr auto Black = Side(1);

Game from(std::string_view options, std::string_view text) {
    return {kept("chess", options), position(kept("chess", options), text)};
}

std::optional<Move> named(const Game& game, std::string_view text) { return parseMove(game.position(), text).value(); }

// --- draw claims

TEST(Claims, ARightOneDraws) {
    Game game(kept("chess"));
    play(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    const ClaimRuling ruling = ruleOnClaim(game);
    EXPECT_TRUE(ruling.right());
    EXPECT_EQ(ruling.claim, Claim::Repetition);
    EXPECT_EQ(ruling.law, Law::ClaimRight);
    EXPECT_EQ(ruling.toOpponents, 0ms);
}

TEST(Claims, ANamedMoveMayBringTheThirdOccurrence) {
    Game game(kept("chess"));
    play(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    EXPECT_FALSE(ruleOnClaim(game).right());
    EXPECT_TRUE(ruleOnClaim(game, named(game, "f6g8")).right());
    EXPECT_FALSE(ruleOnClaim(game, named(game, "f6g4")).right());
}

TEST(Claims, AWrongOneGivesTheOpponentTwoMinutesToday) {
    const ClaimRuling ruling = ruleOnClaim(Game(kept("chess")));
    EXPECT_FALSE(ruling.right());
    EXPECT_EQ(ruling.law, Law::ClaimTwoMinutes);
    EXPECT_EQ(ruling.toOpponents, 2min);
    EXPECT_EQ(ruling.fromClaimant, 0min);
    EXPECT_TRUE(ruling.offers);
}

TEST(Claims, AWrongOneCostsFiveMinutesInTheOldCode) {
    const ClaimRuling ruling = ruleOnClaim(Game(kept("chess", "laws=classic")));
    EXPECT_EQ(ruling.law, Law::ClaimFiveMinutes);
    EXPECT_EQ(ruling.toOpponents, 0min);
    EXPECT_EQ(ruling.fromClaimant, 5min);
    EXPECT_FALSE(ruling.offers);
}

/// King, rook and bishop against king and rook: the older code allows 75 moves, and 60 have been played. White has four
/// minutes left, and the penalty for the wrong claim is five.
TEST(Claims, AWrongOneMayLoseOnTimeInTheOldCode) {
    Game game = from("laws=classic", "7r/8/8/4k3/8/3K4/8/2RB4 w - - 120 90");
    const ClaimRuling ruling = ruleOnClaim(game);
    EXPECT_FALSE(ruling.right());
    GameClock clock(*parseTimes("40/7200:3600", 2));
    clock.begin(White, 0s);
    clock.add(White, 4min - 2h, 0s);
    clock.add(White, -ruling.fromClaimant, 0s);
    EXPECT_EQ(clock.flag(0s), White);
    game.flag(White);
    EXPECT_EQ(game.ending()->halfPoints[1], 2);
    EXPECT_EQ(lawOf(*game.ending()), Law::FlagFall);
}

TEST(Claims, SeventyFiveMovesAreEnoughThere) {
    EXPECT_TRUE(ruleOnClaim(from("laws=classic", "7r/8/8/4k3/8/3K4/8/2RB4 w - - 150 90")).right());
    EXPECT_TRUE(ruleOnClaim(from("", "7r/8/8/4k3/8/3K4/8/2RB4 w - - 100 90")).right());
}

// --- flag fall

struct FlagFact {
    const char* options;
    const char* text;
    bool drawn;
};

TEST(Flags, AgainstWhatCannotMateTheyDraw) {
    for (const FlagFact& fact :
         {FlagFact{"", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", true}, FlagFact{"", "4kn2/8/8/8/8/8/8/Q3K3 w - - 0 1", true},
          FlagFact{"laws=classic", "4kn2/8/8/8/8/8/8/Q3K3 w - - 0 1", false},
          FlagFact{"", "4kn2/8/8/8/8/8/P7/4K3 w - - 0 1", false},
          FlagFact{"", "4kb2/8/8/8/8/8/8/R3K3 w - - 0 1", true}}) {
        Game game = from(fact.options, fact.text);
        game.flag(White);
        EXPECT_EQ(game.ending()->drawn(), fact.drawn) << fact.text << ' ' << fact.options;
        EXPECT_EQ(lawOf(*game.ending()), fact.drawn ? Law::FlagWithoutMate : Law::FlagFall);
    }
}

TEST(Flags, TheFirstOfTwoDecidesUnlessNobodyKnows) {
    GameClock clock(*parseTimes("40/60:30", 2));
    ClockState state = clock.state(0s);
    state.seats[0].fallen = 2;
    state.seats[1].fallen = 1;
    clock.restore(state);
    EXPECT_EQ(ruleOnFlags(clock), Law::FirstFlag);
    EXPECT_EQ(clock.flag(0s), Black);
    state.seats[0].fallen = 1;
    clock.restore(state);
    EXPECT_EQ(ruleOnFlags(clock), Law::FlagsPlayOn);
    state.seats[0].period = state.seats[1].period = 1;
    clock.restore(state);
    EXPECT_EQ(ruleOnFlags(clock), Law::FlagsDraw);
    Game game(kept("chess"));
    game.drawOnTime();
    EXPECT_EQ(lawOf(*game.ending()), Law::FlagsDraw);
}

/// FIDE 5.2.2: the game ended with the move that made the position dead.
TEST(Flags, NoneFallsInADeadPosition) {
    GameClock clock(*parseTimes("2|300", 2));
    clock.begin(White, 0s);
    EXPECT_EQ(clock.flag(3s), White);
    Game dead = from("", "1k6/8/8/p2p1p1p/P1pPpPpP/2P1P1P1/8/1K6 w - - 0 1");
    EXPECT_FALSE(dead.play(*named(dead, "b1c2")));
    Game blocked = from("", "1k6/8/8/p2p1p1p/P1pPpPpP/2P1P3/6P1/1K6 w - - 0 1");
    ASSERT_TRUE(blocked.play(*named(blocked, "g2g3")));
    for (Game* game : {&dead, &blocked}) {
        const auto ending = game->ending();
        ASSERT_TRUE(ending);
        game->flag(White);
        game->flag(Black);
        game->drawOnTime();
        EXPECT_EQ(game->ending(), ending);
        EXPECT_EQ(ending->reason, Reason::Blocked);
        EXPECT_TRUE(ending->drawn());
        EXPECT_EQ(lawOf(*ending), std::nullopt);
    }
}

TEST(Flags, OneStepBeforeADeadPositionTheyStillFall) {
    Game game = from("", "1k6/8/8/p2p1p1p/P1pPpPpP/2P1P3/6P1/1K6 w - - 0 1");
    game.flag(White);
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(game.ending()->reason, Reason::Time);
    EXPECT_EQ(game.ending()->halfPoints[1], 2);
}

TEST(Flags, OtherEndsFollowNoLawOfTime) {
    Game game(kept("chess"));
    game.resign(White);
    EXPECT_EQ(lawOf(*game.ending()), std::nullopt);
}

// --- draw offers

TEST(Offers, StandUntilTheOpponentMoves) {
    DrawOffers offers(2);
    EXPECT_EQ(offers.offer(White, OfferMoment::AfterMove), Law::OfferProper);
    EXPECT_TRUE(offers.awaits(Black));
    EXPECT_FALSE(offers.awaits(White));
    offers.moved(White);
    EXPECT_EQ(offers.offerer(), White);
    offers.moved(Black);
    EXPECT_EQ(offers.offerer(), NoSide);
}

TEST(Offers, AtAnotherMomentAreImproperAndStand) {
    for (const OfferMoment moment : {OfferMoment::BeforeMove, OfferMoment::OpponentsTurn}) {
        DrawOffers offers(2);
        EXPECT_EQ(offers.offer(Black, moment), Law::OfferImproper);
        EXPECT_EQ(offers.offerer(), Black);
    }
}

TEST(Offers, AreAcceptedOrRefused) {
    DrawOffers offers(2);
    offers.offer(White, OfferMoment::AfterMove);
    EXPECT_FALSE(offers.agreed(std::uint8_t{3}));
    offers.accept(Black);
    EXPECT_TRUE(offers.agreed(std::uint8_t{3}));
    DrawOffers others(2);
    others.offer(White, OfferMoment::AfterMove);
    others.refuse();
    EXPECT_FALSE(others.awaits(Black));
}

TEST(Offers, AreNotRepeatedForTenMoves) {
    DrawOffers offers(2);
    offers.offer(White, OfferMoment::AfterMove);
    offers.refuse();
    for (int i = 0; i < 10; ++i) {
        EXPECT_FALSE(offers.mayOffer(White));
        EXPECT_EQ(offers.offer(White, OfferMoment::AfterMove), Law::OfferRepeated);
        EXPECT_EQ(offers.offerer(), NoSide);
        offers.moved(White);
        offers.moved(Black);
    }
    EXPECT_EQ(offers.offer(White, OfferMoment::AfterMove), Law::OfferProper);
}

TEST(Offers, TheOpponentsOwnOfferGivesTheRightBack) {
    DrawOffers offers(2);
    offers.offer(White, OfferMoment::AfterMove);
    offers.refuse();
    offers.offer(Black, OfferMoment::AfterMove);
    offers.refuse();
    EXPECT_TRUE(offers.mayOffer(White));
    EXPECT_FALSE(offers.mayOffer(Black));
}

TEST(Offers, WhoOffersAgainstAnOfferAgrees) {
    DrawOffers offers(2);
    offers.offer(White, OfferMoment::AfterMove);
    offers.offer(Black, OfferMoment::BeforeMove);
    EXPECT_TRUE(offers.agreed(std::uint8_t{3}));
}

TEST(Offers, OfFourNeedAllWhoStillPlay) {
    DrawOffers offers(4);
    offers.offer(Side(0), OfferMoment::AfterMove);
    offers.accept(Side(1));
    offers.moved(Side(1));
    EXPECT_EQ(offers.offerer(), Side(0));
    EXPECT_FALSE(offers.agreed(std::uint8_t{0b1011}));
    offers.accept(Side(3));
    EXPECT_TRUE(offers.agreed(std::uint8_t{0b1011}));
    EXPECT_FALSE(offers.agreed(std::uint8_t{0b1111}));
    offers.moved(Side(2));
    EXPECT_EQ(offers.offerer(), NoSide);
}

}  // namespace
}  // namespace rokada::test::lawsTest
