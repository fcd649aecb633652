// Tavreli: examples of its rules, and invariants after every move of random games.
#include "diagram.h"
#include "everyvariant.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace rokada::test::tavreliTest {
namespace {

/// Position of Tavreli on which moves can be played.
class Board {
public:
    explicit Board(std::string_view text, std::string_view options = "")
        : book_(rules("tavreli", options)), position_(position(book_, text)) {}

    Board& play(std::string_view moves) {
        std::istringstream in{std::string(moves)};
        for (std::string word; in >> word;) {
            const auto move = parseMove(position_, word);
            if (!move) throw std::invalid_argument(word + " in " + text());
            Undo undo;
            position_.make(*move, undo);
        }
        return *this;
    }
    [[nodiscard]] std::string text() const { return positionText(position_); }
    /// Returns a field of the position text, numbered from 1.
    [[nodiscard]] std::string field(std::size_t number) const {
        std::istringstream in(text());
        std::string word;
        for (std::size_t i = 0; i < number; ++i) in >> word;
        return word;
    }
    [[nodiscard]] std::string rank(int number) const {
        std::istringstream in(field(1));
        std::string row;
        for (int i = 8; i >= number; --i) std::getline(in, row, '/');
        return row;
    }
    [[nodiscard]] Texts moves() const { return test::moves(position_); }
    [[nodiscard]] bool legal(std::string_view move) const { return parseMove(position_, move).has_value(); }
    [[nodiscard]] std::string shortly(std::string_view move) const {
        return shortText(position_, *parseMove(position_, move));
    }
    [[nodiscard]] const Position& at() const { return position_; }

private:
    RulebookPtr book_;
    Position position_;
};

constexpr std::string_view Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ABCDEFGHabcdefgh";

TEST(Tavreli, ThirtyNineMovesAtTheStart) {
    const Board board(Start);
    EXPECT_EQ(board.moves().size(), 39u);
    EXPECT_EQ(targets(board.at(), "a1"), words("a2 b1"));
    EXPECT_EQ(targets(board.at(), "b1"), words("a3 c3 d2"));
    EXPECT_EQ(targets(board.at(), "d1"), words("c1 c2 d2 e2"));
    EXPECT_EQ(targets(board.at(), "e1"), words("d1 d2 e2 f1 f2"));
}

TEST(Tavreli, AnOpenedFileExposesTheOtherKing) {
    EXPECT_EQ(Board(Start).play("d1d2").moves().size(), 38u);
    EXPECT_FALSE(Board(Start).play("d1d2").legal("e8d7"));
    EXPECT_EQ(Board(Start).play("d1e2").moves().size(), 38u);
    EXPECT_FALSE(Board(Start).play("d1e2").legal("e8e7"));
}

TEST(Tavreli, APartLeavesTheUnmovedPawnItsDoubleStep) {
    Board board(Start);
    board.play("c1d2 a7a6 d1d2 a6a5");
    EXPECT_EQ(board.moves().size(), 79u);
    EXPECT_EQ(board.rank(2), "PPP(PqBQ)PPPP");
    EXPECT_EQ(Board(board).play("d2d5:1").rank(2), "PPP(PqB)PPPP");
    Board pawn(board);
    pawn.play("d2d5:2 a8a7");
    EXPECT_TRUE(pawn.legal("d2d4"));
    EXPECT_EQ(Board(board).play("d2d5").field(7), "ABCEFGHbcdefgh");
    EXPECT_EQ(Board(board).play("d2d5:3").text(), Board(board).play("d2d5").text());
}

TEST(Tavreli, EnPassantPutsThePawnBackUnderTheCapturer) {
    Board board("4k3/8/8/8/3pN3/8/4P3/4K3 w - - 0 1 E");
    board.play("e2e4");
    EXPECT_EQ(board.rank(4), "3p(NPh)3");
    EXPECT_EQ(board.field(4), "e3");
    board.play("d4e3");
    EXPECT_EQ(board.rank(3), "4(Phpq)3");
    EXPECT_EQ(board.rank(4), "4N3");
}

TEST(Tavreli, APartOfATowerCapturesEnPassant) {
    Board board("4k3/8/8/8/3(NRpq)4/8/4P3/4K3 w - - 0 1 E");
    board.play("e2e4");
    for (const char* move : {"d4e3", "d4e3:1", "d4e3:2"}) EXPECT_TRUE(board.legal(move)) << move;
    board.play("d4e3:2");
    EXPECT_EQ(board.rank(3), "4(PhRpq)3");
    EXPECT_EQ(board.rank(4), "3N4");
}

TEST(Tavreli, UncoveringGivesTheOpponentAPieceAndPerhapsACheck) {
    Board board("(Pnr)7/8/8/8/8/8/8/k3K3 b - - 0 1 -");
    EXPECT_EQ(board.play("a8b8:1").rank(8), "N~r6");
    EXPECT_EQ(board.field(5), "0");
    EXPECT_FALSE(Board("(Prr)7/8/8/8/8/8/8/k3K3 b - - 0 1 -").legal("a8b8:1"));
}

TEST(Tavreli, ACoveredPromotedPieceIsAPawnAgain) {
    constexpr std::string_view text = "N~7/8/1N6/8/8/8/8/k3K3 w - - 0 1 -";
    Board any(text), enemy(text, "demotion=enemy");
    EXPECT_EQ(any.play("b6a8").rank(8), "(PnN)7");
    EXPECT_EQ(enemy.play("b6a8").rank(8), "(N~N)7");
    for (Board* board : {&any, &enemy}) EXPECT_EQ(board->play("a1a2 a8b6:1").rank(8), "N~7");
}

TEST(Tavreli, APinnedTowerMayLeaveAPart) {
    const Board board("4r3/8/8/8/8/8/4(RN)3/4K2k w - - 0 1 -");
    Texts tower;
    for (const std::string& move : board.moves()) {
        if (move.starts_with("e2")) tower.insert(move);
    }
    EXPECT_EQ(tower.size(), 6u);
    for (const std::string& move : tower) EXPECT_TRUE(move.ends_with(":1")) << move;
}

TEST(Tavreli, AKingMayStepBackBehindItsOldTower) {
    const Board board("4r3/8/8/8/8/4(RK)3/8/7k w - - 0 1 -");
    EXPECT_EQ(board.moves().size(), 13u);
    EXPECT_TRUE(board.legal("e3e2:1"));
    EXPECT_FALSE(board.legal("e3e2"));
}

TEST(Tavreli, AKingThatFreesAnEnemyStaysOutOfItsLines) {
    const Board board("8/8/8/8/8/4(rK)3/8/k7 w - - 0 1 -");
    EXPECT_EQ(board.moves().size(), 12u);
    Texts alone;
    for (const std::string& move : board.moves()) {
        if (move.ends_with(":1")) alone.insert(move);
    }
    EXPECT_EQ(alone, words("e3d2:1 e3d4:1 e3f2:1 e3f4:1"));
}

TEST(Tavreli, ACoveredRookKeepsItsRight) {
    Board board("4k3/8/8/8/8/8/8/R3K2(RN) w KQ - 0 1 -");
    EXPECT_TRUE(board.legal("e1c1"));
    EXPECT_FALSE(board.legal("e1g1"));
    board.play("h1f2:1 e8e7 f2d3 e7e8");
    EXPECT_TRUE(board.legal("e1c1"));
    EXPECT_TRUE(board.legal("e1g1"));
}

TEST(Tavreli, StackingDoesNotResetTheClock) {
    Board board("4k3/8/8/8/8/8/P7/R3K3 w - - 10 30 A");
    board.play("a1a2");
    EXPECT_EQ(board.rank(2), "(PrR)7");
    EXPECT_EQ(board.field(5), "11");
    EXPECT_EQ(board.field(7), "A");
}

TEST(Tavreli, ADoubleStepPassesOwnPiecesByOptionOnly) {
    constexpr std::string_view text = "k7/8/8/8/8/4N3/4P3/K7 w - - 0 1 E";
    EXPECT_EQ(targets(Board(text).at(), "e2"), words("e3"));
    Board own(text, "doublestep=own");
    EXPECT_EQ(targets(own.at(), "e2"), words("e3 e4"));
    EXPECT_EQ(own.play("e2e4").field(4), "-");
}

TEST(Tavreli, StalemateWithAFrozenTower) {
    const Board board("8/8/8/8/8/1(RPrq)6/8/K2k4 w - - 0 1 -");
    const auto ending = judge(board.at());
    ASSERT_TRUE(ending);
    EXPECT_EQ(ending->reason, Reason::Stalemate);
    EXPECT_TRUE(ending->drawn());
}

TEST(Tavreli, APawnOnItsFirstRankHasOneStep) {
    EXPECT_EQ(targets(Board("4k3/8/8/8/8/8/8/P3K3 w - - 0 1 -").at(), "a1"), words("a2"));
}

constexpr std::string_view TallTower =
    "8/1k6/8/8/3(RRNNBBQPrPnPbPqPbPnPrrrnnbbqprpnpbpqphpbpnprH)4/8/6K1/8 w - - 0 1 -";

TEST(Tavreli, ATowerOfThirtyHasRoomInAMoveList) {
    const Board board(TallTower);
    MoveList list;
    legalMoves(board.at(), list);
    EXPECT_EQ(list.size(), 1058u);
    EXPECT_EQ(board.moves().size(), 1058u);
    EXPECT_EQ(countMoves(board.at()), 1058u);
    Position copy = board.at();
    Undo undo;
    for (const Move move : list) {
        copy.make(move, undo);
        ASSERT_EQ(copy.key(), copy.computedKey()) << moveText(copy.book(), move);
        copy.unmake(move, undo);
        ASSERT_EQ(copy, board.at());
    }
}

TEST(Tavreli, OnlyBareKingsAreDead) {
    EXPECT_TRUE(deadPosition(Board("4k3/8/8/8/8/8/8/4K3 w - - 0 1 -").at()));
    EXPECT_FALSE(deadPosition(Board("4(Nk)3/8/8/8/8/8/8/4K3 w - - 0 1 -").at()));
}

TEST(Tavreli, AFallenFlagLosesAgainstAPieceInsideATower) {
    const Board board("4(Nk)3/8/8/8/8/8/8/4K3 w - - 0 1 -");
    EXPECT_FALSE(flagFall(board.at(), Side(1)).drawn());
    EXPECT_TRUE(flagFall(board.at(), Side(0)).drawn());
}

TEST(Tavreli, ShortNotationSaysHowManyMove) {
    const Board board("4k3/8/8/2p5/3(NPq)4/8/3(RB)4/4K3 w - - 0 1 -");
    EXPECT_EQ(board.shortly("d4c5:1"), "d4(1)xc5");
    EXPECT_EQ(board.shortly("d4c5"), "dxc5");
    EXPECT_EQ(board.shortly("d2e3:1"), "B(1)e3");
    EXPECT_EQ(board.shortly("d2e3"), "Be3");
    EXPECT_EQ(Board("4k3/P(Ph)6/8/8/8/8/8/4K3 w - - 0 1 -").shortly("b7b8"), "b8=H+");
    EXPECT_EQ(Board("4k3/8/8/8/8/1N~6/8/N3K3 w - - 0 1 -").shortly("a1c2"), "Nc2");
    EXPECT_EQ(Board("4k3/8/8/8/8/4N~3/8/N3K3 w - - 0 1 -").shortly("a1c2"), "Nac2");
}

TEST(Tavreli, ReadsTheFormOfTheSources) {
    const Board board("4k3/8/8/2p5/3(NPq)4/8/3(RB)4/4K2R w K - 0 1 -");
    for (const auto& [written, meant] : std::initializer_list<std::pair<const char*, const char*>>{
             {"d2-e3", "d2e3"}, {"d2(1)-e3", "d2e3:1"}, {"B(2)e3", "d2e3"}, {"0-0", "e1g1"}, {"d2e3:1", "d2e3:1"}}) {
        const auto move = parseShort(board.at(), written);
        ASSERT_TRUE(move) << written;
        EXPECT_EQ(moveText(board.at().book(), *move), meant);
    }
}

// --- position texts

std::string rewritten(std::string_view text, std::string_view options = "") { return Board(text, options).text(); }

TEST(TavreliText, StaysWhatItIs) {
    for (const char* text :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ABCDEFGHabcdefgh",
          "1N~4(Pnn)1/N2(Pb)1(pbr)(Pb)1/1(Pr)3(bPhk)2/4(BR)3/1p2(pqn)(NK)1p/b1q5/p5r(Prpn)/(Bh)2Q(Pq)b~1R b - - 6 62 f",
          "8/1k6/8/8/3(RRNNBBQPrPnPbPqPbPnPrrrnnbbqprpnpbpqphpbpnprH)4/8/6K1/8 w - - 0 1 -"}) {
        EXPECT_EQ(rewritten(text), text);
    }
    constexpr std::string_view covered = "7k/3(Q~N)4/8/8/8/8/8/3K4 b - - 0 1 -";
    EXPECT_EQ(rewritten(covered, "demotion=enemy"), covered);
}

