// Notices must stay readable, no matter how many appear.
#include "kit/notices.h"

#include "named.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace rokada::ui::noticesTest {
namespace {

using namespace testing;

class NoticesTest : public ::testing::Test {
protected:
    NoticesTest() : notices(&window) {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(&notices);
        column->addStretch(1);
        window.resize(800, 600);
        window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
    }
    /// Returns the number of sentences and buttons that are completely visible.
    [[nodiscard]] int readable() const {
        int count = 0;
        for (const QLabel* label : notices.findChildren<QLabel*>(QStringLiteral("notice"))) {
            const QRect place(label->mapTo(&notices, QPoint()), label->size());
            count += label->isVisible() && label->height() >= label->heightForWidth(label->width()) &&
                     notices.rect().contains(place);
        }
        return count;
    }

    QWidget window;
    Notices notices;
};

TEST_F(NoticesTest, AllCanBeRead) {
    notices.add(QStringLiteral("One."));
    QCoreApplication::processEvents();
    EXPECT_EQ(readable(), 1);
    notices.add(QStringLiteral("A second sentence that is so long that it does not fit into one line of the frame."));
    QCoreApplication::processEvents();
    EXPECT_EQ(readable(), 2) << "the first one stays";
    notices.remove(QStringLiteral("One."));
    QCoreApplication::processEvents();
    EXPECT_EQ(readable(), 1);
}

TEST_F(NoticesTest, ButtonsAreUnderTheirSentence) {
    int pressed = 0;
    notices.add(QStringLiteral("A sentence with two buttons."),
                {{QStringLiteral("First"), "first", [&] { pressed += 1; }},
                 {QStringLiteral("Second"), "second", [&] { pressed += 10; }}});
    notices.add(QStringLiteral("Another."));
    QCoreApplication::processEvents();
    EXPECT_EQ(readable(), 2);
    for (const char* name : {"first", "second"}) {
        auto& button = named<QPushButton>(notices, name);
        EXPECT_TRUE(notices.rect().contains(QRect(button.mapTo(&notices, QPoint()), button.size()))) << name;
        QTest::mouseClick(&button, Qt::LeftButton);
    }
    EXPECT_EQ(pressed, 11);
}

}  // namespace
}  // namespace rokada::ui::noticesTest
