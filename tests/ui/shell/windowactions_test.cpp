// Tests the list of all actions: their places in menus, groups, texts, and the reasons why they are disabled.
#include "shell/windowactions.h"

#include "actiontesting.h"

#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

#include <gtest/gtest.h>

namespace rokada::ui::windowactionsTest {
namespace {

using namespace testing;

/// Returns the names of a menu's entries from top to bottom, with "|" between groups.
std::string entries(const QWidget& widget) {
    std::string names;
    for (const QAction* action : widget.actions()) {
        names += action->isSeparator() ? "|" : action->objectName().toStdString();
        names += ' ';
    }
    return names;
}

class Register : public ::testing::Test {
protected:
    void add(const char* name, int number, std::string_view menu = menus::Game) {
        actions.add({.name = name, .place = {menu, number}});
    }

    QMainWindow window;
    WindowActions& actions = *new WindowActions(&window);
};

TEST_F(Register, EntriesStandByTheirNumbersWhateverWasAddedFirst) {
    add("e", 310);
    add("b", 120);
    add("d", 220);
    add("a", 110);
    add("c", 210);
    EXPECT_EQ(entries(menuNamed(window, "gameMenu")), "a b | c d | e ");
}

TEST_F(Register, AGroupBeforeTheFirstOneGetsASeparatorBehindIt) {
    add("c", 310);
    add("b", 210);
    EXPECT_EQ(entries(menuNamed(window, "gameMenu")), "b | c ");
    add("a", 110);
    EXPECT_EQ(entries(menuNamed(window, "gameMenu")), "a | b | c ");
}

TEST_F(Register, EntriesMayComeBeforeTheOwnerOfTheirMenu) {
    add("a", 10, "guestMenu");
    QMenu& menu = actions.addMenu({"guestMenu", "", {menus::View, 110}});
    EXPECT_EQ(entries(menu), "a ");
    EXPECT_EQ(menuNamed(window, "viewMenu").actions(), QList<QAction*>{menu.menuAction()});
}

TEST_F(Register, AMenuOfTheMenuBarIsAddedLikeAnyOther) {
    QMenu& menu = actions.addMenu({"guestMenu", "", {menus::Bar, 35}});
    EXPECT_EQ(window.menuBar()->actions().indexOf(menu.menuAction()), 3);
}

TEST_F(Register, OneOfAChoiceIsChosenAndPickedByPeopleOnly) {
    ActionChoice& choice = actions.addChoice(QStringLiteral("size"), {menus::View, 110}, {{"", 1}, {"", 2}});
    QVariant picked;
    QObject::connect(&choice, &ActionChoice::picked, &window, [&](const QVariant& value) { picked = value; });
    choice.setChosen(1);
    EXPECT_EQ(choice.chosen(), 1);
    EXPECT_FALSE(picked.isValid());
    actionNamed(window, "size:2").trigger();
    EXPECT_EQ(choice.chosen(), 2);
    EXPECT_EQ(picked, 2);
    choice.setChosen(3);
    EXPECT_FALSE(choice.chosen().isValid());
}

TEST_F(Register, WhatCannotBeUsedSaysWhyAndAHiddenBoardGoesFirst) {
    WindowAction& flip = actions.add({.name = "flip", .needsBoard = true});
    WindowAction& quit = actions.add({.name = "quit"});
    flip.allow(false, QStringLiteral("no board"));
    EXPECT_EQ(flip.statusTip(), QStringLiteral("no board"));
    actions.setBoardHidden(QStringLiteral("hidden"));
    EXPECT_EQ(flip.statusTip(), QStringLiteral("hidden"));
    flip.allow(true);
    EXPECT_FALSE(flip.isEnabled());
    EXPECT_TRUE(quit.isEnabled());
    actions.setBoardHidden({});
    EXPECT_TRUE(flip.isEnabled());
    EXPECT_EQ(flip.statusTip(), QString());
}

TEST_F(Register, ALetterIsFoundByItsKeyOrByItsPlace) {
    int flipped = 0;
    actions.add({.name = "flip", .letter = BoardKey{Qt::Key_F, 41, true}}, &window, [&] { ++flipped; });
    const auto press = [&](int key, quint32 scanCode, Qt::KeyboardModifiers modifiers) {
        return actions.letterPressed(QKeyEvent(QEvent::KeyPress, key, modifiers, scanCode, 0, 0));
    };
    EXPECT_TRUE(press(Qt::Key_F, 0, Qt::ShiftModifier));
    EXPECT_TRUE(press(0x410, 41, Qt::ShiftModifier));
    EXPECT_EQ(flipped, 2);
    EXPECT_FALSE(press(Qt::Key_F, 41, Qt::NoModifier));
    EXPECT_FALSE(press(Qt::Key_G, 41, Qt::ShiftModifier));
    EXPECT_FALSE(press(Qt::Key_F, 41, Qt::ControlModifier));
}

}  // namespace
}  // namespace rokada::ui::windowactionsTest
