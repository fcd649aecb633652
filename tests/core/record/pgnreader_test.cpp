// Reading of PGN as other programs write it: accepted texts, and the places of errors.
#include "record/pgnreader.h"

#include "pgntesting.h"
#include "record/pgnwriter.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::pgnreaderTest {
namespace {

PgnGame read(std::string_view text) { return test::readGame(text); }

/// Reads a game and returns its movetext as the program writes it.
std::string again(std::string_view text) {
    const std::string pgn = pgnText(read(text).tree);
    const std::size_t start = pgn.find("\n\n") == std::string::npos || pgn[0] == '\n' ? 1 : pgn.find("\n\n") + 2;
    std::string moves = pgn.substr(start, pgn.size() - start - 2);
    std::replace(moves.begin(), moves.end(), '\n', ' ');
    return moves;
}

TEST(RulebookCache, RulesAtTheirDefaultsNeedNotBeNamed) {
    RulebookCache cache;
    const VariantInfo& vyrt = *findVariant("vyrt");
    EXPECT_EQ(*cache.book(vyrt, {}), *cache.book(vyrt, {{"rearpawns", "forward"}}));
    EXPECT_NE(*cache.book(vyrt, {}), *cache.book(vyrt, {{"rearpawns", "outward"}}));
    EXPECT_FALSE(cache.book(vyrt, {{"rearpawns", "sideways"}}));
}

TEST(PgnReader, ToleratesWhatIsFoundInFiles) {
    const std::pair<const char*, const char*> cases[] = {
        {"1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3 *"},
        {"e4 e5 Nf3", "1. e4 e5 2. Nf3 *"},
        {"1.e4 e5 2.Nf3 Nc6 1/2-1/2", "1. e4 e5 2. Nf3 Nc6 1/2-1/2"},
        {"1 e2-e4 1... e7-e5 2. Ng1-f3", "1. e4 e5 2. Nf3 *"},
        {"1.e2e4 e7e5 2.g1f3", "1. e4 e5 2. Nf3 *"},
        {"1. e4! e5?? 2. Nf3!? $14", "1. e4 $1 e5 $4 2. Nf3 $5 $14 *"},
        {"1. e4 ; the best\ne5", "1. e4 {the best} 1... e5 *"},
        {"1. e4\n% nobody reads this\ne5", "1. e4 % nobody reads this 1... e5 *"},
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *"},
        {"1. e4 d5 2. e4xd5 e6 3. de fe", "1. e4 d5 2. exd5 e6 3. dxe6 fxe6 *"},
        {"1. e4 a6 2. e5 d5 3. exd6 e.p. Ra7 4. dxc7+", "1. e4 a6 2. e5 d5 3. exd6 Ra7 4. dxc7 *"},
        {"{About it} 1. e4", "{About it} 1. e4 *"},
        {"1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... e5", "1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... e5 *"},
        {"1. e4 ({or} 1. d4) {but} 1... e5", "1. e4 ({or} 1. d4) {but} 1... e5 *"},
        {"1. e4 {[%clk 0:05:00] a [%eval 0.3]  b} e5", "1. e4 {[%clk 0:05:00] a [%eval 0.3] b} 1... e5 *"},
        {"1. e4 {a}{b} ;c\ne5", "1. e4 {a} {b} {c} 1... e5 *"},
        {"1.\te4\r\n\r\ne5\f2. Pd4", "1. e4 e5 2. d4 *"},
    };
    for (const auto& [text, expected] : cases) {
        EXPECT_TRUE(read(text).report.empty()) << text;
        EXPECT_EQ(again(text), expected);
    }
}

TEST(PgnReader, ACommentBeforeAMoveNeedsAVariationBetween) {
    const std::pair<const char*, const char*> cases[] = {
        {"1. e4 {a} ( ) {b} e5", "1. e4 {a} {b} 1... e5 *"},
        {"1. e4 {a} (1. e4) {b} e5", "1. e4 {a} (1. e4) {b} 1... e5 *"},
        {"1. e4 {a} (1. Zz9) {b} e5", "1. e4 {a} (1. Zz9) {b} 1... e5 *"},
        {"{a} 1. e4 ({b} 1. e4) 1... e5", "{a} 1. e4 ({b} 1. e4) 1... e5 *"},
        {"1. e4 {a} (1. d4) {b} e5", "1. e4 {a} (1. d4) {b} 1... e5 *"},
        {"1. e4 (1. d4 {a} ( ) {b} d5)", "1. e4 (1. d4 {a} {b} 1... d5) *"},
    };
    for (const auto& [text, expected] : cases) {
        EXPECT_EQ(again(text), expected);
        EXPECT_EQ(again(expected), expected);
    }
}

TEST(PgnReader, CommandsInFrontOfAMoveStayThere) {
    const std::string text = "1. e4 e5 ({[%cal Gd7d5] or so} 1... d5 {[%clk 0:01:00]}) 2. d4 *";
    RulebookCache cache;
    const GameTree tree = readPgn({.text = text, .length = text.size()}, cache).tree;
    const Node first = tree.next(Node::Root), beside = tree.children(first)[1];
    ASSERT_EQ(tree.remarks(beside).before.size(), 1U);
    EXPECT_EQ(tree.remarks(beside).before[0].text, "[%cal Gd7d5] or so");
    EXPECT_FALSE(tree.remarks(beside).command("cal"));
    EXPECT_EQ(tree.remarks(beside).command("clk"), "0:01:00");
    EXPECT_NE(pgnText(tree).find("({[%cal Gd7d5] or so} 1... d5 {[%clk 0:01:00]})"), std::string::npos)
        << pgnText(tree);
}

/// Many programs repeat the played move at the beginning of a variation.
TEST(PgnReader, AVariationThatRepeatsTheMoveBesideItLeavesTheGameAsItWasPlayed) {
    const std::pair<const char*, const char*> cases[] = {
        {"1. e4 e5 (1... e5 2. Qh5 Nc6) 0-1", "1. e4 e5 (1... e5 2. Qh5 Nc6) 0-1"},
        {"1. e4 e5 2. Nf3 (2. Nf3 Nc6) 2... d6", "1. e4 e5 2. Nf3 (2. Nf3 Nc6) 2... d6 *"},
        {"1. e4 (1. d4 d5) (1. d4 Nf6) 1... e5", "1. e4 (1. d4 d5) (1. d4 Nf6) 1... e5 *"},
    };
    for (const auto& [text, expected] : cases) {
        const PgnGame game = read(text);
        EXPECT_TRUE(game.report.empty()) << text;
        EXPECT_EQ(again(text), expected);
    }
    const GameTree tree = read(cases[1].first).tree;
    EXPECT_EQ(tree.move(tree.variationEnd(Node::Root)),
              *parseMove(positionAt(tree, tree.parent(tree.variationEnd(Node::Root))), "d7d6"));
}

TEST(PgnReader, DeepVariationsAreWrittenAndReadAgain) {
    const auto nested = [](std::size_t depth) {
        std::string text = "1. e4 ";
        for (std::size_t i = 0; i < depth; ++i) text += i % 2 == 0 ? "(1. d4 " : "(1. e4 ";
        return text + std::string(depth, ')') + " 1... e5 *";
    };
    const PgnGame deepest = read(nested(DeepestVariation));
    EXPECT_TRUE(deepest.report.empty());
    const PgnGame back = read(pgnText(deepest.tree));
    EXPECT_TRUE(back.report.empty());
    EXPECT_EQ(back.tree, deepest.tree);
    const PgnGame tooDeep = read(nested(100'000));
    ASSERT_TRUE(tooDeep.report.firstLoss());
    EXPECT_EQ(tooDeep.report.firstLoss()->what, PgnFindingCode::TooDeep);
    const std::string written = pgnText(tooDeep.tree);
    EXPECT_EQ(std::ranges::count(written, '('), 100'000) << "what is too deep goes back";
    EXPECT_EQ(tooDeep.tree.plies(tooDeep.tree.variationEnd(Node::Root)), 2) << "the game itself is read to its end";
}

TEST(PgnReader, PromotionsWithAndWithoutASign) {
    const std::string head = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n";
    for (const char* move : {"a8=Q", "a8Q", "a8=Q+", "a7a8q", "a8/Q", "a7-a8=Q#", "a8=q+", "a8q", "a8(Q)+", "a8 =Q+",
                             "a8 (Q)", "a8= Q", "a8 Q"}) {
        const PgnGame game = read(head + move);
        EXPECT_TRUE(game.report.empty()) << move;
        EXPECT_EQ(game.tree.size(), 1u) << move;
    }
}

TEST(PgnReader, TagsKeepTheirOrderAndUnknownOnesToo) {
    const PgnGame game =
        read("[Event \"A \\\"b\\\" \\\\ c\"]\n[Foo \"bar\"]\n[White \"M. \"Misha\" Tal\"]\n\n1. e4 1-0");
    EXPECT_TRUE(game.report.empty());
    EXPECT_EQ(game.tree.tags(),
              (std::vector<Tag>{
                  {"Event", "A \"b\" \\ c"}, {"Foo", "bar"}, {"White", "M. \"Misha\" Tal"}, {"Result", "1-0"}}));
}

TEST(PgnReader, StartPositionsMayHaveTheUsualSlips) {
    for (const char* fen :
         {"7k/8/8/8/4P3/8/8/K7 b - - 0 0", "7k/8/8/8/4P3/8/8/K7 b", "7k/8/8/8/4P3/8/8/K7  b - - 00 01",
          "7k/8/8/8/4P3/8/8/K7 b - c3 0 1", "7k/8/8/8/4P3/8/8/K7 b - - - -"}) {
        const PgnGame game = read("[FEN \"" + std::string(fen) + "\"]\n1... Kg7");
        EXPECT_TRUE(game.playable) << fen;
        EXPECT_EQ(game.tree.size(), 1u) << fen;
    }
}

TEST(PgnReader, MarkAndOldEncodingBecomeUtf8) {
    EXPECT_EQ(*read("\xEF\xBB\xBF[White \"\xC3\xA9\"]\n*").tree.tag("White"), "é");
    EXPECT_EQ(*read("[White \"P\xE9ter\"]\n*").tree.tag("White"), "Péter");
}

TEST(PgnReader, VariantsAndRulesAreTags) {
    const PgnGame vyrt = read("[Variant \"Vyrt Chess\"]\n[Rules \"rearpawns=outward\"]\n\n1. Nf11");
    EXPECT_TRUE(vyrt.playable);
    EXPECT_EQ(vyrt.tree.book().variant().id, "vyrt");
    EXPECT_EQ(vyrt.tree.book().variant().choices.at("rearpawns"), "outward");
    EXPECT_EQ(vyrt.tree.size(), 1u);
    EXPECT_EQ(read("[Variant \"Standard\"]\n*").tree.book().variant().id, "chess");
}

TEST(PgnReader, FortressHasMoveNumbersReservePiecesAndResignations) {
    const char* text = "[Variant \"fortress\"]\n\n1. N@n3 N@c3 N@c14 b-resigns N@n14 B@o1";
    const PgnGame game = read(text);
    ASSERT_TRUE(game.report.empty());
    EXPECT_EQ(game.tree.size(), 6u);
    EXPECT_FALSE(positionAt(game.tree, game.tree.variationEnd(Node::Root)).living(Side(1)));
}

TEST(PgnReader, FourSidesCastleWithTheSameWordsAsTwo) {
    const PgnGame game = read(
        "[Variant \"fortress\"]\n[FEN \"4********uRuN2/rB3********4/1rN2rRrN1rKrQ2rRuB3/3rR2rPrP3rP4/"
        "**9uNuPuR**/**bN2rP2rPrPuP3**/**rB2rP6uP1**/**1bP8uPuK**/**bK3bP5uPuQ**/**bB2bP2wP3uP1**/"
        "**bNbPbPbQwP3wQ3**/**bR7wP2uR**/7wP3wP4/1bB2wRwNwB2wK6/4********wN3/bR2bN********wB1wR1 u "
        "bKrKrQuKuQ - 0 10\"]\n\n10... O-O");
    const Node last = game.tree.variationEnd(Node::Root);
    EXPECT_TRUE(game.report.empty());
    EXPECT_EQ(moveText(game.tree.book(), game.tree.move(last)), "n9n11");
}

TEST(PgnReader, AnEliminationNamesItsCause) {
    const std::string tags = "[Variant \"fortress\"]\n[Rules \"placement=standard\"]\n\n";
    const PgnGame game = read(tags + "1. i6 b-time r-illegal u-resigns");
    ASSERT_TRUE(game.report.empty());
    std::vector<EliminationCause> causes;
    for (const Node node : game.tree.path(game.tree.variationEnd(Node::Root))) {
        const Move move = game.tree.move(node);
        if (move.type() == MoveType::Elimination) causes.push_back(move.cause());
    }
    EXPECT_EQ(causes,
              (std::vector{EliminationCause::Time, EliminationCause::IllegalMove, EliminationCause::Resignation}));
    EXPECT_NE(pgnText(game.tree).find("b-time r-illegal u-resigns"), std::string::npos) << pgnText(game.tree);
}

struct Found {
    const char* text;
    PgnFindingCode what;
    std::size_t line, column;
    std::size_t movesRead;
    const char* again;  ///< expected movetext after writing
};

TEST(PgnReader, WhatIsNotCleanHasAPlaceAndNothingElseIsLost) {
    using Code = PgnFindingCode;
    const Found cases[] = {
        {"[A \"b\"]\n\n1. e4 e5\n2. Ke3 Nf6", Code::BadMove, 4, 4, 2, "1. e4 e5 2. Ke3 Nf6 *"},
        {"1. e4 (1. d5 d4) e5 2. Nf3", Code::BadMove, 1, 11, 3, "1. e4 (1. d5 d4) 1... e5 2. Nf3 *"},
        {"1. e4 (1. d4 Nd5 2. c4 (2. c3)) e5 2. Nf3", Code::BadMove, 1, 14, 4,
         "1. e4 (1. d4 Nd5 2. c4 (2. c3)) 1... e5 2. Nf3 *"},
        {"1. e4 (1. d4 xx) e5 2. Nf3", Code::UnknownWord, 1, 14, 4, "1. e4 (1. d4 {xx}) 1... e5 2. Nf3 *"},
        {"[A b]\n1. e4", Code::ForeignText, 1, 1, 1, "{[A b]} 1. e4 *"},
        {"1. e4 {oh", Code::UnclosedComment, 1, 7, 1, "1. e4 {oh} *"},
        {"1. e4 (1. d4", Code::UnclosedVariation, 1, 13, 2, "1. e4 (1. d4) *"},
        {"1. e4 ) e5", Code::StrayBracket, 1, 7, 2, "1. e4 e5 *"},
        {"(1. e4) 1. d4", Code::StrayVariation, 1, 1, 1, "{(1. e4)} 1. d4 *"},
        {"1. e4 } e5", Code::StrayBracket, 1, 7, 2, "1. e4 e5 *"},
        {"1. e4 (oh 1. d4 ((1. c4) d5) e5", Code::UnknownWord, 1, 8, 3, nullptr},
    };
    for (const Found& found : cases) {
        const PgnGame game = read(found.text);
        ASSERT_FALSE(game.report.empty()) << found.text;
        const PgnFinding& first = game.report.findings().front();
        EXPECT_EQ(first.what, found.what) << found.text;
        EXPECT_EQ(first.place.line, found.line) << found.text;
        EXPECT_EQ(first.place.column, found.column) << found.text;
        EXPECT_EQ(game.tree.size(), found.movesRead) << found.text;
        if (found.again) {
            EXPECT_EQ(again(found.text), found.again);
        }
    }
}

TEST(PgnReader, AGameThatCannotBePlayedIsKeptAsText) {
    using Code = PgnFindingCode;
    for (const auto& [text, what] : {std::pair("[Variant \"Atomic\"]\n1. e4 {why}", Code::UnknownVariant),
                                     {"[Rules \"laws=bad\"]\n1. e4", Code::BadRules},
                                     {"[X \"y\"]\n[FEN \"8/8\"]\n1. e4", Code::BadStart}}) {
        const PgnGame game = read(text);
        EXPECT_FALSE(game.playable) << text;
        EXPECT_EQ(game.text, text);
        ASSERT_TRUE(game.report.firstLoss()) << text;
        EXPECT_EQ(game.report.firstLoss()->what, what) << text;
        EXPECT_EQ(game.tree.tags().front().name,
                  std::string_view(text).substr(1, game.tree.tags().front().name.size()));
    }
}

TEST(PgnReader, TheFindingOfAMoveSaysWhichAndWhy) {
    const PgnGame game = read("1. e4 e5 2. Qh6");
    ASSERT_TRUE(game.report.firstLoss());
    EXPECT_EQ(game.report.firstLoss()->word, "Qh6");
    ASSERT_TRUE(game.report.firstLoss()->why);
    EXPECT_EQ(game.report.firstLoss()->why->what, ErrorCode::IllegalMove);
}

TEST(PgnReader, EndlessBracketsAreRejected) {
    std::string text = "1. e4";
    for (int i = 0; i < 3000; ++i) text += " (1. d4";
    const PgnGame game = read(text);
    ASSERT_TRUE(game.report.firstLoss());
    EXPECT_LE(game.tree.size(), DeepestVariation + 1);
}

/// An algorithm slower than linear would take minutes here.
TEST(PgnReader, LongTextsTakeNoLongerThanTheirLength) {
    constexpr std::size_t Many = 100'000;
    const auto repeated = [](std::string_view part) {
        std::string text;
        for (std::size_t i = 0; i < Many; ++i) text += part;
        return text;
    };
    std::string tags;
    for (std::size_t i = 0; i < Many; ++i) tags += "[T" + std::to_string(i) + " \"x\"]\n";
    for (const std::string& text :
         {"1. e4 {" + repeated("abc def ") + "} e5", "1. e4 {" + repeated("[%") + "} e5",
          "1. e4 {" + repeated("[%csl Ga1]") + "} e5", "1. e4 " + repeated("{abc} ") + "e5",
          "1. e4 " + repeated("$1 $7 ") + "e5", "1. e4 " + repeated("(1. d4) ") + "e5",
          "[White \"" + repeated("abc ") + "\"]\n\n1. e4 e5", tags + "\n1. e4 e5",
          "1. e4 e5 " + repeated("foo ") + "2. Nf3", "1. e4 e5 " + repeated("foo {x} ") + "2. Nf3",
          "1. e4 e5 " + repeated("Kz9 "), "1. e4 e5 (" + repeated("Kz9 (") + ") 2. Nf3",
          "1. e4 {" + repeated("\n[Event ") + "} e5", repeated("; x\n") + "1. e4 e5", repeated("foo\n") + "1. e4 e5",
          "1. e4 e5 " + repeated("{ ") + "} 2. Nf3", "[A \"b\"]\n" + repeated("[A ") + "\n1. e4 e5",
          "1. e4 e5 " + repeated("] } ) ")}) {
        const PgnGame game = read(text);
        EXPECT_GE(game.tree.size(), 2U) << text.substr(0, 40);
    }
}

}  // namespace
}  // namespace rokada::pgnreaderTest
