// Tests games that an earlier version stored: its autosave, saved games and library. The file `expected.txt` lists the
// contents that this version, commit b9b9ed9, had in memory when it wrote the files.
#include "windowtesting.h"

#include "collection/librarystore.h"
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamekeeper.h"
#include "files/gamepicker.h"
#include "files/threadrulebookcache.h"
#include "session/gamerecord.h"

#include "game/clocktext.h"
#include "record/pgnreader.h"

#include <QFile>
#include <QSignalSpy>

#include <fstream>
#include <sstream>

namespace rokada::ui::earlierfilesTest {
namespace {

using namespace testing;

class EarlierFiles : public ::testing::TestWithParam<std::string> {
protected:
    [[nodiscard]] static QString earlier(const std::string& name) {
        return QStringLiteral(ROKADA_EARLIER "/") + QString::fromStdString(name);
    }
    /// Copies a file of the earlier version, and returns the path of the copy. Tests may change the copy.
    [[nodiscard]] QString copied(const std::string& name, const QString& as) {
        QString file = folder.filePath(as);
        EXPECT_TRUE(QFile::copy(earlier(name), file)) << name;
        EXPECT_TRUE(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
        return file;
    }

    const QTemporaryDir folder;
};

/// Returns the lines of expected.txt that follow "file ..." and describe this file.
std::string expected(const std::string& file) {
    std::ifstream in(ROKADA_EARLIER "/expected.txt");
    std::string text;
    bool wanted = false;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("file ", 0) == 0) {
            wanted = line == "file " + file;
        } else if (wanted) {
            text += line + '\n';
        }
    }
    EXPECT_FALSE(text.empty()) << file;
    return text;
}

/// Describes a game in the format of expected.txt: the lines from the variant to the comment at the node `live`.
std::string movesOf(const GameTree& tree, Node live) {
    std::ostringstream out;
    const Variant& variant = tree.book().variant();
    out << "variant " << variant.id << '\n';
    for (const auto& [name, value] : variant.choices) {
        // The earlier version did not have this option.
        if (name == "start" && value == "usual") continue;
        out << "rule " << name << ' ' << value << '\n';
    }
    out << "start " << positionText(tree.start()) << "\nmoves";
    for (const Node node : tree.path(live)) out << ' ' << moveText(tree.book(), tree.move(node));
    out << "\nclk";
    for (const Node node : tree.path(live)) {
        const auto clk = tree.remarks(node).command("clk");
        out << ' ' << (clk ? *clk : "-");
    }
    out << "\nposition " << positionText(positionAt(tree, live)) << "\nsize " << tree.size() << "\ncomment "
        << tree.remarks(live).comment() << '\n';
    return out.str();
}

/// Returns the part of an expected text that corresponds to the result of `movesOf`.
std::string upToComment(const std::string& text) {
    return text.substr(0, text.find('\n', text.find("\ncomment ") + 1) + 1);
}

std::string tableOf(const GameSetup& setup) {
    std::ostringstream out;
    for (const Seat& seat : setup.seats) {
        const std::string level = seat.level.isFull() ? "full" : std::to_string(seat.level.number());
        out << "seat " << (seat.human ? "person" : level) << ' ' << seat.name.toStdString() << '\n';
    }
    const TableLaws& laws = setup.laws;
    out << "laws " << laws.touchMove << laws.pressClock << laws.arbiter << laws.secretPlacement
        << static_cast<int>(laws.takeBacks) << '\n';
    if (!setup.times.empty()) out << "times " << timesText(setup.times) << '\n';
    return out.str();
}

TEST_P(EarlierFiles, TheAutosaveIsRead) {
    const std::string name = "autosave-" + GetParam() + ".pgn";
    QFile file(earlier(name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto saved = savedGame(file.readAll());
    ASSERT_TRUE(saved);
    ASSERT_TRUE(saved->clock);
    EXPECT_EQ(movesOf(saved->tree, saved->live) + tableOf(saved->setup) + "clock " +
                  clockText(*saved->clock, saved->setup.book->sides()) + '\n',
              expected(name));
}

TEST_P(EarlierFiles, AWindowResumesTheAutosave) {
    static_cast<void>(copied("autosave-" + GetParam() + ".pgn", QStringLiteral("game-1.pgn")));
    Desk desk;
    auto& record = part<GameRecord>(desk.window);
    GameKeeper keeper(folder.path(), record, desk.window.session(), part<StatusLine>(desk.window), nullptr);
    ASSERT_TRUE(keeper.resume());
    EXPECT_TRUE(desk.window.session().paused());
    const std::string text = expected("autosave-" + GetParam() + ".pgn");
    EXPECT_EQ(movesOf(*record.tree(), record.live()) + tableOf(desk.window.session().setup()),
              text.substr(0, text.find("clock ")));
}

TEST_P(EarlierFiles, TheSavedGameOpens) {
    const QString path = copied("saved-" + GetParam() + ".pgn", QStringLiteral("saved.pgn"));
    Desk desk;
    auto& files = part<FileControls>(desk.window);
    files.open(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.looking(); }));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    const auto& record = part<GameRecord>(desk.window);
    ASSERT_TRUE(record.tree());
    EXPECT_EQ(movesOf(*record.tree(), record.tree()->variationEnd(Node::Root)),
              upToComment(expected("autosave-" + GetParam() + ".pgn")));
    EXPECT_EQ(desk.window.session().setup().seats.front().name, QStringLiteral("Анна 1"));
    EXPECT_EQ(desk.window.session().setup().seats.back().name, QStringLiteral("Rokada"));
    EXPECT_EQ(*record.tree()->tag("Result"), "*");
}

GameTree treeOf(const QByteArray& pgn) {
    PgnSplitter splitter;
    splitter.feed({pgn.constData(), static_cast<std::size_t>(pgn.size())});
    splitter.finish();
    const PgnGame game = readPgn(*splitter.take(), threadRulebookCache());
    EXPECT_TRUE(game.report.empty());
    return game.tree;
}

std::string rowText(const LibraryRow& row, const CountedGame& counted) {
    std::ostringstream out;
    out << "date " << row.date.toStdString() << "\nresult " << row.result.toStdString() << "\nopening "
        << row.opening.toStdString() << "\nplies " << row.plies << "\nevent " << row.event.toStdString() << '\n';
    for (const LibrarySeat& seat : counted.seats) {
        out << "libraryseat " << seat.name.toStdString() << '|' << seat.level << '|' << seat.team << '|'
            << seat.halfPoints << '|' << seat.moves << '|' << seat.thought << '|' << seat.hints << '\n';
    }
    return out.str();
}

TEST_P(EarlierFiles, TheLibraryIsRead) {
    static_cast<void>(copied("library.sqlite", QStringLiteral("library.sqlite")));
    LibraryStore store(folder.path());
    const QString id = QString::fromStdString(GetParam());
    EXPECT_EQ(store.find({}).ids.size(), 5U);
    EXPECT_FALSE(store.takeDamage());
    const LibraryPage page = store.find({.game = id});
    ASSERT_EQ(page.rows.size(), 1U);
    const GameTree tree = treeOf(store.pgn(page.rows.front().id));
    const auto all = store.counted();
    const auto counted = std::ranges::find_if(all, [&](const CountedGame& c) { return c.game == id; });
    ASSERT_NE(counted, all.end());
    const std::string text = expected("library " + GetParam());
    EXPECT_EQ(movesOf(tree, tree.variationEnd(Node::Root)), upToComment(text));
    EXPECT_EQ(rowText(page.rows.front(), *counted), text.substr(text.find("date ")));
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, EarlierFiles,
                         ::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress"),
                         [](const auto& variant) { return variant.param; });

}  // namespace
}  // namespace rokada::ui::earlierfilesTest
