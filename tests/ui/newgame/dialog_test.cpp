// The new-game dialog: what it offers, keeps and starts.
#include "settingsfile.h"
#include "windowtesting.h"

#include "newgame/gamesettings.h"
#include "newgame/newgamecontrols.h"
#include "newgame/newgamedialog.h"
#include "newgame/variantlist.h"
#include "session/gamechoice.h"
#include "session/occupants.h"
#include "shell/colourscheme.h"
#include "shell/sharedsettings.h"
#include "table/tablesettings.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <set>

namespace rokada::ui {
namespace {

using namespace testing;

const VariantInfo& game(std::string_view id) { return *findVariant(id); }

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
    NewGameDialog& dialog = *part<NewGameControls>(desk.window).dialog();
    dialog.chooseVariant(game("chess"));
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
    auto& list = named<VariantList>(*part<NewGameControls>(desk.window).dialog(), "variantList");
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

TEST(NewGameDialog, LawsThatFewChooseAreBehindMore) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    auto& arbiter = named<QWidget>(dialog, "arbiterBox");
    EXPECT_TRUE(arbiter.isHidden());
    named<QPushButton>(dialog, "moreLawsButton").click();
    EXPECT_FALSE(arbiter.isHidden());
}

TEST(NewGameDialog, BoxesShowTheirWordsAfterAChangeOfVariant) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.show();
    for (const VariantInfo& info : offeredVariants()) {
        dialog.chooseVariant(info);
        QCoreApplication::processEvents();
        const auto* who = &named<QComboBox>(dialog, "whiteSeatBox");
        EXPECT_GE(who->width(), who->fontMetrics().horizontalAdvance(who->itemText(1))) << info.id;
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
        named<QComboBox>(dialog, "blackSeatBox").setCurrentIndex(0);
        named<QComboBox>(dialog, "redSeatBox").setCurrentIndex(11);
        named<QComboBox>(dialog, "blueSeatBox").setCurrentIndex(5);
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

void press(NewGameDialog& dialog, const char* button) { named<QPushButton>(dialog, button).click(); }

/// Places in the list of occupants, by side.
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
    press(dialog, "peopleButton");
    EXPECT_EQ(places(dialog), (std::vector{0, 0}));
    press(dialog, "computersButton");
    EXPECT_EQ(places(dialog), (std::vector{2, 2}));
    named<QComboBox>(dialog, "whiteSeatBox").setCurrentIndex(8);
    press(dialog, "swapSeatsButton");
    EXPECT_EQ(places(dialog), (std::vector{2, 8}));
    press(dialog, "againstComputerButton");
    EXPECT_EQ(places(dialog), (std::vector{0, 8}));
}

TEST(NewGameDialog, FourComputersTakeTheSeatsOfFortressChess) {
    const SettingsFile paper;
    WindowSettings settings(paper.path);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("fortress"));
    named<QComboBox>(dialog, "redSeatBox").setCurrentIndex(0);
    named<QComboBox>(dialog, "blackSeatBox").setCurrentIndex(11);
    press(dialog, "computersButton");
    EXPECT_EQ(places(dialog), (std::vector{11, 11, 11, 2}));
    press(dialog, "againstComputerButton");
    press(dialog, "swapSeatsButton");
    EXPECT_EQ(places(dialog), (std::vector{2, 0, 11, 11}));
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
    ASSERT_NE(part<NewGameControls>(desk.window).dialog(), nullptr);
    auto* list = part<NewGameControls>(desk.window).dialog()->findChild<VariantList*>(QStringLiteral("variantList"));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(desk.game().book().variant().id, "greatshatranj");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desk.trigger("newGame");
    list = part<NewGameControls>(desk.window).dialog()->findChild<VariantList*>(QStringLiteral("variantList"));
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
    const int most = dialog.screen()->availableSize().height() - 32;  // of the frame
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
    EXPECT_EQ(settings.get(keys::coordinates()), Coordinates::Outside);
    EXPECT_EQ(settings.get(keys::rotation()), Rotation::Fixed);
    EXPECT_FALSE(settings.get(keys::thinkingShown()));
    EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(2));
    EXPECT_EQ(settings.get(keys::lastGame())->id, "chess");
    const GameChoice choice = lastChoice(settings, game("chess"));
    EXPECT_EQ(choice.rules, usualChoice(game("chess")).rules);
    EXPECT_EQ(choice.seats, usualChoice(game("chess")).seats);
}

}  // namespace
}  // namespace rokada::ui
