// Drivers that work through lesson pages without a mouse: one uses only keys, the other only accessibility interfaces.
#pragma once

#include "accessibletesting.h"
#include "learntesting.h"

#include <QMenu>
#include <QPointer>

#include <algorithm>
#include <cstdlib>

namespace rokada::ui::testing {

/// Base class of the drivers. It answers the steps of a lesson.
class Hands {
public:
    explicit Hands(LessonPage& page) : page_(page) {}
    virtual ~Hands() = default;
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    virtual void point(Square square) = 0;
    virtual void move(Move move) = 0;
    /// Gives the right answer to the step.
    void answer() {
        LessonRun& run = *page_.run();
        const LessonStep& step = run.step();
        const Answers answers(run);
        switch (step.type) {
            case StepType::Read: break;
            case StepType::Move:
            case StepType::Find:
            case StepType::Play:
            case StepType::Stars:
                for (int i = 0; i < Patience && !run.done(); ++i) {
                    move(run.exercise().rightMoves().front());
                    watch(run);
                }
                break;
            case StepType::Square: point(Answers::first(step.rightSquares)); break;
            case StepType::Squares:
                step.rightSquares.forEach([&](Square s) { point(s); });
                pressButton(QStringLiteral("checkButton"));
                break;
            case StepType::Choice: pressButton(QStringLiteral("option%1").arg(answers.option(true))); break;
            case StepType::Write: send(QString::fromStdString(answers.typed())); break;
            case StepType::Setup:
                for (int i = 0; i < Patience && !run.done(); ++i) place(run);
                break;
        }
    }

protected:
    virtual void pressButton(const QString& name) = 0;
    /// Enters a typed answer, and sends it.
    virtual void send(const QString& text) = 0;
    /// Places one of the pieces that the step asks for.
    virtual void place(LessonRun& run) = 0;

    static constexpr int Patience = 40;
    LessonPage& page_;
};

/// Driver that uses only the keyboard. The keys go to the widget that has the focus.
class Keys final : public Hands {
public:
    using Hands::Hands;

    static QWidget* focus() {
        QWidget* popup = QApplication::activePopupWidget();
        return popup != nullptr ? popup : QApplication::focusWidget();
    }
    static void press(Qt::Key key) { QTest::keyClick(focus(), key); }
    static void write(const QString& text) { QTest::keyClicks(focus(), text); }
    /// Presses Tab until the widget with this name has the focus.
    static void goTo(const QString& name) {
        for (int i = 0; i < 80 && QApplication::focusWidget()->objectName() != name; ++i) press(Qt::Key_Tab);
        ASSERT_EQ(QApplication::focusWidget()->objectName(), name);
    }
    static void activate(const QString& name) {
        goTo(name);
        press(Qt::Key_Return);
    }
    /// Opens the menu of a button, and chooses an entry. The menu runs its own event loop.
    static void choose(const QString& button, const QString& entry) {
        goTo(button);
        QWidget* window = QApplication::activeWindow();
        QMetaObject::invokeMethod(
            qApp, [entry] { pick(entry); }, Qt::QueuedConnection);
        press(Qt::Key_Return);
        QCoreApplication::processEvents();
        // Without a screen, a menu deactivates the window and does not activate it again when it closes.
        activate(*window);
    }
    static void activate(QWidget& window) {
        window.activateWindow();
        QCoreApplication::processEvents();
        ASSERT_NE(QApplication::focusWidget(), nullptr);
    }

    void point(Square square) override {
        goTo(QStringLiteral("lessonBoard"));
        LessonBoard& board = page_.board();
        if (board.frame().attention.cursor == NoSquare) press(Qt::Key_Return);
        for (int i = 0; i < 60 && board.frame().attention.cursor != square; ++i) press(towards(board, square));
        ASSERT_EQ(board.frame().attention.cursor, square);
        press(Qt::Key_Return);
    }
    void move(Move move) override {
        point(move.from());
        point(page_.board().game()->book().shownTarget(move));
        const auto choices = page_.board().input().choices();
        if (choices.empty()) return;
        press(Qt::Key(Qt::Key_1 + (std::ranges::find(choices, move) - choices.begin())));
    }

protected:
    void pressButton(const QString& name) override { activate(name); }
    void send(const QString& text) override {
        goTo(QStringLiteral("typedAnswer"));
        write(text);
        press(Qt::Key_Return);
    }
    void place(LessonRun& run) override {
        const auto left = run.exercise().placingsLeft();
        const auto home = std::ranges::find_if(left, [&](const Placing& p) { return p.piece == run.inHand(); });
        point(home->square);
    }

private:
    /// Moves to the entry with this name in the open menu, and presses Enter.
    static void pick(const QString& entry) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr) << "a menu is open";
        for (int i = 0; i < 60; ++i) {
            if (menu->activeAction() != nullptr && menu->activeAction()->objectName() == entry) break;
            press(Qt::Key_Down);
        }
        ASSERT_NE(menu->activeAction(), nullptr);
        ASSERT_EQ(menu->activeAction()->objectName(), entry);
        press(Qt::Key_Return);
    }
    /// Returns the arrow key that moves the cursor towards a square on the screen. The board may be rotated.
    [[nodiscard]] static Qt::Key towards(const LessonBoard& board, Square square) {
        const QPoint way =
            board.frame().squareCentre(square) - board.frame().squareCentre(board.frame().attention.cursor);
        if (std::abs(way.x()) > std::abs(way.y())) return way.x() > 0 ? Qt::Key_Right : Qt::Key_Left;
        return way.y() > 0 ? Qt::Key_Down : Qt::Key_Up;
    }
};

