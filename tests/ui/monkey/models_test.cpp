// Every item model must follow Qt's rules. Every view is used while it is empty.
#include "windowtesting.h"

#include "collection/library.h"
#include "files/gamefile.h"
#include "files/gamelist.h"
#include "files/gamepicker.h"
#include "library/foundlist.h"
#include "library/gamespage.h"
#include "library/librarycontrols.h"
#include "library/librarymodel.h"
#include "library/statisticsdialog.h"
#include "librarytesting.h"
#include "score/movelistmodel.h"
#include "score/movespanel.h"
#include "session/gamerecord.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QDialog>
#include <QPointer>

#include <array>

namespace rokada::ui::testing::modelsTest {
namespace {

/// Watches a model while the model exists. The test fails if the model breaks a rule.
void watch(QAbstractItemModel& model) {
    new QAbstractItemModelTester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal, &model);
}

/// Returns all item views of the window and its dialogs. The pointers are guarded, because a key may close a dialog.
QList<QPointer<QAbstractItemView>> viewsOf(const QWidget& root) {
    QList<QPointer<QAbstractItemView>> views;
    for (auto* view : root.findChildren<QAbstractItemView*>()) views << view;
    return views;
}

TEST(Models, TheScoreSheetKeepsTheRules) {
    Desk desk;
    auto& moves = only<MovesPanel>(desk.window).moves();
    watch(moves);
    for (const char* variant : {"chess", "fortress", "vyrt", "bolyar", "greatshatranj"}) {
        desk.start(variant);
        auto& session = desk.window.session();
        for (int i = 0; i < 30 && !desk.game().ending(); ++i) {
            const MoveList legal = desk.game().moves();
            ASSERT_TRUE(session.play(legal[static_cast<std::size_t>(i * 7) % legal.size()]));
        }
        session.undo();
        session.undo();
        auto& record = part<GameRecord>(desk.window);
        record.first();
        record.tryMove(gameAt(*record.tree(), record.shown()).moves()[0]);
        record.comment(record.shown(), "a remark");
        record.deleteVariation();
        moves.setNotation(NotationStyle::Figurine);
        moves.retranslate();
    }
    moves.show(nullptr, Node::Root);
    EXPECT_EQ(moves.rowCount(), 0);
}

TEST(Models, TheLibraryKeepsTheRules) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    ASSERT_EQ(store.put(gamesOf(Four)), 4);
    LibraryModel model(NotationStyle::International, nullptr);
    watch(model);
    for (int i = 0; i < 2; ++i) {
        model.setFound(store.find({}));
        EXPECT_EQ(model.rowCount(), 4);
        model.setFound({});
    }
}

TEST(Models, TheGamesOfAFileKeepTheRules) {
    GameList list;
    GameListModel model(list, nullptr);
    watch(model);
    for (int i = 0; i < 5; ++i)
        list.add({.place = {}, .white = QStringLiteral("Ann"), .game = QStringLiteral("chess")});
    list.close();
    model.reset();
    EXPECT_EQ(model.rowCount(), 5);
    EXPECT_FALSE(model.index(9, 0).isValid());
    EXPECT_FALSE(model.data({}, Qt::DisplayRole).isValid());
}

/// Presses all keys that affect the selection of a view.
void useKeys(QAbstractItemView& view) {
    static constexpr std::array keys{Qt::Key_Home, Qt::Key_End,    Qt::Key_PageUp,   Qt::Key_PageDown, Qt::Key_Up,
                                     Qt::Key_Down, Qt::Key_Delete, Qt::Key_Return,   Qt::Key_Space,    Qt::Key_F2,
                                     Qt::Key_Left, Qt::Key_Right,  Qt::Key_Backspace};
    const QPointer<QAbstractItemView> there(&view);
    for (const Qt::Key letter : {Qt::Key_A, Qt::Key_C, Qt::Key_X}) {
        for (const Qt::Key key : keys) {
            if (there) QTest::keyClick(there, letter, Qt::ControlModifier);
            if (there) QTest::keyClick(there, key);
        }
    }
    if (there) QTest::mouseClick(there->viewport(), Qt::LeftButton, {}, {5, 5});
    if (there) QTest::mouseDClick(there->viewport(), Qt::LeftButton, {}, {5, 5});
}

void useAllViews(const QWidget& root) {
    for (const auto& view : viewsOf(root)) {
        if (view) useKeys(*view);
    }
}

class EmptyViews : public ::testing::Test {
protected:
    EmptyViews() { part<LibraryControls>(desk.window).keepIn(desk.folder.filePath(QStringLiteral("library"))); }
    /// Waits until the library has answered all requests.
    void settle() {
        bool answered = false;
        part<LibraryControls>(desk.window)
            .library()
            ->ask([](LibraryStore&) { return 0; }, [&](int) { answered = true; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return answered; }));
    }
    Desk desk;
};

TEST_F(EmptyViews, OfTheWindow) {
    EXPECT_FALSE(viewsOf(desk.window).empty());
    useAllViews(desk.window);
    desk.start("fortress");
    useAllViews(desk.window);
}

TEST_F(EmptyViews, OfTheLibrary) {
    desk.trigger("library");
    settle();
    ASSERT_TRUE(part<LibraryControls>(desk.window).page());
    GamesPage& gamesPage = *part<LibraryControls>(desk.window).page();
    EXPECT_EQ(gamesPage.model().rowCount(), 0);
    useAllViews(gamesPage);
    settle();
    desk.trigger("statistics");
    settle();
    useAllViews(only<StatisticsDialog>(desk.window));
}

TEST_F(EmptyViews, OfAFileThatIsStillBeingRead) {
    GamePicker picker(new GameFile(desk.folder.filePath(QStringLiteral("none.pgn")), nullptr), nullptr);
    picker.show();
    useAllViews(picker);
}

TEST_F(EmptyViews, OfAllDialogsThatActionsOpen) {
    desk.start("vyrt");
    for (const char* name : {"newGame", "setUp", "preferences", "rules", "keyboard", "diagram", "pieceCard"}) {
        SCOPED_TRACE(name);
        desk.trigger(name);
        useAllViews(desk.window);
        QApplication::processEvents();
        for (auto* dialog : desk.window.findChildren<QDialog*>()) dialog->close();
    }
}

}  // namespace
}  // namespace rokada::ui::testing::modelsTest