TEST(TavreliText, BracketsAreWrittenWhereTheyAreNeeded) {
    EXPECT_EQ(rewritten("4k3/(Pr)(Pr)5(Pr)/8/8/8/8/8/(N)3K3 w - - 0 1 -"), "4k3/P(Pr)5P/8/8/8/8/8/N3K3 w - - 0 1 -");
}

TEST(TavreliText, RightsThatCannotBeAreDropped) {
    EXPECT_EQ(rewritten("(rN)3k2r/8/8/8/8/8/8/(R~)3K2(NR) w KQkq - 0 1 -"),
              "(rN)3k2r/8/8/8/8/8/8/R~3K2(NR) w kq - 0 1 -");
    EXPECT_EQ(rewritten("4k3/8/8/8/8/8/8/R3(NK)3 w Q - 0 1 -"), "4k3/8/8/8/8/8/8/R3(NK)3 w - - 0 1 -");
}

TEST(TavreliText, FlagsBelongToTheLowestPawnOfItsFile) {
    constexpr std::string_view board = "4k3/8/8/8/8/8/(Prn)(Pr)(NPb)P4/4K3 w - - 0 1";
    EXPECT_EQ(rewritten(std::string(board)), std::string(board) + " AD");
    EXPECT_EQ(rewritten(std::string(board) + " ABCDEh"), std::string(board) + " AD");
    EXPECT_EQ(rewritten(std::string(board) + " -"), std::string(board) + " -");
}

