// Tests the new-game dialog: choosing and storing the settings of a game, and starting it.
#include "settingsfile.h"
#include "windowtesting.h"
#include "writtenwords.h"

#include "newgame/gamesettings.h"
#include "newgame/newgamedialog.h"
#include "newgame/opponenttiles.h"
#include "newgame/participants.h"
#include "newgame/seatcard.h"
#include "newgame/segmentrow.h"
#include "newgame/variantlist.h"
#include "session/gamechoice.h"
#include "session/occupants.h"
#include "shell/colourscheme.h"
#include "shell/sharedsettings.h"
#include "table/tablesettings.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>

#include <set>

namespace rokada::ui::dialogTest {
namespace {

using namespace testing;

const VariantInfo& game(std::string_view id) { return *findVariant(id); }

/// Chooses the player of a side in the menu of its card. `place` is an index in the list of players.
void seat(const NewGameDialog& dialog, const char* side, int place) {
    named<QAction>(dialog, "newSeat:" + std::string(side) + ':' + std::to_string(place)).trigger();
}

void press(NewGameDialog& dialog, const char* button) { named<QAbstractButton>(dialog, button).click(); }

void choose(const NewGameDialog& dialog, Participants participants) {
    auto& tabs = only<QTabBar>(named<SegmentRow>(dialog, "companyRow"));
    // Variants for two players do not offer `TwoSides`.
    const int missing = tabs.count() < 4 && participants > Participants::TwoSides ? 1 : 0;
    tabs.setCurrentIndex(static_cast<int>(participants) - missing);
}

TEST(NewGameDialog, AtFirstOnePersonPlaysChessAgainstTheComputer) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    const GameChoice choice = dialog.choice();
    EXPECT_EQ(choice.game->id, "chess");
    EXPECT_EQ(choice.seats, (std::vector<Seat>{{true, {}}, {false, {}}}));
    EXPECT_EQ(choice.rules, (Choices{{"laws", "fide"}, {"start", "usual"}}));
}

TEST(NewGameDialog, AStartOfChess960HasANumber) {
    Desk desk;
    desk.trigger("newGame");
    NewGameDialog& dialog = only<NewGameDialog>(desk.window);
    dialog.chooseVariant(game("chess"));
    press(dialog, "foldButton");
    auto& number = named<QSpinBox>(dialog, "startNumber");
    EXPECT_TRUE(number.isHidden() || !number.isVisible());
    EXPECT_FALSE(dialog.choice().startNumber);
    auto& start = named<QComboBox>(dialog, "startRuleBox");
    start.setCurrentIndex(start.findData(QStringLiteral("chess960")));
    EXPECT_TRUE(number.isVisible());
    EXPECT_EQ(number.maximum(), 959);
    const int drawn = number.value();
    for (int i = 0; i < 20 && number.value() == drawn; ++i) named<QPushButton>(dialog, "drawStart").click();
    EXPECT_NE(number.value(), drawn) << "twenty lots are not all the same";
    number.setValue(0);
    EXPECT_EQ(named<QLabel>(dialog, "startPieces").text(), QStringLiteral("BBQNNRKR"));
    dialog.accept();
    EXPECT_EQ(startNumber(desk.game().start()), 0);
    EXPECT_EQ(unusualRules(desk.game().start()), QStringLiteral("Start: Chess960, number 0"));
    std::set<int> numbers;
    for (int i = 0; i < 20 && numbers.size() < 2; ++i) {
        desk.window.session().restart();
        ASSERT_TRUE(startNumber(desk.game().start()));
        numbers.insert(*startNumber(desk.game().start()));
    }
    EXPECT_EQ(numbers.size(), 2U) << "a rematch draws another one";
}

TEST(NewGameDialog, ShowsAllVariantsInTheSmallestWindow) {
    Desk desk;
    desk.trigger("newGame");
    QApplication::processEvents();
    auto& list = named<VariantList>(only<NewGameDialog>(desk.window), "variantList");
    EXPECT_LE(list.visualItemRect(list.item(list.count() - 1)).bottom(), list.viewport()->height());
}

TEST(NewGameDialog, HasOneHeightForAllVariants) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.show();
    QApplication::processEvents();
    EXPECT_EQ(dialog.choice().game->id, "chess") << "it has looked at all and shows its own";
    const int height = dialog.height();
    for (const VariantInfo& info : offeredVariants()) {
        dialog.chooseVariant(info);
        QApplication::processEvents();
        EXPECT_EQ(dialog.height(), height) << info.id;
    }
}

