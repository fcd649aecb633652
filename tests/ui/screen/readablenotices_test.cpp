// Notices on a real display must stay readable, no matter how many notices came before.
#include "files/filecontrols.h"
#include "windowtesting.h"

#include <QLabel>
#include <QPushButton>

#include <set>

namespace rokada::ui::readablenoticesTest {
namespace {

using namespace testing;

/// Returns the texts of all notices that are completely visible and that nothing covers.
std::set<QString> readable(const Desk& desk) {
    std::set<QString> sentences;
    const auto& frame = *desk.window.findChild<QWidget*>(QStringLiteral("notices"));
    for (const QLabel* label : frame.findChildren<QLabel*>(QStringLiteral("notice"))) {
        const QRect place(label->mapTo(&frame, QPoint()), label->size());
        const bool whole = label->isVisible() && label->height() >= label->heightForWidth(label->width()) &&
                           frame.rect().contains(place) && desk.window.rect().contains(frame.geometry());
        const bool above = QApplication::widgetAt(label->mapToGlobal(label->rect().center())) == label;
        if (whole && above) sentences.insert(label->text());
    }
    return sentences;
}

class ReadableNotices : public ::testing::Test {
protected:
    ReadableNotices() { desk.start("chess", "pp"); }
    void failToSave(int times) {
        for (int i = 1; i <= times; ++i) {
            EXPECT_FALSE(part<FileControls>(desk.window).saveAs(folder.filePath(QStringLiteral("none/%1.pgn").arg(i))));
            QCoreApplication::processEvents();
        }
    }
    [[nodiscard]] std::set<QString> there() {
        const QStringList all = part<StatusLine>(desk.window).errors();
        return {all.begin(), all.end()};
    }

    const QTemporaryDir folder;
    Desk desk;
};

TEST_F(ReadableNotices, EachOfThreeFailedSaves) {
    failToSave(3);
    EXPECT_EQ(there().size(), 3U);
    EXPECT_EQ(readable(desk), there());
}

TEST_F(ReadableNotices, OfMoreThanThereIsRoomForEachIsReached) {
    failToSave(9);
    std::set<QString> read = readable(desk);
    EXPECT_GE(read.size(), 1U);
    for (int i = 0; i < 9 && read.size() < 9; ++i) {
        QTest::mouseClick(&named<QPushButton>(desk.window, "moreNotices"), Qt::LeftButton);
        QCoreApplication::processEvents();
        read.merge(readable(desk));
    }
    EXPECT_EQ(read, there());
}

TEST_F(ReadableNotices, InALowWindowToo) {
    desk.window.resize(desk.window.minimumSizeHint().expandedTo(desk.window.minimumSize()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window.height() <= 700; })) << desk.window.height();
    failToSave(5);
    std::set<QString> read = readable(desk);
    for (int i = 0; i < 5 && read.size() < 5; ++i) {
        QTest::mouseClick(&named<QPushButton>(desk.window, "moreNotices"), Qt::LeftButton);
        QCoreApplication::processEvents();
        read.merge(readable(desk));
    }
    EXPECT_EQ(read, there());
}

TEST_F(ReadableNotices, TextThatCannotBePastedTwice) {
    auto& files = part<FileControls>(desk.window);
    EXPECT_FALSE(files.paste(QStringLiteral("zzz")));
    QCoreApplication::processEvents();
    EXPECT_EQ(readable(desk), there());
    EXPECT_FALSE(files.paste(QStringLiteral("yyy")));
    QCoreApplication::processEvents();
    EXPECT_EQ(readable(desk), there());
}

}  // namespace
}  // namespace rokada::ui::readablenoticesTest
