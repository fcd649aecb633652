// The contents of the cards on the start page must fit, in windows of any size.
#include "newgame/startpage.h"
#include "newgame/variantcard.h"

#include "board/boardwidget.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>

namespace rokada::ui::cardroomTest {
namespace {

TEST(StartCards, NoWordsLieUnderTheBoard) {
    for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1600, 918), QSize(1600, 1000), QSize(1920, 1000),
                             QSize(2560, 1300)}) {
        StartPage page(nullptr);
        page.resize(size);
        page.show();
        QCoreApplication::processEvents();
        for (VariantCard* card : page.cards()) {
            const QRect board = card->board().geometry();
            for (const QLabel* label : card->findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
                EXPECT_FALSE(label->geometry().intersects(board))
                    << size.width() << 'x' << size.height() << ' ' << card->game().id;
                EXPECT_GE(label->height(), label->heightForWidth(label->width())) << card->game().id;
            }
        }
    }
}

TEST(StartCards, UseTheWindow) {
    for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1000), QSize(2560, 1300)}) {
        StartPage page(nullptr);
        page.resize(size);
        page.show();
        QCoreApplication::processEvents();
        QRect all;
        for (VariantCard* card : page.cards()) {
            card->fill();
            EXPECT_EQ(card->board().frame().look.cut.margin, 0);
            EXPECT_TRUE(card->board().frame().panelRect(Side(0)).isEmpty()) << "nobody sits there";
        }
        for (VariantCard* card : page.cards()) all |= QRect(card->mapTo(&page, QPoint(0, 0)), card->size());
        EXPECT_GE(all.width() * 100, size.width() * 65) << size.width();
        EXPECT_LE(all.height(), size.height()) << size.width();
        // Enough height must be left for a waiting game above the cards.
        constexpr int least = 17;
        EXPECT_GE(page.cards().front()->board().height() * 100, size.height() * least) << size.width();
    }
}

}  // namespace
}  // namespace rokada::ui::cardroomTest
