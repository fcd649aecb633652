// Compares the computed endgame tables with published facts, with the rules, and with a search that uses no tables.
#include "ai/endgame/endgameoracle.h"
#include "base/scrambled.h"
#include "books.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::endgameTest {
namespace {

/// Expected statistics of an endgame table with the stronger side to move.
struct Fact {
    const char* variant;
    const char* rules;
    const char* pieces;  ///< piece letters of the stronger side, then '/' and those of the weaker side
    double won;          ///< share of won positions, in per cent
    int longest;         ///< longest win, in moves
};

std::ostream& operator<<(std::ostream& out, const Fact& fact) { return out << fact.variant << ' ' << fact.pieces; }

/// Returns the tables of a variant. Caches them, because some tables are built from others.
Endgames& endgames(const std::string& variant, const std::string& rules = "") {
    static std::map<std::string, std::unique_ptr<Endgames>> all;
    auto& found = all[variant + ' ' + rules];
    if (!found) found = std::make_unique<Endgames>(kept(variant, rules));
    return *found;
}

EndingPieces piecesOf(const Rulebook& book, std::string_view letters) {
    EndingPieces pieces;
    std::size_t count = 0;
    std::size_t side = 0;
    for (const char c : letters) {
        if (c == '/') {
            ++side;
        } else {
            pieces.pieces[count++] = pieceOf(Side(side), book.variant().kindOf(c));
        }
    }
    return pieces;
}

EndingShare strongToMove(Endgames& solved, std::string_view letters) {
    const EndingPieces pieces = piecesOf(solved.book(), letters);
    const EndingTable* table = solved.solve(pieces);
    return table->share(solved.retroMoves(), Side(solved.swapped(pieces) ? 1 : 0));
}

double percent(std::uint64_t part, std::uint64_t all) {
    return 100 * static_cast<double>(part) / static_cast<double>(all);
}

void expectFact(const Fact& fact) {
    const EndingShare share = strongToMove(endgames(fact.variant, fact.rules), fact.pieces);
    EXPECT_NEAR(percent(share.won, share.positions), fact.won, 0.005) << fact;
    EXPECT_EQ(share.longest, fact.longest) << fact;
}

constexpr const char* Off = "bareking=off";

TEST(Endgame, OnePieceAgainstABareKing) {
    for (const Fact& fact :
         {Fact{"chess", "", "Q", 100, 10},  // the numbers for chess agree with all published tablebases
          Fact{"chess", "", "R", 100, 16}, Fact{"chess", "", "B", 0, 0}, Fact{"chess", "", "N", 0, 0},
          Fact{"chess", "", "P", 76.51, 28}, Fact{"greatshatranj", Off, "G", 100, 16},
          Fact{"greatshatranj", Off, "S", 100, 23}, Fact{"greatshatranj", Off, "H", 100, 22},
          Fact{"greatshatranj", Off, "M", 99.93, 20}, Fact{"greatshatranj", Off, "W", 95.28, 36},
          Fact{"greatshatranj", Off, "N", 0, 0}, Fact{"greatshatranj", Off, "E", 0, 0}, Fact{"vyrt", "", "Q", 0, 0},
          Fact{"vyrt", "", "R", 0, 0}, Fact{"vyrt", "", "B", 0, 0}, Fact{"vyrt", "", "N", 0, 0},
          Fact{"bolyar", "", "G", 100, 11}, Fact{"bolyar", "", "Y", 87.05, 19}}) {
        expectFact(fact);
    }
}

// In Bolyar chess, each of these pieces promotes to a bolyar on the last rank. A bolyar does not attack corners, where
// the bare king is safe from it. A bishop attacks corners, so it can force the king out before it promotes. A knight or
// boat in an enemy corner also brings a new boat, but no table contains this additional piece. The share of wins with a
// knight or boat is therefore a lower bound.
TEST(Endgame, OnePieceThatBecomesABolyar) {
    for (const Fact& fact :
         {Fact{"bolyar", "", "R", 86.65, 21}, Fact{"bolyar", "", "B", 100, 20}, Fact{"bolyar", "", "N", 49.43, 26},
          Fact{"bolyar", "", "L", 54.61, 27}, Fact{"bolyar", "", "P", 24.77, 27}}) {
        expectFact(fact);
    }
}

TEST(Endgame, MatesOnTheTorusThatNobodyCanForce) {
    Endgames& vyrt = endgames("vyrt");
    for (const auto& [pieces, mates, wins] : {std::tuple{"RB", 4, 44}, std::tuple{"BB", 24, 0}}) {
        const EndingPieces named = piecesOf(vyrt.book(), pieces);
        const EndingTable* table = vyrt.solve(named);
        ASSERT_FALSE(vyrt.swapped(named));
        EXPECT_EQ(table->share(vyrt.retroMoves(), Side(1)).mated, mates) << pieces;
        EXPECT_EQ(table->share(vyrt.retroMoves(), Side(0)).won, wins) << pieces;
    }
}

TEST(Endgame, TwoPiecesOnTheTorus) { expectFact({"vyrt", "", "QN", 100, 13}); }

TEST(Endgame, TwoPiecesInGreatShatranjWhereABareKingIsADraw) {
    const EndingShare share = strongToMove(endgames("greatshatranj"), "G");
    EXPECT_EQ(share.won, 0u);
    EXPECT_GT(share.positions, 0u);
}

TEST(Endgame, ARuleThatLetsABareKingLoseIsNotForTables) {
    Endgames solved(kept("greatshatranj", "bareking=win"));
    EXPECT_EQ(solved.solve(piecesOf(solved.book(), "G")), nullptr);
}

TEST(Endgame, TheLongOnesOfTheDesign) {
    if (!ROKADA_NIGHTLY_SIZE) GTEST_SKIP() << "minutes";
    for (const Fact& fact :
         {Fact{"chess", "", "BN", 99.51, 33}, Fact{"vyrt", "", "QQ", 100, 4}, Fact{"vyrt", "", "QR", 100, 8},
          Fact{"vyrt", "", "RR", 100, 9}, Fact{"vyrt", "", "QB", 100, 9}, Fact{"vyrt", "", "RN", 0, 0},
          Fact{"vyrt", "", "NN", 0, 0}, Fact{"vyrt", "", "BN", 0, 0}, Fact{"greatshatranj", Off, "NE", 99.63, 42},
          Fact{"greatshatranj", Off, "EE", 50.25, 27}}) {
        expectFact(fact);
    }
    const EndingShare elephants = strongToMove(endgames("greatshatranj", Off), "EE");
    EXPECT_EQ(elephants.wonByColour[1], 0u);
}

// --- comparison with the rules ---------------------------------------------------------------------------------------

/// Returns the position of the table that `seed` selects at random. Returns nullopt if this position is impossible.
std::optional<Position> chosen(const Endgames& solved, const EndingTable& table, std::uint64_t seed) {
    const std::size_t number = scrambled(seed) % table.codes().size();
    if (table.codes()[number] == EndingTable::Impossible) return std::nullopt;
    const EndgamePosition endgamePosition = table.numbers().endgamePosition(number);
    Position position(solved.book());
    for (std::size_t i = 0; i < table.numbers().pieces(); ++i) {
        position.put(table.numbers().piece(i), endgamePosition.at[i]);
    }
    position.setTurn(endgamePosition.turn);
    return position;
}

/// Converts a table value to a number. Better results for the side to move have greater numbers.
int rank(EndingValue value) {
    if (value.wdl == Wdl::Draw) return 0;
    return value.wdl == Wdl::Win ? 1000 - value.plies : value.plies - 1000;
}

/// Returns the best rank over all legal moves. Ranks each resulting position by its table.
int bestByMoves(Endgames& solved, const Position& position) {
    const MoveList moves = legalMoves(position);
    if (moves.empty()) return position.inCheck(position.turn()) ? -1000 : 0;
    if (solved.book().rules().judge(position)) return 0;
    int best = -2000;
    for (const Move move : moves) {
        int worth = 0;
        if (move.type() != MoveType::Bonus) {  // the tables count a move that brings new boats as a draw
            Position after = position;
            Undo undo;
            after.make(move, undo);
            worth = -rank(*solved.probe(after));
        }
        best = std::max(best, worth > 0 ? worth - 1 : worth < 0 ? worth + 1 : 0);
    }
    return best;
}

struct Sample {
    const char* variant;
    const char* rules;
    const char* pieces;
};

void expectConsistent(const Sample& sample, int positions) {
    Endgames& solved = endgames(sample.variant, sample.rules);
    const EndingTable* table = solved.solve(piecesOf(solved.book(), sample.pieces));
    ASSERT_NE(table, nullptr);
    int seen = 0;
    for (std::uint64_t seed = 1; seen < positions; ++seed) {
        const auto position = chosen(solved, *table, seed);
        if (!position) continue;
        ++seen;
        ASSERT_EQ(rank(*solved.probe(*position)), bestByMoves(solved, *position)) << positionText(*position);
    }
}

TEST(Endgame, APositionIsWorthItsBestMove) {
    for (const Sample& sample :
         {Sample{"chess", "", "Q"}, Sample{"chess", "", "P"}, Sample{"greatshatranj", Off, "M"},
          Sample{"greatshatranj", Off, "P"}, Sample{"greatshatranj", "", "H"}, Sample{"vyrt", "", "Q"},
          Sample{"vyrt", "", "BB"}, Sample{"bolyar", "", "Y"}, Sample{"bolyar", "", "B"}, Sample{"bolyar", "", "N"},
          Sample{"bolyar", "corners=beside", "L"}, Sample{"bolyar", "", "P"}}) {
        SCOPED_TRACE(std::string(sample.variant) + ' ' + sample.pieces);
        expectConsistent(sample, ROKADA_NIGHTLY_SIZE ? 20000 : 1000);
    }
}

TEST(Endgame, APositionOfOneAgainstOneIsWorthItsBestMove) {
    if (!ROKADA_NIGHTLY_SIZE) GTEST_SKIP() << "minutes";
    for (const Sample& sample :
         {Sample{"chess", "", "R/N"}, Sample{"chess", "", "Q/P"}, Sample{"greatshatranj", Off, "W/P"},
          Sample{"greatshatranj", "promotion=limited", "G/E"}, Sample{"vyrt", "", "RR"}, Sample{"bolyar", "", "Y/R"}}) {
        SCOPED_TRACE(std::string(sample.variant) + ' ' + sample.pieces);
        expectConsistent(sample, 20000);
    }
}

/// Returns true if the side to move can force mate within `plies` plies. Searches with the rules alone.
bool forcesMate(const Position& position, int plies) {  // NOLINT(misc-no-recursion): a search
    const MoveList moves = legalMoves(position);
    if (plies % 2 == 0) {
        if (moves.empty()) return position.inCheck(position.turn());
        if (plies == 0) return false;
    }
    const auto works = [&](Move move) {
        Position after = position;
        Undo undo;
        after.make(move, undo);
        return forcesMate(after, plies - 1);
    };
    return plies % 2 == 1 ? std::ranges::any_of(moves, works) : std::ranges::all_of(moves, works);
}

TEST(Endgame, ShortMatesAreThoseOfAPlainSearch) {
    for (const Sample& sample : {Sample{"chess", "", "R"}, Sample{"greatshatranj", Off, "G"}, Sample{"vyrt", "", "QN"},
                                 Sample{"bolyar", "", "Y"}, Sample{"bolyar", "", "B"}, Sample{"bolyar", "", "R"}}) {
        Endgames& solved = endgames(sample.variant, sample.rules);
        const EndingTable* table = solved.solve(piecesOf(solved.book(), sample.pieces));
        int seen = 0;
        for (std::uint64_t seed = 1; seen < 20; ++seed) {
            const auto position = chosen(solved, *table, seed);
            if (!position) continue;
            const EndingValue value = *solved.probe(*position);
            if (value.wdl != Wdl::Win || value.plies > 3) continue;
            ++seen;
            ASSERT_TRUE(forcesMate(*position, value.plies)) << positionText(*position);
            ASSERT_TRUE(value.plies == 1 || !forcesMate(*position, value.plies - 2)) << positionText(*position);
        }
    }
}

// --- the oracle -----------------------------------------------------------------------------------------------------

TEST(EndgameOracle, MatesTheBestDefenceInTime) {
    for (const Sample& sample :
         {Sample{"chess", "", "P"}, Sample{"greatshatranj", Off, "W"}, Sample{"bolyar", "", "L"}}) {
        const RulebookPtr& book = kept(sample.variant, sample.rules);
        EndgameOracle oracle(book);
        Endgames& solved = endgames(sample.variant, sample.rules);
        const EndingTable* table = solved.solve(piecesOf(*book, sample.pieces));
        int seen = 0;
        for (std::uint64_t seed = 1; seen < 20; ++seed) {
            auto position = chosen(solved, *table, seed);
            const auto value = position ? oracle.value(*position) : std::nullopt;
            if (!value || value->wdl != Wdl::Win) continue;
            ++seen;
            int plies = 0;
            for (Undo undo; const auto choice = oracle.choose(*position); ++plies) position->make(choice->move, undo);
            EXPECT_EQ(plies, value->plies);
            EXPECT_TRUE(!hasMoves(*position) && position->inCheck(position->turn())) << positionText(*position);
        }
    }
}

TEST(EndgameOracle, KnowsOnlyThreePiecesInVariantsForTwo) {
    EndgameOracle chess(kept("chess")), fortress(kept("fortress"));
    EXPECT_FALSE(chess.value(startPosition(*kept("chess"))));
    EXPECT_FALSE(chess.choose(position(kept("chess"), "4k3/8/8/8/8/8/8/Q3K2R w K - 0 1")));
    EXPECT_FALSE(chess.value(position(kept("chess"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"))) << "may castle";
    EXPECT_TRUE(chess.value(position(kept("chess"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1")));
    EXPECT_FALSE(fortress.value(startPosition(*kept("fortress"))));
}

TEST(EndgameOracle, StopsWhenAsked) {
    EndgameOracle oracle(kept("chess"));
    std::stop_source stop;
    stop.request_stop();
    const Position rook = position(kept("chess"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    EXPECT_FALSE(oracle.value(rook, stop.get_token()));
    EXPECT_TRUE(oracle.value(rook));
}

}  // namespace
}  // namespace rokada::test::endgameTest
