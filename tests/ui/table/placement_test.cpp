// Tests the placement of reserve pieces: on default squares, at random, as the engine suggests, and in secret.
#include "windowtesting.h"

#include "game/placement.h"
#include "scene/boardscene.h"
#include "session/occupants.h"
#include "session/placementmemory.h"
#include "table/placementbar.h"
#include "table/placementcontrols.h"
#include "text/positiontext.h"
#include "texts/illegalmovetexts.h"
#include "variants/variants.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace rokada::ui::placementTest {
namespace {

using testing::Desk;
using testing::setupFor;

PlacementBar& bar(Desk& desk) { return testing::only<PlacementBar>(desk.window); }

std::string progress(Desk& desk) { return testing::only<QLabel>(bar(desk)).text().toStdString(); }

Curtain& curtain(Desk& desk) { return testing::only<Curtain>(desk.window); }

std::string titleOf(const Curtain& curtain) {
    return testing::named<QLabel>(curtain, "curtainTitle").text().toStdString();
}

void press(Desk& desk, PlacementBar::Request wish) { bar(desk).button(wish).click(); }

void startSecretly(Desk& desk, std::string_view seats) {
    GameSetup setup = setupFor("fortress", seats);
    setup.laws.secretPlacement = true;
    desk.window.session().start(setup);
}

/// Returns the number of pieces that the board shows on the placement squares of a side.
int shownAtHome(Desk& desk, Side side) {
    const auto& pieces = desk.board().frame().scene.pieces;
    const SquareSet& home = desk.game().book().variant().sideSpecs[side].home;
    int shown = 0;
    for (std::size_t s = 0; s < pieces.size(); ++s) shown += home.test(s) && pieces[s] != NoPiece ? 1 : 0;
    return shown;
}

/// Returns the text of the standard start position, which has no placement.
std::string standard() {
    const auto book = Rulebook::compile(*makeVariant(*findVariant("fortress"), {{"placement", "standard"}}));
    return positionText(Game(book).position());
}

TEST(Placement, TheUsualPlacesAreThoseOfTheStandardPlacement) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant("fortress"), {}));
    const auto square = [&](const char* name) { return book->geometry().named(name); };
    std::vector<Square> places;
    for (const Move move : usualPlacement(*book, Side(0))) places.push_back(move.to());
    EXPECT_EQ(places, (std::vector<Square>{square("n3"), square("p4"), square("o1")}));
    const auto chess = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    EXPECT_TRUE(usualPlacement(*chess, Side(0)).empty());
}

/// No button may move under the mouse pointer during the placement.
class PlacementShape : public ::testing::TestWithParam<const char*> {};

TEST_P(PlacementShape, StaysTheSame) {
    Desk desk;
    desk.language.use(QLatin1String(GetParam()));
    desk.start("fortress", "pppp");
    std::set<std::pair<int, int>> sizes;
    std::vector<std::set<std::pair<int, int>>> places(PlacementBar::Requests);
    while (desk.game().position().placing(desk.game().position().turn())) {
        QCoreApplication::processEvents();
        if (desk.game().played() == 2) press(desk, PlacementBar::Suggestion);
        QCoreApplication::processEvents();
        const PlacementBar& shown = bar(desk);
        sizes.insert({shown.width(), shown.height()});
        for (int i = 0; i < PlacementBar::Requests; ++i) {
            const auto& button = bar(desk).button(static_cast<PlacementBar::Request>(i));
            if (button.isVisible()) places[static_cast<std::size_t>(i)].insert({button.x(), button.width()});
        }
        desk.window.session().play(desk.game().moves()[0]);
    }
    EXPECT_EQ(sizes.size(), 1U);
    for (const auto& each : places) EXPECT_LE(each.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Languages, PlacementShape, ::testing::Values("en", "ru", "bg"));

TEST(Placement, InSecretNobodyLeadsBeforeAPieceIsCaptured) {
    Desk desk;
    startSecretly(desk, "pppp");
    QTest::keyClick(&curtain(desk), Qt::Key_Return);
    press(desk, PlacementBar::UsualPlaces);
    const Game& shown = *desk.board().game();
    ASSERT_FALSE(shown.position().placing(shown.position().turn())) << "all pieces of White are placed";
    for (const SeatScene& seat : sceneOf(shown, playerPanelsOf(desk.window.session(), shown)).seats)
        EXPECT_EQ(seat.lead, 0);
}

TEST(Placement, OpenlyTheRestFollowsTurnByTurn) {
    Desk desk;
    desk.start("fortress", "pppp");
    EXPECT_EQ(progress(desk), "White: 0 of 3 placed");
    for (int side = 0; side < 4; ++side) press(desk, PlacementBar::UsualPlaces);
    // Twelve pieces are placed one after the other. This is slow with sanitizers, so the timeout is long.
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 12; }, 20'000));
    EXPECT_EQ(desk.position(), standard());
    EXPECT_TRUE(bar(desk).isHidden());
}

