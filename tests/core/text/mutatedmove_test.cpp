// Tests random strings as moves: the parsers must not crash, and every parsed move must be legal.
#include "everyvariant.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace rokada::test::mutatedmoveTest {
namespace {

constexpr int Texts = ROKADA_NIGHTLY_SIZE ? 400'000 : 20'000;  // number of texts for each rule set

class RandomTexts {
public:
    explicit RandomTexts(std::uint64_t seed) : random_(seed) {}

    /// Returns random letters, or the text of a legal move with one change.
    std::string next(const Position& position, const MoveList& moves) {
        std::string text;
        if (below(2) == 0 || moves.empty()) {
            for (std::size_t length = below(10); length > 0; --length) text += letter();
            return text;
        }
        const Move move = moves[below(moves.size())];
        text = below(8) == 0 ? shortText(position, move) : moveText(position.book(), move);
        const std::size_t at = below(text.size() + 1);
        switch (below(3)) {
            case 0: text.insert(at, 1, letter()); break;
            case 1: text.erase(at, 1); break;
            default: text.replace(at, 1, 1, letter()); break;
        }
        return text;
    }

private:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

    char letter() {
        constexpr std::string_view usual = "abcdefghijklmnopz0123456789KQRBNPLYGMHEWSO@x-=+#!?:";
        return below(32) == 0 ? static_cast<char>(below(256)) : usual[below(usual.size())];
    }

    std::mt19937_64 random_;
};

void expectLegalOrRefused(const Position& position, const MoveList& moves, const std::string& text) {
    const auto exact = parseMove(position, text);
    if (exact) {
        ASSERT_TRUE(moves.contains(*exact)) << text;
        ASSERT_EQ(moveText(position.book(), *exact), text);
    } else {
        ASSERT_LE(exact.error().at, text.size()) << text;
        ASSERT_EQ(exact.error().field, 0) << text;
    }
    const auto loose = parseShort(position, text);
    if (loose) {
        ASSERT_TRUE(moves.contains(*loose)) << text;
    } else {
        ASSERT_LE(loose.error().at, text.size()) << text;
    }
    ASSERT_TRUE(!exact || loose == exact) << text;
}

const std::array games{RuleSet{"chess", {}}, RuleSet{"greatshatranj", {}}, RuleSet{"bolyar", {}},
                       RuleSet{"vyrt", {{"rearpawns", "outward"}}}, RuleSet{"fortress", {{"placement", "standard"}}}};

class MutatedMove : public testing::TestWithParam<std::size_t> {};

TEST_P(MutatedMove, IsLegalOrRejected) {
    RandomTexts random(99);
    wander(games[GetParam()], 12, Texts / 50, [&](const Game& game) {
        const MoveList moves = game.moves();
        if (moves.empty()) return true;
        for (int i = 0; i < 50 && !HasFatalFailure(); ++i) {
            expectLegalOrRefused(game.position(), moves, random.next(game.position(), moves));
        }
        return !HasFailure();
    });
}

std::string testName(const testing::TestParamInfo<std::size_t>& info) { return games[info.param].variant; }

INSTANTIATE_TEST_SUITE_P(EveryVariant, MutatedMove, testing::Range(std::size_t{0}, games.size()), testName);

}  // namespace
}  // namespace rokada::test::mutatedmoveTest
