// Writes random games of every variant and rule option as PGN, and reads them again.
#include "everyvariant.h"
#include "randomtree.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

#include <deque>

namespace rokada::test::pgnroundtripTest {
namespace {

constexpr int Games = ROKADA_NIGHTLY_SIZE ? 1000 : 2;

class PgnRoundTrip : public testing::TestWithParam<int> {};

TEST_P(PgnRoundTrip, ReadingGivesWhatWasWritten) {
    const RulebookPtr book = everyRuleSet()[static_cast<std::size_t>(GetParam())].book();
    Random random(static_cast<std::uint64_t>(GetParam()));
    RulebookCache rulebookCache;
    PgnSplitter splitter;
    std::deque<GameTree> written;
    for (int i = 0; i < Games; ++i) {
        written.push_back(randomTree(book, random, 10 + static_cast<int>(random() % 60)));
        splitter.feed(pgnText(written.back()));
        if (i + 1 == Games) splitter.finish();
        while (const auto text = splitter.take()) {
            const PgnGame read = readPgn(*text, rulebookCache);
            for (const PgnFinding& finding : read.report.findings())
                ASSERT_EQ(finding.what, PgnFindingCode::BadMove)
                    << finding.word << " in line " << finding.place.line << " of\n"
                    << text->text;
            ASSERT_TRUE(read.tree == written.front()) << text->text << "\nnot\n" << pgnText(read.tree);
            written.pop_front();
        }
    }
    EXPECT_TRUE(written.empty());
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, PgnRoundTrip, testing::Range(0, static_cast<int>(everyRuleSet().size())));

}  // namespace
}  // namespace rokada::test::pgnroundtripTest
