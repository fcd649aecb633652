// First messages of engines: features that come in time or late, and the rejection of engines that do not support a
// variant.
#include "external/engineplayer.h"
#include "external/rulescompared.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <tuple>

namespace rokada::external::greetingTest {
namespace {

/// Timeouts for the mock engine. Its late features come after `silence` (10 ms), but long before the timeouts of 20 s.
constexpr EngineTimeouts timeouts{Milliseconds(20000), Milliseconds(20000), Milliseconds(20000), Milliseconds(0),
                                  Milliseconds(10)};

std::vector<std::string> command(const char* habit) { return {ROKADA_MOCK_ENGINE, "cecp", habit}; }

RulebookPtr bookOf(const char* variant) { return Rulebook::compile(*makeVariant(*findVariant(variant), {})); }

/// Mock engine with the behaviour `habit`, and a game in which it answers moves.
struct Guest {
    Guest(const char* habit, const char* variant, EngineTimeouts patient = timeouts) : game(bookOf(variant)) {
        context.timeouts = patient;
        EngineSpec spec;
        spec.name = habit;
        spec.command = command(habit);
        spec.protocol = Protocol::Cecp;
        spec.limit.depth = 1;
        player = EnginePlayer::make(spec, context, 1);
    }
    /// Lets the engine answer `turns` moves. Returns an error message, or an empty string.
    std::string play(int turns) {
        if (const auto ready = player->prepare(game, {}); !ready) return ready.error();
        for (int i = 0; i < turns; ++i) {
            if (!game.play(game.moves()[0])) return "the game is over";
            const Reply reply = player->think(game, {}, {});
            if (reply.outcome != Reply::Outcome::Move) return reply.text;
            const auto move = parseMove(game.position(), reply.text);
            if (!move || !game.play(*move)) return "plays " + reply.text;
        }
        return {};
    }

    MatchContext context;
    Game game;
    std::unique_ptr<EnginePlayer> player;
};

TEST(CecpGreeting, FeaturesMayBeLate) {
    for (const char* variant : {"greatshatranj", "chess"}) {
        for (const char* habit : {"", "late", "hesitant", "asking", "endless"})
            EXPECT_EQ(Guest(habit, variant).play(4), "") << habit << " in " << variant;
    }
}

TEST(CecpGreeting, WhoSleepsOverTheFirstLinesIsWoken) {
    EngineTimeouts little = timeouts;
    little.handshake = Milliseconds(3000);
    EXPECT_EQ(Guest("drowsy", "greatshatranj", little).play(4), "");
}

TEST(CecpGreeting, VersionOneOfTheProtocolKnowsChessAlone) {
    EngineTimeouts little = timeouts;
    little.handshake = Milliseconds(300);
    little.banner = Milliseconds(10);
    for (const char* habit : {"banner", "refusing"}) {
        EXPECT_EQ(Guest(habit, "chess", little).play(4), "") << habit;
        const std::string refusal = Guest(habit, "greatshatranj", little).play(1);
        EXPECT_NE(refusal.find("does not know the variant great"), std::string::npos) << refusal;
    }
}

TEST(CecpGreeting, WhoRefusesTheQuestionIsNotWaitedFor) {
    Guest guest(
        "refusing", "chess",
        {.without = Milliseconds(20000), .handshake = std::chrono::hours(24), .silence = std::chrono::hours(24)});
    EXPECT_EQ(guest.play(2), "");
}

TEST(CecpGreeting, CommandsThatAreRefusedAreNoMoves) {
    EXPECT_EQ(Guest("picky", "chess").play(4), "");
    const std::string refusal = Guest("denying", "chess").play(4);
    EXPECT_NE(refusal.find("illegal"), std::string::npos) << refusal;
}

/// In Chess960, Rokada sends castling as a king move onto the rook. An engine without the option for Chess960 would
/// misinterpret this move.
TEST(UciGreeting, WhoHasNoOptionForChess960IsRefusedWithTheReason) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {{"start", "chess960"}}));
    const Game game(book);
    for (const auto& [protocol, argument, reason] :
         {std::tuple(Protocol::Uci, "uci", "does not play Chess960: it has no option UCI_Chess960"),
          std::tuple(Protocol::Cecp, "cecp", "does not know the variant fischerandom")}) {
        EngineSpec spec;
        spec.name = "Mock";
        spec.command = {ROKADA_MOCK_ENGINE, argument, ""};
        spec.protocol = protocol;
        MatchContext context;
        context.timeouts = timeouts;
        const auto ready = EnginePlayer::make(spec, context, 1)->prepare(game, {});
        ASSERT_FALSE(ready) << argument;
        EXPECT_NE(ready.error().find(reason), std::string::npos) << ready.error();
    }
}

TEST(CecpGreeting, LateFeaturesAreHeardInATestRunAndInComparisons) {
    for (const char* habit : {"late", "hesitant", "asking", "endless"}) {
        const auto facts = probeEngine(command(habit), timeouts, {});
        ASSERT_TRUE(facts) << habit << ": " << facts.error();
        EXPECT_TRUE(facts->names("greatshatranj")) << habit;
        EXPECT_EQ(compareRules(command(habit), *facts, bookOf("greatshatranj"), timeouts, {}), RulesCompared::Same)
            << habit;
    }
}

}  // namespace
}  // namespace rokada::external::greetingTest
