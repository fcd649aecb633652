// Tests the library of a window: adding games, searching, importing, and statistics.
#include "collection/library.h"
#include "files/filecontrols.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/librarycontrols.h"
#include "library/librarymodel.h"
#include "library/searchbar.h"
#include "library/statisticschart.h"
#include "library/statisticsdialog.h"
#include "librarydesk.h"
#include "librarytesting.h"
#include "score/recordcontrols.h"
#include "windowtesting.h"

#include "randomtree.h"
#include "record/pgnwriter.h"
#include "session/gamerecord.h"
#include "variants/variants.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>

#include <chrono>
#include <memory>

namespace rokada::ui::libraryTest {
namespace {

using namespace testing;

/// Time between the last typed letter and the search.
constexpr auto TypingPause = std::chrono::milliseconds(200);
constexpr int ManyGames = ROKADA_NIGHTLY_SIZE ? 25'000 : 500;

LibrarySeat seat(int team, int half, int level = 0) {
    return {.name = {}, .level = level, .team = team, .halfPoints = half, .moves = 10, .thought = 25'000};
}

TEST(Statistics, AreByVariantOpponentAndSide) {
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

TEST(Statistics, GamesWithHintsAreCountedApart) {
    const QString chess = QStringLiteral("chess");
    std::vector<CountedGame> games;
    for (const int half : {2, 2, 2}) games.push_back({chess, {seat(0, half), seat(1, 2 - half, 3)}});
    games[1].seats[0].hints = 4;
    const auto tallies = talliesOf(games);
    ASSERT_EQ(tallies.size(), 2U);
    EXPECT_FALSE(tallies[0].hinted);
    EXPECT_EQ(tallies[0].won, 2);
    EXPECT_EQ(tallies[0].longestRun, 2) << "of games without help";
    EXPECT_TRUE(tallies[1].hinted);
    EXPECT_EQ(tallies[1].won, 1);
}

TEST(Statistics, EnginesOfOthersAreCountedByTheirNames) {
    std::vector<CountedGame> games;
    for (const char* name : {"One", "Two", "One"}) {
        LibrarySeat engine = seat(1, 2, LibrarySeat::OtherEngine);
        engine.name = QLatin1String(name);
        games.push_back({QStringLiteral("chess"), {seat(0, 0), engine}});
    }
    games.push_back({QStringLiteral("chess"), {seat(0, 0), seat(1, 2, LibrarySeat::FullStrength)}});
    const auto tallies = talliesOf(games);
    ASSERT_EQ(tallies.size(), 3U);
    EXPECT_EQ(tallies[0].engine, QString()) << "full strength";
    EXPECT_EQ(tallies[1].engine, QStringLiteral("One"));
    EXPECT_EQ(tallies[1].lost, 2);
    EXPECT_EQ(tallies[2].engine, QStringLiteral("Two"));
}

TEST(Statistics, PartnersAreNoOpponents) {
    const std::vector<CountedGame> games{
        {QStringLiteral("fortress"), {seat(0, 2), seat(1, 0, 4), seat(0, 2, 9), seat(1, 0, 5)}}};
    const auto tallies = talliesOf(games);
    ASSERT_EQ(tallies.size(), 1U);
    EXPECT_EQ(tallies[0].level, 5) << "the strongest of the other team";
}

TEST(Library, APersonBesideAComputerIsNamedToo) {
    LibraryDesk desk;
    desk.start("fortress", "pccc");
    ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
    ASSERT_TRUE(part<FileControls>(desk.window).saveAs(desk.folder.filePath(QStringLiteral("four.pgn"))));
    const LibraryPage page = desk.kept();
    EXPECT_EQ(page.rows.at(0).white, QStringLiteral("? + Petar")) << "the words are for the list";
    EXPECT_EQ(page.rows.at(0).black, QStringLiteral("Petar + Petar"));
}

TEST(Library, FinishedAndSavedGamesComeIntoIt) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5", "g2g4"});
    EXPECT_EQ(desk.kept().ids.size(), 0U);
    ASSERT_TRUE(part<FileControls>(desk.window).saveAs(desk.folder.filePath(QStringLiteral("game.pgn"))));
    EXPECT_EQ(desk.kept().ids.size(), 1U);
    desk.play({"d8h4"});
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.ids.size(), 1U) << "it is the same game";
    EXPECT_EQ(page.rows[0].result, QStringLiteral("0-1"));
    EXPECT_EQ(page.rows[0].opening, QStringLiteral("f3 e5 g4 Qh4#"));
}

TEST(Library, FirstMovesAreShownInTheNotationOfTheWindow) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const QString kept = QStringLiteral("f3 e5 g4 Qh4#");
    EXPECT_EQ(openingShown(*book, kept, NotationStyle::International), kept);
    EXPECT_TRUE(openingShown(*book, kept, NotationStyle::Russian).startsWith(QStringLiteral("f3 e5 g4 Фh4")));
    EXPECT_TRUE(openingShown(*book, kept, NotationStyle::Bulgarian).startsWith(QStringLiteral("f3 e5 g4 Дh4")));
    const QString strange = QStringLiteral("e4 Qh5");
    EXPECT_EQ(openingShown(*book, strange, NotationStyle::Russian), strange) << "Black has no such move";
}

TEST(Library, AGameWithHintsIsMarked) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5"});
    QSignalSpy advised(&desk.window.session(), &GameSession::advised);
    for (int step = 0; step < 2; ++step) {
        desk.trigger("hint");
        ASSERT_TRUE(step > 0 || advised.wait(5000));
    }
    const GameTree& tree = *part<GameRecord>(desk.window).tree();
    ASSERT_TRUE(tree.tag("Hints"));
    EXPECT_EQ(*tree.tag("Hints"), "1 0") << "one turn, however many steps";
    desk.play({"g2g4", "d8h4"});
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.ids.size(), 1U);
    EXPECT_EQ(page.rows[0].hints, 1);
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().index(0, LibraryModel::Hints).data().toInt(), 1);
    desk.trigger("statistics");
    StatisticsDialog& statistics = only<StatisticsDialog>(desk.window);
    QSignalSpy shown(&statistics, &StatisticsDialog::shown);
    ASSERT_TRUE(shown.wait(5000));
    const auto& table = only<QTableWidget>(statistics);
    ASSERT_EQ(table.rowCount(), 2);
    EXPECT_EQ(table.item(0, 0)->text(), QStringLiteral("Human, with hints"));
    EXPECT_EQ(table.item(1, 0)->text(), QStringLiteral("Human")) << "Black asked for nothing";
}

