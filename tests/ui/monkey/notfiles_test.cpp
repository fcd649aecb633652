// Tests paths that are no regular files: reading a pipe would block, and reading a device would never end. The window
// must reject them with a message wherever they are opened.
#include "windowtesting.h"

#include "book/bookcontrols.h"
#include "collection/library.h"
#include "files/filecontrols.h"
#include "files/gamepicker.h"
#include "library/librarycontrols.h"

#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

#include <sys/stat.h>

namespace rokada::ui::testing::notfilesTest {
namespace {

class NotFiles : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        const QString name = QLatin1String(GetParam());
        path = name.startsWith(QLatin1Char('/')) ? name : folder.filePath(name);
        if (name == QLatin1String("pipe.pgn")) {
            ASSERT_EQ(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        }
        if (name == QLatin1String("folder.pgn")) {
            ASSERT_TRUE(QDir(folder.path()).mkdir(name));
        }
    }
    /// Checks that the window reports the error, and shows and reads nothing from the file.
    void expectRefusal() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.looking(); }));
        EXPECT_NE(desk.error().find("cannot be read: it is not a regular file"), std::string::npos) << desk.error();
        EXPECT_FALSE(files.picker());
        EXPECT_FALSE(files.reading());
    }

    const QTemporaryDir folder;
    QString path;
    Desk desk;
    FileControls& files = part<FileControls>(desk.window);
};

TEST_P(NotFiles, AreNotOpened) {
    files.open(path);
    expectRefusal();
}

/// A thread must examine special files, so that the window does not wait for them.
TEST_P(NotFiles, DoNotMakeTheWindowWait) {
    files.open(path);
    EXPECT_TRUE(files.looking());
    EXPECT_TRUE(desk.error().empty()) << desk.error();
    auto& books = part<BookControls>(desk.window);
    books.chooseFile(QStringLiteral("chess"), path);
    EXPECT_TRUE(books.reading());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !books.reading() && !files.looking(); }));
    EXPECT_NE(desk.error().find("cannot be read: it is not a regular file"), std::string::npos) << desk.error();
}

TEST_P(NotFiles, AreNotTakenWhenTheyAreDropped) {
    desk.start("chess");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &enter);
    QDropEvent drop({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &drop);
    expectRefusal();
}

TEST_P(NotFiles, AreNotImported) {
    Library library(folder.filePath(QStringLiteral("library")), nullptr);
    std::optional<ImportReport> report;
    QObject::connect(&library, &Library::imported, [&](const ImportReport& done) { report = done; });
    library.importFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return report.has_value(); }));
    EXPECT_EQ(report->why, QStringLiteral("it is not a regular file"));
    EXPECT_EQ(report->added, 0);
}

INSTANTIATE_TEST_SUITE_P(All, NotFiles, ::testing::Values("pipe.pgn", "/dev/zero", "folder.pgn"));

}  // namespace
}  // namespace rokada::ui::testing::notfilesTest
