// Notations: one move written in each notation, and the parsing of written and typed moves.
#include "text/notation.h"

#include "diagram.h"
#include "everyvariant.h"
#include "explain/typedmove.h"
#include "game/elimination.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace rokada::test::notationTest {
namespace {

/// Returns piece letters similar to the window's Russian ones.
Letters russian(const Variant& variant) {
    const std::map<std::string_view, const char*> words{
        {"king", "Кр"},      {"queen", "Ф"},  {"rook", "Л"},    {"bishop", "С"},   {"knight", "К"}, {"officer", "С"},
        {"bolyar", "Б"},     {"boat", "Лд"},  {"general", "Г"}, {"elephant", "С"}, {"wfda", "Г"},   {"minister", "М"},
        {"highpriest", "Ж"}, {"woody", "Т"},  {"soldier", "В"}, {"volkhv", "В"},   {"knyaz", "К"},  {"ratoborets", "Р"},
        {"archer", "Л"},     {"rider", "Вс"}, {"helgi", "Х"}};
    Letters letters;
    for (std::size_t i = 0; i < variant.kinds.size(); ++i) {
        const auto word = words.find(variant.kinds[i].name);
        if (word != words.end()) letters[i] = word->second;
    }
    return letters;
}

std::array<Notation, 4> notations(const Variant& variant) {
    const Letters english = englishLetters(variant);
    const Letters cyrillic = russian(variant);
    return {Notation{.letters = english}, Notation{.letters = english, .form = Notation::Form::Long},
            Notation{.letters = cyrillic, .takes = ":", .promotes = "", .mate = "x", .castle = "0"},
            Notation{.letters = cyrillic,
                     .form = Notation::Form::Long,
                     .takes = ":",
                     .promotes = "",
                     .mate = "x",
                     .castle = "0"}};
}

std::string inAll(const char* fen, const char* coordinates) {
    const RulebookPtr book = rules("chess");
    const Position position = *parsePosition(*book, fen);
    const MoveParts parts = partsOf(position, *parseMove(position, coordinates));
    std::string text;
    for (const Notation& notation : notations(book->variant())) text += written(*book, parts, notation) + ' ';
    return text + written(*book, parts, Notation{.letters = {}, .form = Notation::Form::Coordinates});
}

TEST(Notation, ShortAndLongInTwoLanguages) {
    EXPECT_EQ(inAll("7k/8/8/3p4/8/2N3N1/8/K7 w - - 0 1", "c3d5"), "Nxd5 Nc3xd5 К:d5 Кc3:d5 c3d5");
    EXPECT_EQ(inAll("7k/8/8/8/8/2N3N1/8/K7 w - - 0 1", "c3e4"), "Nce4 Nc3-e4 Кce4 Кc3-e4 c3e4");
    EXPECT_EQ(inAll("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q"), "a8=Q+ a7-a8=Q+ a8Ф+ a7-a8Ф+ a7a8q");
    EXPECT_EQ(inAll("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "O-O O-O 0-0 0-0 e1g1");
    EXPECT_EQ(inAll("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7"), "Qg7# Qf7-g7# Фg7x Фf7-g7x f7g7");
}

/// White's rook gives check to Blue. Black and Red move before Blue.
TEST(Notation, AmongFourOnlyWhoGivesTheCheckHasItsSign) {
    const RulebookPtr book = rules("fortress");
    const auto text = [&](const char* rest, const char* move) {
        const Position position = placed(book, "wKi3 wRg9 bKa1 rKh14 rRd12 rRg12 uKn9", rest);
        return written(*book, partsOf(position, *parseMove(position, move)),
                       {.letters = englishLetters(book->variant())});
    };
    EXPECT_EQ(text("w - - 0 1", "g9h9"), "Rh9+");
    EXPECT_EQ(text("r - - 0 1", "d12d11"), "Rd11") << "the check is White's";
    EXPECT_EQ(text("r - - 0 1", "g12k12"), "Rk12");
    EXPECT_EQ(text("r - - 0 1", "g12g10"), "Rg10");
}

/// Red is mated by Blue's queen. Black makes a quiet move before Red's turn.
TEST(Notation, AmongFourAQuietMoveDoesNotMate) {
    const RulebookPtr book = rules("fortress", "placement=standard");
    const Position before = placed(book, "wKi3 bKh14 rKa1 uQb2 uBd4 uKn9", "b - - 0 1");
    const Move quiet = *parseMove(before, "h14h13");
    EXPECT_EQ(written(*book, partsOf(before, quiet), {.letters = englishLetters(book->variant())}), "Kh13");
    Game game(book, before);
    ASSERT_TRUE(game.play(quiet));
    const auto red = eliminationOf(game, Side(2));
    ASSERT_TRUE(red);
    EXPECT_EQ(red->by, Side(3)) << "the check is Blue's";
    Game mate(book, placed(book, "wKi3 wQc3 wBd4 bKa1 rKh14 uKn9", "w - - 0 1"));
    ASSERT_TRUE(mate.play(*parseMove(mate.position(), "c3b2")));
    EXPECT_EQ(eliminationOf(mate, Side(1))->by, Side(0));
}

std::string typed(const char* fen, const char* text) {
    const RulebookPtr book = rules("chess");
    const Position position = *parsePosition(*book, fen);
    const std::array languages{russian(book->variant()), englishLetters(book->variant())};
    std::string moves;
    for (const Move move : typedMoves(position, text, languages))
        moves += (moves.empty() ? "" : " ") + moveText(*book, move);
    return moves;
}

constexpr const char* Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(TypedMove, AllTheseAreTheKnightToF3) {
    for (const char* text : {"Кf3", "Kf3", "Nf3", "nf3", "g1f3", "Ng1-f3", "Kg1-f3", "кф3", "Кф3", "N g1 f3", "п1а3"}) {
        EXPECT_EQ(typed(Start, text), "g1f3") << text;
    }
}

TEST(TypedMove, AllTheseAreThePawnToE4) {
    for (const char* text : {"e4", "E4", "e2-e4", "e2e4", "е4", "е2-е4", "у2у4", "E2–E4", "e4!"}) {
        EXPECT_EQ(typed(Start, text), "e2e4") << text;
    }
}

TEST(TypedMove, CapturesPromotionsAndCastlings) {
    const char* fen = "3n4/2P2k2/8/8/8/8/8/4K2R w K - 0 1";
    for (const char* text : {"cxd8=Q", "cd=Q", "c7d8q", "c7:d8Ф", "cdQ", "cxd8Q+", "c7xd8=Q#"}) {
        EXPECT_EQ(typed(fen, text), "c7d8q") << text;
    }
    for (const char* text : {"O-O", "0-0", "о-о", "oo", "e1g1", "Kg1", "Крg1"})
        EXPECT_EQ(typed(fen, text), "e1g1") << text;
}

TEST(TypedMove, SeveralAreForThePlayerToChooseFrom) {
    EXPECT_EQ(typed("7k/8/8/8/8/2N3N1/8/K7 w - - 0 1", "Ne4"), "c3e4 g3e4");
    EXPECT_EQ(typed("3n3k/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7d8"), "");
    EXPECT_EQ(typed(Start, "Qh5"), "");
    EXPECT_EQ(typed(Start, ""), "");
    EXPECT_EQ(typed(Start, "\xD0"), "");
}

/// Interprets a text that is not a legal move.
TypedWish wished(const char* fen, const char* text) {
    static const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Position position = *parsePosition(*book, fen);
    const std::array languages{englishLetters(book->variant()), russian(book->variant())};
    return typedWish(position, text, languages);
}

TEST(TypedMove, WhatIsNoMoveHasAReason) {
    const std::pair<const char*, IllegalReason> wishes[]{
        {"Qh5", IllegalReason::PathBlocked},     {"Фh5", IllegalReason::PathBlocked},
        {"Nd4", IllegalReason::NotAPieceMove},   {"Ke2", IllegalReason::OwnPiece},
        {"O-O", IllegalReason::CastlingBlocked}, {"0-0-0", IllegalReason::CastlingBlocked},
        {"e5e6", IllegalReason::NothingThere},   {"e7e5", IllegalReason::NotYourTurn},
        {"у7у5", IllegalReason::NotYourTurn},
    };
    for (const auto& [text, reason] : wishes) {
        const TypedWish wish = wished(Start, text);
        ASSERT_TRUE(wish.illegalMove) << text;
        EXPECT_EQ(wish.illegalMove->reason, reason) << text;
        EXPECT_TRUE(wish.moves.empty()) << text;
    }
    EXPECT_FALSE(wished(Start, "hello").illegalMove);
    EXPECT_FALSE(wished(Start, "").illegalMove);
}

TEST(TypedMove, APromotionWithoutItsPieceLeavesTheChoice) {
    const TypedWish wish = wished("3n4/2P2k2/8/8/8/8/8/4K2R w K - 0 1", "c7d8");
    EXPECT_EQ(wish.moves.size(), 4U);
    EXPECT_FALSE(wish.illegalMove);
}

constexpr const char* Blocked = "4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1";

TEST(TypedMove, APawnWithoutItsFileCapturesNothing) {
    for (const char* text : {"d5", "D5", "д5", "d5+"}) {
        EXPECT_EQ(typed(Blocked, text), "") << text;
        const TypedWish wish = wished(Blocked, text);
        EXPECT_TRUE(wish.moves.empty()) << text;
        ASSERT_TRUE(wish.illegalMove) << text;
        EXPECT_EQ(wish.illegalMove->reason, IllegalReason::OnlyWithoutCapture) << text;
        EXPECT_EQ(wish.withoutFile.size(), 1U) << text;
    }
    for (const char* text : {"exd5", "ed5", "ed", "e4d5", "е:д5", "xd5"})
        EXPECT_EQ(typed(Blocked, text), "e4d5") << text;
    const char* passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    EXPECT_EQ(typed(passed, "d6"), "");
    EXPECT_TRUE(wished(passed, "d6").moves.empty());
    EXPECT_EQ(wished(passed, "d6").withoutFile.size(), 1U);
    EXPECT_EQ(typed(passed, "ed6"), "e5d6");
}

TEST(TypedMove, APromotionByCaptureNamesItsFileToo) {
    const char* fen = "3n4/2P2k2/8/8/8/8/8/4K2R w K - 0 1";
    for (const char* text : {"d8", "d8Q", "d8=Q"}) {
        EXPECT_EQ(typed(fen, text), "") << text;
        EXPECT_TRUE(wished(fen, text).moves.empty()) << text;
    }
}

TEST(TypedMove, APieceThatIsGoneIsNamed) {
    const TypedWish wish = wished(Blocked, "Qd3");
    EXPECT_FALSE(wish.illegalMove);
    const RulebookPtr book = rules("chess");
    ASSERT_NE(wish.missing, NoKind);
    EXPECT_EQ(book->variant().kinds[wish.missing].letter, 'Q');
    EXPECT_EQ(wished(Blocked, "Kd5").missing, NoKind) << "there is a king, and a reason";
    EXPECT_EQ(wished(Blocked, "hello").missing, NoKind);
    EXPECT_EQ(wished(Blocked, "Qz9").missing, NoKind);
}

class EveryNotation : public testing::TestWithParam<int> {};

TEST_P(EveryNotation, WhatIsWrittenIsUnderstood) {
    const RuleSet& set = everyRuleSet()[static_cast<std::size_t>(GetParam())];
    constexpr int positions = ROKADA_NIGHTLY_SIZE ? 20'000 : 60;
    std::size_t turn = 0;
    wander(set, 99, positions, [&](const Game& game) {
        const MoveList moves = game.moves();
        if (moves.empty()) return true;
        const Rulebook& book = game.book();
        const Move move = moves[turn % moves.size()];
        const auto all = notations(book.variant());
        const Notation& notation = all[turn++ % all.size()];
        const std::string text = written(book, partsOf(game.position(), move), notation);
        const std::array languages{notation.letters, englishLetters(book.variant())};
        const auto understood = typedMoves(game.position(), text, languages);
        EXPECT_EQ(understood, std::vector<Move>{move}) << text << " in " << positionText(game.position());
        return !testing::Test::HasFailure();
    });
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, EveryNotation, testing::Range(0, static_cast<int>(everyRuleSet().size())));

}  // namespace
}  // namespace rokada::test::notationTest
