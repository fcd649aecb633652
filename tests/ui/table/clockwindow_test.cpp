// Tests clocks, offers, claims and touch-move in the window, used with mouse and keyboard.
#include "windowtesting.h"

#include "kit/theme.h"

#include "board/moveshow.h"
#include "newgame/clockchooser.h"
#include "newgame/gamesettings.h"
#include "newgame/newgamedialog.h"
#include "newgame/timechooser.h"
#include "paint/boarddiagram.h"
#include "session/gamechoice.h"
#include "table/gameannouncer.h"
#include "table/questionbar.h"
#include "texts/timetexts.h"
#include "variants/variants.h"
#include "writtenwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QWheelEvent>

namespace rokada::ui::clockwindowTest {
namespace {

using namespace std::chrono_literals;
using testing::Desk;
using testing::named;
using testing::pass;
using testing::setupFor;

/// Window with a timed game. The test advances the time.
struct TimedDesk : Desk {
    TimedDesk(std::string_view times, TableLaws laws, std::string_view seats = "", std::string_view position = {}) {
        board().setLook(&BoardLook::moveDuration, 0);
        GameSetup setup = setupFor("chess", seats, {}, position);
        setup.times = *parseTimes(times, 2);
        setup.laws = laws;
        window.session().start(std::move(setup));
    }
    [[nodiscard]] QuestionBar& bar() { return testing::part<QuestionBar>(window); }
    [[nodiscard]] std::string asked() {
        return bar().isHidden() ? "" : named<QLabel>(bar(), "question").text().toStdString();
    }
    void answer(std::size_t place) {
        QTest::mouseClick(&named<QPushButton>(bar(), "answer" + std::to_string(place)), Qt::LeftButton);
    }
    [[nodiscard]] QImage panel(int side) { return plateImage(Side(side)); }
};

TEST(ClockWindow, ThePanelsShowTheClocks) {
    TimedDesk desk("300", {});
    const QImage before = desk.panel(0);
    const QImage other = desk.panel(1);
    pass(1400ms);
    EXPECT_NE(desk.panel(0), before);
    EXPECT_EQ(desk.panel(1), other);
    desk.trigger("tellClocks");
    EXPECT_EQ(desk.status(), "White 4:59, Black 5:00");
}

/// Returns the number of pixels that have the background colour of a running clock.
int groundOn(const QImage& plate) {
    int pixels = 0;
    for (int y = 0; y < plate.height(); ++y) {
        for (int x = 0; x < plate.width(); ++x) pixels += plate.pixelColor(x, y) == theme().runningClock ? 1 : 0;
    }
    return pixels;
}

TEST(ClockWindow, TheRunningClockStandsOut) {
    TimedDesk desk("300", {});
    EXPECT_GT(groundOn(desk.panel(0)), 500);
    EXPECT_LT(groundOn(desk.panel(1)), 250) << "only letters";
}

TEST(ClockWindow, DigitsRunDownWithoutGaps) {
    Language language;
    language.use(QStringLiteral("en"));
    const auto digits = [](Millis left) { return texts::digits(left).toStdString(); };
    EXPECT_EQ(digits(90min), "1:30:00");
    EXPECT_EQ(digits(5min), "5:00");
    EXPECT_EQ(digits(5min - 1ms), "5:00");
    EXPECT_EQ(digits(4min + 59s), "4:59");
    EXPECT_EQ(digits(10s), "0:10");
    EXPECT_EQ(digits(9'999ms), "0:09.9");
    EXPECT_EQ(digits(50ms), "0:00.0");
    EXPECT_EQ(digits(-5ms), "0:00.0");
}

TEST(ClockWindow, WithoutClocksThereIsNothingToTell) {
    Desk desk;
    desk.start("chess");
    EXPECT_FALSE(desk.action("tellClocks").isEnabled());
    EXPECT_FALSE(desk.action("pause").isEnabled());
}

TEST(ClockWindow, AFallenFlagIsSaid) {
    TimedDesk desk("60", {});
    pass(60s);
    EXPECT_EQ(desk.why(), "Black wins: White lost on time.") << "laws are the arbiter's";
}

TEST(ClockWindow, PauseByKeyStopsTheClock) {
    TimedDesk desk("60", {});
    desk.key(Qt::Key_P);
    EXPECT_TRUE(desk.window.session().paused());
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.game().played(), 0U);
    desk.key(Qt::Key_P);
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ClockWindow, NobodyLosesTimeWhileAPageLiesOverTheBoard) {
    TimedDesk desk("60", {});
    desk.trigger("learn");
    EXPECT_TRUE(desk.window.session().paused());
    pass(100s);
    desk.trigger("learn");
    EXPECT_FALSE(desk.window.session().paused()) << "back at the board it goes on";
    EXPECT_TRUE(desk.window.session().playing());
    desk.key(Qt::Key_P);
    desk.trigger("learn");
    desk.trigger("learn");
    EXPECT_TRUE(desk.window.session().paused()) << "a pause of one's own stays";
}

/// During a pause, a veil covers the board, and squares must not react to clicks.
TEST(ClockWindow, APauseIsSeenAndAClickSaysSo) {
    TimedDesk desk("60", {});
    const QImage panel = desk.panel(0);
    desk.key(Qt::Key_P);
    EXPECT_NE(desk.panel(0), panel);
    const std::string words = desk.board().mode().veil.toStdString();
    EXPECT_EQ(words, "The game is paused. Press P to continue.");
    const QImage veiled = desk.board().grab().toImage();
    desk.click("e2");
    EXPECT_EQ(desk.status(), words);
    EXPECT_EQ(desk.board().grab().toImage(), veiled);
    desk.key(Qt::Key_P);
    EXPECT_EQ(desk.board().mode().veil, QString());
    EXPECT_NE(desk.board().grab().toImage(), veiled);
}

TEST(ClockWindow, NoVeilLiesOverWhatIsLookedAtMeanwhile) {
    TimedDesk desk("60", {});
    desk.playByMouse("e2e4");
    desk.key(Qt::Key_P);
    EXPECT_FALSE(desk.board().mode().veil.isEmpty());
    desk.trigger("previousMove");
    EXPECT_TRUE(desk.board().mode().veil.isEmpty());
    desk.trigger("lastPosition");
    EXPECT_FALSE(desk.board().mode().veil.isEmpty());
}

TEST(ClockWindow, SpacePressesTheClock) {
    TimedDesk desk("60", {.pressClock = true});
    desk.playByMouse("e2e4");
    EXPECT_EQ(testing::part<GameAnnouncer>(desk.window).turnText().toStdString(), "You have moved. Press the clock.");
    EXPECT_EQ(desk.status(), "You have moved. Press the clock.");
    pass(10s);
    desk.key(Qt::Key_Space);
    EXPECT_EQ(desk.window.session().pressing(), NoSide);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), 50s);
}

TEST(ClockWindow, AClickOnThePanelPressesIt) {
    TimedDesk desk("60", {.pressClock = true});
    desk.playByMouse("e2e4");
    desk.clickPlate(Side(1));
    EXPECT_EQ(desk.window.session().pressing(), Side(0));
    QApplication::activePopupWidget()->close();
    desk.clickPlate(Side(0));
    EXPECT_EQ(desk.window.session().pressing(), NoSide);
}

TEST(ClockWindow, AnOfferIsAcceptedAtTheBoard) {
    TimedDesk desk("-", {});
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.asked(), "");
    desk.confirm("offerDraw");
    EXPECT_EQ(desk.asked(), "Black offers a draw. White, do you accept? A move declines the offer.");
    desk.answer(0);
    EXPECT_EQ(desk.why(), "Draw by agreement.");
    EXPECT_EQ(desk.asked(), "");
}

