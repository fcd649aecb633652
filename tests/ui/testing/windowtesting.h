// Helpers for window tests: a window that has its own settings, and actions of mouse and keyboard on its board.
#pragma once

#include "actiontesting.h"
#include "board/boardwidget.h"
#include "board/plate.h"
#include "gamesetups.h"
#include "heldtime.h"
#include "kit/language.h"
#include "kit/settings.h"
#include "kit/statusline.h"
#include "learn/learncontrols.h"
#include "musers.h"
#include "named.h"
#include "session/gamesession.h"
#include "shell/windowsignals.h"
#include "table/endbanner.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"
#include "window/mainwindow.h"
#include "window/panelstatesaver.h"
#include "window/windowsettings.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui::testing {

/// Window of the smallest supported size. Its computers answer at once after a short search.
class Desk {
public:
    enum class Replies { AtOnce, Paced };

    explicit Desk(Replies replies = Replies::AtOnce)
        : settings(folder.filePath(QStringLiteral("settings.ini"))), window(withLanguage(settings, language)) {
        window.session().setMoveProvider(std::make_shared<Glancer>());
        if (replies == Replies::AtOnce) window.session().pace().setLeast(std::chrono::milliseconds(0));
        window.resize(1024, 700);
        window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
        EXPECT_TRUE(QTest::qWaitFor([this] { return part<LearnControls>(window).learners().isLoaded(); }));
    }

    void start(std::string_view variant, std::string_view seats = "", const Choices& rules = {},
               std::string_view position = {}) {
        window.session().start(setupFor(variant, seats, rules, position));
        settle();
    }
    /// Delivers the separate event in which panels get their widths after the start of a game.
    void settle() {
        QCoreApplication::sendPostedEvents(&part<PanelStateSaver>(window), QEvent::MetaCall);
        QCoreApplication::sendPostedEvents(&window, QEvent::LayoutRequest);
    }

    [[nodiscard]] const Game& game() { return *window.session().game(); }
    [[nodiscard]] BoardWidget& board() { return window.board(); }
    [[nodiscard]] Square square(std::string_view name) { return game().book().geometry().named(name); }
    [[nodiscard]] std::string position() { return positionText(game().position()); }
    [[nodiscard]] std::string status() { return part<StatusLine>(window).text().toStdString(); }
    /// Returns the last error notice, or an empty string.
    [[nodiscard]] std::string error() {
        const QStringList errors = part<StatusLine>(window).errors();
        return errors.isEmpty() ? "" : errors.back().toStdString();
    }
    /// Closes all notices that have a close button.
    void closeTroubles() {
        while (auto* close = window.findChild<QToolButton*>(QStringLiteral("closeNotice"))) close->click();
    }
    [[nodiscard]] std::string why() { return part<EndBanner>(window).why().toStdString(); }
    [[nodiscard]] QAction& action(const char* name) const { return actionNamed(window, QLatin1String(name)); }
    void trigger(const char* name) const { action(name).trigger(); }
    /// Triggers an action that asks first, and confirms it with a second trigger.
    void confirm(const char* name) const {
        trigger(name);
        trigger(name);
    }
    /// Chooses a value in a menu. The value is a number or an enumerator.
    template <class Value>
    void choose(const char* choice, Value value) {
        actionNamed(window, QStringLiteral("%1:%2").arg(QLatin1String(choice)).arg(static_cast<int>(value))).trigger();
    }
    [[nodiscard]] QMenu& menu(const char* name) const { return menuNamed(window, QLatin1String(name)); }

    void click(QPoint at) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at); }
    /// Returns the picture of a player's panel, which is beside the board or on it.
    [[nodiscard]] QImage plateImage(Side side) {
        for (Plate* plate : window.findChildren<Plate*>())
            if (plate->isVisible() && plate->side() == side) return plate->grab().toImage();
        return board().grab(board().frame().panelRect(side)).toImage();
    }
    void clickPlate(Side side) {
        for (Plate* plate : window.findChildren<Plate*>())
            if (plate->isVisible() && plate->side() == side) return QTest::mouseClick(plate, Qt::LeftButton);
        click(board().frame().panelRect(side).center());
    }
    void click(std::string_view name) { click(board().frame().squareCentre(square(name))); }
    void key(Qt::Key key) { QTest::keyClick(&board(), key); }

    /// Plays moves in coordinates directly, without mouse and keyboard.
    void play(std::initializer_list<const char*> moves) {
        for (const char* text : moves) ASSERT_TRUE(window.session().play(*parseMove(game().position(), text))) << text;
    }
    /// Plays a move in coordinates by mouse. Takes reserve pieces from the player panel, and chooses promotions in the
    /// chooser.
    void playByMouse(std::string_view text) {
        const auto move = parseMove(game().position(), text);
        ASSERT_TRUE(move) << text;
        if (move->type() == MoveType::Drop) {
            click(board().frame().reserveRect(move->becomes()).center());
        } else {
            click(board().frame().squareCentre(move->from()));
        }
        click(board().frame().squareCentre(move->to()));
        chooseByMouse(*move);
    }

    /// Plays a move in coordinates with the arrow keys and Enter.
    void playByKeys(std::string_view text) {
        const auto move = parseMove(game().position(), text);
        ASSERT_TRUE(move) << text;
        if (board().frame().attention.cursor == NoSquare) key(Qt::Key_Return);
        walkTo(move->from());
        key(Qt::Key_Return);
        walkTo(move->to());
        key(Qt::Key_Return);
        if (board().frame().attention.chooser.items().empty()) return;
        key(Qt::Key(Qt::Key_1 + static_cast<int>(choiceOf(*move))));
    }

    const QTemporaryDir folder;
    WindowSettings settings;
    Language language;
    MainWindow window;

private:
    static MainWindow withLanguage(Settings& settings, Language& language) {
        language.use(QStringLiteral("en"));
        return {settings, language};
    }

    [[nodiscard]] std::size_t choiceOf(Move wanted) {
        const std::vector<Move> choices = board().input().choices();
        return static_cast<std::size_t>(std::ranges::find(choices, wanted) - choices.begin());
    }

    void chooseByMouse(Move move) {
        const auto choices = board().frame().attention.chooser.items();
        if (choices.empty()) return;
        click(choices[choiceOf(move)].center());
    }

    /// Moves the cursor to a square with the arrow keys. Precondition: the board has no missing squares and no walls.
    void walkTo(Square square) {
        const Geometry& geometry = game().book().geometry();
        const Square at = board().frame().attention.cursor;
        const int columns = geometry.column(square) - geometry.column(at);
        const int rows = geometry.row(square) - geometry.row(at);
        for (int i = 0; i < std::abs(columns); ++i) key(columns > 0 ? Qt::Key_Right : Qt::Key_Left);
        for (int i = 0; i < std::abs(rows); ++i) key(rows > 0 ? Qt::Key_Up : Qt::Key_Down);
    }
};

/// Window whose computers think until they are stopped.
class MusingDesk : public Desk {
public:
    MusingDesk() { window.session().setMoveProvider(muser); }
    [[nodiscard]] bool waitForThought(int number) const { return muser->waitUntilAsked(number); }

    std::shared_ptr<Muser> muser = std::make_shared<Muser>();
};

}  // namespace rokada::ui::testing
