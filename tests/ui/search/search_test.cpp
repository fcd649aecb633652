// Tests position searches and the opening tree in the window, used with mouse and keyboard.
#include "book/bookcontrols.h"
#include "book/polyglot.h"
#include "book/shippedbook.h"
#include "library/filterchip.h"
#include "library/foundlist.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/searchbar.h"
#include "librarydesk.h"
#include "newgame/segmentrow.h"
#include "newgame/setuppalette.h"
#include "score/recordheader.h"
#include "search/materialtable.h"
#include "search/patternboard.h"
#include "search/positionform.h"
#include "search/treecontrols.h"
#include "search/treemodel.h"
#include "search/treepanel.h"
#include "session/gamerecord.h"

#include <QComboBox>
#include <QDataStream>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace rokada::ui::searchTest {
namespace {

using namespace testing;

constexpr const char* Games =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[Date \"1990.01.02\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 "
    "1-0\n\n"
    "[White \"Anna\"]\n[Black \"Clara\"]\n[Date \"2011.01.02\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nc6 2. e4 e5 3. d4 "
    "exd4 1/2-1/2\n\n";

class SearchDesk : public LibraryDesk {
public:
    SearchDesk() {
        QSignalSpy done(controls().library(), &Library::imported);
        QFile file(folder.filePath(QStringLiteral("games.pgn")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(Games) > 0);
        file.close();
        controls().library()->importFile(file.fileName());
        EXPECT_TRUE(done.wait(5000));
    }

    GamesPage& openLibrary() {
        trigger("library");
        GamesPage& gamesPage = *controls().page();
        QSignalSpy found(&gamesPage, &GamesPage::found);
        EXPECT_TRUE(found.wait(5000));
        return gamesPage;
    }
    PositionForm& openForm(GamesPage& gamesPage) {
        named<FilterChip>(gamesPage, "positionForm").click();
        // Deferred deletion: the page deletes the previous form only in this call.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return only<PositionForm>(gamesPage);
    }
    /// Searches with the form, and returns the number of games that were found.
    int find(GamesPage& gamesPage, PositionForm& form) {
        QSignalSpy found(&gamesPage, &GamesPage::found);
        auto& now = named<QPushButton>(form, "searchNow");
        EXPECT_TRUE(now.isEnabled()) << named<QLabel>(form, "searchErrors").text().toStdString();
        now.click();
        EXPECT_TRUE(found.wait(5000));
        return gamesPage.model().rowCount();
    }
    void openGame(int row) {
        GamesPage& gamesPage = openLibrary();
        QSignalSpy chosen(&gamesPage, &GamesPage::chosen);
        selectOnly(gamesPage.list(), row);
        emit gamesPage.list().activated(gamesPage.model().index(row, 0));
        EXPECT_TRUE(chosen.wait(5000));
    }
    TreePanel& openTree() {
        auto& tree = part<TreeControls>(window);
        QSignalSpy counted(&tree, &TreeControls::counted);
        trigger("openingTree");
        EXPECT_TRUE(counted.count() > 0 || counted.wait(5000));
        return only<TreePanel>(window);
    }
    /// Chooses the opening book (0) or a collection, and waits until its games are counted.
    void chooseSource(TreePanel& panel, int source) {
        QSignalSpy counted(&part<TreeControls>(window), &TreeControls::counted);
        panel.sources().setCurrentIndex(source);
        emit panel.sources().activated(source);
        EXPECT_TRUE(counted.wait(5000));
    }
    static int rowOf(const TreeModel& model, const char* text) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, TreeModel::Text).data().toString() == QLatin1String(text)) return row;
        }
        return -1;
    }
};

TEST(SearchForm, FindsPiecesPutThereByMouse) {
    SearchDesk desk;
    GamesPage& gamesPage = desk.openLibrary();
    PositionForm& form = desk.openForm(gamesPage);
    named<QPushButton>(form, "searchClear").click();
    only<QTabBar>(named<SegmentRow>(form, "searchKind")).setCurrentIndex(1);
    const Variant& chess = form.search().board.book->variant();
    const auto put = [&](Piece piece, const char* square) {
        only<SetupPalette>(form).choose(piece);
        const Square at = chess.geometry.named(square);
        QTest::mouseClick(&form.board(), Qt::LeftButton, {}, form.board().frame().squareCentre(at));
    };
    put(pieceOf(Side(0), chess.kindOf('B')), "b5");
    put(pieceOf(Side(1), chess.kindOf('P')), "a6");
    EXPECT_EQ(desk.find(gamesPage, form), 1);
}