/// In face-to-face mode, each player panel faces its player. The offer must appear on the panel of the player who
/// answers.
TEST(ClockWindow, AnOfferIsReadOnThePanelOfWhoAnswers) {
    TimedDesk desk("300", {});
    desk.choose("rotation", Rotation::FaceToFace);
    desk.playByMouse("e2e4");
    const auto words = [&](int side) {
        return testing::wordsOn(desk.board()).filter(QStringLiteral("offers")).size() * (side + 1);
    };
    const QImage offerer = desk.panel(1);
    EXPECT_EQ(words(0), 0);
    desk.confirm("offerDraw");
    QApplication::processEvents();
    EXPECT_GE(words(0), 1);
    EXPECT_EQ(desk.panel(1), offerer) << "who offers has nothing to answer";
    desk.answer(1);
    QApplication::processEvents();
    EXPECT_EQ(words(0), 0);
}

TEST(ClockWindow, AnOfferIsDeclinedAtTheBoard) {
    TimedDesk desk("-", {});
    desk.confirm("offerDraw");
    desk.answer(1);
    EXPECT_EQ(desk.status(),
              "Black declines the draw. Wait ten moves after your last draw offer before you offer again.");
    EXPECT_FALSE(desk.action("offerDraw").isEnabled());
}

/// The panels beside the board have no room for the answer, so it must appear in the status line.
TEST(ClockWindow, TheAnswerToAnOfferStandsBesideTheBoardAndCoversNoPiece) {
    TimedDesk desk("300", {}, "pc");
    desk.confirm("offerDraw");
    EXPECT_TRUE(desk.board().moveShow().calloutRects().empty());
    EXPECT_EQ(desk.status().rfind("Petar declines the draw.", 0), 0U) << desk.status();
}

