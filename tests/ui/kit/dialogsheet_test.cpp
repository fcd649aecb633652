// Tests dialogs that are painted as rounded sheets with their titles, and the dialog for file names.
#include "kit/dialogsheet.h"

#include "kit/filedialog.h"
#include "kit/roundpaint.h"
#include "windowtesting.h"

#include <gtest/gtest.h>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QVBoxLayout>

namespace rokada::ui::dialogSheetTest {
namespace {

using namespace testing;

/// Returns the rectangle of the title. Checks that nothing covers it.
QRect titleOf(const QDialog& dialog, const QWidget& below) {
    const auto& title = named<QLabel>(dialog, "dialogTitle");
    EXPECT_TRUE(title.isVisible());
    EXPECT_EQ(title.text(), dialog.windowTitle());
    EXPECT_LT(title.geometry().bottom(), below.geometry().top());
    EXPECT_GE(title.height(), title.heightForWidth(title.width()));
    return title.geometry();
}

TEST(DialogSheet, HasItsTitleAboveItsContents) {
    QDialog dialog;
    dialog.setWindowTitle(QStringLiteral("Short"));
    auto* column = new QVBoxLayout(&dialog);
    auto* field = new QLineEdit(&dialog);
    column->addWidget(field);
    new DialogSheet(dialog);
    dialog.resize(300, 120);
    dialog.show();
    EXPECT_TRUE(dialog.windowFlags().testFlag(Qt::FramelessWindowHint));
    const int line = titleOf(dialog, *field).height();
    dialog.setWindowTitle(QStringLiteral("Games in a file whose name is much longer than a line of this dialog.pgn"));
    QCoreApplication::processEvents();
    EXPECT_GT(titleOf(dialog, *field).height(), line) << "a long title is wrapped";
}

/// A message box makes a new layout when its texts change. The title must remain above the texts.
TEST(DialogSheet, KeepsTheTitleOfAMessageBox) {
    QMessageBox box(QMessageBox::Question, QStringLiteral("Notes"), QStringLiteral("Save the notes?"),
                    QMessageBox::Save);
    new DialogSheet(box);
    box.setInformativeText(QStringLiteral("They are in no file."));
    box.show();
    QCoreApplication::processEvents();
    titleOf(box, named<QLabel>(box, "qt_msgbox_label"));
}

TEST(DialogSheet, ARoundRegionLosesOnlyItsCorners) {
    const QRect rect(10, 20, 100, 60);
    const QRegion region = roundRegion(rect, 16);
    EXPECT_EQ(region.boundingRect(), rect);
    for (const QPoint corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
        EXPECT_FALSE(region.contains(corner));
    EXPECT_TRUE(region.contains(rect.adjusted(5, 5, -5, -5)));
    for (const QPoint middle : {QPoint(60, 20), QPoint(60, 79), QPoint(10, 50), QPoint(109, 50)})
        EXPECT_TRUE(region.contains(middle));
}

/// QFileDialog would use the name of a missing folder as the name of a file.
TEST(FileDialog, BeginsInAFolderThatExists) {
    const QTemporaryDir folder;
    for (const char* name : {"", "missing"}) {
        const QString path = QDir(folder.path()).filePath(QLatin1String(name));
        const std::unique_ptr<QFileDialog> dialog(newFileDialog(nullptr, QStringLiteral("Open"), path));
        EXPECT_TRUE(dialog->testAttribute(Qt::WA_DeleteOnClose));
        EXPECT_TRUE(dialog->directory().exists()) << name;
        EXPECT_EQ(named<QLineEdit>(*dialog, "fileNameEdit").text(), QString()) << name;
    }
}

}  // namespace
}  // namespace rokada::ui::dialogSheetTest