TEST(SearchForm, FindsPiecesPutThereByKeys) {
    SearchDesk desk;
    GamesPage& gamesPage = desk.openLibrary();
    PositionForm& form = desk.openForm(gamesPage);
    named<QPushButton>(form, "searchClear").click();
    only<QTabBar>(named<SegmentRow>(form, "searchKind")).setCurrentIndex(1);
    form.board().setFocus();
    // Puts a white pawn on d4 with the keyboard. The cursor starts on a1. If it is hidden, the first arrow key only
    // shows it.
    if (form.board().frame().attention.cursor == NoSquare) QTest::keyClick(&form.board(), Qt::Key_Right);
    for (int i = 0; i < 3; ++i) QTest::keyClick(&form.board(), Qt::Key_Right);
    for (int i = 0; i < 3; ++i) QTest::keyClick(&form.board(), Qt::Key_Up);
    QTest::keyClick(&form.board(), Qt::Key_1);
    QTest::keyClick(&form.board(), Qt::Key_P);
    const Square d4 = form.search().board.book->geometry().named("d4");
    EXPECT_EQ(form.search().board.pieces[d4], pieceOf(Side(0), form.search().board.book->pawnKind()));
    EXPECT_EQ(desk.find(gamesPage, form), 1);
}

TEST(SearchForm, FreeSquaresAreMarkedByMouseAndKeys) {
    SearchDesk desk;
    GamesPage& gamesPage = desk.openLibrary();
    PositionForm& form = desk.openForm(gamesPage);
    const Geometry& board = form.search().board.book->geometry();
    named<QToolButton>(form, "freeSquares").click();
    QTest::mouseClick(&form.board(), Qt::LeftButton, {}, form.board().frame().squareCentre(board.named("e2")));
    EXPECT_TRUE(form.search().free.test(board.named("e2")));
    EXPECT_EQ(form.search().board.pieces[board.named("e2")], NoPiece);
    QTest::mouseClick(&form.board(), Qt::RightButton, {}, form.board().frame().squareCentre(board.named("e4")));
    EXPECT_TRUE(form.search().free.test(board.named("e4")));
    QTest::keyClick(&form.board(), Qt::Key_Question);
    EXPECT_FALSE(form.search().free.test(board.named("e4"))) << "the cursor is where the mouse was";
}

TEST(SearchForm, FindsMaterialAndMoves) {
    SearchDesk desk;
    GamesPage& gamesPage = desk.openLibrary();
    {
        PositionForm& form = desk.openForm(gamesPage);
        only<QTabBar>(named<SegmentRow>(form, "searchKind")).setCurrentIndex(3);
        EXPECT_FALSE(named<QPushButton>(form, "searchNow").isEnabled()) << "nothing is looked for";
        only<MaterialTable>(form).item(form.search().board.book->pawnKind(), 0)->setText(QStringLiteral("0-7"));
        EXPECT_EQ(desk.find(gamesPage, form), 1) << "a pawn was captured in one game";
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    PositionForm& form = desk.openForm(gamesPage);
    only<MaterialTable>(form).item(form.search().board.book->pawnKind(), 0)->setText({});
    auto& moves = named<QLineEdit>(form, "searchMoves");
    moves.setText(QStringLiteral("Nf3 xyz"));
    EXPECT_FALSE(named<QPushButton>(form, "searchNow").isEnabled());
    EXPECT_FALSE(named<QLabel>(form, "searchErrors").text().isEmpty());
    moves.setText(QStringLiteral("Nf3 ... Bb5"));
    EXPECT_EQ(desk.find(gamesPage, form), 1);
    QSignalSpy found(&gamesPage, &GamesPage::found);
    named<FilterChip>(gamesPage, "positionForm").clear();
    EXPECT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 2);
}

TEST(SearchForm, AnyBalanceComesBackAsItWasWritten) {
    BoardSearch search(Arrangement(Rulebook::compile(*makeVariant(*findVariant("chess"), {}))));
    search.beside.balance = CountRange{-1000, 1000};
    const PositionForm form(search, NotationStyle::International, nullptr);
    EXPECT_EQ(named<QLineEdit>(form, "balanceLeast").text(), QStringLiteral("-1000"));
    EXPECT_EQ(named<QLineEdit>(form, "balanceMost").text(), QStringLiteral("1000"));
}

