// Tests files with very many games. The memory per game must be bounded, and closing the list must release it.
#include "book/bookcontrols.h"
#include "book/bookreader.h"
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamepicker.h"
#include "windowtesting.h"

#include <QFile>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTreeView>

#include <malloc.h>

namespace rokada::ui::manygamesTest {
namespace {

using namespace testing;

// Builds with sanitizers exclude this test, because sanitizers change the use of memory.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

constexpr int Games = ROKADA_NIGHTLY_SIZE ? 200'000 : 10'000;

class ManyGames : public ::testing::Test {
protected:
    /// Returns the number of allocated bytes of all threads.
    [[nodiscard]] static double used() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto now = mallinfo2();
        return static_cast<double>(now.uordblks + now.hblkhd);
    }
    [[nodiscard]] QString file(const char* name, int games, const QByteArray& event) {
        QString path = desk.folder.filePath(QLatin1String(name));
        QFile out(path);
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        for (int i = 0; i < games; ++i) {
            out.write("[Event \"" + event + "\"]\n[Date \"2026.11.24\"]\n[White \"Anna " + QByteArray::number(i) +
                      "\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n");
        }
        return path;
    }
    [[nodiscard]] FileControls& files() { return part<FileControls>(desk.window); }
    void look(const QString& path) {
        files().open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }, 60'000));
    }
    /// Chooses the game in this row of the list, and waits until it is shown.
    void choose(int row) {
        QTreeView& list = files().picker()->list();
        emit list.activated(list.model()->index(row, 0));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    }
    /// Scrolls and searches the list of games. This fills all caches.
    void use() {
        GamePicker& picker = *files().picker();
        auto& filter = named<QLineEdit>(picker, "gameFilter");
        filter.setText(QStringLiteral("anna"));
        filter.clear();
        picker.list().scrollToBottom();
        picker.list().grab();
    }

    Desk desk;
};

TEST_F(ManyGames, AreKeptInLittleRoomUntilTheirListIsClosed) {
    constexpr double MaxAGame = 300;
    const QString path = file("many.pgn", Games, "Club");
    // A first file causes the allocations that happen only once.
    look(file("few.pgn", 5, "Club"));
    use();
    const double before = used();
    look(path);
    use();
    ASSERT_EQ(files().picker()->list().model()->rowCount(), Games);
    EXPECT_LT((used() - before) / Games, MaxAGame);
    const QPointer<GamePicker> picker = files().picker();
    picker->close();
    EXPECT_LT((used() - before) / Games, MaxAGame / 20);
    EXPECT_FALSE(picker);
}

TEST_F(ManyGames, AreGivenBackWhenOneOfThemIsChosen) {
    look(file("few.pgn", 5, "Club"));
    use();
    choose(2);
    // The first game that is shown lets the window read the opening book.
    auto& books = part<BookControls>(desk.window).reader();
    ASSERT_TRUE(QTest::qWaitFor([&] { return books.book() != nullptr; }));
    const double before = used();
    look(file("many.pgn", Games, "Club"));
    const QPointer<GamePicker> picker = files().picker();
    choose(Games / 2);
    EXPECT_EQ(desk.game().played(), 2U);
    EXPECT_LT((used() - before) / Games, 50) << "but for the game";
    EXPECT_FALSE(picker);
}

TEST_F(ManyGames, OfWhichEachHasAHugeTagAreKeptInLittleRoomToo) {
    constexpr int Few = 200;
    const QString path = file("huge.pgn", Few, QByteArray(20'000, 'x'));
    look(file("few.pgn", 5, "Club"));
    use();
    const double before = used();
    look(path);
    use();
    ASSERT_EQ(files().picker()->list().model()->rowCount(), Few);
    EXPECT_LT((used() - before) / Few, 2000);
}

#endif

}  // namespace
}  // namespace rokada::ui::manygamesTest
