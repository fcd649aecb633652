// Tests the start page: live boards, starting a game by one click, returning to a game, and waiting games. Also tests
// the special features of variants.
#include "keptdesk.h"

#include "board/boardplayback.h"
#include "boardpicture.h"
#include "files/filecontrols.h"
#include "files/gamekeeper.h"
#include "files/pastedialog.h"
#include "kit/statusline.h"
#include "newgame/gamesettings.h"
#include "newgame/newgamedialog.h"
#include "newgame/pausebar.h"
#include "newgame/quickmenu.h"
#include "newgame/resumecard.h"
#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "pages/cardcontrols.h"
#include "pages/rulescard.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"
#include "session/opponents.h"
#include "shell/boardpage.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "variants/variants.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>

#include <array>
#include <set>
#include <stdexcept>

namespace rokada::ui::startTest {
namespace {

using namespace testing;

TEST(SampleGames, AreLegalToTheirEnds) {
    for (const VariantInfo& info : offeredVariants()) {
        const SampleGame* game = sampleGame(info.id);
        ASSERT_NE(game, nullptr) << info.id;
        EXPECT_EQ(playbackOf(*game).moves.size(), 20U) << info.id;
    }
}

TEST(BoardPlayback, BeginsAgainBehindTheLastPly) {
    BoardWidget board;
    BoardPlayback playback(*sampleGame("chess"), board, nullptr);
    for (int ply = 1; ply <= 20; ++ply) {
        playback.step();
        ASSERT_EQ(board.game()->played(), static_cast<std::size_t>(ply));
    }
    playback.step();
    playback.step();
    EXPECT_EQ(board.game()->played(), 20U) << "the last position is seen for a while";
    playback.step();
    EXPECT_EQ(board.game()->played(), 0U);
}

/// Window that shows its start page. All boards on the page are set up.
class StartDesk : public Desk {
public:
    // The mouse pointer stays where the previous test has left it. It must not hover over a card, which would then play
    // a game.
    StartDesk() { QTest::mouseMove(&window, QPoint(1, 1)), showPage(); }
    void showPage() {
        part<StartControls>(window).showPage();
        for (VariantCard* card : page().cards()) card->fill();
    }
    [[nodiscard]] StartPage& page() { return only<StartPage>(window); }
    [[nodiscard]] VariantCard& card(std::string_view game) {
        for (VariantCard* card : page().cards())
            if (card->game().id == game) return *card;
        throw std::runtime_error("no such card");
    }
    void rules(std::string_view game) {
        actionNamed(only<QuickMenu>(card(game)), QStringLiteral("rulesOfVariant")).trigger();
    }
    void play(std::string_view game) { click(named<QPushButton>(card(game), "playVariant")); }
    void click(QWidget& button) { QTest::mouseClick(&button, Qt::LeftButton); }
};

TEST(StartPage, ThePieceCardLeavesTheRulesOfAnotherVariant) {
    StartDesk desk;
    desk.start("greatshatranj");
    // This square does not exist on the board of chess.
    desk.testing::Desk::click("j2");
    desk.showPage();
    desk.rules("chess");
    RulesCard& card = part<CardControls>(desk.window).card();
    ASSERT_EQ(card.book()->variant().id, "chess");
    desk.trigger("pieceCard");
    EXPECT_EQ(card.book()->variant().id, "greatshatranj");
    ASSERT_TRUE(card.piece());
    EXPECT_EQ(card.piece()->square, desk.window.session().game()->position().book().geometry().named("j2"));
}

TEST(StartPage, ShowsABoardForEveryVariant) {
    StartDesk desk;
    ASSERT_EQ(desk.page().cards().size(), offeredVariants().size());
    std::set<std::pair<int, bool>> boards;
    for (VariantCard* card : desk.page().cards()) {
        EXPECT_EQ(card->board().game()->book().variant().id, card->game().id);
        const Rulebook& book = card->board().game()->book();
        boards.emplace(book.geometry().size(), book.towers());
        EXPECT_FALSE(testing::boardPicture(card->board(), {200, 200}).isNull());
    }
    EXPECT_EQ(boards.size(), offeredVariants().size());
}

TEST(StartPage, OneClickPlaysAgainstABeginnersComputer) {
    constexpr std::array<int, 4> levels{0, 2, 3, 1};
    for (const VariantInfo& info : offeredVariants()) {
        StartDesk desk;
        desk.play(info.id);
        ASSERT_NE(desk.window.session().game(), nullptr);
        EXPECT_EQ(desk.game().book().variant().id, info.id);
        EXPECT_FALSE(part<StartControls>(desk.window).pageShown());
        const auto& seats = desk.window.session().setup().seats;
        EXPECT_TRUE(seats.front().human);
        for (std::size_t i = 1; i < seats.size(); ++i) {
            EXPECT_FALSE(seats[i].human);
            EXPECT_EQ(seats[i].level, Level(levels.at(i)));
        }
        EXPECT_FALSE(desk.window.session().time().timed());
        EXPECT_TRUE(desk.board().isVisible());
    }
}

TEST(StartPage, ArrowsWalkTheCardsAndEnterPlays) {
    StartDesk desk;
    const auto& cards = desk.page().cards();
    ASSERT_EQ(desk.page().columns(), 3);
    QTest::keyClick(cards[0], Qt::Key_Right);
    EXPECT_TRUE(cards[1]->hasFocus());
    QTest::keyClick(cards[1], Qt::Key_Down);
    EXPECT_TRUE(cards[4]->hasFocus());
    QTest::keyClick(cards.back(), Qt::Key_Right);
    EXPECT_FALSE(cards[0]->hasFocus()) << "there is none further on";
    QTest::keyClick(cards[2], Qt::Key_Down);
    EXPECT_TRUE(cards[5]->hasFocus());
    QTest::keyClick(cards[4], Qt::Key_Up);
    QTest::keyClick(cards[1], Qt::Key_Return);
    EXPECT_EQ(desk.game().book().variant().id, cards[1]->game().id);
}

TEST(StartPage, TheGameThatWasPlayedLastHasTheKeyboardFirst) {
    Desk desk;
    for (const VariantInfo& info : offeredVariants()) {
        if (info.id == "vyrt") desk.settings.set(keys::lastGame(), &info);
    }
    desk.trigger("startPage");
    for (const VariantCard* card : only<StartPage>(desk.window).cards())
        EXPECT_EQ(card->hasFocus(), card->game().id == "vyrt") << card->game().id;
}

TEST(StartPage, OnlyTheFocusedCardPlaysItsGame) {
    StartDesk desk;
    const auto& cards = desk.page().cards();
    cards[2]->setFocus();
    for (VariantCard* card : cards) EXPECT_EQ(card->playback()->playing(), card == cards[2]);
    cards[2]->playback()->step();
    cards[3]->setFocus();
    EXPECT_EQ(cards[2]->board().game()->played(), 0U) << "it goes back to its start";
}

TEST(StartPage, ReducedMotionLeavesAllBoardsStill) {
    StartDesk desk;
    desk.settings.set(keys::motionReduced(), true);
    emit part<PreferencePages>(desk.window).looksChanged();
    for (VariantCard* card : desk.page().cards()) {
        card->setFocus();
        EXPECT_FALSE(card->playback()->playing());
    }
}

QAction& quick(StartDesk& desk, const char* variant, const char* wish) {
    return *named<QToolButton>(desk.card(variant), "chooseButton").menu()->findChild<QAction*>(QLatin1String(wish));
}

TEST(StartPage, TheArrowBesidePlayStartsUsualGamesAtOneClick) {
    StartDesk desk;
    quick(desk, "fortress", "peopleOnly").trigger();
    const GameSetup& setup = desk.window.session().setup();
    for (const Seat& seat : setup.seats) EXPECT_TRUE(seat.human);
    EXPECT_FALSE(desk.window.session().time().timed());
    desk.trigger("startPage");
    quick(desk, "chess", "clock:180+2").trigger();
    quick(desk, "chess", "level:5").trigger();
    EXPECT_EQ(setup.book->variant().id, "chess");
    EXPECT_TRUE(setup.seats[0].human);
    EXPECT_EQ(setup.seats[1].level, Level(5));
    EXPECT_EQ(timesText(lastChoice(desk.settings, *findVariant("chess")).times), "180+2");
}

TEST(StartPage, AQuickStartKeepsNamesAndSecrecy) {
    StartDesk desk;
    GameChoice last = usualChoice(*findVariant("fortress"));
    last.seats[2] = {.human = true, .name = QStringLiteral("Vera")};
    last.laws.secretPlacement = true;
    keepChoice(desk.settings, last);
    quick(desk, "fortress", "peopleOnly").trigger();
    const GameSetup& setup = desk.window.session().setup();
    EXPECT_EQ(setup.seats[2].name, QStringLiteral("Vera"));
    EXPECT_TRUE(setup.laws.secretPlacement);
}

TEST(StartPage, PlayRepeatsTheLastChoiceAndSaysSo) {
    StartDesk desk;
    EXPECT_EQ(named<QPushButton>(desk.card("chess"), "playVariant").toolTip(), "Play Petar, White, no clock");
    quick(desk, "chess", "clock:180+2").trigger();
    quick(desk, "chess", "level:5").trigger();
    desk.trigger("startPage");
    const auto& button = named<QPushButton>(desk.card("chess"), "playVariant");
    EXPECT_EQ(button.toolTip(), "Play Rada, White, 3 min + 2 s");
    EXPECT_EQ(button.accessibleName(), "Chess: Play Rada, White, 3 min + 2 s");
    EXPECT_TRUE(button.toolTip().startsWith(button.text())) << button.text().toStdString();
    const QString rating = ratingText(opponentOf("chess", Level(5))->rating);
    EXPECT_EQ(named<QLabel>(desk.card("chess"), "playersOfVariant").text(),
              QStringLiteral("Rada (%1) · White · 3 min + 2 s").arg(rating));
    desk.play("chess");
    const GameSetup& setup = desk.window.session().setup();
    EXPECT_TRUE(setup.seats[0].human);
    EXPECT_EQ(setup.seats[1].level, Level(5));
    EXPECT_EQ(timesText(setup.times), "180+2");
}

TEST(StartPage, TheClockOfAGameBetweenPeopleIsNotUsedAgainstAComputer) {
    StartDesk desk;
    quick(desk, "chess", "clock:300+0").trigger();
    quick(desk, "chess", "peopleOnly").trigger();
    const GameSetup& setup = desk.window.session().setup();
    EXPECT_EQ(timesText(setup.times), "300");
    desk.trigger("startPage");
    EXPECT_EQ(named<QPushButton>(desk.card("chess"), "playVariant").toolTip(), "Play together, 5 min");
    quick(desk, "chess", "level:5").trigger();
    EXPECT_FALSE(desk.window.session().time().timed());
    desk.trigger("startPage");
    quick(desk, "chess", "peopleOnly").trigger();
    EXPECT_EQ(timesText(setup.times), "300") << "each kind of game has its own clock";
}

TEST(StartPage, TheFirstGameIsAgainstTheEasiestOpponent) {
    StartDesk desk;
    auto& hero = only<ResumeCard>(desk.window);
    ASSERT_TRUE(hero.words().contains(QStringLiteral("easiest opponent")));
    QTest::mouseClick(&named<QPushButton>(hero, "continueButton"), Qt::LeftButton);
    EXPECT_EQ(desk.window.session().setup().seats[1].level, Level(Level::Lowest));
}

TEST(StartPage, TheArrowBesidePlayOpensTheDialogOfThatVariant) {
    StartDesk desk;
    quick(desk, "vyrt", "moreChoices").trigger();
    EXPECT_EQ(only<NewGameDialog>(desk.window).choice().game->id, "vyrt");
}

TEST(StartPage, TheRulesAreOneClickAway) {
    StartDesk desk;
    desk.rules("bolyar");
    RulesCard& card = part<CardControls>(desk.window).card();
    EXPECT_TRUE(card.isVisible());
    EXPECT_TRUE(part<StartControls>(desk.window).pageShown());
    EXPECT_EQ(card.book()->variant().id, "bolyar");
    const QString text = only<QTextBrowser>(card).toPlainText();
    EXPECT_TRUE(text.contains(QStringLiteral("Bolyar"))) << text.toStdString();
    // Leaving the page must also close the rules that are shown on it.
    desk.play("chess");
    EXPECT_TRUE(card.isHidden());
    EXPECT_EQ(card.book()->variant().id, "chess");
}

/// The panel that shows the rules also contains the result, the buttons and the move field of the game behind the start
/// page. While the rules are shown, these must be hidden.
TEST(StartPage, BesideTheRulesNothingOfAnotherGameIsSeen) {
    for (const bool over : {false, true}) {
        StartDesk desk;
        desk.start("chess");
        desk.trigger("enterMove");
        if (over) {
            desk.window.session().resign();
            part<EndBanner>(desk.window).fold(false);
        }
        const bool entry = named<QWidget>(desk.window, "moveStrip").isVisible();
        EXPECT_TRUE(entry || over);
        part<StartControls>(desk.window).showPage();
        desk.rules("greatshatranj");
        for (int round = 0; round < 3; ++round) QApplication::processEvents();
        EXPECT_TRUE(part<CardControls>(desk.window).card().isVisible());
        EXPECT_FALSE(named<QWidget>(desk.window, "moveButtons").isVisible()) << over;
        EXPECT_FALSE(named<QWidget>(desk.window, "moveStrip").isVisible()) << over;
        EXPECT_FALSE(part<EndBanner>(desk.window).isVisible()) << over;
        desk.trigger("startPage");
        for (int round = 0; round < 3; ++round) QApplication::processEvents();
        EXPECT_TRUE(named<QWidget>(desk.window, "moveButtons").isVisible()) << over;
        EXPECT_EQ(named<QWidget>(desk.window, "moveStrip").isVisible(), entry) << over;
        EXPECT_EQ(part<EndBanner>(desk.window).isVisible(), over);
    }
}

TEST(StartPage, WithoutAGameNothingOffersToWriteOrPrintOne) {
    Desk desk;
    part<StartControls>(desk.window).showPage();
    for (const char* name : {"enterMove", "save", "saveAs", "print", "copyGame", "copyPosition", "copyDrawing",
                             "diagram", "copyDiagram", "whoseTurn", "tellMaterial"}) {
        EXPECT_FALSE(desk.action(name).isEnabled()) << name;
        EXPECT_FALSE(desk.action(name).statusTip().isEmpty()) << name;
    }
    desk.start("chess");
    for (const char* name : {"enterMove", "save", "print", "copyGame", "tellMaterial"})
        EXPECT_TRUE(desk.action(name).isEnabled()) << name;
    desk.trigger("startPage");
    EXPECT_FALSE(desk.action("enterMove").isEnabled()) << "its strip is not seen";
    EXPECT_TRUE(desk.action("save").isEnabled());
}

TEST(StartPage, TheGameGoesOnBehindIt) {
    Desk desk;
    desk.start("chess", "pc");
    desk.playByMouse("e2e4");
    desk.trigger("startPage");
    ASSERT_TRUE(part<StartControls>(desk.window).pageShown());
    EXPECT_FALSE(desk.board().isVisible());
    EXPECT_FALSE(desk.action("undo").isEnabled());
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window.session().humanToMove(); }));
    auto& hero = only<ResumeCard>(desk.window);
    const QString words = hero.words();
    EXPECT_TRUE(words.startsWith(QStringLiteral("Chess against "))) << words.toStdString();
    EXPECT_TRUE(words.endsWith(QStringLiteral("You play White."))) << words.toStdString();
    QTest::mouseClick(&named<QPushButton>(hero, "continueButton"), Qt::LeftButton);
    EXPECT_FALSE(part<StartControls>(desk.window).pageShown());
    EXPECT_TRUE(desk.board().isVisible());
    EXPECT_EQ(desk.game().played(), 2U);
    EXPECT_TRUE(desk.action("undo").isEnabled());
}

