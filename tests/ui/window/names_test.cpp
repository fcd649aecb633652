// Every widget that can have the focus or be pressed must have a name for screen readers, on every page and in every
// dialog.
#include "learn/learncontrols.h"
#include "windowtesting.h"

#include "shell/panelpage.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>

#include <gtest/gtest.h>

namespace rokada::ui::namesTest {
namespace {

using namespace testing;

/// Returns true if a widget is an internal part of another Qt widget. Such a part needs no name of its own.
bool partOfAnother(const QWidget& widget) {
    if (widget.objectName().startsWith(QLatin1String("qt_")) && qobject_cast<const QLineEdit*>(&widget) == nullptr)
        return true;
    // The corner button of a table only selects all cells, and a key does the same.
    if (widget.inherits("QTableCornerButton")) return true;
    // A tab bar needs no name, because each of its tabs has one.
    if (qobject_cast<const QTabBar*>(&widget) != nullptr) return true;
    const QWidget* parent = widget.parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent);
    if (area != nullptr && area->viewport() == &widget) return true;
    return qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(parent) != nullptr;
}

bool wantsName(const QWidget& widget) {
    if (qobject_cast<const QAbstractButton*>(&widget) != nullptr) return true;
    return widget.focusPolicy() != Qt::NoFocus && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// Returns the class and the object name of each widget that has no accessible name.
std::string nameless(QWidget& root) {
    std::string found;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || partOfAnother(*widget) || !wantsName(*widget)) continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (accessible == nullptr || !accessible->text(QAccessible::Name).trimmed().isEmpty()) continue;
        found += std::string(widget->metaObject()->className()) + " '" + widget->objectName().toStdString() + "' in " +
                 widget->parentWidget()->metaObject()->className() + "; ";
    }
    return found;
}

std::string namelessEverywhere() {
    std::string found;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->isVisible()) found += nameless(*top);
    }
    return found;
}

void closeDialogs() {
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QDialog*>(top); dialog && dialog->isVisible()) dialog->reject();
    }
    QApplication::processEvents();
}

TEST(AccessibleNames, StartPageAndGames) {
    for (const VariantInfo& info : offeredVariants()) {
        Desk desk;
        desk.trigger("startPage");
        QApplication::processEvents();
        EXPECT_EQ(namelessEverywhere(), "") << "the start page";
        desk.start(info.id);
        for (auto* page : desk.window.findChildren<PanelPage*>()) page->setOpen(true);
        QApplication::processEvents();
        EXPECT_EQ(namelessEverywhere(), "") << info.id;
        desk.trigger("startPage");
        QApplication::processEvents();
        EXPECT_EQ(namelessEverywhere(), "") << "with a game that waits";
    }
}

TEST(AccessibleNames, Strips) {
    Desk desk;
    desk.start("chess");
    desk.play({"e2e4", "e7e5"});
    for (const char* action : {"enterMove", "pause", "previousMove"}) {
        desk.trigger(action);
        QApplication::processEvents();
        EXPECT_EQ(namelessEverywhere(), "") << action;
    }
    desk.trigger("lastPosition");
    desk.trigger("pause");
    desk.confirm("offerDraw");
    QApplication::processEvents();
    EXPECT_EQ(namelessEverywhere(), "") << "an offer";
    desk.window.session().resign();
    QApplication::processEvents();
    EXPECT_EQ(namelessEverywhere(), "") << "the end";
}

TEST(AccessibleNames, Lessons) {
    for (const VariantInfo& info : offeredVariants()) {
        Desk desk;
        part<LearnControls>(desk.window).showGame(info);
        QApplication::processEvents();
        EXPECT_EQ(namelessEverywhere(), "") << info.id;
    }
}

TEST(AccessibleNames, Dialogs) {
    Desk desk;
    desk.start("chess");
    desk.play({"e2e4", "e7e5"});
    for (const char* action : {"newGame", "newFromPosition", "setUp", "preferences", "library", "gameDetails",
                               "diagram", "print", "engines", "statistics", "searchPosition", "handbook"}) {
        desk.trigger(action);
        QApplication::processEvents();
        EXPECT_EQ(namelessEverywhere(), "") << action;
        for (auto* tabs : desk.window.findChildren<QTabWidget*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                EXPECT_EQ(namelessEverywhere(), "") << action << i;
            }
        }
        closeDialogs();
    }
    desk.window.session().resign();
    desk.trigger("reviewGame");
    QApplication::processEvents();
    EXPECT_EQ(namelessEverywhere(), "") << "review";
    closeDialogs();
}

}  // namespace
}  // namespace rokada::ui::namesTest