TEST(Library, NotesOfAGameThatIsReplacedAreInIt) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5"});
    auto& record = part<GameRecord>(desk.window);
    record.comment(record.live(), "a poor beginning");
    desk.start("vyrt", "pp");
    ASSERT_EQ(desk.kept().ids.size(), 1U);
    desk.trigger("undo");
    desk.play({"g2g4", "d8h4"});
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.ids.size(), 1U) << "it is still the same game";
    EXPECT_EQ(page.rows[0].result, QStringLiteral("0-1"));
}

/// Searches for the games of a player, and waits for the results.
void lookFor(GamesPage& gamesPage, const char* player) {
    QSignalSpy found(&gamesPage, &GamesPage::found);
    named<QLineEdit>(gamesPage, "playerField").setText(QLatin1String(player));
    EXPECT_TRUE(found.isEmpty()) << "while somebody types nothing is looked for";
    pass(TypingPause);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !found.isEmpty(); }, 10'000));
}

TEST(Library, ABigFileComesInWhileTheWindowGoesOn) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("many.pgn"));
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        test::Random random(11);
        for (int i = 0; i < ManyGames; ++i) {
            const auto variants = offeredVariants();
            const RulebookPtr book =
                *threadRulebookCache().book(variants[static_cast<std::size_t>(i) % variants.size()], {});
            GameTree tree = test::randomTree(book, random, 60);
            tree.setTag("Round", std::to_string(i));
            file.write(QByteArray::fromStdString(pgnText(tree)));
        }
    }
    Library library(folder.filePath(QStringLiteral("library")), nullptr);
    WindowSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    GamesPage gamesPage(library, settings, nullptr);
    gamesPage.show();
    QSignalSpy found(&gamesPage, &GamesPage::found), imported(&library, &Library::imported),
        progress(&library, &Library::importProgressed);
    ASSERT_TRUE(found.wait(5000));
    library.importFile(path);
    // This search runs during the import.
    lookFor(gamesPage, "nobody");
    EXPECT_TRUE(library.importing()) << "a question is answered between two pieces of the file";
    ASSERT_TRUE(imported.wait(600'000));
    const auto report = imported[0][0].value<ImportReport>();
    EXPECT_EQ(report.added, ManyGames);
    EXPECT_EQ(report.known, 0);
    EXPECT_GT(progress.size(), 1) << "the window goes on between two pieces";
}

TEST(Library, AnOpenedGameIsNotKeptAgain) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    ASSERT_EQ(desk.kept().ids.size(), 1U);
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found), chosen(&gamesPage, &GamesPage::chosen);
    ASSERT_TRUE(found.wait(5000));
    emit gamesPage.list().activated(gamesPage.model().index(0, 0));
    ASSERT_TRUE(chosen.wait(5000));
    EXPECT_EQ(desk.game().played(), 4u);
    EXPECT_EQ(desk.kept().ids.size(), 1U);
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
    const auto report = imported[0][0].value<ImportReport>();
    EXPECT_EQ(report.added, 4);
    EXPECT_EQ(report.known, 0);
    ASSERT_EQ(report.faulty, 1);
    EXPECT_EQ(report.findings[0].finding.word, "Ke8");
    EXPECT_EQ(report.findings[0].players, QStringLiteral("Dora"));
    GamesPage gamesPage(library, desk.settings, nullptr);
    QSignalSpy found(&gamesPage, &GamesPage::found), exported(&gamesPage.gameActions(), &GameActions::exported);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 4);
    lookFor(gamesPage, "anna");
    EXPECT_EQ(gamesPage.model().rowCount(), 2);
    gamesPage.gameActions().exportTo(desk.folder.filePath(QStringLiteral("two.pgn")), gamesPage.model().ids());
    ASSERT_TRUE(exported.wait(5000));
    QFile two(desk.folder.filePath(QStringLiteral("two.pgn")));
    ASSERT_TRUE(two.open(QIODevice::ReadOnly));
    EXPECT_EQ(gamesOf(two.readAll().constData()).size(), 2U);
    gamesPage.list().selectAll();
    gamesPage.gameActions().remove(gamesPage.list().selected());
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 0);
    gamesPage.gameActions().restoreRemoved();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 2);
}

