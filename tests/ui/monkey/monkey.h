// Random user of the window, who checks invariants after each action. Equal seeds give equal actions.
#pragma once

#include "busywatch.h"
#include "windowtesting.h"

#include "textmutator.h"

#include <QDialog>
#include <QPointer>

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace rokada::ui::testing {

class Monkey {
public:
    /// Starts with games of the variant `game`, or of any variant if `game` is empty.
    explicit Monkey(std::uint64_t seed, std::string game = {});
    ~Monkey();
    Monkey(const Monkey&) = delete;
    Monkey& operator=(const Monkey&) = delete;

    /// Performs one action, waits until its effects have finished, and checks the invariants.
    void act();
    /// Returns the first violation, with the seed and the last actions. Returns an empty string if there was none.
    [[nodiscard]] const std::string& violation() const { return violation_; }
    /// Returns the last action.
    [[nodiscard]] std::string lastAction() const { return last_.empty() ? std::string() : last_.back(); }
    /// Returns the longest time for which one action blocked the window.
    [[nodiscard]] const Busiest& busiest() const { return busiest_; }

private:
    using Deed = void (Monkey::*)();

    // --- monkeydeeds.cpp: actions in the window
    void clickOnBoard();
    void dragOnBoard();
    void playAnyMove();
    void turnWheel();
    void pressKey();
    void triggerAction();
    void clickAnywhere();
    void startGame();
    void pasteText();
    void openFile();
    void undoAndRedo();
    void letTimePass();
    void resize();
    // --- monkeydialogs.cpp: actions in dialogs and menus
    void actInMenu(QWidget& menu);
    void actIn(QDialog& dialog);
    void chooseFile(QDialog& dialog);
    void use(QWidget& widget);
    void type(QWidget& widget);
    void leave(QDialog& dialog);

    void log(const std::string& what);
    void violated(const std::string& what);
    [[nodiscard]] std::string course() const;
    void settle();
    void letComputersRest();
    void look();
    void lookAtBoard();
    void lookAtRecord();
    void lookAtTroubles();
    void leaveLoop();
    [[nodiscard]] QDialog* dialog() const;
    [[nodiscard]] QPoint pointIn(const QWidget& widget);
    [[nodiscard]] int below(int n) { return static_cast<int>(dice_.below(static_cast<std::size_t>(n))); }
    template <class List>
    [[nodiscard]] auto& oneOf(List& list) {
        return list[dice_.below(list.size())];
    }
    [[nodiscard]] std::string anyText();
    void writeFiles();

    rokada::test::TextMutator dice_;
    std::uint64_t seed_;
    std::string game_;
    Desk desk_;
    QTemporaryDir files_;
    std::vector<QString> samples_;
    int saved_ = 0;
    int number_ = 0;
    std::deque<std::string> last_;
    std::string violation_;
    Busiest busiest_;
};

}  // namespace rokada::ui::testing
