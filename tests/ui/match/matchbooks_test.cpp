// Tests opening books in engine matches: the players that use them, and the book files.
#include "book/booksettings.h"
#include "book/compactbook.h"
#include "match/matchrunner.h"
#include "match/matchsetuppage.h"
#include "windowtesting.h"

#include <QCheckBox>
#include <QFile>

namespace rokada::ui::matchbooksTest {
namespace {

using namespace testing;

constexpr int Minute = 60'000;

/// Returns the setup of a match between two built-in players that use opening books.
MatchSetup learntPlayers() {
    MatchSetup setup;
    setup.players = {{.level = 7, .engine = {}}, {.level = 8, .engine = {}}};
    setup.variants = QStringList{QStringLiteral("chess")};
    setup.openings = MatchSetup::Openings::Start;
    setup.books = true;
    setup.rounds = 1;
    setup.moveTime = 50;
    return setup;
}

/// Window that uses a file with these bytes as the opening book of chess.
struct MatchBookDesk : Desk {
    explicit MatchBookDesk(const std::string& bytes) {
        QFile file(path());
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        settings.set(keys::bookFile("chess"), path());
    }
    [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("own.book")); }
    [[nodiscard]] MatchRunner& runner() { return only<MatchRunner>(window); }
    [[nodiscard]] bool stops() {
        return QTest::qWaitFor([&] { return runner().state() == MatchRunner::State::Stopped; }, Minute);
    }
};

TEST(MatchBooks, OursPlaysFromTheOneThatIsChosen) {
    const RulebookPtr chess = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Position start = startPosition(*chess);
    const Move move = *parseMove(start, "a2a4");
    MatchBookDesk desk(compactBook(*chess, {{start.key(), {{move, 1}}}}));
    desk.runner().start(learntPlayers());
    std::vector<LiveGame> live;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            live = desk.runner().live();
            return !live.empty() && live[0].game.played() > 0;
        },
        Minute));
    EXPECT_EQ(live[0].game.turns()[0].move, move);
    desk.runner().stop();
    EXPECT_TRUE(desk.stops());
}

TEST(MatchBooks, AFileThatIsNoneStopsTheMatch) {
    MatchBookDesk desk("This is a list of books, and none itself.");
    desk.runner().start(learntPlayers());
    ASSERT_TRUE(desk.stops());
    EXPECT_TRUE(desk.runner().errorText().contains(desk.path()));
    EXPECT_EQ(desk.runner().standings().gamesPlayed(), 0U);
}

TEST(MatchBooks, AreOfferedToRokadasOwnPlayers) {
    Desk desk;
    MatchSetupPage page(desk.settings, nullptr);
    auto& books = named<QCheckBox>(page, "matchBooks");
    MatchSetup setup = learntPlayers();
    page.show(setup);
    EXPECT_TRUE(books.isEnabled());
    EXPECT_TRUE(page.setup().books);
    books.setChecked(false);
    EXPECT_FALSE(page.setup().books);
    setup.players = {{.level = 1, .engine = {}}, {.level = 6, .engine = {}}};
    page.show(setup);
    EXPECT_TRUE(books.isEnabled());
    setup.players = {};
    page.show(setup);
    EXPECT_FALSE(books.isEnabled());
    EXPECT_FALSE(page.setup().books);
    EXPECT_FALSE(books.toolTip().isEmpty()) << "says why";
}

}  // namespace
}  // namespace rokada::ui::matchbooksTest