TEST(TavreliText, EnPassantNeedsTheRightPawn) {
    constexpr std::string_view fields = " b - e3 0 1 -";
    const auto passed = [&](const std::string& placement) { return Board(placement + std::string(fields)).field(4); };
    EXPECT_EQ(passed("4k3/8/8/8/4P3/8/8/4K3"), "e3");
    EXPECT_EQ(passed("4k3/8/8/8/4(NPh)3/8/8/4K3"), "e3");
    EXPECT_EQ(passed("4k3/8/8/8/4(Pr)3/8/8/4K3"), "-");
    EXPECT_EQ(passed("4k3/8/8/8/4(PhN)3/8/8/4K3"), "-");
    EXPECT_EQ(passed("4k3/8/8/8/4P3/8/4N3/4K3"), "-");
}

// --- random games

using Inventory = std::map<Piece, int>;

/// Returns the numbers of all pieces on the board, including covered ones. A promoted piece counts as the pawn that it
/// was.
Inventory inventory(const Position& position) {
    Inventory pieces;
    for (int s = 0; s < position.book().size(); ++s) {
        for (const Piece piece : position.tower(Square(s))) ++pieces[position.book().demoted(piece)];
    }
    return pieces;
}

void expectProperTowers(const Position& position) {
    const Rulebook& book = position.book();
    int covered = 0;
    for (int s = 0; s < book.size(); ++s) {
        const auto tower = position.tower(Square(s));
        if (tower.empty()) continue;
        ASSERT_EQ(tower.back(), position[Square(s)]);
        ASSERT_EQ(book.onTop(tower.back(), Square(s)), tower.back()) << "a pawn is uncovered on its last rank";
        covered += static_cast<int>(tower.size()) - 1;
        for (std::size_t i = 0; i + 1 < tower.size(); ++i) {
            ASSERT_NE(kindOf(tower[i]), book.royalKind());
            const bool kept = book.variant().towers->keepsUnderOwn;
            ASSERT_TRUE(kept || book.demoted(tower[i]) == tower[i]);
        }
    }
    ASSERT_EQ(covered, position.covered());
}

TEST(Tavreli, NoPieceIsLostAndIdentitiesAreKept) {
    for (const RuleSet& set : everyRuleSet()) {
        const RulebookPtr book = set.book();
        if (!book->towers()) continue;
        const Inventory all = inventory(startPosition(*book));
        wander(set, 20, ROKADA_NIGHTLY_SIZE ? 20000 : 800, [&](const Game& game) {
            SCOPED_TRACE(positionText(game.position()));
            EXPECT_EQ(inventory(game.position()), all);
            [&] { expectProperTowers(game.position()); }();
            return !testing::Test::HasFailure();
        });
    }
}

}  // namespace
}  // namespace rokada::test::tavreliTest
