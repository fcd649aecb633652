// Compares the move generator with the slow rules (tests/slowrules), an independent second implementation of the rules.
#include "everyvariant.h"
#include "rules/judgement.h"
#include "slowrules/slowrules.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::oracleTest {
namespace {

/// Positions for each rule set. With 34 rule sets, the normal run tests 6,120 positions and the nightly run 255,000.
constexpr int PositionsEach = ROKADA_NIGHTLY_SIZE ? 7500 : 180;

slow::Options optionsOf(const RuleSet& rules) { return {rules.choices.begin(), rules.choices.end()}; }

slow::Position slowTwin(const RuleSet& rules, const Position& position) {
    const auto twin = slow::Position::read(rules.variant, optionsOf(rules), positionText(position));
    if (!twin) throw std::runtime_error("the slow rules refuse " + positionText(position));
    return *twin;
}

slow::Outcome outcomeOf(const Position& position) {
    const auto ending = judge(position);
    if (!ending) return slow::Outcome::Playing;
    switch (ending->reason) {
        case Reason::Checkmate:
            return position.book().variant().elimination ? slow::Outcome::TeamWins : slow::Outcome::Mate;
        case Reason::Stalemate: return slow::Outcome::Stalemate;
        case Reason::NobodyMoves: return slow::Outcome::NobodyMoves;
        case Reason::BareKing: return ending->drawn() ? slow::Outcome::BareKingDraw : slow::Outcome::BareKingWin;
        case Reason::DeadPosition: return position.book().sides() > 2 ? slow::Outcome::OnlyKings : slow::Outcome::Dead;
        default: throw std::logic_error("not an ending of one position");
    }
}

/// Returns true if only one team of fortress chess is left. Such a position is not compared, because the rules define
/// no side to move and no moves for it.
bool decided(const Position& position) { return position.book().decided(position.state().living); }

void compareMoves(const Position& fast, const slow::Position& slow) {
    if (decided(fast)) return;
    const auto slowMoves = slow.moves();
    const Texts fastMoves = moves(fast);
    ASSERT_EQ(std::vector<std::string>(fastMoves.begin(), fastMoves.end()), slowMoves);
}

void compareChecks(const Position& fast, const slow::Position& slow) {
    for (std::size_t side = 0; side < fast.book().sides(); ++side) {
        const char letter = fast.book().variant().sideSpecs[side].letter;
        ASSERT_EQ(fast.living(Side(side)), slow.living(letter));
        if (!fast.living(Side(side))) continue;
        ASSERT_EQ(fast.inCheck(Side(side)), slow.inCheck(letter)) << letter;
    }
}

/// Checks that the slow rules reach the same position by the last move of the game.
void compareLastTurn(const RuleSet& rules, const Game& game) {
    const Turn* last = game.last();
    if (last == nullptr) return;
    const slow::Position before = slowTwin(rules, last->before);
    const std::string slowText = before.after(moveText(game.book(), last->move)).text();
    const std::string fastText = positionText(game.position());
    if (decided(game.position())) {
        ASSERT_EQ(slowText.substr(0, slowText.find(' ')), fastText.substr(0, fastText.find(' ')));
        return;
    }
    ASSERT_EQ(slowText, fastText);
}

class Oracle : public testing::TestWithParam<int> {};

TEST_P(Oracle, AgreesOnMovesChecksEndingsAndWhatMovesDo) {
    const RuleSet& rules = everyRuleSet()[static_cast<std::size_t>(GetParam())];
    SCOPED_TRACE(rules.name());
    wander(rules, 1000 + static_cast<std::uint64_t>(GetParam()), PositionsEach, [&](const Game& game) {
        SCOPED_TRACE(positionText(game.position()));
        const slow::Position slow = slowTwin(rules, game.position());
        [&] { compareMoves(game.position(), slow); }();
        [&] { compareChecks(game.position(), slow); }();
        [&] { compareLastTurn(rules, game); }();
        EXPECT_EQ(outcomeOf(game.position()), slow.outcome());
        return !HasFailure();
    });
}

/// Two positions of a game must have the same key if and only if the slow rules treat them as repetitions.
TEST_P(Oracle, AgreesOnRepetition) {
    const RuleSet& rules = everyRuleSet()[static_cast<std::size_t>(GetParam())];
    std::map<std::string, Key> keys;
    std::map<Key, std::string> texts;
    wander(rules, 5, PositionsEach / 2, [&](const Game& game) {
        const std::string text = slowTwin(rules, game.position()).repetitionKey();
        EXPECT_EQ(keys.emplace(text, game.position().key()).first->second, game.position().key()) << text;
        EXPECT_EQ(texts.emplace(game.position().key(), text).first->second, text);
        return !HasFailure();
    });
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, Oracle, testing::Range(0, static_cast<int>(everyRuleSet().size())));

}  // namespace
}  // namespace rokada::test::oracleTest