TEST(NewGameDialog, KeepsWhatWasTypedWhileOtherVariantsAreLookedAt) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("bolyar"));
    named<QLineEdit>(dialog, "whiteNameLine").setText(QStringLiteral("Ivaylo"));
    dialog.chooseVariant(game("vyrt"));
    EXPECT_EQ(dialog.choice().seats[0].name, QString());
    dialog.chooseVariant(game("bolyar"));
    EXPECT_EQ(dialog.choice().seats[0].name, QStringLiteral("Ivaylo"));
}

TEST(NewGameDialog, RulesAndStrictnessAreFolded) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.show();
    auto& arbiter = named<QCheckBox>(dialog, "arbiterBox");
    auto& summary = named<QLabel>(dialog, "foldSummary");
    EXPECT_FALSE(arbiter.isVisible());
    EXPECT_EQ(summary.text().toStdString(), "Laws of FIDE, takebacks allowed");
    press(dialog, "foldButton");
    EXPECT_TRUE(arbiter.isVisible());
    arbiter.setChecked(true);
    named<QComboBox>(dialog, "takeBackBox").setCurrentIndex(2);
    auto& laws = named<QComboBox>(dialog, "lawsRuleBox");
    laws.setCurrentIndex(1 - laws.currentIndex());
    press(dialog, "foldButton");
    EXPECT_FALSE(arbiter.isVisible());
    const GameChoice choice = dialog.choice();
    EXPECT_EQ(summary.text(), unusualRules(*makeVariant(*choice.game, choice.rules)) +
                                  QStringLiteral(", no takebacks, draw claims are checked"));
}

TEST(NewGameDialog, WhatIsWrittenOnCardsHasRoom) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.show();
    for (const VariantInfo& info : offeredVariants()) {
        dialog.chooseVariant(info);
        choose(dialog, Participants::Computers);
        QCoreApplication::processEvents();
        const auto& card = named<SeatCard>(dialog, "whiteSeatButton");
        EXPECT_TRUE(card.isVisible());
        EXPECT_GE(card.width(), card.sizeHint().width()) << info.id;
        EXPECT_GE(card.height(), card.sizeHint().height()) << info.id;
    }
}

TEST(NewGameDialog, OffersEveryVariantWithItsSeatsAndRules) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    for (const VariantInfo& info : offeredVariants()) {
        dialog.chooseVariant(info);
        const GameChoice choice = dialog.choice();
        EXPECT_EQ(choice.game, &info);
        EXPECT_EQ(choice.rules, usualChoice(info).rules) << info.id;
        EXPECT_EQ(choice.seats, usualChoice(info).seats) << info.id;
    }
}

TEST(NewGameDialog, EachValueHasItsSentence) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("greatshatranj"));
    auto* bareKing = &named<QComboBox>(dialog, "barekingRuleBox");
    EXPECT_EQ(bareKing->currentText().toStdString(), "Draw (default)");
    bareKing->setCurrentIndex(2);
    EXPECT_EQ(bareKing->accessibleDescription().toStdString(), "A lone king plays on until it is checkmated.");
}