TEST(SearchForm, EveryVariantHasItsForm) {
    SearchDesk desk;
    GamesPage& gamesPage = desk.openLibrary();
    PositionForm& form = desk.openForm(gamesPage);
    auto& variants = named<QComboBox>(form, "searchVariant");
    for (int i = 0; i < variants.count(); ++i) {
        variants.setCurrentIndex(i);
        emit variants.activated(i);
        EXPECT_TRUE(named<QPushButton>(form, "searchNow").isEnabled()) << i;
    }
}

TEST(SearchForm, RangesAreRead) {
    EXPECT_EQ(rangeOf(QStringLiteral("2")), (CountRange{2, 2}));
    EXPECT_EQ(rangeOf(QStringLiteral(" 1 - 3 ")), (CountRange{1, 3}));
    EXPECT_EQ(rangeOf(QStringLiteral("2-"))->least, 2);
    EXPECT_EQ(rangeOf(QStringLiteral("-1")), (CountRange{0, 1}));
    EXPECT_EQ(rangeOf({}), CountRange{});
    for (const char* wrong : {"3-1", "x", "1 2", "-", "1--2"}) EXPECT_FALSE(rangeOf(QLatin1String(wrong))) << wrong;
    for (const char* same : {"2", "1-3", "2-", "0-1"})
        EXPECT_EQ(textOf(*rangeOf(QLatin1String(same))), QLatin1String(same));
}

TEST(SearchFromBoard, ShownPositionIsFoundAndOpenedThere) {
    SearchDesk desk;
    desk.openGame(0);
    auto& record = part<GameRecord>(desk.window);
    for (int i = 0; i < 4; ++i) record.forward();
    const std::string shown = positionText(record.game()->position()).substr(0, 30);
    desk.trigger("searchPosition");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return gamesPage.position() && found.count() >= 1 && gamesPage.model().rowCount() == 2; }));
    QSignalSpy chosen(&gamesPage, &GamesPage::chosen);
    emit gamesPage.list().activated(gamesPage.model().index(1, 0));
    ASSERT_TRUE(chosen.count() > 0 || chosen.wait(5000));
    EXPECT_EQ(positionText(record.game()->position()).substr(0, 30), shown);
}

TEST(OpeningTreePanel, FollowsTheBoardAndEntersMoves) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    desk.chooseSource(panel, 1);
    const auto& model = only<TreeModel>(panel);
    ASSERT_GE(model.rowCount(), 2);
    EXPECT_EQ(model.rows()[0].games, 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return model.rows()[0].share.has_value(); }))
        << "the book stands beside the games";
    const auto row = [&](const char* text) { return desk.rowOf(model, text); };
    QSignalSpy counted(&part<TreeControls>(desk.window), &TreeControls::counted);
    const auto& list = named<QTableView>(panel, "treeMoves");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(model.index(row("e4"), 0)).center());
    ASSERT_TRUE(counted.count() > 0 || counted.wait(5000));
    EXPECT_EQ(part<GameRecord>(desk.window).game()->played(), 1U);
    EXPECT_EQ(model.rows()[0].games, 1);
    EXPECT_EQ(model.rows()[0].lastYear, 1990);
    ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 1; }));
    EXPECT_EQ(model.rows()[1].games, 0) << "only the book has the other moves";
    EXPECT_FALSE(named<QLabel>(panel, "treeOpening").text().isEmpty()) << "the first move has a name";
}

TEST(OpeningTreePanel, CountsWhatComesInMeanwhile) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    desk.chooseSource(panel, 1);
    const auto& model = only<TreeModel>(panel);
    const auto played = [&] {
        return std::ranges::count_if(model.rows(), [](const TreeRow& row) { return row.games > 0; });
    };
    ASSERT_EQ(played(), 2);
    QFile file(desk.folder.filePath(QStringLiteral("more.pgn")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("1. d4 d5 *\n") > 0);
    file.close();
    desk.controls().library()->importFile(file.fileName());
    EXPECT_TRUE(QTest::qWaitFor([&] { return played() == 3; }));
}