TEST(Placement, OpenlyASuggestionIsSeenBeforeItIsPlaced) {
    Desk desk;
    desk.start("fortress", "pppp");
    const QImage before = desk.board().grab().toImage();
    QPushButton& suggest = bar(desk).button(PlacementBar::Suggestion);
    suggest.click();
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_NE(desk.board().grab().toImage(), before);
    EXPECT_EQ(suggest.text().toStdString(), "&Place piece");
    EXPECT_EQ(desk.status().rfind("Suggestion: ", 0), 0U) << desk.status();
    suggest.click();
    EXPECT_EQ(desk.game().played(), 1U);
    EXPECT_EQ(suggest.text().toStdString(), "&Suggest") << "for the next player";
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 0U);
    suggest.click();
    press(desk, PlacementBar::ByLot);
    EXPECT_EQ(desk.game().played(), 1U);
    EXPECT_EQ(suggest.text().toStdString(), "&Suggest");
}

TEST(Placement, ASuggestionIsForTheSelectedPiece) {
    Desk desk;
    desk.start("fortress", "pppp");
    for (const char letter : {'R', 'B', 'N'}) {
        const Kind kind = desk.game().book().variant().kindOf(letter);
        desk.click(desk.board().frame().reserveRect(kind).center());
        press(desk, PlacementBar::Suggestion);
        ASSERT_TRUE(desk.board().frame().notes.advice);
        EXPECT_EQ(desk.board().frame().notes.advice->reserve, kind) << letter;
        EXPECT_EQ(desk.game().played(), 0U) << "another piece gets another suggestion";
    }
    press(desk, PlacementBar::Suggestion);
    ASSERT_EQ(desk.game().played(), 1U);
    EXPECT_EQ(desk.game().last()->move.becomes(), desk.game().book().variant().kindOf('N'));
}

TEST(Placement, InSecretASuggestionIsSeenBeforeItIsPlaced) {
    Desk desk;
    startSecretly(desk, "pppp");
    QTest::keyClick(&curtain(desk), Qt::Key_Return);
    press(desk, PlacementBar::Suggestion);
    EXPECT_EQ(progress(desk), "White: 0 of 3 placed");
    ASSERT_TRUE(desk.board().frame().notes.advice);
    press(desk, PlacementBar::Suggestion);
    EXPECT_EQ(progress(desk), "White: 1 of 3 placed");
    EXPECT_FALSE(desk.board().frame().notes.advice);
    EXPECT_EQ(bar(desk).button(PlacementBar::Suggestion).text().toStdString(), "&Suggest");
}

TEST(Placement, TakingBackEndsWhatWasWished) {
    Desk desk;
    desk.start("fortress", "pppp");
    press(desk, PlacementBar::ByLot);
    EXPECT_EQ(desk.game().played(), 1U);
    desk.trigger("undo");
    QApplication::processEvents();
    EXPECT_EQ(desk.game().played(), 0U);
}

TEST(Placement, InSecretNobodySeesWhatOthersHavePlaced) {
    Desk desk;
    startSecretly(desk, "pppp");
    const std::string title = "Pass the screen to White";
    EXPECT_EQ(titleOf(curtain(desk)), title);
    EXPECT_EQ(curtain(desk).geometry(), curtain(desk).parentWidget()->rect());
    for (const char* next : {"Pass the screen to Black", "Pass the screen to Red", "Pass the screen to Blue", ""}) {
        ASSERT_FALSE(curtain(desk).isHidden());
        QTest::keyClick(&curtain(desk), Qt::Key_Return);
        EXPECT_TRUE(curtain(desk).isHidden());
        EXPECT_FALSE(bar(desk).button(PlacementBar::Ready).isEnabled());
        for (int side = 0; side < 4; ++side) EXPECT_EQ(shownAtHome(desk, Side(side)), 0) << next << side;
        press(desk, PlacementBar::UsualPlaces);
        EXPECT_EQ(desk.game().played(), 0U);
        press(desk, PlacementBar::Ready);
        EXPECT_EQ(curtain(desk).isHidden() ? "" : titleOf(curtain(desk)), next);
    }
    EXPECT_EQ(desk.game().played(), 12U);
    EXPECT_EQ(desk.position(), standard());
    EXPECT_TRUE(bar(desk).isHidden());
}

