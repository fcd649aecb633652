// Won positions of three pieces against the best defence: the engine must mate before a draw rule applies.
#include "ai/endgame/endgameoracle.h"
#include "ai/levels/oneply.h"
#include "ai/search/engine.h"
#include "base/scrambled.h"
#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::searchConversionTest {
namespace {

struct Ending {
    const char* variant;
    const char* rules;
    const char* pieces;
};

constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 50 : 1;
constexpr std::uint64_t Nodes = 20'000;
constexpr int DrawRule = 100;  ///< halfmove clock, in plies, at which the game counts as drawn

/// Returns the defence with the longest resistance according to the tables. If no table covers the position, because
/// new pieces have appeared, returns another sensible move.
Move bestDefence(EndgameOracle& oracle, const Position& position) {
    const auto choice = oracle.choose(position);
    return choice ? choice->move : chooseOnePly(position, 1);
}

/// Returns true if the engine mates before a draw can be claimed.
bool converts(Engine& engine, EndgameOracle& oracle, const RulebookPtr& book, const Position& start) {
    Game game(book, start);
    const Side strong = start.turn();
    engine.clear();
    while (!game.ending()) {
        if (game.position().state().halfmoveClock >= DrawRule || game.occurrences() >= 3) return false;
        if (game.position().turn() == strong) {
            Task task = Task::of(game);
            task.limits.nodes = Nodes;
            game.play(engine.think(task, {}).best);
        } else {
            game.play(bestDefence(oracle, game.position()));
        }
    }
    return game.ending()->halfPoints[strong] == 2;
}

/// Returns won positions of kings and this piece, with White to move. Every run uses the same positions.
std::vector<Position> wonPositions(const RulebookPtr& book, Kind kind) {
    Endgames solved(book);
    const EndingTable& table = *solved.solve({{pieceOf(Side(0), kind), NoPiece}});
    std::vector<Position> found;
    for (std::uint64_t seed = 1; found.size() < static_cast<std::size_t>(Positions); ++seed) {
        const std::size_t number = scrambled(seed) % (table.codes().size() / 2);
        const std::uint8_t code = table.codes()[number];
        if (code == EndingTable::Impossible || EndingTable::value(code).wdl != Wdl::Win) continue;
        const EndgamePosition endgamePosition = table.numbers().endgamePosition(number);
        Position position(*book);
        for (std::size_t i = 0; i < table.numbers().pieces(); ++i) {
            position.put(table.numbers().piece(i), endgamePosition.at[i]);
        }
        found.push_back(position);
    }
    return found;
}

void expectConverted(const Ending& ending) {
    const RulebookPtr& book = kept(ending.variant, ending.rules);
    EndgameOracle oracle(book);
    Engine engine(4);
    int won = 0;
    for (const Position& start : wonPositions(book, book->variant().kindOf(*ending.pieces))) {
        const bool mated = converts(engine, oracle, book, start);
        won += mated;
        EXPECT_TRUE(mated) << positionText(start);
    }
    std::cout << ending.variant << ' ' << ending.pieces << ": " << won << " of " << Positions << " mated\n";
}

TEST(Conversion, ChessEndings) {
    for (const char* pieces : {"Q", "R", "P"}) expectConverted({"chess", "", pieces});
}

TEST(Conversion, GreatShatranjEndings) {
    for (const char* pieces : {"G", "S", "H", "M", "W", "P"})
        expectConverted({"greatshatranj", "bareking=off", pieces});
}

TEST(Conversion, BolyarEndings) {
    for (const char* pieces : {"G", "Y", "R", "B", "N", "L", "P"}) expectConverted({"bolyar", "", pieces});
}

}  // namespace
}  // namespace rokada::test::searchConversionTest