TEST(NewGameDialog, KeepsTheLastChoiceOfEachVariant) {
    const SettingsFile paper;
    {
        WindowSettings settings(paper.path);
        NewGameDialog dialog(settings);
        dialog.chooseVariant(game("fortress"));
        seat(dialog, "black", 0);
        seat(dialog, "red", 11);
        seat(dialog, "blue", 5);
        named<QLineEdit>(dialog, "whiteNameLine").setText(QStringLiteral("Anna"));
        named<QComboBox>(dialog, "castlingRuleBox").setCurrentIndex(1);
        dialog.accept();
    }
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    const GameChoice choice = dialog.choice();
    EXPECT_EQ(choice.game->id, "fortress");
    EXPECT_TRUE(choice.seats[1].human);
    EXPECT_FALSE(choice.seats[2].human);
    EXPECT_TRUE(choice.seats[2].level.isFull());
    EXPECT_EQ(choice.seats[3].level, Level(5));
    EXPECT_EQ(choice.seats[0].name.toStdString(), "Anna");
    EXPECT_EQ(choice.rules.at("castling"), "off");
    dialog.chooseVariant(game("chess"));
    EXPECT_EQ(dialog.choice().seats, usualChoice(game("chess")).seats);
}

/// Returns the index in the list of players for each side.
std::vector<int> places(const NewGameDialog& dialog) {
    std::vector<int> places;
    for (const Seat& seat : dialog.choice().seats) places.push_back(placeOf(seat, dialog.choice().game->id));
    return places;
}

TEST(NewGameDialog, UsualCompaniesAreOneClick) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    EXPECT_EQ(places(dialog), (std::vector{0, 2}));
    choose(dialog, Participants::People);
    EXPECT_EQ(places(dialog), (std::vector{0, 0}));
    choose(dialog, Participants::Computers);
    EXPECT_EQ(places(dialog), (std::vector{2, 2}));
    seat(dialog, "white", 8);
    press(dialog, "swapSeatsButton");
    EXPECT_EQ(places(dialog), (std::vector{2, 8}));
    choose(dialog, Participants::OnePerson);
    EXPECT_EQ(places(dialog), (std::vector{0, 8}));
}

TEST(NewGameDialog, GamesBetweenPeopleHaveTheirOwnClocks) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    GameChoice together = usualChoice(game("chess"));
    together.seats[1] = Seat();
    together.times.assign(2, *parseTime("600+5"));
    keepChoice(settings, together);
    NewGameDialog dialog(settings);
    EXPECT_EQ(timesText(dialog.choice().times), "600+5");
    choose(dialog, Participants::OnePerson);
    EXPECT_TRUE(dialog.choice().times.empty());
    dialog.accept();
    EXPECT_EQ(timesText(lastTimes(settings, game("chess"), true)), "600+5");
    EXPECT_TRUE(lastTimes(settings, game("chess"), false).empty());
    NewGameDialog again(settings);
    EXPECT_TRUE(again.choice().times.empty());
    choose(again, Participants::People);
    EXPECT_EQ(timesText(again.choice().times), "600+5");
}

TEST(NewGameDialog, FourComputersTakeTheSeatsOfFortressChess) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("fortress"));
    seat(dialog, "red", 0);
    seat(dialog, "black", 11);
    choose(dialog, Participants::Computers);
    EXPECT_EQ(places(dialog), (std::vector{11, 11, 11, 1}));
    choose(dialog, Participants::OnePerson);
    press(dialog, "nextSeatButton");
    EXPECT_EQ(places(dialog), (std::vector{1, 0, 11, 11}));
}

TEST(NewGameDialog, NamesGoWithTheirPlayers) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    named<QLineEdit>(dialog, "whiteNameLine").setText(QStringLiteral("Anna"));
    press(dialog, "swapSeatsButton");
    EXPECT_EQ(dialog.choice().seats[1].name.toStdString(), "Anna");
    EXPECT_TRUE(dialog.choice().seats[1].human);
}

TEST(NewGameDialog, CancellingKeepsNothing) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("vyrt"));
    dialog.reject();
    EXPECT_EQ(settings.get(keys::lastGame())->id, "chess");
}

TEST(NewGameDialog, EnterPlaysAndEscapeDoesNot) {
    Desk desk;
    desk.start("chess");
    desk.trigger("newGame");
    auto* list = &named<VariantList>(only<NewGameDialog>(desk.window), "variantList");
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(desk.game().book().variant().id, "greatshatranj");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desk.trigger("newGame");
    list = &named<VariantList>(only<NewGameDialog>(desk.window), "variantList");
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Escape);
    EXPECT_EQ(desk.game().book().variant().id, "greatshatranj");
}

