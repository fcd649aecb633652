// The new-game dialog: what it offers, keeps and starts.
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
#include "variants/variants.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

namespace rokada::ui {
namespace {

using testing::Desk;

struct Paper {
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("settings.ini"));
};

const VariantInfo& game(std::string_view id) { return *findVariant(id); }

TEST(NewGameDialog, AtFirstOnePersonPlaysChessAgainstTheComputer) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    const GameChoice choice = dialog.choice();
    EXPECT_EQ(choice.game->id, "chess");
    EXPECT_EQ(choice.seats, (std::vector<Seat>{{true, {}}, {false, {}}}));
    EXPECT_EQ(choice.rules, (Choices{{"laws", "fide"}}));
}

TEST(NewGameDialog, KeepsWhatWasTypedWhileOtherVariantsAreLookedAt) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("bolyar"));
    dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Ivaylo"));
    dialog.chooseVariant(game("vyrt"));
    EXPECT_EQ(dialog.choice().seats[0].name, QString());
    dialog.chooseVariant(game("bolyar"));
    EXPECT_EQ(dialog.choice().seats[0].name, QStringLiteral("Ivaylo"));
}

TEST(NewGameDialog, BoxesShowTheirWordsAfterAChangeOfVariant) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    dialog.show();
    for (const VariantInfo& info : allVariants()) {
        dialog.chooseVariant(info);
        QCoreApplication::processEvents();
        const auto* who = dialog.findChild<QComboBox*>();
        EXPECT_GE(who->width(), who->fontMetrics().horizontalAdvance(who->itemText(1))) << info.id;
    }
}

TEST(NewGameDialog, OffersEveryVariantWithItsSeatsAndRules) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    for (const VariantInfo& info : allVariants()) {
        dialog.chooseVariant(info);
        const GameChoice choice = dialog.choice();
        EXPECT_EQ(choice.game, &info);
        EXPECT_EQ(choice.rules, usualChoice(info).rules) << info.id;
        EXPECT_EQ(choice.seats, usualChoice(info).seats) << info.id;
    }
}

TEST(NewGameDialog, EachValueHasItsSentence) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("greatshatranj"));
    auto* bareKing = dialog.findChildren<QComboBox*>().back();
    EXPECT_EQ(bareKing->currentText().toStdString(), "Draw (default)");
    bareKing->setCurrentIndex(2);
    EXPECT_EQ(bareKing->accessibleDescription().toStdString(), "A lone king plays on until it is checkmated.");
}

TEST(NewGameDialog, KeepsTheLastChoiceOfEachVariant) {
    const Paper paper;
    {
        WindowSettings settings(paper.file);
        NewGameDialog dialog(settings);
        dialog.chooseVariant(game("fortress"));
        dialog.findChildren<QComboBox*>()[1]->setCurrentIndex(0);
        dialog.findChildren<QComboBox*>()[2]->setCurrentIndex(11);
        dialog.findChildren<QComboBox*>()[3]->setCurrentIndex(5);
        dialog.findChildren<QLineEdit*>()[0]->setText(QStringLiteral("Anna"));
        dialog.findChildren<QComboBox*>().back()->setCurrentIndex(1);
        dialog.accept();
    }
    WindowSettings settings(paper.file);
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

/// Presses the button with these words.
void press(NewGameDialog& dialog, const char* words) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String(words)) return button->click();
    }
    ADD_FAILURE() << words;
}

/// Places in the list of occupants, by side.
std::vector<int> places(const NewGameDialog& dialog) {
    std::vector<int> places;
    for (const Seat& seat : dialog.choice().seats) places.push_back(placeOf(seat));
    return places;
}

TEST(NewGameDialog, UsualCompaniesAreOneClick) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    EXPECT_EQ(places(dialog), (std::vector{0, 2}));
    press(dialog, "People");
    EXPECT_EQ(places(dialog), (std::vector{0, 0}));
    press(dialog, "Computers");
    EXPECT_EQ(places(dialog), (std::vector{2, 2}));
    dialog.findChildren<QComboBox*>()[0]->setCurrentIndex(8);
    press(dialog, "Swap");
    EXPECT_EQ(places(dialog), (std::vector{2, 8}));
    press(dialog, "Against the Computer");
    EXPECT_EQ(places(dialog), (std::vector{0, 8}));
}