TEST(StartPage, ThePanelComesBackWithTheGame) {
    Desk desk;
    desk.start("vyrt");
    const auto& panel = testing::only<SidePanel>(desk.window);
    EXPECT_TRUE(panel.isVisible());
    desk.trigger("startPage");
    EXPECT_FALSE(panel.isVisible());
    desk.trigger("startPage");
    EXPECT_TRUE(panel.isVisible());
}

TEST(StartPage, NobodyIsToldWhatIsToBeDoneOnTheBoardBehindIt) {
    Desk desk;
    desk.start("chess", "pp", {}, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    const std::string prompt = desk.status();
    EXPECT_FALSE(prompt.empty());
    desk.trigger("startPage");
    EXPECT_EQ(desk.status(), "");
    desk.language.use(QStringLiteral("ru"));
    EXPECT_EQ(desk.status(), "");
    desk.language.use(QStringLiteral("en"));
    desk.trigger("startPage");
    EXPECT_EQ(desk.status(), prompt);
}

TEST(StartPage, InAnotherLanguageItSaysAgainWhyTheBoardCannotBeTurned) {
    Desk desk;
    desk.start("chess", "pp");
    desk.trigger("startPage");
    const QString before = desk.action("flip").statusTip();
    desk.language.use(QStringLiteral("bg"));
    QCoreApplication::sendPostedEvents();
    EXPECT_FALSE(desk.action("flip").statusTip().isEmpty());
    EXPECT_NE(desk.action("flip").statusTip(), before);
}

TEST(StartPage, EveryCardIsWholeInTheSmallestWindow) {
    StartDesk desk;
    for (const QString& code : Language::all()) {
        desk.language.use(code);
        QCoreApplication::processEvents();
        EXPECT_EQ(desk.window.size(), QSize(1024, 700));
        EXPECT_EQ(desk.page().verticalScrollBar()->maximum(), 0) << code.toStdString();
        for (VariantCard* card : desk.page().cards()) EXPECT_FALSE(card->visibleRegion().isEmpty());
    }
}

TEST(StartPage, AWideAndLowWindowHasOneRow) {
    StartPage page(nullptr);
    page.resize(2400, 620);
    page.show();
    EXPECT_EQ(page.columns(), static_cast<int>(offeredVariants().size()));
    page.resize(1024, 700);
    EXPECT_EQ(page.columns(), 3);
}

TEST(StartPage, AGameOfThePageComesBackByUndoWhenAnotherIsBegunThere) {
    StartDesk desk;
    desk.start("chess", "pp");
    desk.window.session().play(*parseMove(desk.game().position(), "e2e4"));
    part<StartControls>(desk.window).showPage();
    desk.play("vyrt");
    ASSERT_EQ(desk.game().book().variant().id, "vyrt");
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(PauseBar, TheGameThatWasLeftGoesOnByOneClick) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        GameSetup setup = setupFor("chess", "pc");
        setup.times = *parseTimes("300+3", 2);
        desk.window.session().start(std::move(setup));
        desk.play({"e2e4"});
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    auto& bar = part<PauseBar>(desk.window);
    EXPECT_TRUE(bar.isVisible());
    QTest::mouseClick(&only<QPushButton>(bar), Qt::LeftButton);
    EXPECT_FALSE(bar.isVisible());
    EXPECT_FALSE(desk.window.session().paused());
}

TEST(PauseBar, WithoutClocksThereIsNothingToContinue) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        desk.start("chess", "pp");
        desk.play({"e2e4"});
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    EXPECT_FALSE(part<PauseBar>(desk.window).isVisible());
    EXPECT_FALSE(desk.window.session().paused());
    desk.play({"e7e5"});
    EXPECT_EQ(desk.game().played(), 2U);
}

