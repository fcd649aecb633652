// Tests the buttons below the moves. Buttons that end the game must ask before.
#include "musers.h"
#include "pages/rulescard.h"
#include "windowtesting.h"

#include "score/movespanel.h"

#include <QPointer>
#include <QToolButton>

#include <gtest/gtest.h>

#include <chrono>

namespace rokada::ui::movebuttonsTest {
namespace {

using testing::Desk;
using testing::named;

TEST(MoveButtons, StepThroughTheGameAndTurnTheBoard) {
    Desk desk;
    desk.start("chess");
    desk.play({"g1f3", "g8f6"});
    const auto press = [&](const char* name) { named<QToolButton>(desk.window, name).click(); };
    press("firstPositionButton");
    EXPECT_EQ(desk.board().game()->played(), 0U);
    press("nextMoveButton");
    EXPECT_EQ(desk.board().game()->played(), 1U);
    press("previousMoveButton");
    EXPECT_EQ(desk.board().game()->played(), 0U);
    press("lastPositionButton");
    EXPECT_EQ(desk.board().game()->played(), 2U);
    press("flipButton");
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
}

TEST(MoveButtons, AreUnderTheRulesThatHideTheMoves) {
    Desk desk;
    desk.start("chess");
    desk.trigger("rulesCard");
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
    auto& resign = named<QToolButton>(desk.window, "resignButton");
    EXPECT_TRUE(resign.isVisible());
    EXPECT_FALSE(resign.visibleRegion().isEmpty());
    EXPECT_FALSE(testing::only<MovesPanel>(desk.window).isVisible());
    desk.trigger("rulesCard");
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
    EXPECT_FALSE(resign.visibleRegion().isEmpty());
    EXPECT_TRUE(testing::only<MovesPanel>(desk.window).isVisible());
}

TEST(MoveButtons, TheDrawButtonClaimsWhatCanBeClaimed) {
    Desk desk;
    desk.start("chess", "pp");
    auto& offer = named<QToolButton>(desk.window, "offerDrawButton");
    auto& claim = named<QToolButton>(desk.window, "claimDrawButton");
    EXPECT_TRUE(offer.isVisible());
    EXPECT_EQ(offer.text(), QStringLiteral("Offer draw"));
    EXPECT_FALSE(claim.isVisible());
    const QAction& command = desk.action("claimDraw");
    EXPECT_TRUE(command.toolTip().contains(command.statusTip())) << "a command that is off says why";
    for (int i = 0; i < 2; ++i) {
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) desk.playByMouse(move);
    }
    EXPECT_FALSE(offer.isVisible());
    ASSERT_TRUE(claim.isVisible());
    EXPECT_EQ(claim.text(), QStringLiteral("Claim draw"));
    EXPECT_EQ(claim.toolTip(), QStringLiteral("Claim a draw by threefold repetition"));
    desk.trigger("undo");
    EXPECT_TRUE(offer.isVisible()) << "the position has not occurred three times";
    desk.trigger("redo");
    claim.click();
    EXPECT_EQ(desk.why(), "Draw by claim: threefold repetition.");
}

TEST(MoveButtons, ADrawIsOfferedByASecondPress) {
    Desk desk;
    desk.start("chess");
    auto& draw = named<QToolButton>(desk.window, "offerDrawButton");
    const auto offered = [&] { return desk.window.session().offers().offerer() != NoSide; };
    draw.click();
    EXPECT_FALSE(offered()) << "a computer that agrees would end the game at once";
    EXPECT_EQ(desk.status(), "Offer a draw? Press again to confirm.");
    named<QToolButton>(desk.window, "resignButton").click();
    EXPECT_FALSE(desk.game().ending());
    EXPECT_EQ(desk.status(), "White, resign? Press again to confirm.");
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    draw.click();
    EXPECT_FALSE(offered()) << "it was taken back";
    draw.click();
    EXPECT_TRUE(offered());
    EXPECT_FALSE(draw.isEnabled());
}

/// The question must stand near the mouse pointer, and not in a line at the bottom of the window.
TEST(MoveButtons, TheQuestionStandsRightAboveItsButton) {
    Desk desk;
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id, "pccc");
        for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) {
            desk.window.resize(size);
            for (int round = 0; round < 3; ++round) QApplication::processEvents();
            for (const char* name : {"offerDrawButton", "resignButton"}) {
                auto& button = named<QToolButton>(desk.window, name);
                if (!button.isEnabled()) continue;
                button.click();
                const auto& bubble = named<QLabel>(desk.window, "pressBubble");
                EXPECT_TRUE(bubble.isVisible()) << info.id << ' ' << name;
                EXPECT_EQ(bubble.text().toStdString(), desk.status());
                const QRect place(button.mapTo(&desk.window, QPoint()), button.size());
                EXPECT_TRUE(desk.window.rect().contains(bubble.geometry())) << info.id << ' ' << size.width();
                EXPECT_FALSE(bubble.geometry().intersects(place));
                EXPECT_LE(place.top() - bubble.geometry().bottom(), 2);
                EXPECT_LT(bubble.x(), place.center().x());
                EXPECT_GT(bubble.geometry().right(), place.center().x());
                QTest::keyClick(&desk.board(), Qt::Key_Escape);
                EXPECT_FALSE(bubble.isVisible());
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            }
        }
    }
}

