#include "slowrules/slowrules.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "slowrules/listed.h"
#include "slowrules/walls.h"

using slow::board;
using slow::has;
using slow::Options;
using slow::Outcome;
using slow::Position;
using slow::sorted;
using slow::targets;
using slow::to;
using slow::Words;
using slow::words;

// Compares move counts with the perft files of the variants. Skips counts above `maxNodes`, which are too slow here.
// The tests of the fast rules check those counts.
class SlowPerft : public testing::TestWithParam<std::string> {};

TEST_P(SlowPerft, CountsOfTheFile) {
    constexpr std::uint64_t maxNodes = 2500;
    std::ifstream file(std::filesystem::path(ROKADA_PERFT_DIR) / (GetParam() + ".perft"));
    ASSERT_TRUE(file);
    std::string id;
    std::string text;
    Options options;
    for (std::string line; std::getline(file, line);) {
        std::istringstream stream(line);
        std::string key;
        std::string value;
        stream >> key >> value;
        if (key == "id") {
            id = value;
            options.clear();
        }
        if (key == "fen") text = line.substr(4);
        if (key == "rule") options[value.substr(0, value.find('='))] = value.substr(value.find('=') + 1);
        std::uint64_t number = 0;
        if (key != "perft" || !(stream >> number) || number > maxNodes) continue;
        const auto position = Position::read(GetParam(), options, text);
        ASSERT_TRUE(position) << id;
        EXPECT_EQ(slow::perft(*position, std::stoi(value)), number) << id << " depth " << value;
    }
}

