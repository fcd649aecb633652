// Spellings of moves in files.
#include "record/movespelling.h"

#include "pgntesting.h"
#include "record/pgnwriter.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::test::movespellingTest {
namespace {

std::string mainLine(const GameTree& tree) {
    std::string text;
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node))
        text += (text.empty() ? "" : " ") + moveText(tree.book(), tree.move(node));
    return text;
}

TEST(MoveSpelling, SpellingsOfOtherPrograms) {
    const std::pair<const char*, const char*> cases[] = {
        {"1. Nf3 c6 2. g3 d5 3. Bg2 nf6 4. O-O nbd7", "g1f3 c7c6 g2g3 d7d5 f1g2 g8f6 e1g1 b8d7"},
        {"1. e4 e5 2. Nf3 2\u2026Nc6", "e2e4 e7e5 g1f3 b8c6"},
        {"1.\u00A0e4\u00A0e5 2.\u200BNf3", "e2e4 e7e5 g1f3"},
        {"1. e2\u2013e4 d7\u2014d5 2. e4\u00D7d5", "e2e4 d7d5 e4d5"},
        {"1. e4, e5, 2. Nf3.", "e2e4 e7e5 g1f3"},
        {"1. d4 e6 2. Nc3 d5 3. Bf4D?! Nf6", "d2d4 e7e6 b1c3 d7d5 c1f4 g8f6"},
        {"1. d4 e6 2. Nc3 d5 3. Bf4N Nf6TN", "d2d4 e7e6 b1c3 d7d5 c1f4 g8f6"},
        {"1. \u2658f3 \u265Ef6 2. \u2658c3", "g1f3 g8f6 b1c3"},
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 Nf6", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1 g8f6"},
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. o-o", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1"},
        {"1. e4 a6 2. e5 d5 3. exd6 e.p. @@@@ 4. dxc7", "e2e4 a7a6 e4e5 d7d5 e5d6 0000 d6c7"},
        {"1. e4 d5 2. bc4", "e2e4 d7d5 f1c4"},
    };
    for (const auto& [text, expected] : cases) {
        const PgnGame game = readGame(text);
        EXPECT_EQ(mainLine(game.tree), expected) << text;
        EXPECT_FALSE(game.report.firstLoss()) << text;
    }
    EXPECT_EQ(readGame(cases[5].first).tree.remarks(Node(5)).nags, (std::vector<std::uint8_t>{6, 220}));
}

TEST(MoveSpelling, SmallLettersMeanFilesFirst) {
    // Both the bishop and the pawn can capture on c3.
    const PgnGame game = readGame("[FEN \"4k3/8/8/8/1B6/2p5/1P6/4K3 w - - 0 1\"]\n1. bxc3");
    EXPECT_EQ(mainLine(game.tree), "b2c3");
}

TEST(MoveSpelling, AmbiguousSmallLettersAreNoMove) {
    const PgnGame game = readGame("[FEN \"4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1\"]\n1. nc2 Ke7");
    EXPECT_EQ(mainLine(game.tree), "a1c2 e8e7");
    const PgnGame two = readGame("[FEN \"4k3/8/8/8/8/N3N3/8/4K3 w - - 0 1\"]\n1. nc2 Ke7");
    EXPECT_EQ(mainLine(two.tree), "");
    ASSERT_TRUE(two.report.firstLoss());
    EXPECT_EQ(two.report.firstLoss()->what, PgnFindingCode::BadMove);
}

struct Foreign {
    PieceLanguage language;
    const char* text;
};

class MoveLetters : public testing::TestWithParam<Foreign> {};

TEST_P(MoveLetters, AreFoundByWhatIsLegal) {
    const PgnGame game = readGame(GetParam().text);
    EXPECT_EQ(mainLine(game.tree), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 d8f6 f1e1 e8e7");
    ASSERT_EQ(codesOf(game), std::vector{PgnFindingCode::OtherLetters});
    EXPECT_EQ(game.report.findings()[0].language, GetParam().language);
    EXPECT_NE(pgnText(game.tree).find("2. Nf3 Nc6 3. Bb5 a6 4. Bxc6"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    EveryLanguage, MoveLetters,
    testing::Values(
        Foreign{PieceLanguage::German, "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Df6 6. Te1 Ke7 *"},
        Foreign{PieceLanguage::French, "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Df6 6. Te1 Re7 *"},
        Foreign{PieceLanguage::Spanish, "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Df6 6. Te1 Re7 *"},
        Foreign{PieceLanguage::Portuguese, "1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Df6 6. Te1 Re7 *"},
        Foreign{PieceLanguage::Dutch, "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Df6 6. Te1 Ke7 *"},
        Foreign{PieceLanguage::Polish, "1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. Gxc6 dxc6 5. O-O Hf6 6. We1 Ke7 *"},
        Foreign{PieceLanguage::Czech, "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. Sxc6 dxc6 5. O-O Df6 6. Ve1 Ke7 *"},
        Foreign{PieceLanguage::Hungarian, "1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Vf6 6. Be1 Ke7 *"},
        Foreign{PieceLanguage::Russian, "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 dc 5. 0-0 Фf6 6. Лe1 Крe7 *"},
        Foreign{PieceLanguage::Bulgarian, "1. e4 e5 2. Кf3 Кc6 3. Оb5 a6 4. О:c6 d:c6 5. 0-0 Дf6 6. Тe1 Цe7 *"}));

TEST(MoveSpelling, LettersOfOtherLanguagesInEveryVariant) {
    const PgnGame vyrt = readGame("[Variant \"vyrt\"]\n1. Sf11 *");
    ASSERT_EQ(vyrt.tree.size(), 1u);
    EXPECT_EQ(codesOf(vyrt), std::vector{PgnFindingCode::OtherLetters});
    const PgnGame bolyar = readGame("[Variant \"bolyar\"]\n1. К:e3 *");
    EXPECT_EQ(bolyar.tree.size(), 0u) << "no knight reaches e3";
}

TEST(MoveSpelling, TheLettersOfTheFileComeFirst) {
    const auto games = readGames(
        "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *\n[Event \"b\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Rf1 *");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(mainLine(games[1].tree), "e1f1") << "the king of a Spanish file";
    EXPECT_EQ(mainLine(readGame("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Rd1 *").tree), "a1d1");
}

TEST(MoveSpelling, AWrongMoveMakesNoOtherLanguage) {
    const PgnGame game = readGame("1. e4 e5 2. Sf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *");
    EXPECT_EQ(mainLine(game.tree), "e2e4 e7e5");
    ASSERT_TRUE(game.report.firstLoss());
    EXPECT_EQ(game.report.firstLoss()->word, "Sf3");
}

}  // namespace
}  // namespace rokada::test::movespellingTest