TEST(StartPanels, AreAsTheyWereBehindAPage) {
    for (const char* game : {"chess", "vyrt"}) {
        StartDesk desk;
        desk.window.resize(1920, 1040);
        desk.start(game);
        desk.trigger("rulesCard");
        const auto& page = testing::only<BoardPage>(desk.window);
        const auto places = [&] {
            std::vector<QRect> all;
            for (const auto* part : page.findChildren<PanelPage*>())
                all.push_back(part->isVisible() ? part->geometry() : QRect());
            for (const QWidget* part : page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
                all.push_back(part->isVisible() ? part->geometry() : QRect());
            return all;
        };
        const std::vector<QRect> before = places();
        for (const char* other : {"learn", "startPage", "learn"}) {
            desk.trigger(other);
            QApplication::processEvents();
            desk.trigger(other);
            QApplication::processEvents();
            EXPECT_EQ(places(), before) << game << ' ' << other;
        }
    }
}

TEST(StartPanels, TheBoardInSpaceBelongsToBoardsWithoutEdges) {
    Desk desk;
    const auto* board3D = &testing::named<PanelPage>(desk.window, "roundPanel");
    part<StartControls>(desk.window).showPage();
    desk.start("fortress");
    EXPECT_FALSE(board3D->isVisible());
    desk.start("vyrt");
    EXPECT_TRUE(board3D->isVisible());
    part<StartControls>(desk.window).showPage();
    EXPECT_FALSE(board3D->isVisible());
    desk.start("chess");
    EXPECT_FALSE(board3D->isVisible());
    part<StartControls>(desk.window).showPage();
    desk.start("vyrt");
    EXPECT_TRUE(board3D->isVisible());
}

}  // namespace
}  // namespace rokada::ui::startTest
