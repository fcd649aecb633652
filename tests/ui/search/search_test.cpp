// Tests position searches and the opening tree in the window, used with mouse and keyboard.
#include "book/bookmovesmodel.h"
#include "book/bookmovespanel.h"
#include "library/filterchip.h"
#include "library/foundlist.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/searchbar.h"
#include "librarydesk.h"
#include "newgame/segmentrow.h"
#include "newgame/setuppalette.h"
#include "search/materialtable.h"
#include "search/movesplayedmodel.h"
#include "search/patternboard.h"
#include "search/positionform.h"
#include "search/treecontrols.h"
#include "search/treepanel.h"
#include "session/gamerecord.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

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
        // The page deletes the previous form only now.
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
    const auto& model = only<MovesPlayedModel>(panel);
    ASSERT_EQ(model.rowCount(), 2);
    QSignalSpy counted(&part<TreeControls>(desk.window), &TreeControls::counted);
    const auto& list = named<QTableView>(panel, "treeMoves");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(model.index(0, 0)).center());
    ASSERT_TRUE(counted.count() > 0 || counted.wait(5000));
    EXPECT_EQ(part<GameRecord>(desk.window).game()->played(), 1U);
    EXPECT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.moves()[0].games, 1);
    EXPECT_FALSE(named<QLabel>(panel, "treeOpening").text().isEmpty()) << "the first move has a name";
}

TEST(OpeningTreePanel, CountsWhatComesInMeanwhile) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    const auto& model = only<MovesPlayedModel>(panel);
    ASSERT_EQ(model.rowCount(), 2);
    QFile file(desk.folder.filePath(QStringLiteral("more.pgn")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("1. d4 d5 *\n") > 0);
    file.close();
    desk.controls().library()->importFile(file.fileName());
    EXPECT_TRUE(QTest::qWaitFor([&] { return model.rowCount() == 3; }));
}

TEST(OpeningTreePanel, ShowsTheMovesOfTheBookAndEntersThem) {
    SearchDesk desk;
    desk.openGame(0);
    TreePanel& panel = desk.openTree();
    const auto& book = only<BookMovesModel>(panel);
    ASSERT_TRUE(QTest::qWaitFor([&] { return book.rowCount() > 0; }));
    auto& list = named<QTableView>(panel, "bookMoves");
    const BookMove first = book.moves()[0];
    EXPECT_GT(first.weight, 0);
    const auto shown = [&](int column) { return book.index(0, column).data().toString(); };
    EXPECT_FALSE(shown(BookMovesModel::Text).isEmpty());
    EXPECT_FALSE(shown(BookMovesModel::Share).isEmpty());
    const QString tip = book.index(0, BookMovesModel::Share).data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.contains(QLocale().toString(first.weight))) << tip.toStdString();
    for (const char* language : {"en", "ru", "bg"}) {
        desk.language.use(QLatin1String(language));
        // The header computes its widths in another event than the language.
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        EXPECT_EQ(list.horizontalScrollBar()->maximum(), 0) << "every column is seen, " << language;
    }
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(book.index(0, 0)).center());
    ASSERT_EQ(part<GameRecord>(desk.window).game()->played(), 1U);
    EXPECT_EQ(part<GameRecord>(desk.window).game()->last()->move, first.move);
}

TEST(OpeningTreePanel, SaysNothingWhileAGameIsPlayed) {
    SearchDesk desk;
    desk.start("chess");
    desk.trigger("openingTree");
    auto& panel = only<TreePanel>(desk.window);
    EXPECT_FALSE(named<BookMovesPanel>(panel, "bookMovesPanel").isVisible());
    EXPECT_EQ(only<MovesPlayedModel>(panel).rowCount(), 0);
    EXPECT_FALSE(named<QLabel>(panel, "treeNews").text().isEmpty());
}

}  // namespace
}  // namespace rokada::ui::searchTest