TEST(ClockWindow, AnswersHaveRoomOnEveryPanelFromEverySeat) {
    for (const VariantInfo& info : offeredVariants()) {
        const Game game(Rulebook::compile(*makeVariant(info, {})));
        BoardWidget board;
        board.resize(900, 700);
        board.setGame(&game);
        for (int turns = 0; turns < 4; ++turns) {
            board.setLook(&BoardLook::quarterTurns, turns);
            for (std::size_t side = 0; side < game.book().sides(); ++side) {
                MoveShow& show = board.moveShow();
                show.tell({{NoSquare, QStringLiteral("White declines the draw."), Side(side)}}, board.font());
                ASSERT_EQ(show.calloutRects().size(), 1U) << info.id;
                EXPECT_FALSE(show.calloutRects().front().isEmpty()) << info.id << side;
                EXPECT_TRUE(board.frame().panelRect(Side(side)).contains(show.calloutRects().front()))
                    << info.id << side << turns;
            }
        }
    }
}

TEST(ClockWindow, ATakeBackIsGranted) {
    TimedDesk desk("-", {.takeBacks = TakeBacks::Agreed});
    desk.playByMouse("e2e4");
    desk.trigger("undo");
    EXPECT_EQ(desk.asked(), "White asks for a takeback.");
    desk.answer(0);
    EXPECT_EQ(desk.game().played(), 0U);
}

constexpr const char* ClaimQuestion =
    "Claim a draw in this position, or with your next move? An incorrect claim costs time.";

TEST(ClockWindow, AClaimWithANamedMove) {
    TimedDesk desk("300", {.arbiter = true});
    desk.trigger("claimDraw");
    EXPECT_EQ(desk.asked(), ClaimQuestion);
    desk.answer(0);
    desk.playByMouse("g1f3");
    EXPECT_EQ(desk.game().played(), 1U);
    EXPECT_EQ(desk.window.session().time().left(Side(1)), 7min);
    EXPECT_EQ(desk.asked(), "White offers a draw. Black, do you accept? A move declines the offer.");
}

TEST(ClockWindow, AClaimMayBeForgotten) {
    TimedDesk desk("300", {.arbiter = true});
    desk.trigger("claimDraw");
    desk.answer(2);
    EXPECT_EQ(desk.asked(), "");
    EXPECT_EQ(desk.window.session().time().left(Side(1)), 5min);
}

TEST(ClockWindow, AnArbiterDoesNotTellWhetherAClaimIsJustified) {
    TimedDesk desk("300", {.arbiter = true});
    const auto& draw = named<QToolButton>(desk.window, "chooseDrawButton");
    const auto look = [&] { return draw.text() + draw.toolTip() + desk.action("claimDraw").toolTip(); };
    ASSERT_TRUE(draw.isVisible());
    const QString before = look();
    desk.trigger("claimDraw");
    EXPECT_EQ(desk.asked(), ClaimQuestion);
    desk.answer(2);
    for (int i = 0; i < 2; ++i) {
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) desk.playByMouse(move);
    }
    EXPECT_EQ(look(), before) << "the position has occurred three times";
    desk.trigger("claimDraw");
    EXPECT_EQ(desk.asked(), ClaimQuestion);
    desk.answer(1);
    EXPECT_TRUE(desk.game().ending());
}

