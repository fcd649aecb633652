// The start page in windows of all sizes while a game goes on behind it.
#include "windowtesting.h"

#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "variants/variants.h"

#include "board/boardwidget.h"

#include <QEnterEvent>
#include <QLabel>
#include <QScrollBar>

namespace rokada::ui {
namespace {

using namespace testing;

/// With the bars that a game has brought, and the game itself above the cards.
TEST(StartRoom, EveryCardIsWholeBelowAGameThatWaits) {
    for (const QSize size : {QSize(1024, 700), QSize(1366, 728), QSize(1920, 1040)}) {
        Desk desk;
        desk.window.resize(size);
        desk.start("greatshatranj", "pp");
        desk.trigger("startPage");
        StartPage& page = *part<StartControls>(desk.window).page();
        for (const QString& code : Language::all()) {
            desk.language.use(code);
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            EXPECT_EQ(page.verticalScrollBar()->maximum(), 0) << code.toStdString() << size.width();
            ASSERT_EQ(page.resumeCards().size(), 1U);
            const QRect strip = page.resumeCards()[0]->geometry();
            EXPECT_EQ(strip.left(), page.cards()[0]->x()) << code.toStdString() << size.width();
            const auto last = static_cast<std::size_t>(page.columns() - 1);
            EXPECT_EQ(strip.right(), page.cards()[last]->geometry().right()) << code.toStdString() << size.width();
        }
    }
}

std::vector<QRect> places(StartPage& page) {
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    std::vector<QRect> all;
    for (VariantCard* card : page.cards()) all.emplace_back(card->mapTo(&page, QPoint()), card->size());
    for (VariantCard* card : page.cards()) all.emplace_back(card->board().mapTo(&page, QPoint()), card->board().size());
    return all;
}

TEST(StartRoom, TheFirstGameThatWaitsMovesNoCard) {
    for (const QSize size : {QSize(1024, 700), QSize(1366, 728), QSize(1920, 1040)}) {
        for (const QString& code : Language::all()) {
            Desk desk;
            desk.language.use(code);
            desk.window.resize(size);
            desk.trigger("startPage");
            StartPage& page = *part<StartControls>(desk.window).page();
            const auto before = places(page);
            EXPECT_TRUE(named<QLabel>(page, "vacantStrip").isVisible());
            desk.start("chess", "pc");
            desk.window.session().resign();
            desk.trigger("startPage");
            ASSERT_EQ(page.resumeCards().size(), 1U);
            EXPECT_EQ(places(page), before) << code.toStdString() << size.width();
            EXPECT_FALSE(named<QLabel>(page, "vacantStrip").isVisible());
        }
    }
}

TEST(StartRoom, TitlesOfGamesThatWaitAreAsLargeAsThoseOfTheCards) {
    for (const QSize size : {QSize(1024, 700), QSize(1920, 1040)}) {
        Desk desk;
        desk.window.resize(size);
        desk.start("vyrt", "pp");
        desk.trigger("startPage");
        StartPage& page = *part<StartControls>(desk.window).page();
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        const QFont title = named<QLabel>(*page.resumeCards()[0], "resumeTitle").font();
        const QFont other = named<QLabel>(*page.cards()[0], "variantName").font();
        EXPECT_EQ(title.pointSizeF(), other.pointSizeF()) << size.width();
        EXPECT_EQ(title.bold(), other.bold());
    }
}

/// A frame is the keyboard's; with one under the pointer too, two cards would look chosen.
TEST(StartRoom, OnlyTheCardWithTheKeyboardHasAFrame) {
    Desk desk;
    desk.trigger("startPage");
    StartPage& page = *part<StartControls>(desk.window).page();
    VariantCard& card = *page.cards()[1];
    page.cards()[0]->setFocus();
    const auto colourAt = [&card](int y) { return card.grab().toImage().pixel(card.width() / 2, y); };
    QTest::mouseMove(&card, QPoint(5, 5));
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(&card, &enter);
    EXPECT_EQ(colourAt(1), colourAt(5)) << "a line of one pixel, and the ground";
    card.setFocus();
    EXPECT_NE(colourAt(1), colourAt(5));
}

/// A board of ten by eight leaves bars of its square widget free.
TEST(StartRoom, AThumbnailHasNoGroundOfItsOwn) {
    for (const QColor& ground : {QColor(Qt::magenta), QColor(Qt::black)}) {
        const Game game(Rulebook::compile(*makeVariant(*findVariant("greatshatranj"), {})));
        BoardWidget board;
        board.setLook(&BoardLook::coordinates, Coordinates::Off);
        board.setLook(&BoardLook::panels, false);
        board.setLook(&BoardLook::seeThrough, true);
        board.setGame(&game);
        board.resize(200, 200);
        QImage drawn(board.size(), QImage::Format_RGB32);
        drawn.fill(ground);
        board.render(&drawn, QPoint(), QRegion(), QWidget::DrawChildren);
        EXPECT_EQ(drawn.pixelColor(100, 4), ground);
        EXPECT_EQ(drawn.pixelColor(100, 195), ground);
        EXPECT_NE(drawn.pixelColor(100, 100), ground);
    }
    Desk desk;
    desk.trigger("startPage");
    StartPage& page = *part<StartControls>(desk.window).page();
    for (VariantCard* card : page.cards())
        EXPECT_FALSE(card->findChild<BoardWidget*>()->testAttribute(Qt::WA_OpaquePaintEvent));
}

TEST(StartRoom, TheTitleOfTheWindowNamesTheGameThatIsSeen) {
    Desk desk;
    desk.start("vyrt", "pp");
    EXPECT_EQ(desk.window.windowTitle(), QLatin1String("Vyrt Chess - Rokada"));
    desk.trigger("startPage");
    EXPECT_EQ(desk.window.windowTitle(), QLatin1String("Rokada"));
    desk.trigger("startPage");
    EXPECT_EQ(desk.window.windowTitle(), QLatin1String("Vyrt Chess - Rokada"));
}

}  // namespace
}  // namespace rokada::ui
