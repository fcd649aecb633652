// Tests details in the rows of the library, and the header of an opened game.
#include "keptdesk.h"
#include "library/foundlist.h"
#include "library/gamedetails.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/librarysettings.h"
#include "librarydesk.h"
#include "review/reviewcontrols.h"
#include "score/recordheader.h"
#include "session/gamerecord.h"

#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>

namespace rokada::ui::librarycolumnsTest {
namespace {

using namespace testing;

/// Opens the library page when all games of this window are stored, and waits for its rows.
GamesPage& shownLibrary(LibraryDesk& desk) {
    static_cast<void>(desk.kept());
    desk.controls().openLibrary();
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    EXPECT_TRUE(gamesPage.model().rowCount() > 0 || found.wait(5000));
    return gamesPage;
}

TEST(LibraryColumns, ItsListTellsGamesApartAndHidesWhatSaysNothing) {
    LibraryDesk desk;
    for (const char* variant : {"chess", "bolyar"}) {
        desk.start(variant, "pc");
        desk.play({"e2e3"});
        desk.window.session().resign();
    }
    GamesPage& gamesPage = shownLibrary(desk);
    const GameDetails& details = gamesPage.list().details();
    const auto text = [&](int column) {
        return gamesPage.model().data(gamesPage.model().index(0, column), Qt::DisplayRole).toString();
    };
    EXPECT_EQ(text(LibraryModel::White), QLatin1String("You"));
    EXPECT_EQ(text(LibraryModel::Game), QLatin1String("Bolyar Chess"));
    for (const int column : {LibraryModel::Game, LibraryModel::White, LibraryModel::Black, LibraryModel::Date,
                             LibraryModel::Result, LibraryModel::Moves})
        EXPECT_TRUE(details.shown(column)) << column;
    for (const int column : {LibraryModel::WhiteRating, LibraryModel::BlackRating, LibraryModel::Event,
                             LibraryModel::Round, LibraryModel::Hints})
        EXPECT_FALSE(details.shown(column)) << column;
    EXPECT_EQ(gamesPage.list().horizontalScrollBar()->maximum(), 0);
}

TEST(LibraryModel, APartnerWithoutANameIsSeenInGamesThatWerePlayedHere) {
    LibraryModel model(NotationStyle::International, nullptr);
    for (const bool own : {true, false}) {
        LibraryRow row{.id = 1, .white = QStringLiteral("? + Rokada"), .black = QStringLiteral("Rokada + Rokada")};
        row.own = own;
        model.setFound({.rows = {row}, .ids = {1}});
        EXPECT_EQ(model.data(model.index(0, LibraryModel::White), Qt::DisplayRole).toString(),
                  own ? QStringLiteral("Player + Rokada") : row.white);
    }
}

TEST(LibraryModel, WhatARecordDoesNotKnowIsNoQuestionMark) {
    LibraryModel model(NotationStyle::International, nullptr);
    LibraryRow row{.id = 1, .event = QStringLiteral("?"), .round = QStringLiteral("?")};
    row.white = QStringLiteral("?");
    row.black = QStringLiteral("Anna");
    model.setFound({.rows = {row}, .ids = {1}});
    const auto text = [&](int column) { return model.data(model.index(0, column), Qt::DisplayRole).toString(); };
    EXPECT_EQ(text(LibraryModel::White), QStringLiteral("Unknown"));
    EXPECT_EQ(text(LibraryModel::Black), QStringLiteral("Anna"));
    EXPECT_EQ(text(LibraryModel::Event), QString());
    EXPECT_EQ(text(LibraryModel::Round), QString());
}

TEST(LibraryColumns, ColumnsThatSomebodyHasChosenStay) {
    LibraryDesk desk;
    desk.start("chess", "pc");
    desk.play({"e2e3"});
    desk.window.session().resign();
    GamesPage& gamesPage = shownLibrary(desk);
    QMenu menu;
    gamesPage.list().details().fill(menu);
    named<QAction>(menu, "column:event").trigger();
    named<QAction>(menu, "column:result").trigger();
    const GameDetails& details = gamesPage.list().details();
    EXPECT_TRUE(details.shown(LibraryModel::Event));
    EXPECT_FALSE(details.shown(LibraryModel::Result));
    EXPECT_EQ(desk.settings.get(keys::libraryColumns()), (QStringList{"event", "-result"}));
}

TEST(Library, AReviewIsKeptWithItsGame) {
    LibraryDesk desk;
    desk.start("chess", "pc");
    desk.play({"e2e3"});
    desk.window.session().resign();
    ASSERT_EQ(desk.kept().ids.size(), 1U);
    part<GameRecord>(desk.window).annotate([](GameTree& tree) {
        tree.remarks(tree.next(Node::Root)).setComment("Good move.");
    });
    emit desk.window.windowSignals().reviewWritten();
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.ids.size(), 1U);
    QByteArray pgn;
    desk.controls().library()->ask([id = page.ids[0]](LibraryStore& store) { return store.pgn(id); },
                                   [&](const QByteArray& text) { pgn = text; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !pgn.isEmpty(); }));
    EXPECT_TRUE(pgn.contains("Good move."));
}

