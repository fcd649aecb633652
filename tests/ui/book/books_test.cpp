// Tests opening books in the window: computers that play from a book, and the choice of book files.
#include "book/bookcontrols.h"
#include "book/bookmoveprovider.h"
#include "book/booksettings.h"
#include "book/compactbook.h"
#include "texts/thoughttexts.h"
#include "windowtesting.h"

#include "book/bookplay.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <set>

namespace rokada::ui::booksTest {
namespace {

using namespace testing;

RulebookPtr usualRules(std::string_view variant) { return Rulebook::compile(*makeVariant(*findVariant(variant), {})); }

/// Window with a folder in which book files can be stored.
class BookDesk : public Desk {
public:
    QString fileWith(const char* name, const std::string& bytes) {
        QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) &&
                    file.write(bytes.data(), static_cast<qint64>(bytes.size())) >= 0);
        return path;
    }
    /// Writes a book file with these moves of the start position and their weights. Returns its path.
    QString bookOf(std::string_view variant, const std::vector<std::pair<const char*, int>>& moves) {
        const RulebookPtr rules = usualRules(variant);
        const Position start = startPosition(*rules);
        BookContents contents;
        for (const auto& [text, weight] : moves) contents[start.key()].push_back({*parseMove(start, text), weight});
        return fileWith("own.book", compactBook(*rules, contents));
    }
    BookControls& books() { return part<BookControls>(window); }
    /// Chooses a book file, and waits until it has been read.
    void choose(const QString& variant, const QString& file) {
        books().chooseFile(variant, file);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !books().reading(); }));
    }
    QWidget& openPage() {
        trigger("preferences");
        return named<QWidget>(window, "section:books");
    }
    /// Returns the first move of a computer player of this level.
    Move firstMove(int level, std::uint64_t seed) {
        window.session().setMoveProvider(bookMoveProvider(books().books(), std::make_shared<Glancer>()));
        GameSetup setup = setupFor("chess", "cp");
        setup.seats[0].level = level > Level::Highest ? Level::full() : Level(level);
        setup.seed = seed;
        window.session().start(std::move(setup));
        EXPECT_TRUE(QTest::qWaitFor([&] { return game().played() == 1; }));
        return game().turns()[0].move;
    }
};

TEST(Books, ComputersPlayFromThemAndSeedsDecide) {
    BookDesk desk;
    desk.choose(QStringLiteral("chess"), desk.bookOf("chess", {{"a2a4", 1}, {"h2h4", 1}}));
    const RulebookPtr rules = usualRules("chess");
    std::set<std::string> chosen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        chosen.insert(moveText(*rules, desk.firstMove(seed % 2 == 0 ? 1 : 11, seed)));
    EXPECT_EQ(chosen, (std::set<std::string>{"a2a4", "h2h4"}));
}

TEST(Books, MoveOfABookIsCalledSo) {
    BookDesk desk;
    desk.choose(QStringLiteral("chess"), desk.bookOf("chess", {{"a2a4", 1}}));
    QSignalSpy thoughts(&desk.window.session(), &GameSession::thought);
    desk.firstMove(11, 1);
    ASSERT_EQ(thoughts.count(), 1);
    const auto report = thoughts.last()[1].value<Report>();
    EXPECT_TRUE(fromBook(report));
    const Thought thought = thoughtOf(Game(usualRules("chess")), report, NotationStyle::International);
    EXPECT_TRUE(thought.score.isEmpty());
    EXPECT_EQ(thought.variation.size(), 1U);
}

TEST(Books, CanBeSwitchedOff) {
    BookDesk desk;
    desk.choose(QStringLiteral("chess"), desk.bookOf("chess", {{"a2a4", 1}}));
    auto& use = named<QCheckBox>(desk.openPage(), "useBooks");
    ASSERT_TRUE(use.isChecked());
    use.click();
    EXPECT_FALSE(desk.settings.get(keys::booksUsed()));
    EXPECT_NE(desk.firstMove(11, 1), *parseMove(startPosition(*usualRules("chess")), "a2a4"));
}

TEST(Books, FileIsShownAndGivenBack) {
    BookDesk desk;
    QWidget& page = desk.openPage();
    auto& shipped = named<QPushButton>(page, "shippedBook:chess");
    EXPECT_TRUE(shipped.isHidden());
    const QString file = desk.bookOf("chess", {{"a2a4", 1}});
    desk.choose(QStringLiteral("chess"), file);
    EXPECT_EQ(desk.settings.get(keys::bookFile("chess")), file);
    const auto says = [&page](const char* row, const QString& words) {
        const auto labels = named<QWidget>(page, row).findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
    };
    EXPECT_TRUE(says("row:book:chess", QStringLiteral("own.book")));
    EXPECT_FALSE(says("row:book:vyrt", QStringLiteral("own.book"))) << "the file is for chess alone";
    EXPECT_TRUE(named<QPushButton>(page, "shippedBook:vyrt").isHidden());
    EXPECT_FALSE(shipped.isHidden());
    shipped.click();
    EXPECT_TRUE(desk.settings.get(keys::bookFile("chess")).isEmpty());
    EXPECT_TRUE(shipped.isHidden());
}

TEST(Books, FaultyFileIsToldUntilItIsReadAndNotTaken) {
    BookDesk desk;
    desk.choose(QStringLiteral("chess"), desk.fileWith("no book.bin", "no book at all"));
    EXPECT_NE(desk.error().find("no book.bin"), std::string::npos);
    EXPECT_TRUE(desk.settings.get(keys::bookFile("chess")).isEmpty());
    desk.closeTroubles();
    desk.choose(QStringLiteral("vyrt"), desk.bookOf("chess", {{"a2a4", 1}}));
    EXPECT_NE(desk.error().find("own.book"), std::string::npos);
    EXPECT_TRUE(desk.settings.get(keys::bookFile("vyrt")).isEmpty());
}

TEST(Books, FileThatIsGoneIsToldWhenItIsWanted) {
    BookDesk desk;
    const QString file = desk.bookOf("chess", {{"a2a4", 1}});
    desk.choose(QStringLiteral("chess"), file);
    ASSERT_TRUE(QFile::remove(file));
    EXPECT_NE(desk.firstMove(11, 1), Move());
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.error().find("own.book") != std::string::npos; }));
}

}  // namespace
}  // namespace rokada::ui::booksTest
