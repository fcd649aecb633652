// Tests draws by computer players. They must claim draws unless they are better, and rarely offer a draw.
#include "base/scrambled.h"
#include "sessiontable.h"

#include <gtest/gtest.h>
#include <QSignalSpy>

namespace rokada::ui::testing::computerdrawsTest {

namespace {

using namespace std::chrono_literals;

constexpr auto White = Side(0);
constexpr auto Black = Side(1);

/// Computer that moves a piece back and forth between two squares, and always returns the same evaluation.
class Pacer final : public MoveProvider {
public:
    Pacer(std::string one, std::string other, Score score)
        : one_(std::move(one)), other_(std::move(other)), score_(score) {}

    rokada::SearchResult think(const Task& task, const std::stop_token&, const ReportCallback&) override {
        auto move = parseMove(task.position, one_ + other_);
        if (!move) move = parseMove(task.position, other_ + one_);
        Report report{.depth = 1, .variations = {Variation{.score = score_, .moves = {*move}}}};
        return {.best = *move, .ponder = {}, .report = std::move(report)};
    }

private:
    std::string one_, other_;
    Score score_;
};

/// Session with a person against a computer.
struct Match : SessionTable {
    Match(std::string_view position, std::shared_ptr<MoveProvider> provider)
        : SessionTable(setupFor("chess", "pc", {}, position), std::move(provider)) {}
    /// Plays a person's move, and waits for the computer's reply.
    void playOut(std::string_view text) {
        ASSERT_TRUE(play(text)) << text;
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session.thinking(); }));
    }
    void paceUntilEnd(int turns) {
        for (int i = 0; i < turns && !game().ending(); ++i) playOut(i % 2 == 0 ? "e1e2" : "e2e1");
    }
};

constexpr const char* Rooks = "4k2r/8/8/8/8/8/7R/4K3 w - - 0 1";

TEST(ComputerDraws, ItClaimsTheThirdRepetitionWithItsMoveUnlessItIsBetter) {
    Match even(Rooks, std::make_shared<Pacer>("e8", "e7", 0));
    QSignalSpy ruled(&even.session, &GameSession::ruled);
    even.paceUntilEnd(12);
    ASSERT_TRUE(even.game().ending());
    EXPECT_EQ(even.game().ending()->reason, Reason::RepetitionClaim);
    EXPECT_EQ(ruled.count(), 1);

    Match better(Rooks, std::make_shared<Pacer>("e8", "e7", 50));
    better.paceUntilEnd(6);
    EXPECT_FALSE(better.game().ending());
}

TEST(ComputerDraws, ItClaimsTheFiftyMoveRule) {
    Match worse("4k2r/8/8/8/8/8/7R/4K3 w - - 98 80", std::make_shared<Pacer>("e8", "e7", -120));
    worse.playOut("e1e2");
    ASSERT_TRUE(worse.game().ending());
    EXPECT_EQ(worse.game().ending()->reason, Reason::FiftyMovesClaim);
    Match better("4k2r/8/8/8/8/8/7R/4K3 w - - 98 80", std::make_shared<Pacer>("e8", "e7", 120));
    better.playOut("e1e2");
    EXPECT_FALSE(better.game().ending());
}

/// Computer that plays moves without repetition, and always returns the same evaluation.
class Walker final : public MoveProvider {
public:
    explicit Walker(Score score) : score_(score) {}
    rokada::SearchResult think(const Task& task, const std::stop_token&, const ReportCallback&) override {
        MoveList moves;
        legalMoves(task.position, moves);
        Report report{.depth = 1, .variations = {Variation{.score = score_, .moves = {moves[0]}}}};
        const std::uint64_t chance = scrambled(2U * task.position.state().moveNumber + 1);
        return {.best = moves[chance % moves.size()], .ponder = {}, .report = std::move(report)};
    }

private:
    Score score_;
};

/// Returns the number of turns until the computer offers a draw. Returns 0 if it does not offer one.
int turnsUntilOffer(Score score, int longest) {
    Match table("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", std::make_shared<Walker>(score));
    int turn = 0;
    while (turn < longest && !table.game().ending()) {
        const MoveList moves = table.game().moves();
        const Move move = moves[scrambled(std::uint64_t{2} * static_cast<unsigned>(turn)) % moves.size()];
        ++turn;
        table.session.play(move);
        if (!QTest::qWaitFor([&] { return !table.session.thinking(); })) return -1;
        if (table.session.offers().offerer() == Black) return table.session.offers().awaits(White) ? turn : -2;
    }
    return 0;
}

TEST(ComputerDraws, ItOffersLateAndOnlyWhenNobodyIsBetter) {
    EXPECT_GE(turnsUntilOffer(0, 60), 40);
    EXPECT_EQ(turnsUntilOffer(80, 60), 0);
    EXPECT_EQ(turnsUntilOffer(-80, 60), 0);
}

TEST(ComputerDraws, AResignationStandsThoughTheFlagIsDown) {
    GameSession session;
    GameSetup setup = setupFor("chess", "pp");
    setup.times = *parseTimes("60", 2);
    session.start(std::move(setup));
    QSignalSpy ruled(&session, &GameSession::ruled);
    skip(61s);
    session.resign();
    EXPECT_EQ(session.game()->ending()->reason, Reason::Resignation);
    ASSERT_EQ(ruled.count(), 1);
    EXPECT_EQ(ruled[0][0].value<Law>(), Law::EndBeforeFlag);
}

TEST(ComputerDraws, AMateStandsThoughTheFlagFallsWhileItIsShown) {
    GameSession session;
    GameSetup setup = setupFor("chess", "pp", {}, "7k/5K2/6Q1/8/8/8/8/8 w - - 0 1");
    setup.times = *parseTimes("60", 2);
    session.start(std::move(setup));
    QSignalSpy ruled(&session, &GameSession::ruled);
    QObject::connect(&session, &GameSession::moved, &session, [] { skip(5s); });
    skip(58s);
    session.play(*parseMove(session.game()->position(), "g6g7"));
    EXPECT_EQ(session.game()->ending()->reason, Reason::Checkmate);
    ASSERT_EQ(ruled.count(), 1);
    EXPECT_EQ(ruled[0][0].value<Law>(), Law::EndBeforeFlag);
}

}  // namespace

}  // namespace rokada::ui::testing::computerdrawsTest