TEST(NewGameDialog, FourComputersTakeTheSeatsOfFortressChess) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("fortress"));
    dialog.findChildren<QComboBox*>()[2]->setCurrentIndex(0);
    dialog.findChildren<QComboBox*>()[1]->setCurrentIndex(11);
    press(dialog, "Computers");
    EXPECT_EQ(places(dialog), (std::vector{11, 11, 11, 2}));
    press(dialog, "One Person");
    press(dialog, "Next Seat");
    EXPECT_EQ(places(dialog), (std::vector{2, 0, 11, 11}));
}

TEST(NewGameDialog, NamesGoWithTheirPlayers) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    dialog.findChildren<QLineEdit*>()[0]->setText(QStringLiteral("Anna"));
    press(dialog, "Swap");
    EXPECT_EQ(dialog.choice().seats[1].name.toStdString(), "Anna");
    EXPECT_TRUE(dialog.choice().seats[1].human);
}

TEST(NewGameDialog, CancellingKeepsNothing) {
    const Paper paper;
    WindowSettings settings(paper.file);
    NewGameDialog dialog(settings);
    dialog.chooseVariant(game("vyrt"));
    dialog.reject();
    EXPECT_EQ(settings.get(keys::lastGame())->id, "chess");
}

TEST(NewGameDialog, EnterPlaysAndEscapeDoesNot) {
    Desk desk;
    desk.start("chess");
    desk.trigger("newGame");
    ASSERT_NE(desk.window.part<NewGameControls>().dialog(), nullptr);
    auto* list = desk.window.part<NewGameControls>().dialog()->findChild<VariantList*>();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(desk.game().book().variant().id, "greatshatranj");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desk.trigger("newGame");
    list = desk.window.part<NewGameControls>().dialog()->findChild<VariantList*>();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Escape);
    EXPECT_EQ(desk.game().book().variant().id, "greatshatranj");
}

TEST(NewGameDialog, FitsASmallScreenInEveryLanguage) {
    const Paper paper;
    WindowSettings settings(paper.file);
    Language language;
    for (const QString& code : Language::all()) {
        language.use(code);
        NewGameDialog dialog(settings);
        dialog.show();
        const auto* scroll = dialog.findChild<QScrollArea*>();
        for (const VariantInfo& info : allVariants()) {
            dialog.chooseVariant(info);
            EXPECT_LE(dialog.minimumSizeHint().width(), 900);
            EXPECT_LE(dialog.minimumSizeHint().height(), 600);
            EXPECT_LE(scroll->widget()->minimumSizeHint().width(), scroll->viewport()->width())
                << "it scrolls only up and down; " << code.toStdString() << ' ' << info.id;
        }
    }
}

TEST(Settings, WhatConcernsComputersIsKept) {
    const Paper paper;
    {
        WindowSettings settings(paper.file);
        EXPECT_FALSE(settings.get(keys::thinkingShown()));
        EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(2));
        settings.set(keys::thinkingShown(), true);
        settings.set(keys::thinkingTime(), std::chrono::seconds(30));
    }
    const WindowSettings settings(paper.file);
    EXPECT_TRUE(settings.get(keys::thinkingShown()));
    EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(30));
}

TEST(Settings, DamagedOnesBecomeDefaults) {
    const Paper paper;
    QFile file(paper.file);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "[General]\nlanguage=klingon\ncolourScheme=7\ncoordinates=\nlastGame=\\x0\\xff\nrotation=maybe\n"
        "thinkingShown=2\nthinkingTime=7\n"
        "[games]\nchess\\rules\\laws=jungle\nchess\\seats\\0=@Variant(\\0\\0)\nchess\\seats\\1=\n"
        "chess\\levels\\1=99\n[broken\n=\n");
    file.close();
    const WindowSettings settings(paper.file);
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
