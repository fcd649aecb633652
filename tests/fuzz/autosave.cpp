// Fuzz target for unfinished games that the program has saved. Their tags contain clocks and time controls. The target
// restores the game, the clocks and the hints from the record.
#include "parts.h"
#include "targets.h"

#include "game/clocktext.h"
#include "record/clockhistory.h"
#include "record/pgnreader.h"
#include "record/recordedending.h"
#include "record/recordedhints.h"

namespace rokada::fuzz {

namespace {

std::vector<TimeControl> controlsOf(const GameTree& tree) {
    const std::string* text = tree.tag("RokadaTimes");
    if (text == nullptr) return {};
    const auto times = parseTimes(*text, tree.book().sides());
    return times ? *times : std::vector<TimeControl>{};
}

void restore(const GameTree& tree) {
    const Node live = tree.variationEnd(Node::Root);
    Game game = gameAt(tree, live);
    restoreEnding(game, tree);
    expect(hintsOf(tree).size() == tree.book().sides(), "hints are counted for every side");
    const auto times = controlsOf(tree);
    if (!times.empty()) {
        const auto history = clockHistory(tree, live, times);
        expect(history.empty() || history.size() == tree.path(live).size() + 1, "every turn has its clocks");
    }
    if (const std::string* text = tree.tag("RokadaClock")) {
        const auto state = parseClock(*text, tree.book().sides());
        if (state) expect(parseClock(clockText(*state, tree.book().sides()), tree.book().sides()).has_value(), "again");
    }
}

}  // namespace

int autosave::testOneInput(std::string_view input) {
    static RulebookCache cache;
    PgnSplitter splitter;
    splitter.feed(input);
    splitter.finish();
    const auto text = splitter.take();
    if (text) restore(readPgn(*text, cache).tree);
    return 0;
}

}  // namespace rokada::fuzz