std::vector<QString> notes(Desk& desk) {
    std::vector<QString> notes;
    for (const SeatPicture& panel : playerPanelsOf(desk.window.session(), desk.game())) notes.push_back(panel.note);
    return notes;
}

TEST(Placement, InSecretNothingLooksPausedAndTheBoardTurnsToWhoeverPlaces) {
    Desk desk;
    desk.choose("rotation", Rotation::ToMover);
    GameSetup setup = setupFor("fortress", "pppp");
    setup.times = *parseTimes("300", 4);
    desk.window.session().start(setup);
    const std::vector<QString> openly = notes(desk);
    setup.laws.secretPlacement = true;
    desk.window.session().start(setup);
    for (const int turns : {0, 3, 2, 1}) {
        EXPECT_EQ(desk.board().frame().look.quarterTurns, turns);
        QTest::keyClick(&curtain(desk), Qt::Key_Return);
        EXPECT_EQ(desk.board().mode().veil, QString()) << "there is something to be done";
        EXPECT_FALSE(desk.action("pause").isChecked());
        EXPECT_FALSE(desk.action("pause").isEnabled());
        EXPECT_EQ(notes(desk), openly);
        press(desk, PlacementBar::UsualPlaces);
        press(desk, PlacementBar::Ready);
    }
    EXPECT_FALSE(desk.window.session().paused());
    EXPECT_TRUE(desk.action("pause").isEnabled());
}

TEST(Placement, InSecretPiecesArePlacedByMouseAndTakenBack) {
    Desk desk;
    startSecretly(desk, "pcpc");
    testing::only<QPushButton>(curtain(desk)).click();
    const Kind knight = desk.game().book().variant().kindOf('N');
    desk.click(desk.board().frame().reserveRect(knight).center());
    desk.click("m1");
    EXPECT_EQ(progress(desk), "White: 1 of 3 placed");
    EXPECT_EQ(desk.board().frame().scene.pieces[desk.square("m1")], pieceOf(Side(0), knight));
    press(desk, PlacementBar::Clear);
    EXPECT_EQ(progress(desk), "White: 0 of 3 placed");
    EXPECT_EQ(desk.board().frame().scene.pieces[desk.square("m1")], NoPiece);
    EXPECT_EQ(desk.game().played(), 0U);
}

/// Drags with the left button from one square to another.
void drag(Desk& desk, std::string_view from, std::string_view to) {
    const QPoint start = desk.board().frame().squareCentre(desk.square(from)),
                 end = desk.board().frame().squareCentre(desk.square(to));
    QTest::mousePress(&desk.board(), Qt::LeftButton, {}, start);
    for (const QPoint at : {(start + end) / 2, end}) {
        QMouseEvent moved(QEvent::MouseMove, at, desk.board().mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&desk.board(), &moved);
    }
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, end);
}

TEST(Placement, InSecretAPlacedPieceIsTakenUpAgainUntilAllIsReady) {
    Desk desk;
    startSecretly(desk, "pcpc");
    testing::only<QPushButton>(curtain(desk)).click();
    press(desk, PlacementBar::UsualPlaces);
    ASSERT_TRUE(bar(desk).button(PlacementBar::Ready).isEnabled());
    const auto& pieces = desk.board().frame().scene.pieces;
    const SquareSet& home = desk.game().book().variant().sideSpecs[0].home;
    const auto stands = [&](std::size_t s) {
        return home.test(s) && pieces[s] != NoPiece && sideOf(pieces[s]) == Side(0);
    };
    std::size_t from = 0;
    while (!stands(from)) ++from;
    const Piece piece = pieces[from];
    std::size_t to = 0;
    while (!home.test(to) || pieces[to] != NoPiece) ++to;
    const auto name = [&](std::size_t s) { return desk.game().book().geometry().name(Square(s)); };
    // Two clicks move the piece to another square.
    desk.click(name(from));
    EXPECT_EQ(progress(desk), "White: 2 of 3 placed");
    EXPECT_EQ(pieces[from], NoPiece);
    EXPECT_FALSE(bar(desk).button(PlacementBar::Ready).isEnabled());
    desk.click(name(to));
    EXPECT_EQ(pieces[to], piece);
    EXPECT_EQ(progress(desk), "White: 3 of 3 placed");
    // A drag also moves the piece. If a click picks it up, Escape puts it back into the reserve.
    drag(desk, name(to), name(from));
    EXPECT_EQ(pieces[from], piece);
    desk.click(name(from));
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    EXPECT_EQ(pieces[from], NoPiece);
    EXPECT_EQ(progress(desk), "White: 2 of 3 placed");
    EXPECT_EQ(desk.game().played(), 0U);
}