/// Returns the visible accessible object below `root` that has this object name. Returns nullptr if there is none.
inline QAccessibleInterface* below(QAccessibleInterface* root, const QString& name) {
    for (int i = 0; i < root->childCount(); ++i) {
        QAccessibleInterface* child = root->child(i);
        if (child == nullptr || child->state().invisible) continue;
        if (child->object() != nullptr && child->object()->objectName() == name) return child;
        // Boards have many squares, and squares have no object names.
        if (child->role() == QAccessible::Table || child->role() == QAccessible::List) continue;
        if (QAccessibleInterface* found = below(child, name)) return found;
    }
    return nullptr;
}

/// Driver that uses only accessibility interfaces, like a screen reader.
class Reader final : public Hands {
public:
    Reader(QWidget& window, LessonPage& page) : Hands(page), window_(window) {}

    [[nodiscard]] static QAccessibleInterface* find(QWidget& window, const QString& name) {
        return below(accessible(window), name);
    }
    static void press(QWidget& window, const QString& name) {
        QAccessibleInterface* found = find(window, name);
        ASSERT_NE(found, nullptr) << name.toStdString();
        EXPECT_FALSE(nameOf(found).empty()) << name.toStdString();
        ASSERT_NE(found->actionInterface(), nullptr);
        const QPointer<QAbstractButton> button = qobject_cast<QAbstractButton*>(found->object());
        const QStringList actions = found->actionInterface()->actionNames();
        const QString menu = QAccessibleActionInterface::showMenuAction();
        found->actionInterface()->doAction(actions.contains(menu) ? menu : QAccessibleActionInterface::pressAction());
        // Qt shows the pressed button for a moment before it releases it.
        ASSERT_TRUE(QTest::qWaitFor([&] { return !button || !button->isDown(); }));
    }
    /// Opens the menu of a button, and chooses an entry. The menu runs its own event loop.
    static void choose(QWidget& window, const QString& button, const QString& entry) {
        QMetaObject::invokeMethod(
            qApp, [entry] { pick(entry); }, Qt::QueuedConnection);
        press(window, button);
        QCoreApplication::processEvents();
    }
    void press(const QString& name) { press(window_, name); }
    void point(Square square) override {
        const QPoint at = page_.board().mapToGlobal(page_.board().frame().squareCentre(square));
        QAccessibleInterface* found = accessible(page_.board())->childAt(at.x(), at.y());
        ASSERT_NE(found, nullptr);
        EXPECT_FALSE(nameOf(found).empty());
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    void move(Move move) override {
        point(move.from());
        point(page_.board().game()->book().shownTarget(move));
        const auto choices = page_.board().input().choices();
        const auto wanted = std::ranges::find(choices, move);
        if (wanted != choices.end()) choose(move.to(), wanted - choices.begin() + 1);
    }
    void write(const QString& text) {
        QAccessibleInterface* entry = find(window_, QStringLiteral("typedAnswer"));
        ASSERT_NE(entry, nullptr);
        EXPECT_FALSE(nameOf(entry).empty());
        ASSERT_NE(entry->editableTextInterface(), nullptr);
        entry->editableTextInterface()->insertText(0, text);
        press(QStringLiteral("sendButton"));
    }

protected:
    void pressButton(const QString& name) override { press(name); }
    void send(const QString& text) override { write(text); }
    void place(LessonRun& run) override {
        const Placing next = run.exercise().placingsLeft().back();
        press(QStringLiteral("piece%1").arg(static_cast<int>(next.piece)));
        point(next.square);
    }

private:
    /// Chooses an entry of the open menu.
    static void pick(const QString& entry) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr) << "a menu is open";
        QAccessibleInterface* list = accessible(*menu);
        for (int i = 0; i < list->childCount(); ++i) {
            QAccessibleInterface* child = list->child(i);
            if (menu->actions().value(i)->objectName() != entry) continue;
            EXPECT_FALSE(nameOf(child).empty());
            child->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            menu->hide();
            return;
        }
        FAIL() << entry.toStdString();
    }
    /// Chooses a promotion. Promotions are accessible actions of the target square.
    void choose(Square square, std::ptrdiff_t number) {
        const QPoint at = page_.board().mapToGlobal(page_.board().frame().squareCentre(square));
        QAccessibleInterface* found = accessible(page_.board())->childAt(at.x(), at.y());
        ASSERT_NE(found, nullptr);
        const QString action = QStringLiteral("choose%1").arg(number);
        ASSERT_TRUE(found->actionInterface()->actionNames().contains(action));
        EXPECT_FALSE(found->actionInterface()->localizedActionName(action).isEmpty());
        found->actionInterface()->doAction(action);
    }

    QWidget& window_;
};

}  // namespace rokada::ui::testing
