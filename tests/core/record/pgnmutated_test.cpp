// PGN of random games with random changes: the readers must never fail, and the result must be the same when it is
// written and read again.
#include "everyvariant.h"
#include "randomtree.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "textmutator.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::pgnmutatedTest {
namespace {

constexpr int AllMutations = ROKADA_NIGHTLY_SIZE ? 100'000 : 2'000;

class MutatedPgn : public testing::TestWithParam<int> {};

void expectSound(const PgnText& text, RulebookCache& rulebookCache) {
    const PgnGame game = readPgn(text, rulebookCache);
    const auto lines = static_cast<std::size_t>(std::ranges::count(text.text, '\n'));
    for (const PgnFinding& finding : game.report.findings()) {
        if (finding.what == PgnFindingCode::ForeignLine) continue;  // a foreign line lies outside of the games
        ASSERT_GE(finding.place.line, text.line) << text.text;
        ASSERT_LE(finding.place.line, text.line + lines) << text.text;
    }
    const std::string once = pgnText(game.tree);
    const PgnGame again = readPgn({.text = once, .length = once.size()}, rulebookCache);
    ASSERT_EQ(pgnText(again.tree), once) << text.text;
    ASSERT_EQ(again.tree.size(), game.tree.size()) << once;
}

TEST_P(MutatedPgn, IsReadAsFarAsPossible) {
    const auto sets = static_cast<int>(everyRuleSet().size());
    const RulebookPtr book = everyRuleSet()[static_cast<std::size_t>(GetParam())].book();
    Random random(77);
    const std::string pgn = pgnText(randomTree(book, random, 16)) + pgnText(randomTree(book, random, 8));
    TextMutator mutator(static_cast<std::uint64_t>(GetParam()));
    RulebookCache rulebookCache;
    for (int i = 0; i < AllMutations / sets; ++i) {
        PgnSplitter splitter;
        splitter.feed(mutator.changed(pgn));
        splitter.finish();
        while (const auto text = splitter.take()) ASSERT_NO_FATAL_FAILURE(expectSound(*text, rulebookCache));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, MutatedPgn, testing::Range(0, static_cast<int>(everyRuleSet().size())));

}  // namespace
}  // namespace rokada::test::pgnmutatedTest