TEST(OpeningTreePanel, ShowsTheBookBesideTheOwnGames) {
    SearchDesk desk;
    desk.window.resize(1280, 800);
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    const auto& model = only<TreeModel>(panel);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return model.rowCount() > 0 && model.rows()[0].games > 0 && model.rows()[0].own; }));
    const TreeRow& first = model.rows()[0];
    EXPECT_GT(first.games, 1000);
    EXPECT_EQ(first.decided(), first.games);
    EXPECT_GT(first.lastYear, first.firstYear);
    EXPECT_EQ(*first.own, 1);
    auto& list = named<QTableView>(panel, "treeMoves");
    EXPECT_TRUE(list.isColumnHidden(TreeModel::Share)) << "the numbers of games tell the same";
    EXPECT_TRUE(list.isColumnHidden(TreeModel::Rating)) << "a book has no ratings";
    const auto shown = [&](int column) { return model.index(0, column).data().toString(); };
    for (const int column : {TreeModel::Text, TreeModel::Games, TreeModel::Score, TreeModel::Years, TreeModel::Own}) {
        EXPECT_FALSE(list.isColumnHidden(column)) << column;
        EXPECT_FALSE(shown(column).isEmpty()) << column;
        const QString spoken = model.index(0, TreeModel::Text).data(Qt::AccessibleTextRole).toString();
        EXPECT_TRUE(spoken.contains(shown(column))) << "screen readers read only the first cell, " << column;
    }
}

TEST(OpeningTreePanel, EveryColumnIsSeenInEveryLanguage) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    const auto& model = only<TreeModel>(panel);
    auto& list = named<QTableView>(panel, "treeMoves");
    for (const int source : {0, 1}) {
        desk.chooseSource(panel, source);
        for (const char* language : {"en", "ru", "bg"}) {
            desk.language.use(QLatin1String(language));
            ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 0; }));
            // The header recomputes its widths in an event that follows the change of the language.
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            EXPECT_EQ(list.horizontalScrollBar()->maximum(), 0) << source << ' ' << language;
        }
    }
}

TEST(OpeningTreePanel, EnterPlaysTheBookMovesOneAfterTheOther) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    const auto& model = only<TreeModel>(panel);
    ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 0; }));
    auto& list = named<QTableView>(panel, "treeMoves");
    auto& record = part<GameRecord>(desk.window);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    for (std::size_t plies = 1; plies <= 2; ++plies) {
        // The book of the new position can be read in the background.
        ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 0 && list.currentIndex().isValid(); }));
        const Move move = model.rows()[static_cast<std::size_t>(list.currentIndex().row())].move;
        QTest::keyClick(&list, Qt::Key_Return);
        ASSERT_EQ(record.game()->played(), plies);
        EXPECT_EQ(record.game()->last()->move, move);
    }
}

/// Returns a Polyglot book with these moves of the start position of chess and their weights.
QByteArray polyglotBook(const std::vector<std::pair<const char*, quint16>>& moves) {
    const RulebookPtr rules = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Position start = startPosition(*rules);
    QByteArray bytes;
    QDataStream entries(&bytes, QIODevice::WriteOnly);
    for (const auto& [text, weight] : moves)
        entries << quint64{polyglotKey(start)} << quint16{polyglotMove(start, *parseMove(start, text))} << weight << 0;
    return bytes;
}

TEST(OpeningTreePanel, APolyglotBookShowsShares) {
    SearchDesk desk;
    desk.openGame(0);
    const QString path = desk.folder.filePath(QStringLiteral("own.bin"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(polyglotBook({{"e2e4", 3}, {"a2a4", 1}})) == 32);
    file.close();
    TreePanel& panel = desk.openTree();
    auto& books = part<BookControls>(desk.window);
    books.chooseFile(QStringLiteral("chess"), path);
    const auto& model = only<TreeModel>(panel);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !books.reading() && model.rowCount() == 3; })) << "Nf3 is an own game";
    auto& list = named<QTableView>(panel, "treeMoves");
    EXPECT_EQ(model.index(0, TreeModel::Share).data().toString().toStdString(), "75 %");
    for (const int hidden : {TreeModel::Games, TreeModel::Score, TreeModel::Years})
        EXPECT_TRUE(list.isColumnHidden(hidden)) << hidden;
    const QString said = named<QLabel>(panel, "treeNews").text();
    EXPECT_TRUE(said.contains(QStringLiteral("no results"))) << said.toStdString();
}

TEST(OpeningTreePanel, SaysWhyThereAreNoBookMoves) {
    LibraryDesk desk;
    desk.start("chess", "pp", {{"start", "chess960"}});
    desk.window.session().resign();
    desk.trigger("openingTree");
    auto& panel = only<TreePanel>(desk.window);
    const auto& said = named<QLabel>(panel, "treeNews");
    EXPECT_TRUE(QTest::qWaitFor([&] { return said.text().contains(QStringLiteral("default rules")); }))
        << said.text().toStdString();
    EXPECT_FALSE(named<QTableView>(panel, "treeMoves").isVisible());
}

