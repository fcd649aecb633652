// Fuzz target for blocks of packed games, as the library stores them, with arbitrary contents and a valid checksum. The
// games are replayed, searched and written again.
#include "parts.h"
#include "targets.h"

#include "database/movesequence.h"
#include "database/movetree.h"
#include "database/packedblock.h"
#include "text/notation.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace rokada::fuzz {

namespace {

constexpr std::size_t SumSize = 8;

/// Returns the packing rules of a rulebook. Creates them only once for each rulebook.
const PackedRules& rulesOf(const Rulebook& book) {
    static std::map<const Rulebook*, PackedRules> known;
    return known.try_emplace(&book, book).first->second;
}

std::vector<PackedView> gamesIn(std::string_view block) {
    std::vector<PackedView> games;
    PackedReader reader(block);
    for (PackedView game; reader.next(game);) games.push_back(game);
    return games;
}

std::string written(const std::vector<PackedView>& games) {
    PackedWriter writer;
    for (const PackedView& game : games) writer.add(game);
    return writer.finished();
}

void expectSameAgain(const std::vector<PackedView>& games) {
    const std::string block = written(games);
    expect(PackedReader::whole(block), "a block that is written is whole");
    const auto again = gamesIn(block);
    expect(again.size() == games.size(), "no game is lost");
    for (std::size_t i = 0; i < games.size(); ++i) {
        expect(again[i].head == games[i].head, "a head is read as it was written");
        expect(std::ranges::equal(again[i].moves, games[i].moves), "and so are the moves");
    }
}

/// Replays a game. Checks that every move consumes bytes, so that the replay ends, and that every changed square is on
/// the board.
void replay(const PackedRules& rules, const PackedView& game) {
    PackedReplay replay(rules, game);
    bool inside = true;
    const auto change = [&](std::size_t place, std::uint8_t, std::uint8_t content) {
        inside = inside && place < MaxPlaces && content <= NoPiece;
    };
    std::size_t steps = 0;
    do {
        const PlainMove move = replay.plainMove();
        inside = inside && (move.to == NoSquare || move.to < rules.squares());
        inside = inside && (move.castling == 0 || move.castling == 'K' || move.castling == 'Q');
        expect(++steps <= game.moves.size() + 1, "every move takes bytes");
    } while (replay.next(change));
    expect(inside, "what changes is on the board");
    expect(replay.atEnd() && replay.state().turn < rules.sides(), "a replay ends");
}

void search(const Rulebook& book, std::string_view wanted, const std::vector<PackedView>& games) {
    const PackedRules& rules = rulesOf(book);
    const std::array<Letters, 1> languages{englishLetters(book.variant())};
    const auto sequence = parseSequence(book, wanted, languages);
    if (!sequence) expect(sequence.error().at <= wanted.size(), "an error is within the text");
    MoveTree tree(rules, startPosition(book));
    for (const PackedView& game : games) {
        tree.add(game);
        if (!sequence) continue;
        const auto at = SequenceScan(rules, book, *sequence).find(game);
        expect(!at || static_cast<std::size_t>(*at) <= game.moves.size(), "what is found is in the game");
    }
    std::int64_t counted = 0;
    for (const MoveCount& count : tree.moves()) counted += count.games;
    expect(counted <= tree.games() && tree.games() <= static_cast<std::int64_t>(games.size()), "no game counts twice");
}

}  // namespace

int packed::testOneInput(std::string_view input) {
    const Rulebook& book = *rulesNamed(takeLine(input));
    const std::string_view wanted = takeLine(input);
    static_cast<void>(PackedReader::whole(input));
    const std::string block = std::string(SumSize, '\0') + std::string(input);
    const auto games = gamesIn(block);
    expectSameAgain(games);
    for (const PackedView& game : games) replay(rulesOf(book), game);
    search(book, wanted, games);
    return 0;
}

}  // namespace rokada::fuzz
