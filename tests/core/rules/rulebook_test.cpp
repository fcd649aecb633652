// Tests of compiled rulebooks: target lists, attack lists as reversed moves, castling, turn order, limits.
#include "rules/rulebook.h"

#include "books.h"
#include "everyvariant.h"

#include <gtest/gtest.h>

namespace rokada::test::rulebookTest {
namespace {

/// Rule sets that together have every board, and every movement of pieces on each board.
const std::pair<const char*, const char*> boards[] = {
    {"chess", ""}, {"greatshatranj", ""},         {"bolyar", ""},   {"bolyar", "corners=beside"},
    {"vyrt", ""},  {"vyrt", "rearpawns=outward"}, {"fortress", ""},
};

Piece piece(const RulebookPtr& book, int side, char letter) {
    return pieceOf(Side(side), book->variant().kindOf(letter));
}

/// Returns the squares of a target list as text: "a2/7 a3/6". The number counts the targets that a piece on this square
/// hides, including the square itself.
std::string listed(const RulebookPtr& book, std::span<const Target> list) {
    std::string text;
    for (const Target& t : list)
        text += (text.empty() ? "" : " ") + book->geometry().name(t.square) + "/" + std::to_string(t.hides);
    return text;
}

TEST(Rulebook, KeepsItsLimits) {
    for (const RuleSet& rules : everyRuleSet()) {
        const RulebookPtr book = rules.book();
        EXPECT_LE(book->variant().kinds.size(), MaxKinds);
        EXPECT_LE(book->size(), static_cast<int>(MaxSquares));
        EXPECT_LE(book->sides(), MaxSides);
        EXPECT_NE(book->royalKind(), NoKind);
        EXPECT_NE(book->pawnKind(), NoKind);
    }
}

TEST(Rulebook, ALeapHidesItselfAndARideAllThatFollows) {
    const RulebookPtr& chess = kept("chess");
    EXPECT_EQ(listed(chess, chess->targets(piece(chess, 0, 'N'), square(chess, "a1"))).size(),
              std::string("b3/1 c2/1").size());
    const auto rook = listed(chess, chess->targets(piece(chess, 0, 'R'), square(chess, "a1")));
    EXPECT_NE(rook.find("a2/7 a3/6 a4/5 a5/4 a6/3 a7/2 a8/1"), std::string::npos) << rook;
    EXPECT_NE(rook.find("b1/7 c1/6 d1/5 e1/4 f1/3 g1/2 h1/1"), std::string::npos) << rook;
    EXPECT_EQ(listed(chess, chess->quiets(piece(chess, 0, 'P'), square(chess, "e2"))), "e3/2 e4/1");
    EXPECT_EQ(listed(chess, chess->quiets(piece(chess, 0, 'P'), square(chess, "e3"))), "e4/1");
    EXPECT_EQ(listed(chess, chess->quiets(piece(chess, 1, 'P'), square(chess, "e7"))), "e6/2 e5/1");
    EXPECT_TRUE(chess->targets(piece(chess, 0, 'P'), square(chess, "e2")).empty());
    EXPECT_EQ(chess->captures(piece(chess, 0, 'P'), square(chess, "e2")).size(), 2u);
}

TEST(Rulebook, NoTargetHidesBeyondItsList) {
    for (const auto& [game, options] : boards) {
        const RulebookPtr& book = kept(game, options);
        for (int piece = 0; piece < 16 * static_cast<int>(book->sides()); ++piece) {
            for (int s = 0; s < book->size(); ++s) {
                for (const auto list : {book->targets(Piece(piece), Square(s)), book->captures(Piece(piece), Square(s)),
                                        book->quiets(Piece(piece), Square(s))}) {
                    for (std::size_t i = 0; i < list.size(); ++i) {
                        ASSERT_GE(list[i].hides, 1);
                        ASSERT_LE(i + list[i].hides, list.size());
                        // along a line the numbers count down to 1, so all hidden targets belong to the same line
                        ASSERT_TRUE(list[i].hides == 1 || list[i + 1].hides == list[i].hides - 1);
                    }
                }
            }
        }
    }
}

TEST(Rulebook, ListsOfTheTorusMarkSquaresThatComeAgain) {
    const RulebookPtr& vyrt = kept("vyrt");
    const auto again = [&](char letter) {
        const auto list = vyrt->targets(piece(vyrt, 0, letter), square(vyrt, "e3"));
        return std::pair(list.size(), std::ranges::count_if(list, [](const Target& t) { return t.duplicate; }));
    };
    EXPECT_EQ(again('R'), (std::pair<std::size_t, std::ptrdiff_t>{44, 22}));
    EXPECT_EQ(again('B'), (std::pair<std::size_t, std::ptrdiff_t>{44, 23}));
    EXPECT_EQ(again('Q'), (std::pair<std::size_t, std::ptrdiff_t>{88, 45}));
    EXPECT_EQ(again('N'), (std::pair<std::size_t, std::ptrdiff_t>{8, 0}));
}

TEST(Rulebook, AttacksAreMovesTurnedRound) {
    for (const auto& [game, options] : boards) {
        const RulebookPtr& book = kept(game, options);
        for (std::size_t side = 0; side < book->sides(); ++side) {
            for (std::size_t kind = 0; kind < book->variant().kinds.size(); ++kind) {
                const Piece piece = pieceOf(Side(side), Kind(kind));
                PieceSet self;
                self.add(piece);
                for (int s = 0; s < book->size(); ++s) {
                    SquareSet reached;
                    for (const MoveAtom& atom : book->variant().kinds[kind].movement) {
                        if (atom.mode == Mode::Quiet) continue;
                        const int turns = book->variant().sideSpecs[side].quarterTurns;
                        for (const Square t : squaresOf(book->geometry(), atom, Square(s), turns, atom.reach))
                            reached.set(t);
                    }
                    Position position(*book);
                    position.put(piece, Square(s));
                    for (int t = 0; t < book->size(); ++t) {
                        if (t == s) continue;
                        ASSERT_EQ(position.attacked(Square(t), self), reached.test(static_cast<std::size_t>(t)))
                            << game << ' ' << book->variant().kinds[kind].letter << ' '
                            << book->geometry().name(Square(s)) << ' ' << book->geometry().name(Square(t));
                    }
                }
            }
        }
    }
}

TEST(Rulebook, CastlingsOfFortressNeedTheSquaresOfTheDocument) {
    const RulebookPtr& book = kept("fortress");
    const auto names = [&](const std::vector<Square>& squares) {
        Texts texts;
        for (const Square s : squares) texts.insert(book->geometry().name(s));
        return texts;
    };
    const struct {
        const char* empty;
        const char* unattacked;
    } table[] = {
        {"j3 k3", "j3 k3"},     {"f3 g3 h3", "h3 g3"},      {"c7 c6", "c7 c6"},     {"c11 c10 c9", "c9 c10"},
        {"g14 f14", "g14 f14"}, {"k14 j14 i14", "i14 j14"}, {"n10 n11", "n10 n11"}, {"n6 n7 n8", "n8 n7"},
    };
    ASSERT_EQ(book->castlings().size(), std::size(table));
    for (std::size_t i = 0; i < std::size(table); ++i) {
        EXPECT_EQ(names(book->castlings()[i].empty), words(table[i].empty));
        EXPECT_EQ(names(book->castlings()[i].passed), words(table[i].unattacked));
    }
    EXPECT_TRUE(kept("fortress", "castling=off")->castlings().empty());
    EXPECT_TRUE(kept("greatshatranj")->castlings().empty());
}

TEST(Rulebook, TouchingKingOrRookLosesTheRight) {
    const RulebookPtr& book = kept("chess");
    const auto kept = [&](const char* name) { return book->rightsKept(square(book, name)) & 15u; };
    EXPECT_EQ(book->rightsKeptBy(piece(book, 0, 'K')) & 15u, 0b1100u);
    EXPECT_EQ(kept("e1"), 0b1111u);
    EXPECT_EQ(kept("h1"), 0b1110u);
    EXPECT_EQ(kept("a1"), 0b1101u);
    EXPECT_EQ(kept("a8"), 0b0111u);
    EXPECT_EQ(kept("e4"), 0b1111u);
    EXPECT_EQ(book->castlingRightsOf(Side(1)), 0b1100u);
}

TEST(Rulebook, EnPassantKnowsPasserAndVictim) {
    const RulebookPtr& book = kept("vyrt");
    EXPECT_EQ(book->passedOver(Side(0), square(book, "l2")), square(book, "l3"));
    EXPECT_EQ(book->victim(Side(0), square(book, "l3")), square(book, "l4"));
    EXPECT_EQ(book->victim(Side(1), square(book, "a6")), square(book, "a5"));
    EXPECT_EQ(book->victim(Side(0), square(book, "k3")), NoSquare);
    Texts capturers;
    for (const Square s : book->enPassantPawns(Side(1), square(book, "l3"))) capturers.insert(book->geometry().name(s));
    EXPECT_EQ(capturers, words("k4 a4"));
    EXPECT_NE(book->firstMoveRight(Side(0), square(book, "a2")), 0u);
    EXPECT_EQ(book->firstMoveRight(Side(0), square(book, "a12")), 0u);
    EXPECT_EQ(book->firstMoveRight(Side(1), square(book, "a2")), 0u);
}

TEST(Rulebook, TurnOrderSkipsTheDeadAndKnowsTheLastTeam) {
    const RulebookPtr& book = kept("fortress");
    EXPECT_EQ(book->next(Side(0), 0b1111), Side(1));
    EXPECT_EQ(book->next(Side(3), 0b1111), Side(0));
    EXPECT_EQ(book->next(Side(0), 0b1101), Side(2));
    EXPECT_EQ(book->next(Side(2), 0b0110), Side(1));
    EXPECT_TRUE(book->allied(Side(0), Side(2)));
    EXPECT_FALSE(book->allied(Side(0), Side(3)));
    EXPECT_TRUE(book->decided(0b0101));
    EXPECT_TRUE(book->decided(0b1000));
    EXPECT_FALSE(book->decided(0b0011));
}

TEST(Rulebook, KingsAndPartnersAreNoPrey) {
    const RulebookPtr& book = kept("fortress");
    EXPECT_TRUE(book->prey(Side(0)).has(piece(book, 1, 'Q')));
    EXPECT_FALSE(book->prey(Side(0)).has(piece(book, 1, 'K')));
    EXPECT_FALSE(book->prey(Side(0)).has(piece(book, 2, 'Q')));
    EXPECT_FALSE(book->prey(Side(0)).has(NoPiece));
    EXPECT_TRUE(book->hostile(Side(0)).has(piece(book, 3, 'K')));
    EXPECT_FALSE(book->hostile(Side(0)).has(piece(book, 2, 'K')));
}

}  // namespace
}  // namespace rokada::test::rulebookTest