TEST(NewGameDialog, ScrollsOnlyWhereTheScreenIsTooLow) {
    Desk desk;
    NewGameDialog dialog(desk.settings, nullptr);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    const auto* scroll = &named<QScrollArea>(dialog, "choicePage");
    const int most = dialog.screen()->availableSize().height() - 32;  // room for the window frame
    for (const QString& code : Language::all()) {
        desk.language.use(code);
        for (const VariantInfo& info : offeredVariants()) {
            dialog.chooseVariant(info);
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            const int hidden = scroll->verticalScrollBar()->maximum();
            EXPECT_TRUE(hidden == 0 || dialog.height() >= most - 1)
                << info.id << ' ' << code.toStdString() << ' ' << hidden << ' ' << dialog.height() << " of " << most;
            EXPECT_LE(dialog.height(), most);
        }
    }
}

TEST(NewGameDialog, FitsASmallScreenInEveryLanguage) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    Language language;
    for (const QString& code : Language::all()) {
        language.use(code);
        NewGameDialog dialog(settings);
        dialog.show();
        const auto* scroll = &named<QScrollArea>(dialog, "choicePage");
        for (const VariantInfo& info : offeredVariants()) {
            dialog.chooseVariant(info);
            EXPECT_LE(dialog.minimumSizeHint().width(), 900);
            EXPECT_LE(dialog.minimumSizeHint().height(), 600);
            EXPECT_LE(scroll->widget()->minimumSizeHint().width(), scroll->viewport()->width())
                << "it scrolls only up and down; " << code.toStdString() << ' ' << info.id;
        }
    }
}

/// If the dialog is narrow or the font is large, all controls must be in one scrolling column.
class NarrowDialog : public ::testing::TestWithParam<const char*> {
protected:
    void expectOneColumn(NewGameDialog& dialog, const std::string& when) {
        auto& scroll = named<QScrollArea>(dialog, "choicePage");
        auto& games = named<VariantList>(dialog, "variantList");
        EXPECT_TRUE(scroll.isAncestorOf(&games)) << when;
        for (const VariantInfo& info : offeredVariants()) {
            dialog.chooseVariant(info);
            for (const Participants participants :
                 {Participants::OnePerson, Participants::People, Participants::Computers}) {
                choose(dialog, participants);
                // Each layout passes a new height to its parent layout in a separate event.
                for (int i = 0; i < 8; ++i) QApplication::processEvents();
                const std::string now =
                    when + ' ' + std::string(info.id) + std::to_string(static_cast<int>(participants));
                EXPECT_EQ(crampedTexts(dialog).join(QLatin1String("; ")).toStdString(), "") << now;
                EXPECT_LE(scroll.widget()->minimumSizeHint().width(), scroll.viewport()->width()) << now;
                EXPECT_EQ(games.verticalScrollBar()->maximum(), 0) << now << " it has its whole height";
                for (const SeatCard* card : dialog.findChildren<SeatCard*>()) {
                    if (card->isVisible()) {
                        EXPECT_GE(card->width(), card->sizeHint().width()) << now;
                        EXPECT_GE(card->height(), card->sizeHint().height()) << now;
                    }
                }
            }
        }
        const QRect play(named<QPushButton>(dialog, "playButton").mapTo(&dialog, QPoint()),
                         named<QPushButton>(dialog, "playButton").size());
        EXPECT_TRUE(dialog.rect().contains(play)) << when;
    }
};

TEST_P(NarrowDialog, IsOneColumnInANarrowWindow) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    Language language;
    language.use(QLatin1String(GetParam()));
    NewGameDialog dialog(settings);
    dialog.show();
    dialog.resize(dialog.minimumSizeHint().width(), 620);
    QApplication::processEvents();
    expectOneColumn(dialog, GetParam());
}