INSTANTIATE_TEST_SUITE_P(Files, SlowPerft,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"));

TEST(SlowChess, EnPassantOnlyAtOnce) {
    const auto before = board("chess", "Ke1 Pe5 ke8 pd7", "b - - 0 1");
    const auto now = before.after("d7d5");
    EXPECT_EQ(now.text(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    EXPECT_TRUE(has(now, "e5d6"));
    EXPECT_FALSE(has(now.after("e1d1").after("e8d8"), "e5d6"));
    EXPECT_EQ(now.after("e5d6").text(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

TEST(SlowChess, EnPassantMayNotUncoverTheKing) {
    EXPECT_FALSE(has(board("chess", "Ka5 Pe5 ke8 pd5 rh5", "w - d6 0 1"), "e5d6"));
}

TEST(SlowChess, DeadPositions) {
    const auto outcome = [](const std::string& pieces) { return board("chess", pieces, "w - - 0 1").outcome(); };
    EXPECT_EQ(outcome("Ke1 ke8"), Outcome::Dead);
    EXPECT_EQ(outcome("Ke1 Ng1 ke8"), Outcome::Dead);
    EXPECT_EQ(outcome("Ke1 Ng1 ke8 ng8"), Outcome::Playing);
    EXPECT_EQ(outcome("Ke1 Bf1 ke8 bc8"), Outcome::Dead);
    EXPECT_EQ(outcome("Ke1 Bf1 ke8 bf8"), Outcome::Playing);
}

TEST(SlowChess, MateStalemateWinner) {
    const auto mate = board("chess", "Kg1 Ra8 kg8 pf7 pg7 ph7", "b - - 0 1");
    EXPECT_EQ(mate.outcome(), Outcome::Mate);
    EXPECT_EQ(mate.winner(), 'w');
    EXPECT_EQ(board("chess", "Kb6 Qc7 ka8", "b - - 0 1").outcome(), Outcome::Stalemate);
}

TEST(SlowChess, RepetitionCountsOnlyLegalEnPassant) {
    const auto key = [](const std::string& pieces, const std::string& rest) {
        return board("chess", pieces, rest).repetitionKey();
    };
    EXPECT_EQ(key("Ka5 Pe5 ke8 pd5 rh5", "w - d6 0 2"), key("Ka5 Pe5 ke8 pd5 rh5", "w - - 7 9"));
    EXPECT_NE(key("Ka4 Pe5 ke8 pd5 rh5", "w - d6 0 2"), key("Ka4 Pe5 ke8 pd5 rh5", "w - - 7 9"));
}

namespace {

const Options chess960{{"start", "chess960"}};

Position fischer(const std::string& pieces, const std::string& rest) { return board("chess", pieces, rest, chess960); }

std::string rightsOf(const std::string& pieces, const std::string& rights) {
    return words(fischer(pieces, "w " + rights + " - 0 1").text())[2];
}

}  // namespace

TEST(SlowChess960, StartOptionHasTwoValues) {
    EXPECT_EQ(Position::start("chess", chess960).text(), Position::start("chess", {}).text());
    EXPECT_FALSE(slow::rulesOf("chess", {{"start", "random"}}));
    EXPECT_FALSE(slow::rulesOf("tavreli", {}).value().chess960);
}

TEST(SlowChess960, CountsOfStartPositions) {
    const auto counts = [](const std::string& row, const std::string& black) {
        const auto position =
            Position::read("chess", chess960, black + "/pppppppp/8/8/8/8/PPPPPPPP/" + row + " w KQkq - 0 1");
        return std::vector{slow::perft(position.value(), 1), slow::perft(position.value(), 2),
                           slow::perft(position.value(), 3)};
    };
    EXPECT_EQ(counts("BBQNNRKR", "bbqnnrkr"), (std::vector<std::uint64_t>{20, 400, 9006}));
    EXPECT_EQ(counts("RNBQKBNR", "rnbqkbnr"), (std::vector<std::uint64_t>{20, 400, 8902}));
    EXPECT_EQ(counts("RKRNNQBB", "rkrnnqbb"), (std::vector<std::uint64_t>{20, 400, 9006}));
}

TEST(SlowChess960, CountsOfMiddleGames) {
    const auto count = [](const std::string& text) {
        return slow::perft(Position::read("chess", chess960, text).value(), 2);
    };
    EXPECT_EQ(count("brr3kr/2p3n1/pp2q2p/1PP1p1p1/7B/N1QPPP1P/P7/1BR3KR w KQkc - 4 24"), 1404U);
    EXPECT_EQ(count("nrk3rq/1n6/1pp4b/p2ppppp/b2P3P/P1B1NPPB/2P1PQ2/NRK3RR b GQkq - 3 14"), 1106U);
    EXPECT_EQ(count("4rkrr/nb2p3/1p1pn1pp/3p1NQ1/P1P1PpP1/2b4P/N2P1P2/B3RKR1 w KQgq - 1 21"), 1483U);
    EXPECT_EQ(count("Q1rk3r/3b1pqp/pp2p2B/2pNb1p1/P1NP3P/2P1P1P1/BP2P3/2RK3R b KQkq - 1 22"), 1307U);
    EXPECT_EQ(count("r2r1kr1/np4pq/1b1p2b1/p2B1pPp/P2pP1PP/2BN1Q2/1PP2N2/R4KR1 w KQkq - 1 19"), 1092U);
    EXPECT_EQ(count("r1nk2rb/2qbp1p1/p3n3/1ppQppPp/4PP1P/2PP1BN1/PP3B2/R2K2R1 b KQkq - 5 15"), 1227U);
}

TEST(SlowChess960, CastlingIsKingTakesOwnRook) {
    const auto position = fischer("Kb1 Ra1 Rf1 kb8", "w KQ - 3 9");
    EXPECT_EQ(targets(position, "b1"), to("c1 a2 b2 c2 a1 f1"));
    EXPECT_EQ(position.after("b1f1").text(), "1k6/8/8/8/8/8/8/R4RK1 b - - 4 9");
    EXPECT_EQ(position.after("b1a1").text(), "1k6/8/8/8/8/8/8/2KR1R2 b - - 4 9");
}

TEST(SlowChess960, UsualCastlingIsWrittenSoToo) {
    const auto position = fischer("Ke1 Ra1 Rh1 ke8", "w KQ - 0 1");
    EXPECT_TRUE(has(position, "e1h1") && has(position, "e1a1"));
    EXPECT_FALSE(has(position, "e1g1") || has(position, "e1c1"));
}

TEST(SlowChess960, AStepIsNeverCastling) {
    const auto position = fischer("Kf1 Rh1 kb8", "w K - 0 1");
    EXPECT_EQ(position.after("f1g1").text(), "1k6/8/8/8/8/8/8/6KR b - - 1 1");
    EXPECT_EQ(position.after("f1h1").text(), "1k6/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(SlowChess960, KingAndRookMayChangePlaces) {
    EXPECT_EQ(fischer("Kf1 Rg1 kb8", "w K - 0 1").after("f1g1").text(), "1k6/8/8/8/8/8/8/5RK1 b - - 1 1");
    EXPECT_EQ(fischer("Kd1 Rc1 kh8", "w Q - 0 1").after("d1c1").text(), "7k/8/8/8/8/8/8/2KR4 b - - 1 1");
}

TEST(SlowChess960, WaysOfKingAndRookAreEmpty) {
    const auto castles = [](const std::string& pieces) {
        return has(fischer("Kf1 Rb1 kh8 " + pieces, "w Q - 0 1"), "f1b1");
    };
    EXPECT_TRUE(castles(""));
    EXPECT_TRUE(castles("Na1"));
    for (const char* between : {"Nc1", "Nd1", "Ne1"}) EXPECT_FALSE(castles(between)) << between;
    // In the first position, a piece is on b1, which only the rook passes. In the second position, a piece is on c1, to
    // which only the king moves.
    EXPECT_FALSE(has(fischer("Kc1 Ra1 Nb1 kh8", "w Q - 0 1"), "c1a1"));
    EXPECT_FALSE(has(fischer("Kg1 Rf1 Nc1 kh8", "w Q - 0 1"), "g1f1"));
}

TEST(SlowChess960, KingPassesNoAttackedSquare) {
    const auto castles = [](const std::string& attacker) {
        return has(fischer("Kb1 Ra1 Rh1 kh8 ph7 " + attacker, "w KQ - 0 1"), "b1h1");
    };
    for (const char* safe : {"ra8", "rh6"}) EXPECT_TRUE(castles(safe)) << safe;
    for (const char* bad : {"rb8", "rc8", "rd8", "re8", "rf8", "rg7"}) EXPECT_FALSE(castles(bad)) << bad;
}

TEST(SlowChess960, CastlingRookMayNotUncoverTheKing) {
    EXPECT_FALSE(has(fischer("Kc1 Rb1 ra1 kh8", "w Q - 0 1"), "c1b1"));
    EXPECT_TRUE(has(fischer("Kc1 Rb1 ba1 kh8", "w Q - 0 1"), "c1b1"));
}

TEST(SlowChess960, RightsAreWrittenAsXFen) {
    const std::string pieces = "Rb1 Ke1 Rg1 Rh1 ra8 rb8 ke8 rg8";
    EXPECT_EQ(rightsOf(pieces, "KQkq"), "KQkq");
    EXPECT_EQ(rightsOf(pieces, "HBga"), "KQkq");
    EXPECT_EQ(rightsOf(pieces, "GQkb"), "GQkb");
    EXPECT_EQ(rightsOf(pieces, "bgBG"), "GQkb");
}

TEST(SlowChess960, RightsWithoutHomeAreDropped) {
    EXPECT_EQ(rightsOf("Rb1 Ke1 ke8 rg8", "KQkq"), "Qk");
    EXPECT_EQ(rightsOf("Rb1 Ke1 ke8 rg8", "CBch"), "Q");
    EXPECT_EQ(rightsOf("Rb1 Ke2 kh8 rg8", "KQkq"), "-");
}

TEST(SlowChess960, RejectedRights) {
    const auto refused = [](const std::string& rights) {
        return !Position::read("chess", chess960, "4k3/8/8/8/8/8/8/4K1RR w " + rights + " - 0 1");
    };
    for (const char* rights : {"KX", "HG", "KH", "i", ""}) EXPECT_TRUE(refused(rights)) << rights;
    EXPECT_FALSE(Position::read("chess", {}, "4k3/8/8/8/8/8/8/4K2R w H - 0 1"));
}

TEST(SlowChess960, AnotherRookOutsideChangesTheLetter) {
    const auto position = fischer("Rb1 Ke1 Rg1 Rh3 ke8", "w KQ - 0 1").after("h3h1");
    EXPECT_EQ(words(position.text())[2], "GQ");
    EXPECT_EQ(words(position.after("e8e7").after("h1h2").text())[2], "KQ");
    EXPECT_EQ(words(position.after("e8e7").after("g1g2").text())[2], "Q");
}

TEST(SlowChess960, CapturedRookTakesTheRightWithIt) {
    EXPECT_EQ(fischer("Rb1 Ke1 Rg1 Rh1 ke8 rb8", "b GQq - 0 1").after("b8b1").text(),
              "4k3/8/8/8/8/8/8/1r2K1RR w G - 0 2");
}

TEST(SlowText, RejectedTexts) {
    const auto refused = [](const std::string& game, const std::string& text) {
        return !Position::read(game, {}, text);
    };
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0"));
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 -"));
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/9/4K3 w - - 0 1"));
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/7/4K3 w - - 0 1"));
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/7Y/4K3 w - - 0 1"));
    EXPECT_TRUE(refused("chess", "4k3/8/8/8/8/8/8/8 w - - 0 1"));
    EXPECT_TRUE(refused("chess", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_TRUE(refused("chess", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_TRUE(refused("bolyar", "l9l/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*4K4*/L*********L w - - 0 1"));
    EXPECT_TRUE(refused("bolyar", "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*4K3**/1*********1 w - - 0 1"));
    EXPECT_TRUE(refused("fortress", slow::Position::start("fortress", {}).text().substr(1)));
}

TEST(SlowText, RightsWithoutRookAreDropped) {
    EXPECT_EQ(Position::read("chess", {}, "4k3/8/8/8/8/8/8/R3K3 w KQkq - 3 9")->text(),
              "4k3/8/8/8/8/8/8/R3K3 w Q - 3 9");
    EXPECT_EQ(
        Position::read("greatshatranj", {}, "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w KQkq - 0 1")
            ->text(),
        Position::start("greatshatranj", {}).text());
}

TEST(SlowGreatShatranj, LoneLeapers) {
    const auto lone = [](const std::string& piece) {
        return targets(board("greatshatranj", "Kj1 kj8 " + piece, "w - - 0 1"), piece.substr(1));
    };
    EXPECT_EQ(lone("Wa1"), to("b1 c1 a2 a3"));
    EXPECT_EQ(lone("Ea1"), to("b2 c3"));
    EXPECT_EQ(lone("Ge4").size(), 16U);
}

TEST(SlowGreatShatranj, PromotionChoices) {
    const Options limited{{"promotion", "limited"}};
    EXPECT_EQ(targets(board("greatshatranj", "Ke1 Pa7 kj5", "w - - 0 1"), "a7"), to("a8n a8g a8m a8h a8e a8w a8s"));
    EXPECT_EQ(targets(board("greatshatranj", "Ke1 Pa7 Nb1 Nc1 Gd1 kj5", "w - - 0 1", limited), "a7"),
              to("a8m a8h a8e a8w a8s"));
}

TEST(SlowGreatShatranj, Stalemate) {
    const auto position = board("greatshatranj", "Ke1 Gc5 ka8", "w - - 0 1", {{"bareking", "off"}});
    EXPECT_EQ(position.after("c5c7").outcome(), Outcome::Stalemate);
}

TEST(SlowGreatShatranj, BareKing) {
    const auto bare = [](const std::string& pieces, const std::string& rule) {
        return board("greatshatranj", pieces, "b - - 0 1", {{"bareking", rule}});
    };
    EXPECT_EQ(bare("Kd1 Ga5 ke8", "draw").outcome(), Outcome::BareKingDraw);
    EXPECT_EQ(bare("Kd1 Ga5 ke8", "win").outcome(), Outcome::BareKingWin);
    EXPECT_EQ(bare("Kd1 Ga5 ke8", "win").winner(), 'w');
    EXPECT_EQ(bare("Kd1 Ga5 ke8", "off").outcome(), Outcome::Playing);
    EXPECT_EQ(bare("Kd1 Wd7 ke8", "win").outcome(), Outcome::Playing);
    EXPECT_TRUE(has(bare("Kd1 Wd7 ke8", "win"), "e8d7"));
    EXPECT_EQ(bare("Kd1 ke8 wa1", "win").winner(), 'b');
    EXPECT_EQ(bare("Kd1 ke8", "win").outcome(), Outcome::Dead);
}

TEST(SlowBolyar, BoatAndBishop) {
    EXPECT_EQ(targets(board("bolyar", "Ka1 Le4 kg8", "w - - 0 1"), "e4"),
              to("c4 d4 f4 g4 c5 d5 e5 f5 g5 c6 d6 e6 f6 g6"));
    EXPECT_EQ(targets(board("bolyar", "Ke1 Lz0 kg8", "w - - 0 1"), "z0"), to("a1 a2 b1 b2"));
    const auto bishop = targets(board("bolyar", "Ki3 Be4 kg8", "w - - 0 1"), "e4");
    EXPECT_EQ(bishop, to("d3 c2 b1 f3 g2 h1 d5 c6 b7 a8 z9 f5 g6 h7 i8 j9 e5"));
}

TEST(SlowBolyar, Castling) {
    const auto king = [](const std::string& pieces) {
        return board("bolyar", "Ke1 Ra1 Ri1 ke8 " + pieces, "w KQ - 0 1");
    };
    EXPECT_TRUE(has(king(""), "e1c1") && has(king(""), "e1g1"));
    EXPECT_TRUE(!has(king("Lc1"), "e1c1") && has(king("Lc1"), "e1g1"));
    EXPECT_TRUE(has(king("rb7"), "e1c1") && has(king("rb7"), "e1g1"));
    EXPECT_EQ(king("").after("e1g1").text(), "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*R4RK2*/1*********1 b - - 1 1");
}

TEST(SlowBolyar, CastlingMayNotOpenTheRankFromTheCorner) {
    const auto position = board("bolyar", "Ke1 Ra1 Ri1 rj1 ke8", "w KQ - 0 1", {{"corners", "beside"}});
    EXPECT_TRUE(has(position, "e1c1"));
    EXPECT_FALSE(has(position, "e1g1"));
}

TEST(SlowBolyar, BoatInTheCornerBringsBoats) {
    const auto position = board("bolyar", "Ke1 ke8 lb2 lj9", "b - - 5 1");
    EXPECT_EQ(position.after("b2z0").text(), "l*********l/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*4K4*/g*********1 w - - 0 2");
}

TEST(SlowBolyar, RookBecomesBolyar) {
    const auto position = board("bolyar", "Ke1 Ra7 kg6", "w - - 5 1");
    EXPECT_EQ(position.after("a7a8").text(), "1*********1/*Y8*/*9*/*6k2*/*9*/*9*/*9*/*9*/*4K4*/1*********1 b - - 0 1");
}

TEST(SlowBolyar, PawnAndRookOnACornerBesideTheRank) {
    const Options beside{{"corners", "beside"}};
    EXPECT_TRUE(
        board("bolyar", "Ke1 Pa7 kg6 lz8", "w - - 5 1", beside).after("a7z8").text().starts_with("***********/Y"));
    EXPECT_TRUE(
        board("bolyar", "Ke1 Ra8 kg6 lz8", "w - - 5 1", beside).after("a8z8").text().starts_with("***********/Y"));
    EXPECT_FALSE(
        Position::read("bolyar", beside, "***********/P4k6/*9*/*9*/*9*/*9*/*9*/*9*/5K5/*********** w - - 0 1"));
}

TEST(SlowBolyar, NoPromotionOnTheOwnBackRank) {
    const auto position = board("bolyar", "Ke2 Ra1 ke8 bb7", "b - - 0 1").after("b7a8");
    EXPECT_TRUE(position.text().starts_with("1*********1/*b3k4*/"));
    EXPECT_EQ(position.after("a1a8").text().substr(0, 20), "1*********1/*Y3k4*/*");
}

TEST(SlowVyrt, KnightsAcrossTheSeams) {
    const auto knight = [](const std::string& square) {
        return targets(board("vyrt", "Ke5 kg7 N" + square, "w - - 0 1 -"), square);
    };
    EXPECT_EQ(knight("j10"), to("h9 i8 i12 h11 k12 l11 k8 l9"));
    EXPECT_EQ(knight("d11"), to("b10 b12 c1 c9 e1 e9 f10 f12"));
    EXPECT_EQ(knight("i4"), to("j2 j6 h2 h6 g3 g5 k3 k5"));
}

TEST(SlowVyrt, SlidersCountEachSquareOnce) {
    const auto slider = [](const std::string& piece) {
        return targets(board("vyrt", "Kj5 kd6 " + piece, "w - - 0 1 -"), "e3");
    };
    EXPECT_EQ(slider("Re3"), to("e4 e5 e6 e7 e8 e9 e10 e11 e12 e1 e2 a3 b3 c3 d3 f3 g3 h3 i3 j3 k3 l3"));
    EXPECT_EQ(slider("Be3"), to("f4 g5 h6 i7 j8 k9 l10 a11 b12 c1 d2 d4 c5 b6 a7 l8 j10 i11 h12 g1 f2"));
    EXPECT_EQ(slider("Qe3").size(), 43U);
}

TEST(SlowVyrt, RookChecksRoundTheBackToo) {
    const auto position = board("vyrt", "Ke5 re8 kj11", "w - - 0 1 -");
    EXPECT_TRUE(position.inCheck('w'));
    EXPECT_TRUE(position.attacked("e4", 'b'));
    EXPECT_EQ(position.moves(), to("e5d4 e5d5 e5d6 e5f4 e5f5 e5f6"));
}

TEST(SlowVyrt, CastlingOnTheTorus) {
    const auto king = [](const std::string& pieces) {
        return board("vyrt", "Ke1 Ra1 Rh1 kb6 pe7 pc7 " + pieces, "w KQ - 0 1 -");
    };
    EXPECT_TRUE(has(king(""), "e1g1") && has(king(""), "e1c1"));
    EXPECT_TRUE(!has(king("rf9"), "e1g1") && has(king("rf9"), "e1c1"));
    // Castling moves the rook away from h1. This opens the rank for the rook on i1.
    EXPECT_FALSE(has(king("ri1"), "e1g1"));
}

TEST(SlowVyrt, Pawns) {
    EXPECT_TRUE(has(board("vyrt", "Ke1 Pj5 rk6 kg8", "w - - 0 1 -"), "j5k6"));
    EXPECT_EQ(targets(board("vyrt", "Ke1 Pc7 nd8 kh4", "w - - 0 1 -"), "c7").size(), 8U);
    EXPECT_TRUE(has(board("vyrt", "Ke1 Pl2 ke8 pa4", "w - - 0 1 L").after("l2l4"), "a4l3"));
    EXPECT_FALSE(has(board("vyrt", "Ke1 Pl2 ke8 pa4", "w - - 0 1 -"), "l2l4"));
    EXPECT_TRUE(has(board("vyrt", "Ke1 Pc12 ke6", "w - - 0 1 -", {{"rearpawns", "outward"}}), "c12c11"));
}

TEST(SlowVyrt, DeadPositions) {
    const auto outcome = [](const std::string& pieces) { return board("vyrt", pieces, "w - - 0 1 -").outcome(); };
    EXPECT_EQ(outcome("Ke1 Qd2 kh5"), Outcome::Dead);
    EXPECT_EQ(outcome("Ke1 Qd2 kh5 qk9"), Outcome::Dead);
    EXPECT_EQ(outcome("Ke1 Rd2 Rd3 kh5"), Outcome::Playing);
    EXPECT_EQ(outcome("Ke1 Rd2 Nd3 kh5"), Outcome::Dead);
}

namespace {

const slow::Rules fortress = slow::rulesOf("fortress", {}).value();

int sumOfLandings(bool rookToo, bool bishopToo, bool slides) {
    int sum = 0;
    for (const slow::Square from : slow::allSquares(fortress)) {
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const bool straight = (dx == 0) != (dy == 0);
                if ((dx == 0 && dy == 0) || (straight ? !rookToo : !bishopToo)) continue;
                auto square = slow::landing(fortress, from, dx, dy);
                for (; square; square = slow::landing(fortress, *square, dx, dy)) {
                    ++sum;
                    if (!slides) break;
                }
            }
        }
    }
    return sum;
}

Words fourTargets(const std::string& piece) {
    return targets(board("fortress", "wKg8 bKd9 rKh14 uKp16 w" + piece, "w - - 0 1"), piece.substr(1));
}

}  // namespace

TEST(SlowFortress, ClosedStepsAreTheListedPairs) {
    const std::string listed =
        "m4-m5 n4-n5 d3-e3 d4-e4 c12-c13 d12-d13 l13-m13 l14-m14 l4-m5 l5-m4 m4-n5 m5-n4 n5-o4 l3-m2 d5-e4 d4-e5 d4-e3 "
        "d3-e4 "
        "d2-e3 b4-c5 d13-e12 d12-e13 c12-d13 c13-d12 b13-c12 d15-e14 l12-m13 l13-m12 l13-m14 l14-m13 l14-m15 n12-o13";
    Words expected;
    for (const std::string& pair : words(listed)) {
        const auto dash = pair.find('-');
        expected.push_back(pair);
        expected.push_back(pair.substr(dash + 1) + "-" + pair.substr(0, dash));
    }
    Words closed;
    for (const slow::Square a : slow::allSquares(fortress)) {
        for (const slow::Square b : slow::allSquares(fortress)) {
            const bool touching = a != b && std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1;
            if (touching && !slow::stepIsOpen(a, b)) closed.push_back(nameOf(fortress, a) + "-" + nameOf(fortress, b));
        }
    }
    EXPECT_EQ(sorted(closed), sorted(expected));
    EXPECT_EQ(slow::walls().size(), 16U);
}

TEST(SlowFortress, SumsOverTheEmptyBoard) {
    EXPECT_EQ(slow::allSquares(fortress).size(), 192U);
    EXPECT_EQ(sumOfLandings(true, true, false), 1252);
    EXPECT_EQ(sumOfLandings(true, false, true), 3456);
    EXPECT_EQ(sumOfLandings(false, true, true), 2104);
    int knights = 0;
    for (const slow::Square from : slow::allSquares(fortress)) {
        for (const int dx : {-2, -1, 1, 2}) {
            for (const int dy : {-2, -1, 1, 2})
                if (dx * dx != dy * dy && slow::landing(fortress, from, dx, dy)) ++knights;
        }
    }
    EXPECT_EQ(knights, 1024);
}

TEST(SlowFortress, PiecesAtTheWalls) {
    const auto king = [](const std::string& at) {
        return targets(board("fortress", "wK" + at + " bKd9 rKh14 uKp16", "w - - 0 1"), at);
    };
    EXPECT_EQ(king("l3"), to("k3 k4 l4 m3 m4"));
    EXPECT_EQ(king("n4"), to("m3 m4 n3 o3 o4"));
    EXPECT_EQ(king("m5"), to("l5 l6 m6 n5 n6"));
    EXPECT_EQ(fourTargets("Nl4"), to("j3 j5 k6 m2 m6 n3"));
    EXPECT_EQ(fourTargets("Nn4"), to("l3 m2 o2 p3"));
    EXPECT_EQ(fourTargets("Nn5"), to("l6 m7"));
    EXPECT_EQ(fourTargets("Bm4"), to("l3 n3 o2 p1"));
    EXPECT_EQ(fourTargets("Bn5"), to("e14 f13 g12 h11 i10 j9 k8 l7 m6"));
    EXPECT_EQ(fourTargets("Rm5"), to("c5 d5 e5 f5 g5 h5 i5 j5 k5 l5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 n5"));
    EXPECT_EQ(fourTargets("Ra3"), to("a1 a2 a4 b3 c3 d3"));
}

TEST(SlowFortress, Placement) {
    const auto start = Position::start("fortress", {{"first", "red"}});
    EXPECT_EQ(slow::perft(start, 1), 48U);
    EXPECT_EQ(slow::perft(start, 2), 2304U);
    EXPECT_EQ(start.moves().front(), "B@a13");
    auto position = start;
    for (int i = 0; i < 12; ++i) position = position.after(position.moves().front());
    EXPECT_TRUE(position.text().ends_with(" r wKwQbKbQrKrQuKuQ - 0 1"));
    EXPECT_EQ(position.text().find('['), std::string::npos);
    EXPECT_TRUE(has(position, "e13e11"));
}

TEST(SlowFortress, T1MatedPlayerIsRemoved) {
    const auto after = board("fortress", "wKi3 wQc3 wBd4 rKh14 uKn9 bKa1 bPe8", "w - - 7 1").after("c3b2");
    EXPECT_EQ(after.turn(), 'r');
    EXPECT_FALSE(after.living('b'));
    EXPECT_EQ(after.text(), board("fortress", "wKi3 wQb2 wBd4 rKh14 uKn9", "r - - 0 1").text());
}

TEST(SlowFortress, T2AllyLiftsTheMate) {
    const auto after = board("fortress", "wKi3 rKh14 rQc3 rBd4 uKn9 uRd2 bKa1", "r - - 0 1").after("c3b2");
    EXPECT_EQ(after.turn(), 'u');
    EXPECT_TRUE(after.living('b') && after.inCheck('b'));
    const auto lifted = after.after("d2b2").after("i3h3");
    EXPECT_EQ(lifted.turn(), 'b');
    EXPECT_FALSE(lifted.inCheck('b'));
}

TEST(SlowFortress, T4StalematedPlayerPasses) {
    const auto after = board("fortress", "wKi3 wQc3 rKh14 uKn9 bKa1", "w - - 0 1").after("c3c2");
    EXPECT_EQ(after.turn(), 'r');
    EXPECT_TRUE(after.living('b'));
}

TEST(SlowFortress, T6Castling) {
    const auto king = [](const std::string& pieces) {
        return targets(board("fortress", "wKi3 wRe3 wRl3 bKc8 rKh14 uKn9 " + pieces, "w wKwQ - 0 1"), "i3");
    };
    EXPECT_EQ(king(""), to("h3 h4 i4 j3 j4 g3 k3"));
    EXPECT_EQ(king("uRk9"), to("h3 h4 i4 j3 j4 g3"));
    EXPECT_EQ(king("rRk9"), to("h3 h4 i4 j3 j4 g3 k3"));
    EXPECT_EQ(king("uRf9"), to("h3 h4 i4 j3 j4 g3 k3"));
}

TEST(SlowFortress, T8PawnsAtTheWallEnds) {
    const auto position = board("fortress", "wKi3 wPe4 wPl4 bKc8 bPd5 rKh14 uKn9 uPm5", "w - - 0 1");
    EXPECT_EQ(targets(position, "e4"), to("e5 e6"));
    EXPECT_EQ(targets(position, "l4"), to("l5 l6"));
}

TEST(SlowFortress, Endings) {
    const auto won = board("fortress", "wKi3 wQc3 wBd4 rKh14 bKa1", "w - - 0 1").after("c3b2");
    EXPECT_EQ(won.outcome(), Outcome::TeamWins);
    EXPECT_EQ(won.winner(), 'w');
    EXPECT_TRUE(won.moves().empty());
    EXPECT_EQ(board("fortress", "wKi3 rKh14 bKa1 uKn9", "w - - 0 1").outcome(), Outcome::OnlyKings);
    EXPECT_EQ(board("fortress", "wKi3 wNn3 rKh14 bKa1 uKn9", "w - - 0 1").outcome(), Outcome::Playing);
}

TEST(SlowFortress, MoveNumberGrowsWhenTheTurnComesRound) {
    auto position = board("fortress", "wKi3 rKh14 bKc8 uKn9 wPe4", "w - - 0 1");
    for (const char* move : {"e4e5", "c8c9", "h14h13"}) position = position.after(move);
    EXPECT_TRUE(position.text().ends_with(" u - - 2 1"));
    EXPECT_TRUE(position.after("n9n8").text().ends_with(" w - - 3 2"));
}
