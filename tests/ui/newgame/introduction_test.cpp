// The rules of a variant must open once: when the variant is played for the first time.
#include "windowtesting.h"

#include "files/filecontrols.h"
#include "newgame/introcontrols.h"
#include "pages/cardcontrols.h"
#include "pages/rulescard.h"
#include "record/pgnreader.h"

namespace rokada::ui::introductionTest {
namespace {

using testing::Desk;

RulesCard& rulesOf(Desk& desk) { return testing::part<CardControls>(desk.window).card(); }

TEST(Introduction, OpensTheRulesOnceForEachVariant) {
    Desk desk;
    emit desk.window.windowSignals().introductionsWanted();
    for (const VariantInfo& info : offeredVariants()) {
        const char* players = info.id == "fortress" ? "pccc" : "pc";
        desk.start(info.id, players);
        EXPECT_TRUE(rulesOf(desk).isSeen()) << info.id;
        EXPECT_EQ(rulesOf(desk).book()->variant().id, info.id);
        rulesOf(desk).setOpen(false);
        desk.start(info.id, players);
        EXPECT_FALSE(rulesOf(desk).isOpen()) << info.id;
    }
}

TEST(Introduction, ComesForPeopleAndNotForRecords) {
    Desk desk;
    desk.start("vyrt");
    EXPECT_FALSE(rulesOf(desk).isOpen()) << "nobody has asked for introductions";
    emit desk.window.windowSignals().introductionsWanted();
    desk.start("chess", "cc");
    EXPECT_FALSE(rulesOf(desk).isOpen()) << "nobody plays";
    const std::string text("1. e4 e5 *");
    RulebookCache cache;
    ASSERT_TRUE(testing::part<FileControls>(desk.window).start(readPgn({.text = text, .length = text.size()}, cache)));
    EXPECT_FALSE(rulesOf(desk).isOpen());
    desk.start("chess", "pc");
    EXPECT_TRUE(rulesOf(desk).isOpen());
}

}  // namespace
}  // namespace rokada::ui::introductionTest
