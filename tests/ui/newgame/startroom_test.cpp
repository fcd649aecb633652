// Tests the start page in windows of all sizes, while a game is in progress.
#include "windowtesting.h"
#include "writtenwords.h"

#include "kit/theme.h"

#include "newgame/resumecard.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "variants/variants.h"

#include "board/boardwidget.h"

#include <QEnterEvent>
#include <QLabel>
#include <QScrollBar>

namespace rokada::ui::startroomTest {
namespace {

using namespace testing;

/// The waiting game takes room above the cards of the variants. Every card must still be completely visible.
TEST(StartRoom, EveryCardIsWholeBelowAGameThatWaits) {
    for (const QSize size : {QSize(1024, 700), QSize(1366, 728), QSize(1920, 1040)}) {
        Desk desk;
        desk.window.resize(size);
        desk.start("greatshatranj", "pp");
        desk.trigger("startPage");
        StartPage& page = only<StartPage>(desk.window);
        for (const QString& code : Language::all()) {
            desk.language.use(code);
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            EXPECT_EQ(page.verticalScrollBar()->maximum(), 0) << code.toStdString() << size.width();
            EXPECT_NEAR(only<ResumeCard>(page).x(), page.cards()[0]->x() + VariantCard::Margin, 6)
                << code.toStdString() << size.width();
            EXPECT_EQ(testing::crampedTexts(page).join(QLatin1String("; ")).toStdString(), "")
                << code.toStdString() << size.width();
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
            StartPage& page = only<StartPage>(desk.window);
            const auto before = places(page);
            desk.start("chess", "pc");
            desk.window.session().resign();
            desk.trigger("startPage");
            EXPECT_EQ(places(page), before) << code.toStdString() << size.width();
        }
    }
}

/// Cards have no frames. Only hovering or the focus raises a card.
TEST(StartRoom, OnlyTheCardThatIsPointedAtIsRaised) {
    Desk desk;
    desk.trigger("startPage");
    StartPage& page = only<StartPage>(desk.window);
    VariantCard& card = *page.cards()[1];
    const auto ground = [&card] { return card.grab().toImage().pixelColor(card.width() / 2, 6); };
    const QColor before = ground();
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(&card, &enter);
    EXPECT_EQ(ground(), theme().raised);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&card, &leave);
    EXPECT_EQ(ground(), before);
}

/// A board of ten by eight squares fills a square widget only in part, and leaves two bars free. The bars must show
/// what is behind the widget.
TEST(StartRoom, AThumbnailHasNoGroundOfItsOwn) {
    for (const QColor& ground : {QColor(Qt::magenta), QColor(Qt::black)}) {
        const Game game(Rulebook::compile(*makeVariant(*findVariant("greatshatranj"), {})));
        BoardWidget board;
        board.setLook(&BoardLook::coordinates, Coordinates::Off);
        board.setLook(&BoardLook::plates, Plates::None);
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
    StartPage& page = only<StartPage>(desk.window);
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
}  // namespace rokada::ui::startroomTest
