// Compares endgame tables with the tables that Rokada solves itself and with answers of python-chess, and opens tables
// that are missing, cut or removed.
#include "ai/syzygy/syzygytables.h"

#include "ai/endgame/endgame.h"
#include "base/scrambled.h"
#include "books.h"
#include "everyvariant.h"
#include "rules/movegen.h"
#include "syzygyfiles.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>

namespace rokada::test::syzygytablesTest {
namespace {

const LateRules chess("chess");

Position positionOf(std::string_view text, const RulebookPtr& rules = chess) {
    return readPosition(*rules, text)->position;
}

/// Opens the tables of the tests. Tests with tables are skipped in builds without libfathom.
class SyzygyTablesTest : public testing::Test {
protected:
    void SetUp() override {
        if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
        auto opened = SyzygyTables::open(syzygyFolder());
        ASSERT_TRUE(opened);
        tables_ = *opened;
    }

    std::shared_ptr<const SyzygyTables> tables_;
};

Wdl plain(TableResult result) {
    if (result == TableResult::Win) return Wdl::Win;
    return result == TableResult::Loss ? Wdl::Loss : Wdl::Draw;
}

/// Puts the pieces with these letters on random squares. Returns nullopt if the position is illegal or over.
std::optional<Position> randomPosition(std::string_view letters, std::uint64_t& seed) {
    Position position(*chess);
    const auto next = [&](std::uint64_t end) { return (seed = scrambled(seed)) % end; };
    const bool swaps = next(2) == 1;
    for (const char letter : letters) {
        const auto square = Square(next(64));
        const Kind kind = chess->variant().kindOf(static_cast<char>(std::toupper(letter)));
        const bool white = (std::isupper(letter) != 0) != swaps;
        const bool edge = square < 8 || square >= 56;
        if (!position.empty(square) || (kind == chess->pawnKind() && edge)) return std::nullopt;
        position.put(pieceOf(Side(white ? 0 : 1), kind), square);
    }
    position.settleLiving();
    position.setTurn(Side(next(2)));
    if (position.inCheck(Side(position.turn() ^ 1)) || !hasMoves(position)) return std::nullopt;
    return position;
}

/// Compares the results of `count` random positions with the tables that Rokada solves itself.
void compareWithOwnTables(const SyzygyTables& tables, std::string_view letters, int count) {
    static Endgames own(chess);
    std::uint64_t seed = letters.size() + static_cast<unsigned char>(letters[1]);
    for (int i = 0; i < count;) {
        const auto position = randomPosition(letters, seed);
        if (!position) continue;
        ++i;
        const auto theirs = tables.result(*position);
        const auto ours = own.probe(*position);
        ASSERT_TRUE(theirs && ours) << positionText(*position);
        ASSERT_EQ(plain(*theirs), ours->wdl) << positionText(*position);
    }
}

TEST_F(SyzygyTablesTest, ThreePiecesHaveTheResultsOfRokadasOwnTables) {
    for (const char* letters : {"KQk", "KRk", "KBk", "KNk", "KPk"}) compareWithOwnTables(*tables_, letters, 20000);
}

TEST_F(SyzygyTablesTest, FourPiecesHaveTheResultsOfRokadasOwnTables) {
    if (!ROKADA_NIGHTLY_SIZE) GTEST_SKIP() << "solving the endgames takes half a minute";
    for (const char* letters : {"KBNk", "KRkp", "KQkr", "KRkr", "KRkb", "KRkn"})
        compareWithOwnTables(*tables_, letters, 20000);
}

/// Answer of python-chess about one position.
struct Answer {
    std::string text;
    int wdl = 0, dtz = 0;
};

std::vector<Answer> answers() {
    std::vector<Answer> all;
    std::ifstream file(syzygyFolder() + "/distances.txt");
    for (std::string line; std::getline(file, line);) {
        const std::size_t bar = line.find('|');
        if (line.starts_with('#') || bar == line.npos) continue;
        Answer answer{.text = line.substr(0, bar - 1)};
        std::istringstream(line.substr(bar + 1)) >> answer.wdl >> answer.dtz;
        all.push_back(std::move(answer));
    }
    return all;
}

/// Returns the result of a position with this half-move clock. A win is cursed, and a loss blessed, if the clock would
/// exceed 100 plies before the next capture or pawn move.
TableResult withClock(const Answer& answer, int clock) {
    if (answer.dtz == 0) return TableResult::Draw;
    const bool spoilt = std::abs(answer.dtz) + clock > 100;
    if (answer.dtz > 0) return spoilt ? TableResult::CursedWin : TableResult::Win;
    return spoilt ? TableResult::BlessedLoss : TableResult::Loss;
}

TEST_F(SyzygyTablesTest, ResultsAndDistancesAreThoseOfPythonChess) {
    int spoilt = 0;
    const auto all = answers();
    EXPECT_EQ(all.size(), 350U);
    for (const Answer& answer : all) {
        Position position = positionOf(answer.text);
        const int clock = position.state().halfmoveClock;
        const auto root = tables_->root(position, false);
        ASSERT_TRUE(root) << answer.text;
        EXPECT_TRUE(root->hasDistances);
        EXPECT_EQ(root->value.zeroing, std::abs(answer.dtz)) << answer.text;
        EXPECT_EQ(root->value.result, withClock(answer, clock)) << answer.text;
        spoilt += static_cast<int>(root->value.result == TableResult::CursedWin);
        position.setCounters(0, 1);
        EXPECT_EQ(static_cast<int>(*tables_->result(position)) - 2, answer.wdl) << answer.text;
    }
    EXPECT_GE(spoilt, 15);
}

TEST_F(SyzygyTablesTest, EveryLegalMoveHasAValue) {
    for (const Answer& answer : answers()) {
        const Position position = positionOf(answer.text);
        const auto root = tables_->root(position, false);
        ASSERT_TRUE(root) << answer.text;
        ASSERT_EQ(root->moves.size(), legalMoves(position).size()) << answer.text;
        const TableValue& best = root->moves.front().value;
        const bool sameSide = (best.result > TableResult::Draw) == (root->value.result > TableResult::Draw) &&
                              (best.result < TableResult::Draw) == (root->value.result < TableResult::Draw);
        EXPECT_TRUE(sameSide) << answer.text;
    }
}

TEST_F(SyzygyTablesTest, RepeatedPositionsPreferTheFastestWin) {
    const Position position = positionOf("8/8/8/3k4/8/3K4/8/2B3N1 w - - 0 1");
    const auto fresh = tables_->root(position, false), repeated = tables_->root(position, true);
    ASSERT_TRUE(fresh && repeated);
    EXPECT_EQ(fresh->moves[0].rank, fresh->moves[1].rank);
    EXPECT_EQ(repeated->moves.front().value.zeroing, repeated->value.zeroing);
}

TEST_F(SyzygyTablesTest, CastlingRightsAndManyPiecesAreNotCovered) {
    EXPECT_FALSE(tables_->covers(positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
    EXPECT_TRUE(tables_->covers(positionOf("4k3/8/8/8/8/8/8/4K2R w - - 0 1")));
    EXPECT_FALSE(tables_->covers(positionOf("4k3/pp6/8/8/8/8/8/4K2R w - - 0 1")));
    EXPECT_EQ(tables_->root(positionOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), false),
              std::nullopt);
    EXPECT_EQ(tables_->root(positionOf("8/8/4k3/8/8/3K4/8/8 w - - 0 1"), false), std::nullopt);
}

TEST_F(SyzygyTablesTest, MaterialWithoutAFileHasNoResult) {
    EXPECT_EQ(tables_->result(positionOf("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1")), std::nullopt);
    EXPECT_EQ(tables_->root(positionOf("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1"), false), std::nullopt);
}

TEST_F(SyzygyTablesTest, WithoutDistancesResultsStillRankTheMoves) {
    const auto root = tables_->root(positionOf("8/8/8/4k3/8/2r5/8/Q3K3 w - - 0 1"), false);
    ASSERT_TRUE(root);
    EXPECT_FALSE(root->hasDistances);
    EXPECT_EQ(root->value, (TableValue{TableResult::Win, 0}));
    EXPECT_EQ(root->moves.front().value.result, TableResult::Win);
    EXPECT_LT(root->moves.back().rank, root->moves.front().rank);
}

TEST_F(SyzygyTablesTest, LaterTablesReplaceEarlierOnes) {
    const TableFolder folder;
    folder.add("KQvK.rtbw");
    const auto later = SyzygyTables::open(folder.path());
    ASSERT_TRUE(later);
    const Position position = positionOf("8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1");
    EXPECT_EQ(tables_->result(position), std::nullopt);
    EXPECT_EQ((*later)->result(position), TableResult::Win);
    EXPECT_EQ((*later)->maxPieces(), 3U);
    EXPECT_EQ((*later)->files(), 1U);
    tables_.reset();
    EXPECT_EQ((*later)->result(position), TableResult::Win);
}

TEST_F(SyzygyTablesTest, SeveralFoldersAreSeparatedByColons) {
    const TableFolder one, other;
    one.add("KQvK.rtbw");
    other.add("KRvK.rtbw");
    const auto both = SyzygyTables::open(one.path() + ':' + other.path());
    ASSERT_TRUE(both);
    EXPECT_EQ((*both)->result(positionOf("8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1")), TableResult::Win);
    EXPECT_EQ((*both)->result(positionOf("8/8/8/4k3/8/8/8/R3K3 w - - 0 1")), TableResult::Win);
}

TEST_F(SyzygyTablesTest, ThreadsProbeWhileTablesAreReplaced) {
    const Position position = positionOf("8/8/8/4k3/8/2p5/8/R3K3 w - - 0 1");
    const auto probe = [&](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            static_cast<void>(tables_->result(position));
            static_cast<void>(tables_->root(position, false));
        }
    };
    {
        std::jthread first(probe), second(probe);
        for (int i = 0; i < 5; ++i) EXPECT_TRUE(SyzygyTables::open(syzygyFolder()));
    }
}

TEST_F(SyzygyTablesTest, CutFilesAreNotOpened) {
    const TableFolder folder;
    folder.addAll();
    const std::string path = folder.file("KRvKP.rtbw");
    for (const std::uintmax_t left : {16 + 64 * 2000, 16 + 64 * 10, 100'000, 16, 5, 0}) {
        std::filesystem::resize_file(path, left);
        const auto opened = SyzygyTables::open(folder.path());
        ASSERT_FALSE(opened) << left;
        EXPECT_EQ(opened.error(), (SyzygyError{SyzygyErrorCode::Cut, path})) << left;
    }
}

TEST_F(SyzygyTablesTest, FilesOfARemovedFolderAreNotUsedUnlessTheyAreOpenAlready) {
    const TableFolder folder;
    folder.addAll();
    const auto opened = SyzygyTables::open(folder.path());
    ASSERT_TRUE(opened);
    const Position known = positionOf("8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1");
    EXPECT_EQ((*opened)->result(known), TableResult::Win);
    folder.vanish();
    EXPECT_EQ((*opened)->result(known), TableResult::Win);
    EXPECT_EQ((*opened)->result(positionOf("8/8/8/4k3/8/8/8/R3K3 w - - 0 1")), std::nullopt);
    EXPECT_EQ((*opened)->root(positionOf("8/8/8/4k3/8/2p5/8/R3K3 w - - 0 1"), false), std::nullopt);
    const auto gone = SyzygyTables::open(folder.path());
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error(), (SyzygyError{SyzygyErrorCode::Unreadable, folder.path()}));
}

TEST_F(SyzygyTablesTest, FoldersWithoutTablesAreNotOpened) {
    const TableFolder folder;
    const auto empty = SyzygyTables::open(folder.path());
    ASSERT_FALSE(empty);
    EXPECT_EQ(empty.error().what, SyzygyErrorCode::NoTables);
    folder.add("KPvK.rtbz");
    EXPECT_EQ(SyzygyTables::open(folder.path()).error().what, SyzygyErrorCode::NoTables);
    EXPECT_EQ(SyzygyTables::open("").error().what, SyzygyErrorCode::Unreadable);
}

TEST(SyzygyRules, AreThoseOfChessWithTheFiftyMoveRule) {
    for (const RuleSet& rules : everyRuleSet()) {
        const bool classic = rules.choices.contains("laws") && rules.choices.at("laws") == "classic";
        EXPECT_EQ(allowsSyzygy(*rules.book()), rules.variant == "chess" && !classic) << rules.name();
    }
}

}  // namespace
}  // namespace rokada::test::syzygytablesTest
