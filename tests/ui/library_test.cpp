// The library: what comes into it, what is found, two windows at once, a damaged file, statistics.
#include "library.h"
#include "filecontrols.h"
#include "librarycontrols.h"
#include "librarydialog.h"
#include "librarymodel.h"
#include "recordcontrols.h"
#include "statisticschart.h"
#include "statisticsdialog.h"
#include "windowtesting.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>

#include <memory>

namespace rokada::ui {
namespace {

using namespace testing;

constexpr const char* Four =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[Date \"2025.03.??\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a fine day} "
    "1-0\n\n"
    "[White \"Борис\"]\n[Black \"Anna\"]\n[Date \"2026.01.05\"]\n[Result \"1/2-1/2\"]\n\n1. e4 c5 1/2-1/2\n\n"
    "[White \"Carl\"]\n[Variant \"vyrt\"]\n[Result \"0-1\"]\n[Date \"2024.01.01\"]\n\n1. Nf11 0-1\n\n"
    "[White \"Dora\"]\n\n1. d4 d5 2. Ke8 *\n";

std::vector<LibraryGame> gamesOf(const char* pgn) {
    PgnSplitter splitter;
    splitter.feed(pgn);
    splitter.finish();
    std::vector<LibraryGame> games;
    Shelf shelf;
    while (const auto text = splitter.take()) games.push_back(libraryGame(readPgn(*text, shelf).tree, {}));
    return games;
}

class Store : public ::testing::Test {
protected:
    [[nodiscard]] int found(const LibraryQuery& query) { return store.find(query).all; }

    const QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST_F(Store, FindsGamesByEverythingThatIsKnown) {
    EXPECT_EQ(store.put(gamesOf(Four)), 4);
    EXPECT_EQ(found({}), 4);
    EXPECT_EQ(found({.words = QStringLiteral("FINE day")}), 1);
    EXPECT_EQ(found({.words = QStringLiteral("100%")}), 0) << "signs of the query language mean themselves";
    EXPECT_EQ(found({.player = QStringLiteral("anna")}), 2);
    EXPECT_EQ(found({.player = QStringLiteral("борис")}), 1);
    EXPECT_EQ(found({.game = QStringLiteral("vyrt")}), 1);
    EXPECT_EQ(found({.result = QStringLiteral("1/2-1/2")}), 1);
    EXPECT_EQ(found({.from = QStringLiteral("2025")}), 2);
    EXPECT_EQ(found({.from = QStringLiteral("2025"), .to = QStringLiteral("2025")}), 1);
    EXPECT_EQ(found({.opening = QStringLiteral("1.e4")}), 2);
    EXPECT_EQ(found({.opening = QStringLiteral("e2-e4 e5 Кf3")}), 1) << "in any notation";
    EXPECT_EQ(found({.opening = QStringLiteral("e5")}), 0) << "no legal first move";
    const LibraryPage page = store.find({});
    EXPECT_EQ(page.rows.front().date, QStringLiteral("2026-01-05")) << "the newest first";
    EXPECT_EQ(page.rows.front().players, QStringLiteral("Борис - Anna"));
}

TEST_F(Store, TheSameGameIsKeptOnce) {
    EXPECT_EQ(store.put(gamesOf(Four)), 4);
    EXPECT_EQ(store.put(gamesOf(Four)), 0);
    EXPECT_EQ(found({}), 4);
}

TEST_F(Store, DeletedGamesComeBack) {
    const LibraryGame game = gamesOf(Four).front();
    const qint64 id = store.put(game);
    ASSERT_NE(id, 0);
    EXPECT_TRUE(store.setDeleted({id}, true));
    EXPECT_EQ(found({}), 0);
    EXPECT_TRUE(store.setDeleted({id}, false));
    EXPECT_EQ(found({}), 1);
    EXPECT_EQ(store.pgn(id), game.pgn);
}

TEST_F(Store, ALaterStateTakesThePlaceOfAnEarlierOne) {
    const auto games = gamesOf(Four);
    const qint64 first = store.put(games[0]);
    const qint64 second = store.put(games[1], first);
    EXPECT_EQ(found({}), 1);
    EXPECT_EQ(store.pgn(second), games[1].pgn);
}

TEST_F(Store, TwoWindowsWriteWithoutLoss) {
    const auto write = [this](int from) {
        LibraryStore own(folder.path());
        LibraryGame game = gamesOf(Four).front();
        for (int i = from; i < from + 40; ++i) {
            game.key = QByteArray::number(i);
            EXPECT_NE(own.put(game), 0);
        }
    };
    { const std::jthread one(write, 0), other(write, 1000); }
    EXPECT_EQ(found({}), 80);
}

TEST_F(Store, ADamagedFileIsSetAside) {
    ASSERT_NE(store.put(gamesOf(Four).front()), 0);
    const QTemporaryDir other;
    const QString name = LibraryStore(other.path()).file();
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const QByteArray rubbish(5000, 'x');
    file.write(rubbish);
    file.close();
    LibraryStore damaged(other.path());
    EXPECT_TRUE(damaged.open());
    const QString aside = damaged.takeAside();
    EXPECT_EQ(aside, name + QStringLiteral(".damaged-1"));
    QFile kept(aside);
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_EQ(kept.readAll(), rubbish);
    EXPECT_EQ(damaged.put(gamesOf(Four)), 4) << "there is a new one";
}

TEST_F(Store, ADamagedPageIsFoundToo) {
    auto own = std::make_unique<LibraryStore>(folder.path());
    std::vector<LibraryGame> games;
    for (int i = 0; i < 200; ++i) {
        games.push_back(gamesOf(Four).front());
        games.back().key = QByteArray::number(i);
    }
    ASSERT_EQ(own->put(games), 200);
    own.reset();
    QFile file(store.file());
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_GT(file.size(), 40'000);
    ASSERT_TRUE(file.seek(8192));
    file.write(QByteArray(12'000, 'x'));
    file.close();
    EXPECT_TRUE(store.open());
    EXPECT_FALSE(store.takeAside().isEmpty());
    EXPECT_EQ(found({}), 0);
}

TEST_F(Store, AFolderThatCannotBeWrittenIsNoLibrary) {
    QFile wall(folder.filePath(QStringLiteral("wall")));
    ASSERT_TRUE(wall.open(QIODevice::WriteOnly));
    LibraryStore none(folder.filePath(QStringLiteral("wall/inside")));
    EXPECT_FALSE(none.open());
    EXPECT_EQ(none.put(gamesOf(Four).front()), 0);
    EXPECT_EQ(none.find({}).all, 0);
}

LibrarySeat seat(int team, int half, int level = 0) {
    return {.name = {}, .level = level, .team = team, .halfPoints = half, .moves = 10, .thought = 25'000};
}

TEST(Statistics, AreByGameOpponentAndSeat) {
    const QString chess = QStringLiteral("chess");
    std::vector<CountedGame> games;
    for (const int half : {2, 2, 0, 2, 1}) games.push_back({chess, {seat(0, half), seat(1, 2 - half, 3)}});
    games.push_back({chess, {seat(0, 0, 3), seat(1, 2)}});
    games.push_back({chess, {seat(0, 2), seat(1, 0)}});
    const auto tallies = talliesOf(games);
    ASSERT_EQ(tallies.size(), 4U) << "people: both seats; level 3: both seats";
    const Tally& white = tallies[2];
    EXPECT_EQ(white.level, 3);
    EXPECT_EQ(white.won, 3);
    EXPECT_EQ(white.drawn, 1);
    EXPECT_EQ(white.lost, 1);
    EXPECT_EQ(white.longestRun, 2);
    EXPECT_DOUBLE_EQ(white.secondsPerMove(), 2.5);
    EXPECT_EQ(tallies[3].side, 1);
    EXPECT_EQ(tallies[0].level, LibrarySeat::Person);
}

TEST(Statistics, PartnersAreNoOpponents) {
    const std::vector<CountedGame> games{
        {QStringLiteral("fortress"), {seat(0, 2), seat(1, 0, 4), seat(0, 2, 9), seat(1, 0, 5)}}};
    const auto tallies = talliesOf(games);
    ASSERT_EQ(tallies.size(), 1U);
    EXPECT_EQ(tallies[0].level, 5) << "the strongest of the other team";
}

class LibraryDesk : public Desk {
public:
    LibraryDesk() { controls().keepIn(folder.filePath(QStringLiteral("library"))); }
    [[nodiscard]] LibraryControls& controls() { return window.libraryControls(); }
    void play(std::initializer_list<const char*> moves) {
        for (const char* text : moves) ASSERT_TRUE(window.session().play(*parseMove(game().position(), text))) << text;
    }
    /// Everything that was asked for until now has happened.
    [[nodiscard]] LibraryPage kept() {
        LibraryPage page;
        bool done = false;
        controls().library()->ask([](LibraryStore& store) { return store.find({}); },
                                  [&](LibraryPage found) {
                                      page = std::move(found);
                                      done = true;
                                  });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
        return page;
    }
};

TEST(Library, FinishedAndSavedGamesComeIntoIt) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5", "g2g4"});
    EXPECT_EQ(desk.kept().all, 0);
    ASSERT_TRUE(desk.window.fileControls().saveAs(desk.folder.filePath(QStringLiteral("game.pgn"))));
    EXPECT_EQ(desk.kept().all, 1);
    desk.play({"d8h4"});
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.all, 1) << "it is the same game";
    EXPECT_EQ(page.rows[0].result, QStringLiteral("0-1"));
    EXPECT_EQ(page.rows[0].opening, QStringLiteral("f3 e5 g4 Qh4#"));
}

TEST(Library, AnOpenedGameIsNotKeptAgain) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    ASSERT_EQ(desk.kept().all, 1);
    desk.controls()[LibraryAct::Library].trigger();
    LibraryDialog& dialog = *desk.controls().dialog();
    QSignalSpy found(&dialog, &LibraryDialog::found), chosen(&dialog, &LibraryDialog::chosen);
    ASSERT_TRUE(found.wait(5000));
    emit dialog.list().activated(dialog.model().index(0, 0));
    ASSERT_TRUE(chosen.wait(5000));
    EXPECT_EQ(desk.game().played(), 4u);
    EXPECT_EQ(desk.kept().all, 1);
}

TEST(Library, SearchDeleteUndoExportAndImport) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    const QString path = desk.folder.filePath(QStringLiteral("four.pgn"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(Four);
    file.close();
    Library& library = *desk.controls().library();
    QSignalSpy imported(&library, &Library::imported);
    library.importFile(path);
    ASSERT_TRUE(imported.wait(5000));
    EXPECT_EQ(imported[0], (QVariantList{4, 0, 1}));
    LibraryDialog dialog(library, {}, nullptr);
    QSignalSpy found(&dialog, &LibraryDialog::found), exported(&dialog, &LibraryDialog::exported);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(dialog.model().rowCount(), 4);
    dialog.player().setText(QStringLiteral("anna"));
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(dialog.model().rowCount(), 2);
    dialog.exportTo(desk.folder.filePath(QStringLiteral("two.pgn")));
    ASSERT_TRUE(exported.wait(5000));
    QFile two(desk.folder.filePath(QStringLiteral("two.pgn")));
    ASSERT_TRUE(two.open(QIODevice::ReadOnly));
    EXPECT_EQ(gamesOf(two.readAll().constData()).size(), 2U);
    dialog.list().selectAll();
    dialog.removeSelected();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(dialog.model().rowCount(), 0);
    dialog.restoreRemoved();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(dialog.model().rowCount(), 2);
}

TEST(Library, ACancelledImportStops) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("many.pgn"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 6000; ++i) file.write("[White \"" + QByteArray::number(i) + "\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n");
    file.close();
    Library library(folder.filePath(QStringLiteral("library")), nullptr);
    QSignalSpy imported(&library, &Library::imported);
    library.importFile(path);
    library.cancelImport();
    ASSERT_TRUE(imported.wait(5000));
    EXPECT_LT(imported[0][0].toInt(), 6000);
    EXPECT_FALSE(library.importing());
}

TEST(Library, WhatWasToBeKeptIsKeptWhenTheWindowCloses) {
    const QTemporaryDir folder;
    {
        Library library(folder.path(), nullptr);
        library.ask([](LibraryStore& store) { return store.put(gamesOf(Four)); }, [](auto) {});
    }
    LibraryStore store(folder.path());
    EXPECT_EQ(store.find({}).all, 4);
}

TEST(StatisticsDialog, CountsPlayedGamesAndBeginsAnew) {
    LibraryDesk desk;
    Millis now{0};
    desk.window.session().time().setSource([&] { return now; });
    desk.start("chess", "pp");
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
        now += Millis(3000);
        desk.play({move});
    }
    desk.controls()[LibraryAct::Statistics].trigger();
    StatisticsDialog& dialog = *desk.controls().statistics();
    QSignalSpy shown(&dialog, &StatisticsDialog::shown);
    ASSERT_TRUE(shown.wait(5000));
    ASSERT_EQ(dialog.table().rowCount(), 2);
    EXPECT_EQ(dialog.table().item(0, 4)->text(), QStringLiteral("1")) << "White has lost";
    EXPECT_EQ(dialog.table().item(1, 2)->text(), QStringLiteral("1"));
    EXPECT_EQ(dialog.table().item(1, 6)->text(), QStringLiteral("3.0 s"));
    ASSERT_EQ(dialog.chart().bars().size(), 1U);
    EXPECT_EQ(dialog.chart().bars()[0].won, 1);
    dialog.forget();
    ASSERT_TRUE(shown.wait(5000));
    EXPECT_EQ(dialog.table().rowCount(), 0);
    EXPECT_EQ(desk.kept().all, 1) << "the game stays";
}

}  // namespace
}  // namespace rokada::ui
