// Fuzz target for PGN files. It splits a file into games, and reads as much of each game as possible. It then writes
// and reads each game twice.
#include "parts.h"
#include "targets.h"

#include "record/pgnreader.h"
#include "record/pgnwriter.h"

#include <algorithm>
#include <vector>

namespace rokada::fuzz {

namespace {

std::vector<PgnText> cut(std::string_view input, std::size_t chunk) {
    PgnSplitter splitter;
    for (; !input.empty(); input.remove_prefix(std::min(chunk, input.size()))) splitter.feed(input.substr(0, chunk));
    splitter.finish();
    std::vector<PgnText> games;
    while (auto game = splitter.take()) games.push_back(std::move(*game));
    return games;
}

PgnText asText(const std::string& text) { return {.text = text, .length = text.size()}; }

/// Returns true if the game may change when it is written and read again. This is possible if some text could not be
/// read, and a comment contains an opening brace. It is then uncertain where the comment ends.
bool doubtful(const PgnGame& game) {
    if (!game.report.firstLoss()) return false;
    bool open = false, nested = false;
    for (const char c : pgnText(game.tree)) {
        nested |= open && c == '{';
        open = c == '{' || (open && c != '}');
    }
    return nested;
}

void expectSameAgain(const PgnGame& game, RulebookCache& cache) {
    // A game that cannot be played is not tested, because the program saves its original text.
    if (!game.playable || doubtful(game)) return;
    const std::string once = pgnText(game.tree);
    const PgnGame again = readPgn(asText(once), cache);
    // A second reading finds unreadable text only if the first reading found some.
    expect(!again.report.firstLoss() || game.report.firstLoss(), "what is written can be read");
    expect(again.tree.size() == game.tree.size(), "no move is lost");
    const std::string twice = pgnText(again.tree);
    expect(twice == once, "it is written the same way again");
    expect(pgnText(readPgn(asText(twice), cache).tree) == twice, "and once more");
}

}  // namespace

int pgn::testOneInput(std::string_view input) {
    static RulebookCache cache;
    const auto games = cut(input, input.size() + 1);
    const auto inChunks = cut(input, 7);
    expect(games.size() == inChunks.size(), "chunks do not change the number of games");
    for (std::size_t i = 0; i < games.size(); ++i) {
        expect(games[i].text == inChunks[i].text && games[i].line == inChunks[i].line, "nor the games");
        const PgnGame game = readPgn(games[i], cache);
        for (const PgnFinding& finding : game.report.findings())
            expect(finding.what == PgnFindingCode::ForeignLine || finding.place.line >= games[i].line,
                   "a finding is within the game");
        expectSameAgain(game, cache);
    }
    return 0;
}

}  // namespace rokada::fuzz