TEST(MoveButtons, AnOfferThatNobodyConfirmsIsSaidToBeNone) {
    Desk desk;
    desk.start("chess");
    named<QToolButton>(desk.window, "offerDrawButton").click();
    testing::pass(std::chrono::seconds(6));
    EXPECT_EQ(desk.status(), "No draw was offered: you did not press the button again.");
}

/// Offers a draw by pressing the button twice. Returns the bubble that shows the answer.
QPointer<QLabel> bubbleOfOffer(Desk& desk) {
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
    auto& draw = named<QToolButton>(desk.window, "offerDrawButton");
    draw.click();
    draw.click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return &named<QLabel>(desk.window, "pressBubble");
}

TEST(MoveButtons, TheAnswerToAnOfferIsReadAtTheButton) {
    for (const auto& [name, seats] : {std::pair("chess", "pc"), std::pair("fortress", "pccc")}) {
        Desk desk;
        desk.window.resize(1024, 700);
        desk.start(name, seats);
        const QPointer<QLabel> bubble = bubbleOfOffer(desk);
        EXPECT_TRUE(bubble->isVisible());
        EXPECT_EQ(bubble->text().replace(QLatin1Char('\n'), QLatin1Char(' ')).toStdString(), desk.status());
        EXPECT_TRUE(desk.window.rect().contains(bubble->geometry())) << name;
        testing::pass(std::chrono::seconds(7));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        EXPECT_FALSE(bubble) << "it has been read";
    }
}

TEST(MoveButtons, TheAnswerToAnOfferIsGoneWhenTheGameEnds) {
    Desk desk;
    desk.start("chess", "pc");
    const QPointer<QLabel> bubble = bubbleOfOffer(desk);
    ASSERT_TRUE(bubble->isVisible());
    EXPECT_TRUE(bubble->text().contains(QStringLiteral("too early"))) << bubble->text().toStdString();
    desk.window.session().resign();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(bubble) << "the banner of the end is there";
}

TEST(MoveButtons, AQuestionStaysWhileComputersMove) {
    Desk desk;
    const auto muser = std::make_shared<testing::Muser>();
    desk.window.session().setMoveProvider(muser);
    desk.board().setLook(&BoardLook::moveDuration, 0);
    desk.start("fortress", "pccc");
    while (desk.game().played() == 0) {
        desk.window.session().play(testing::Muser::answerTo(desk.game().position()));
    }
    ASSERT_TRUE(muser->waitUntilAsked(1));
    named<QToolButton>(desk.window, "offerDrawButton").click();
    const std::size_t before = desk.game().played();
    desk.trigger("moveNow");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() > before; }));
    named<QToolButton>(desk.window, "offerDrawButton").click();
    EXPECT_EQ(desk.status().rfind("Petar (Black) declines the draw. ", 0), 0U) << desk.status();
}

TEST(MoveButtons, AmongSeveralPeopleTheQuestionSaysWhoResigns) {
    Desk desk;
    desk.start("fortress", "ppcc", {{"placement", "standard"}});
    auto& resign = named<QToolButton>(desk.window, "resignButton");
    resign.click();
    EXPECT_EQ(desk.status(), "White, resign? Press again to confirm.");
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    desk.window.session().play(desk.game().moves()[0]);
    resign.click();
    EXPECT_EQ(desk.status(), "Black, resign? Press again to confirm.");
    desk.start("chess", "pc");
    resign.click();
    EXPECT_EQ(desk.status(), "Resign? Press again to confirm.");
}

TEST(MoveButtons, OneBubbleIsThereAtATime) {
    Desk desk;
    desk.start("chess", "pc");
    ASSERT_TRUE(bubbleOfOffer(desk));
    named<QToolButton>(desk.window, "resignButton").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto bubbles = desk.window.findChildren<QLabel*>(QStringLiteral("pressBubble"));
    ASSERT_EQ(bubbles.size(), 1);
    EXPECT_EQ(bubbles.front()->text().toStdString(), desk.status());
}

TEST(MoveButtons, ResigningTakesTwoPressesThatFollowEachOther) {
    Desk desk;
    desk.start("chess");
    auto& resign = named<QToolButton>(desk.window, "resignButton");
    resign.click();
    EXPECT_FALSE(desk.game().ending());
    EXPECT_EQ(desk.status(), "White, resign? Press again to confirm.");
    testing::pass(std::chrono::seconds(6));
    EXPECT_EQ(desk.status(), "You did not resign: you did not press the button again.");
    resign.click();
    EXPECT_FALSE(desk.game().ending()) << "the first press is forgotten";
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    EXPECT_NE(desk.status(), "White, resign? Press again to confirm.");
    resign.click();
    EXPECT_FALSE(desk.game().ending()) << "it was taken back";
    const QRect place = resign.geometry();
    QTest::mouseClick(&named<QToolButton>(desk.window, "flipButton"), Qt::LeftButton);
    EXPECT_EQ(resign.geometry(), place);
    resign.click();
    EXPECT_FALSE(desk.game().ending()) << "something else was wanted";
    desk.play({"g1f3"});
    resign.click();
    EXPECT_FALSE(desk.game().ending()) << "it was meant for another position";
    resign.click();
    ASSERT_TRUE(desk.game().ending());
    EXPECT_EQ(desk.game().ending()->reason, Reason::Resignation);
    EXPECT_FALSE(resign.isEnabled());
}

}  // namespace
}  // namespace rokada::ui::movebuttonsTest