TEST_P(NarrowDialog, IsOneColumnWithTextOfTwiceTheSize) {
    Desk desk;
    desk.language.use(QLatin1String(GetParam()));
    desk.settings.set(keys::textSize(), 200);
    desk.window.resize(1280, 800);
    desk.trigger("newGame");
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
    NewGameDialog& dialog = only<NewGameDialog>(desk.window);
    EXPECT_LE(dialog.width(), dialog.screen()->availableSize().width());
    EXPECT_LE(dialog.height(), dialog.screen()->availableSize().height());
    expectOneColumn(dialog, GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, NarrowDialog, ::testing::Values("en", "ru", "bg"));

TEST(NewGameDialog, EnterOnAnOpponentPlaysAgainstIt) {
    Desk desk;
    desk.trigger("newGame");
    auto& tiles = named<OpponentTiles>(only<NewGameDialog>(desk.window), "opponentList");
    tiles.setFocus();
    tiles.setCurrentRow(3);
    QTest::keyClick(&tiles, Qt::Key_Right);
    QTest::keyClick(&tiles, Qt::Key_Return);
    EXPECT_EQ(desk.window.session().setup().seats[1].level, Level(5));
}

TEST(NewGameDialog, AButtonOpensTheFieldOfTheName) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.show();
    auto& name = named<QLineEdit>(dialog, "yourNameLine");
    auto& button = named<QAbstractButton>(dialog, "yourNameButton");
    EXPECT_FALSE(name.isVisible());
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_TRUE(name.isVisible());
    EXPECT_EQ(dialog.focusWidget(), &name);
    EXPECT_FALSE(button.isVisible());
    QTest::keyClicks(&name, QStringLiteral("Maria"));
    EXPECT_EQ(dialog.choice().seats[0].name, QStringLiteral("Maria"));
}

TEST(NewGameDialog, APersonChoosesTheColour) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    auto& colours = only<QTabBar>(named<SegmentRow>(dialog, "colourRow"));
    named<QLineEdit>(dialog, "yourNameLine").setText(QStringLiteral("Maria"));
    colours.setCurrentIndex(2);
    EXPECT_EQ(places(dialog), (std::vector{2, 0}));
    EXPECT_EQ(dialog.choice().seats[1].name, QStringLiteral("Maria"));
    EXPECT_FALSE(dialog.choice().randomSides);
    colours.setCurrentIndex(1);
    EXPECT_TRUE(dialog.choice().randomSides);
    EXPECT_EQ(places(dialog), (std::vector{0, 2}));
    colours.setCurrentIndex(0);
    EXPECT_FALSE(dialog.choice().randomSides);
    EXPECT_EQ(dialog.choice().seats[0].name, QStringLiteral("Maria"));
    EXPECT_EQ(dialog.choice().seats[1].name, QString());
}

TEST(NewGameDialog, FullStrengthIsOnePageFurther) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    press(dialog, "enginesButton");
    EXPECT_TRUE(dialog.choice().seats[1].level.isFull());
    EXPECT_TRUE(named<QWidget>(dialog, "opponentList").isHidden());
    press(dialog, "opponentsButton");
    EXPECT_EQ(dialog.choice().seats[1].level, Level(2)) << "the one that was chosen before";
    EXPECT_FALSE(named<QWidget>(dialog, "opponentList").isHidden());
}

TEST(NewGameDialog, ReservePiecesArePlacedInThreeWays) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    EXPECT_TRUE(named<QWidget>(dialog, "placementRow").parentWidget()->isHidden()) << "chess has none";
    dialog.chooseVariant(game("fortress"));
    auto& ways = only<QTabBar>(named<SegmentRow>(dialog, "placementRow"));
    std::set<std::pair<std::string, bool>> chosen;
    for (int way = 0; way < 3; ++way) {
        ways.setCurrentIndex(way);
        chosen.insert({dialog.choice().rules.at("placement"), dialog.choice().laws.secretPlacement});
    }
    EXPECT_EQ(chosen, (std::set<std::pair<std::string, bool>>{{"standard", false}, {"open", false}, {"open", true}}));
}