TEST(ClockWindow, WithAnArbiterTheDrawButtonAsks) {
    TimedDesk desk("300", {.arbiter = true});
    named<QToolButton>(desk.window, "chooseDrawButton").click();
    EXPECT_EQ(desk.asked(), "Offer a draw, or claim one? An incorrect claim costs time.");
    desk.answer(1);
    EXPECT_EQ(desk.asked(), ClaimQuestion);
    desk.answer(2);
    named<QToolButton>(desk.window, "chooseDrawButton").click();
    desk.answer(0);
    EXPECT_NE(desk.window.session().offers().offerer(), NoSide);
}

TEST(ClockWindow, AClaimWithTheNextMoveStandsInTheMenu) {
    TimedDesk desk("300", {.arbiter = true});
    desk.trigger("claimWithNextMove");
    desk.playByMouse("g1f3");
    EXPECT_EQ(desk.window.session().time().left(Side(1)), 7min) << "the claim was wrong";
    TimedDesk plain("300", {});
    EXPECT_FALSE(plain.action("claimWithNextMove").isEnabled());
    EXPECT_FALSE(plain.action("claimWithNextMove").statusTip().isEmpty());
}

TEST(ClockWindow, ATouchedPieceMustMove) {
    TimedDesk desk("-", {.touchMove = true});
    desk.click("g1");
    desk.click("e2");
    EXPECT_EQ(desk.status(), "The first piece touched that can be moved must be moved. (FIDE Laws, 4.3.1)");
    EXPECT_EQ(desk.board().moveShow().calloutWords().join(QString()).toStdString(), desk.status()) << "beside e2";
    EXPECT_EQ(desk.board().frame().attention.selected(), desk.square("g1"));
    desk.key(Qt::Key_Escape);
    desk.click("g1");
    EXPECT_EQ(desk.board().frame().attention.selected(), desk.square("g1"));
    desk.click("f3");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ClockWindow, APauseDoesNotFreeATouchedPiece) {
    TimedDesk desk("300", {.touchMove = true});
    desk.click("g1");
    desk.key(Qt::Key_P);
    desk.key(Qt::Key_P);
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.game().played(), 0U);
    desk.playByMouse("g1f3");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ClockWindow, WhoAdjustsNeedNotMove) {
    TimedDesk desk("-", {.touchMove = true});
    desk.key(Qt::Key_J);
    desk.click("g1");
    desk.key(Qt::Key_J);
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ClockWindow, ATouchedEnemyMustBeCaptured) {
    TimedDesk desk("-", {.touchMove = true}, "", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    desk.click("d5");
    desk.click("e1");
    EXPECT_EQ(desk.status(), "The first piece touched that can be captured must be captured. (FIDE Laws, 4.3.2)");
    desk.playByMouse("e4d5");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ClockWindow, APromotionThatWasBegunStaysThere) {
    TimedDesk desk("-", {.touchMove = true}, "", "8/P6k/8/8/8/8/8/4K3 w - - 0 1");
    desk.click("a7");
    desk.click("a8");
    ASSERT_FALSE(desk.board().frame().attention.chooser.items().empty());
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(desk.board().frame().attention.chooser.items().empty());
    desk.key(Qt::Key_2);
    EXPECT_EQ(desk.game().played(), 1U);
}

// --- choice of time controls in dialogs

/// Returns the combo box for the time of all players.
QComboBox& timeBox(const NewGameDialog& dialog) {
    return named<QComboBox>(named<TimeChooser>(dialog, "commonTime"), "timeBox");
}

TEST(ClockDialog, ChoosesKeepsAndStarts) {
    Desk desk;
    desk.trigger("newGame");
    auto* usual = &timeBox(testing::only<NewGameDialog>(desk.window));
    EXPECT_TRUE(testing::only<NewGameDialog>(desk.window).choice().times.empty());
    usual->setCurrentIndex(3);
    EXPECT_EQ(usual->currentText().toStdString(), "Blitz: 3 min + 3 s");
    testing::only<NewGameDialog>(desk.window).accept();
    EXPECT_EQ(timesText(desk.window.session().setup().times), "180+3");
    EXPECT_EQ(timesText(lastChoice(desk.settings, *findVariant("chess")).times), "180+3");
}

TEST(ClockDialog, TheWheelScrollsAndChangesNothing) {
    const QTemporaryDir folder;
    WindowSettings settings(folder.filePath(QStringLiteral("s.ini")));
    NewGameDialog dialog(settings);
    dialog.show();
    auto* usual = &timeBox(dialog);
    QWheelEvent wheel(QPointF(5, 5), usual->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(usual, &wheel);
    EXPECT_EQ(usual->currentIndex(), 0);
    for (QTabBar* segments : dialog.findChildren<QTabBar*>()) {
        const int before = segments->currentIndex();
        wheel.setAccepted(true);
        QCoreApplication::sendEvent(segments, &wheel);
        EXPECT_EQ(segments->currentIndex(), before);
        EXPECT_FALSE(wheel.isAccepted()) << "it is for the page";
    }
}

TEST(ClockDialog, EveryControlComesBack) {
    TimeChooser chooser(nullptr);
    for (const char* text :
         {"-", "60", "900+10", "40/7200:3600", "420", "200+7", "300b5", "300d2", "*180", "=45", "30/3600+10:1200+10"}) {
        chooser.setControl(*parseTime(text));
        EXPECT_EQ(timeText(chooser.control()), text);
    }
}

TEST(ClockDialog, PlayersMayDiffer) {
    const Variant variant = *makeVariant(*findVariant("chess"), {});
    ClockChooser chooser(variant, *parseTimes("300|60", 2), false, nullptr);
    EXPECT_EQ(timesText(chooser.times()), "300|60");
    named<QCheckBox>(chooser, "differentTimesBox").setChecked(false);
    EXPECT_EQ(timesText(chooser.times()), "300");
}

TEST(ClockDialog, KeepsTheLaws) {
    const TableLaws laws{.touchMove = true, .pressClock = true, .arbiter = true, .takeBacks = TakeBacks::Agreed};
    const QTemporaryDir folder;
    GameChoice choice = usualChoice(*findVariant("chess"));
    choice.laws = laws;
    choice.randomSides = true;
    choice.times = *parseTimes("300|*60", 2);
    WindowSettings settings(folder.filePath(QStringLiteral("s.ini")));
    keepChoice(settings, choice);
    const GameChoice kept = lastChoice(settings, *choice.game);
    EXPECT_EQ(kept.laws, laws);
    EXPECT_EQ(NewGameDialog(settings).choice().laws, laws) << "the dialog shows them";
    EXPECT_TRUE(kept.randomSides);
    EXPECT_EQ(timesText(kept.times), "300|*60");
}

TEST(ClockDialog, LotsSeatEverybodySomewhere) {
    GameChoice choice = usualChoice(*findVariant("chess"));
    choice.randomSides = true;
    bool first = false;
    bool second = false;
    for (std::uint64_t seed = 0; seed < 32; ++seed) {
        const GameSetup setup = setupOf(choice, seed);
        EXPECT_NE(setup.seats[0].human, setup.seats[1].human);
        (setup.seats[0].human ? first : second) = true;
    }
    EXPECT_TRUE(first && second);
}

TEST(ClockWindow, ClocksOfAUsualGameStartAfterTheFirstMove) {
    Desk desk;
    GameChoice choice = usualChoice(*findVariant("chess"));
    for (Seat& seat : choice.seats) seat.human = true;
    choice.times = *parseTimes("300", 2);
    desk.window.session().start(setupOf(choice, 1));
    pass(20s);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), 5min) << "nobody has begun";
    desk.play({"e2e4"});
    pass(20s);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), 5min);
    EXPECT_EQ(desk.window.session().time().left(Side(1)), 4min + 40s);
    desk.trigger("undo");
    pass(20s);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), 5min);
    choice.laws.pressClock = true;
    EXPECT_FALSE(setupOf(choice, 1).clocksWait) << "there the clock is started by hand";
}

TEST(ClockWindow, SecondsAreRed) {
    const auto reds = [](const char* time) {
        Desk desk;
        GameSetup setup = setupFor("chess", "pp");
        setup.times = *parseTimes(time, 2);
        desk.window.session().start(std::move(setup));
        const QImage panel = desk.plateImage(Side(0));
        int red = 0;
        for (int y = 0; y < panel.height(); ++y) {
            for (int x = 0; x < panel.width(); ++x) red += panel.pixelColor(x, y) == theme().danger;
        }
        return red;
    };
    EXPECT_GT(reds("9"), 100);
    EXPECT_EQ(reds("300"), 0);
}

}  // namespace
}  // namespace rokada::ui::clockwindowTest