/// Returns the text of the only game in the library.
QByteArray onlyPgn(Library& library) {
    const LibraryPage page = LibraryDesk::keptIn(library);
    EXPECT_EQ(page.ids.size(), 1U) << "no second one beside it";
    QByteArray pgn;
    if (page.ids.empty()) return pgn;
    library.ask([id = page.ids[0]](LibraryStore& store) { return store.pgn(id); },
                [&](const QByteArray& text) { pgn = text; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return !pgn.isEmpty(); }));
    return pgn;
}

/// Window whose saved games and library are in a folder that remains after the window is closed.
struct LastingDesk : KeptDesk {
    explicit LastingDesk(const QString& lasting) : KeptDesk(lasting) {
        controls().keepIn(lasting + QStringLiteral("/library"));
    }
    [[nodiscard]] LibraryControls& controls() { return part<LibraryControls>(window); }
    /// Plays a short game, and waits until the library contains it.
    void playToTheEnd() {
        start("chess", "pc");
        play({"e2e3"});
        window.session().resign();
        static_cast<void>(onlyPgn(*controls().library()));
    }
    void noteReview() {
        part<GameRecord>(window).annotate(
            [](GameTree& tree) { tree.remarks(tree.next(Node::Root)).setComment("Good move."); });
        emit window.windowSignals().reviewWritten();
    }
};

TEST(Library, AReviewAfterARestartIsKeptWithItsGame) {
    const QTemporaryDir folder;
    {
        LastingDesk desk(folder.path());
        desk.playToTheEnd();
    }
    LastingDesk desk(folder.path());
    ASSERT_FALSE(desk.keeper.resume()) << "it is over, and waits";
    const auto left = desk.keeper.left(1);
    ASSERT_EQ(left.size(), 1U);
    ASSERT_TRUE(desk.keeper.resume(left[0].file));
    desk.noteReview();
    EXPECT_TRUE(onlyPgn(*desk.controls().library()).contains("Good move."));
    desk.start("bolyar", "pc");
    EXPECT_TRUE(onlyPgn(*desk.controls().library()).contains("Good move.")) << "leaving it keeps no twin";
}

TEST(Library, AReviewOfAGameOfTheLibraryIsKeptAfterARestartToo) {
    const QTemporaryDir folder;
    {
        LastingDesk desk(folder.path());
        desk.playToTheEnd();
        desk.controls().openLibrary();
        GamesPage& gamesPage = *desk.controls().page();
        ASSERT_TRUE(QTest::qWaitFor([&] { return gamesPage.model().rowCount() > 0; }));
        emit gamesPage.list().activated(gamesPage.model().index(0, 0));
        ASSERT_TRUE(QTest::qWaitFor([&] { return part<GameRecord>(desk.window).viewing(); }));
    }
    LastingDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    ASSERT_TRUE(part<GameRecord>(desk.window).viewing());
    desk.noteReview();
    EXPECT_TRUE(onlyPgn(*desk.controls().library()).contains("Good move."));
}

TEST(LibraryColumns, TheHeaderOfAnOpenedGameNamesItsCollection) {
    LibraryDesk desk;
    desk.start("chess", "pc");
    desk.play({"e2e3"});
    desk.window.session().resign();
    GamesPage& gamesPage = shownLibrary(desk);
    emit gamesPage.list().activated(gamesPage.model().index(0, 0));
    const GameRecord& record = part<GameRecord>(desk.window);
    ASSERT_TRUE(QTest::qWaitFor([&] { return record.viewing(); }));
    EXPECT_TRUE(testing::only<RecordHeader>(desk.window).text().contains(QLatin1String("My games")))
        << testing::only<RecordHeader>(desk.window).text().toStdString();
}

}  // namespace
}  // namespace rokada::ui::librarycolumnsTest