TEST(OpeningTreePanel, SaysNothingWhileAGameIsPlayed) {
    SearchDesk desk;
    desk.start("chess");
    desk.trigger("openingTree");
    auto& panel = only<TreePanel>(desk.window);
    EXPECT_EQ(only<TreeModel>(panel).rowCount(), 0);
    EXPECT_FALSE(named<QLabel>(panel, "treeNews").text().isEmpty());
}

TEST(OpeningTreePanel, SaysNothingWhileABetterMoveIsLookedFor) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    const auto& model = only<TreeModel>(panel);
    ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 0; }));
    auto& record = part<GameRecord>(desk.window);
    record.forward();
    record.seek([](Move) {});
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_FALSE(named<QLabel>(panel, "treeNews").text().isEmpty());
    record.endSeeking();
    EXPECT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 0; }));
}

TEST(OpeningTreePanel, EveryVariantWithABookShowsItsMoves) {
    LibraryDesk desk;
    for (const VariantInfo& info : offeredVariants()) {
        const RulebookPtr rules = Rulebook::compile(*makeVariant(info, {}));
        if (!shippedBook(*rules)) continue;
        auto& record = part<GameRecord>(desk.window);
        record.view({GameTree(rules, Game(rules).start())}, setupFor(info.id, ""));
        auto& panel = only<TreePanel>(desk.window);
        if (!panel.isOpen()) desk.trigger("openingTree");
        const auto& model = only<TreeModel>(panel);
        EXPECT_TRUE(QTest::qWaitFor([&] { return model.rowCount() > 0 && model.rows()[0].share.value_or(1) > 0; }))
            << info.id;
    }
}

TEST(TreeRows, ABookStandsBesideTheOwnGames) {
    const RulebookPtr rules = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const auto move = [start = startPosition(*rules)](const char* text) { return *parseMove(start, text); };
    const std::vector<BookMove> book{
        {.move = move("e2e4"), .weight = 3, .wins = 2, .draws = 1, .firstYear = 1850, .lastYear = 1990},
        {.move = move("d2d4"), .weight = 1, .losses = 1}};
    const std::vector<MoveCount> own{{.move = move("a2a4"), .games = 5, .wins = 5}, {.move = move("e2e4"), .games = 2}};
    const std::vector<TreeRow> rows = rowsOf(book, own);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].games, 3);
    EXPECT_EQ(rows[0].own, 2);
    EXPECT_DOUBLE_EQ(*rows[0].share, 0.75);
    EXPECT_FALSE(rows[1].own);
    EXPECT_EQ(rows[2].move, move("a2a4"));
    EXPECT_EQ(rows[2].games, 0) << "the book has no games with this move";
    EXPECT_TRUE(gamesTellShares(rows));
    const std::vector<TreeRow> played = collectionRows(own, book);
    ASSERT_EQ(played.size(), 3U);
    EXPECT_EQ(played[0].games, 5);
    EXPECT_FALSE(played[0].share);
    EXPECT_DOUBLE_EQ(*played[1].share, 0.75);
    EXPECT_EQ(played[2].move, move("d2d4"));
    EXPECT_FALSE(gamesTellShares(played));
}

TEST(BookLine, FollowsTheMovesOfAViewedGameAndIsSilentDuringAGame) {
    SearchDesk desk;
    desk.openGame(0);
    const auto& header = named<QLabel>(desk.window, "recordHeader");
    const auto says = [&](const char* words) {
        return QTest::qWaitFor([&] { return header.text().contains(QLatin1String(words)); });
    };
    EXPECT_TRUE(says("Book moves: e4")) << header.text().toStdString();
    auto& record = part<GameRecord>(desk.window);
    record.last();
    EXPECT_TRUE(says("Book moves")) << "both games end in the book";
    while (record.shown() != Node::Root) record.back();
    record.forward();
    const QString first = openingWords(*record.tree(), record.shown());
    EXPECT_FALSE(first.isEmpty());
    EXPECT_TRUE(header.text().contains(first.toHtmlEscaped())) << header.text().toStdString();
    EXPECT_TRUE(header.accessibleName().contains(QStringLiteral("Book moves")));
    desk.start("chess", "pp");
    desk.play({"e2e4"});
    EXPECT_FALSE(header.text().contains(QStringLiteral("Book moves")));
}

}  // namespace
}  // namespace rokada::ui::searchTest