/// Imports one of the test files, and returns the report.
ImportReport import(Library& library, const char* name) {
    QSignalSpy imported(&library, &Library::imported);
    library.importFile(QStringLiteral(ROKADA_RECORD_FILES "/") + QLatin1String(name));
    EXPECT_TRUE(imported.wait(5000));
    return imported.empty() ? ImportReport() : imported[0][0].value<ImportReport>();
}

TEST(Library, RecordsWithoutMovesAreImportedAndCounted) {
    LibraryDesk desk;
    const ImportReport report = import(*desk.controls().library(), "diagrams.pgn");
    EXPECT_EQ(report.added, 3);
    EXPECT_EQ(report.empty, 2);
    EXPECT_EQ(report.faulty, 0);
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found), chosen(&gamesPage, &GamesPage::chosen);
    ASSERT_TRUE(found.wait(5000));
    ASSERT_EQ(gamesPage.model().rowCount(), 3);
    selectOnly(gamesPage.list(), 1);
    emit gamesPage.list().activated(gamesPage.model().index(1, 0));
    ASSERT_TRUE(chosen.wait(5000));
    EXPECT_TRUE(desk.window.session().viewing());
    EXPECT_EQ(desk.position(), "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
}

TEST(Library, AllThatWasFoundIsInTheListAndIsExported) {
    const QTemporaryDir folder;
    Library library(folder.filePath(QStringLiteral("library")), nullptr);
    std::vector<LibraryGame> games;
    constexpr int many = 2500;
    for (int i = 0; i < many; ++i) {
        const std::string number = std::to_string(i);
        const std::string pgn =
            "[Round \"" + number + "\"]\n[WhiteElo \"" + std::to_string(1000 + i) + "\"]\n\n1. e4 *\n\n";
        games.push_back(gamesOf(pgn.c_str()).at(0));
    }
    bool kept = false;
    library.ask([&games](LibraryStore& store) { return store.put(games); },
                [&](const std::optional<int>& added) { kept = added == many; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return kept; }, 30'000));
    WindowSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    GamesPage gamesPage(library, settings, nullptr);
    QSignalSpy found(&gamesPage, &GamesPage::found), exported(&gamesPage.gameActions(), &GameActions::exported);
    ASSERT_TRUE(found.wait(5000));
    LibraryModel& model = gamesPage.model();
    ASSERT_EQ(model.rowCount(), many);
    const auto round = [&](int row) { return model.index(row, LibraryModel::Round).data().toInt(); };
    EXPECT_EQ(round(0), many - 1) << "the newest first";
    QSignalSpy came(&model, &LibraryModel::dataChanged);
    EXPECT_FALSE(model.index(many - 1, LibraryModel::Round).data().isValid()) << "it is on its way";
    ASSERT_TRUE(came.wait(5000));
    EXPECT_EQ(round(many - 1), 0);
    gamesPage.list().sortByColumn(LibraryModel::WhiteRating, Qt::AscendingOrder);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(model.index(0, LibraryModel::WhiteRating).data().toInt(), 1000);
    gamesPage.list().sortByColumn(LibraryModel::Round, Qt::DescendingOrder);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(round(0), many - 1) << "rounds are numbers";
    const QString path = folder.filePath(QStringLiteral("all.pgn"));
    gamesPage.gameActions().exportTo(path, gamesPage.model().ids());
    ASSERT_TRUE(exported.wait(30'000));
    QFile all(path);
    ASSERT_TRUE(all.open(QIODevice::ReadOnly));
    const QByteArray text = all.readAll();
    EXPECT_EQ(text.count("[Round "), many);
    EXPECT_EQ(text.count("[Date \"????.??.??\"]"), many) << "the seven tags";
    EXPECT_TRUE(gamesPage.said().contains(QString::number(many)));
    selectOnly(gamesPage.list(), 3);
    gamesPage.gameActions().exportTo(path, gamesPage.list().selected());
    ASSERT_TRUE(exported.wait(30'000));
    all.close();
    ASSERT_TRUE(all.open(QIODevice::ReadOnly));
    EXPECT_TRUE(all.readAll().contains("[Round \"2496\"]"));
    EXPECT_LT(all.size(), 300);
}

TEST(Library, TheNextGameComesWithoutADialog) {
    LibraryDesk desk;
    import(*desk.controls().library(), "everytoken.pgn");
    desk.trigger("nextGame");
    EXPECT_FALSE(desk.window.session().viewing());
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found), chosen(&gamesPage, &GamesPage::chosen);
    ASSERT_TRUE(found.wait(5000));
    ASSERT_GE(gamesPage.model().rowCount(), 3);
    gamesPage.list().sortByColumn(LibraryModel::Moves, Qt::AscendingOrder);
    ASSERT_TRUE(found.wait(5000));
    emit gamesPage.list().activated(gamesPage.model().index(0, 0));
    ASSERT_TRUE(chosen.wait(5000));
    const auto& record = part<GameRecord>(desk.window);
    const std::size_t size = record.tree()->size();
    desk.trigger("nextGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return record.tree()->size() > size; }));
    desk.trigger("previousGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return record.tree()->size() == size; }));
    desk.trigger("previousGame");
    EXPECT_EQ(desk.status(), "There are no more games.");
}

TEST(Library, AnEditedGameOfTheLibraryTakesItsOwnPlaceAgain) {
    LibraryDesk desk;
    import(*desk.controls().library(), "twins.pgn");
    ASSERT_EQ(desk.kept().ids.size(), 2U);
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found), chosen(&gamesPage, &GamesPage::chosen);
    ASSERT_TRUE(found.wait(5000));
    selectOnly(gamesPage.list(), 1);
    emit gamesPage.list().activated(gamesPage.model().index(1, 0));
    ASSERT_TRUE(chosen.wait(5000));
    part<GameRecord>(desk.window).comment(Node::Root, "seen in Plovdiv");
    desk.start("vyrt", "pp");
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.ids.size(), 2U);
    int commented = 0;
    for (const LibraryRow& row : page.rows) {
        QByteArray pgn;
        desk.controls().library()->ask([id = row.id](LibraryStore& store) { return store.pgn(id); },
                                       [&](const QByteArray& text) { pgn = text; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return !pgn.isEmpty(); }));
        commented += pgn.contains("seen in Plovdiv");
    }
    EXPECT_EQ(commented, 1);
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
    EXPECT_LT(imported[0][0].value<ImportReport>().added, 6000);
    EXPECT_TRUE(imported[0][0].value<ImportReport>().cancelled);
    EXPECT_FALSE(library.importing());
}

TEST(Library, WhatWasToBeKeptIsKeptWhenTheWindowCloses) {
    const QTemporaryDir folder;
    {
        Library library(folder.path(), nullptr);
        library.ask([](LibraryStore& store) { return store.put(gamesOf(Four)); }, [](auto) {});
    }
    LibraryStore store(folder.path());
    EXPECT_EQ(store.find({}).ids.size(), 4U);
}

TEST(StatisticsDialog, CountsPlayedGamesAndBeginsAgain) {
    LibraryDesk desk;
    desk.start("chess", "pp");
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
        skip(Millis(3000));
        desk.play({move});
    }
    desk.trigger("statistics");
    StatisticsDialog& dialog = only<StatisticsDialog>(desk.window);
    QSignalSpy shown(&dialog, &StatisticsDialog::shown);
    ASSERT_TRUE(shown.wait(5000));
    const auto& table = only<QTableWidget>(dialog);
    ASSERT_EQ(table.rowCount(), 2);
    EXPECT_EQ(table.item(0, 4)->text(), QStringLiteral("1")) << "White has lost";
    EXPECT_EQ(table.item(1, 2)->text(), QStringLiteral("1"));
    EXPECT_EQ(table.item(1, 6)->text(), QStringLiteral("3.0 s"));
    ASSERT_EQ(only<StatisticsChart>(dialog).bars().size(), 1U);
    EXPECT_EQ(only<StatisticsChart>(dialog).bars()[0].won, 1);
    dialog.forget();
    ASSERT_TRUE(shown.wait(5000));
    EXPECT_EQ(table.rowCount(), 0);
    EXPECT_EQ(desk.kept().ids.size(), 1U) << "the game stays";
}

}  // namespace
}  // namespace rokada::ui::libraryTest