TEST(NewGameDialog, AChipSetsTheClockAndOtherShowsAll) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    auto& own = named<QWidget>(dialog, "commonTime");
    press(dialog, "clockChip:600+5");
    EXPECT_EQ(timesText(dialog.choice().times), "600+5");
    EXPECT_TRUE(own.isHidden());
    press(dialog, "otherClock");
    EXPECT_FALSE(own.isHidden());
    EXPECT_EQ(timesText(dialog.choice().times), "600+5");
    press(dialog, "clockChip:-");
    EXPECT_TRUE(dialog.choice().times.empty());
    EXPECT_TRUE(own.isHidden());
}

TEST(NewGameDialog, ASentenceSumsUp) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    const auto summary = [&] { return named<QLabel>(dialog, "gameSummary").text().toStdString(); };
    EXPECT_EQ(summary(), "Chess against Petar. You play White. No clock.");
    press(dialog, "clockChip:600+5");
    only<QTabBar>(named<SegmentRow>(dialog, "colourRow")).setCurrentIndex(1);
    named<QListWidget>(dialog, "opponentList").setCurrentRow(3);
    EXPECT_EQ(summary(), "Chess against Anton. Your side is chosen at random. 10 min + 5 s.");
    press(dialog, "enginesButton");
    only<QTabBar>(named<SegmentRow>(dialog, "colourRow")).setCurrentIndex(2);
    EXPECT_EQ(summary(), "Chess against Rokada, full strength. You play Black. 10 min + 5 s.");
    choose(dialog, Participants::People);
    named<QLineEdit>(dialog, "whiteNameLine").setText(QStringLiteral("Maria"));
    EXPECT_EQ(summary(), "Chess: all players play on this computer. Maria plays White. 10 min + 5 s.");
    dialog.chooseVariant(game("fortress"));
    seat(dialog, "black", 6);
    seat(dialog, "red", 3);
    seat(dialog, "blue", 7);
    EXPECT_EQ(summary(), "You and Vera against Boris and Iva. No clock.");
}

TEST(Settings, WhatConcernsComputersIsKept) {
    const SettingsFile paper;
    {
        WindowSettings settings(paper.path);
        EXPECT_FALSE(settings.get(keys::thinkingShown()));
        EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(2));
        settings.set(keys::thinkingShown(), true);
        settings.set(keys::thinkingTime(), std::chrono::seconds(30));
    }
    const WindowSettings settings(paper.path);
    EXPECT_TRUE(settings.get(keys::thinkingShown()));
    EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(30));
}

TEST(Settings, DamagedOnesBecomeDefaults) {
    const SettingsFile paper;
    QFile file(paper.path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "[General]\nlanguage=klingon\ncolourScheme=7\ncoordinates=\nlastGame=\\x0\\xff\nrotation=maybe\n"
        "thinkingShown=2\nthinkingTime=7\n"
        "[games]\nchess\\rules\\laws=jungle\nchess\\seats\\0=@Variant(\\0\\0)\nchess\\seats\\1=\n"
        "chess\\levels\\1=99\n[broken\n=\n");
    file.close();
    const WindowSettings settings(paper.path);
    EXPECT_TRUE(Language::all().contains(settings.get(keys::language())));
    EXPECT_EQ(settings.get(keys::colourScheme()), ColourScheme::System);
    EXPECT_EQ(settings.get(keys::coordinates()), Coordinates::Usual);
    EXPECT_EQ(settings.get(keys::rotation()), Rotation::Fixed);
    EXPECT_FALSE(settings.get(keys::thinkingShown()));
    EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(2));
    EXPECT_EQ(settings.get(keys::lastGame())->id, "chess");
    const GameChoice choice = lastChoice(settings, game("chess"));
    EXPECT_EQ(choice.rules, usualChoice(game("chess")).rules);
    EXPECT_EQ(choice.seats, usualChoice(game("chess")).seats);
}

}  // namespace
}  // namespace rokada::ui::dialogTest