TEST(Placement, OpenlyAPlacedPieceIsFinal) {
    Desk desk;
    desk.window.session().start(setupFor("fortress", "pppp"));
    const Kind knight = desk.game().book().variant().kindOf('N');
    desk.click(desk.board().frame().reserveRect(knight).center());
    desk.click("m1");
    ASSERT_EQ(desk.game().played(), 1U);
    QSignalSpy refused(&desk.board(), &BoardWidget::illegalMoveTried);
    drag(desk, "m1", "n2");
    ASSERT_EQ(refused.count(), 1);
    const auto why = refused.at(0).at(0).value<IllegalMove>();
    EXPECT_EQ(texts::of(desk.game().position(), why).toStdString(), "It is Black's turn to place a piece.");
}

TEST(Placement, OnePersonAmongComputersNeedsNoCurtain) {
    Desk desk;
    startSecretly(desk, "pccc");
    EXPECT_TRUE(curtain(desk).isHidden());
    for (int piece = 0; piece < 3; ++piece) {
        press(desk, PlacementBar::Suggestion);
        press(desk, PlacementBar::Suggestion);
    }
    press(desk, PlacementBar::Ready);
    EXPECT_EQ(desk.game().played(), 12U);
    EXPECT_FALSE(testing::part<PlacementControls>(desk.window).secret());
}

TEST(Placement, LikeLastTimeOnAnySeat) {
    Desk desk;
    desk.start("fortress", "pccc");
    EXPECT_FALSE(bar(desk).button(PlacementBar::LikeLastTime).isEnabled());
    press(desk, PlacementBar::UsualPlaces);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 12; }, 20'000));
    // White's placement from the first game is repeated for Red.
    desk.start("fortress", "ccpc");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar(desk).button(PlacementBar::LikeLastTime).isEnabled(); }, 20'000));
    press(desk, PlacementBar::LikeLastTime);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 12; }, 20'000));
    const Rulebook& book = desk.game().book();
    for (const Move move : usualPlacement(book, Side(2))) {
        EXPECT_EQ(desk.board().frame().scene.pieces[move.to()], pieceOf(Side(2), move.becomes()))
            << book.geometry().name(move.to());
    }
}

TEST(Placement, WhatIsNoPlacingIsForgotten) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant("fortress"), {}));
    for (const char* wrong : {"", "x", "Nz9", "Ne4", "Zn3", "N"})
        EXPECT_TRUE(rememberedPlacement(*book, Side(0), QLatin1String(wrong)).empty()) << wrong;
    EXPECT_EQ(rememberedPlacement(*book, Side(0), QStringLiteral("Nn3")).size(), 1U);
}

TEST(Placement, BesideAClockPanelsStillSayWhoPlays) {
    Desk desk;
    GameSetup setup = setupFor("fortress", "pccc");
    setup.times = *parseTimes("300+3", 4);
    desk.window.session().start(std::move(setup));
    desk.settle();
    for (const int side : {1, 2}) {
        const auto panel = [&] { return desk.board().grab(desk.board().frame().panelRect(Side(side))).toImage(); };
        const QImage before = panel();
        desk.window.session().setSeat(Side(side), occupant(8, "fortress"));
        EXPECT_NE(panel(), before) << side << ": another level";
    }
}

TEST(Placement, AnotherGameLiftsTheCurtain) {
    Desk desk;
    startSecretly(desk, "pppp");
    desk.start("chess", "pp");
    EXPECT_TRUE(curtain(desk).isHidden());
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.game().played(), 1U);
}

}  // namespace
}  // namespace rokada::ui::placementTest
