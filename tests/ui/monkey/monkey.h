// Somebody who does anything at all with the window, as the dice say: with the same seed always the same. After each
// action it is looked whether all is as it must be.
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
    /// In games of this kind; empty for any.
    explicit Monkey(std::uint64_t seed, std::string game = {});
    ~Monkey();
    Monkey(const Monkey&) = delete;
    Monkey& operator=(const Monkey&) = delete;

    /// Does one thing, waits for what follows from it, and looks.
    void act();
    /// What was wrong first, with the seed and what was done last; empty as long as all is well.
    [[nodiscard]] const std::string& violation() const { return violation_; }
    /// What was done last.
    [[nodiscard]] std::string lastAction() const { return last_.empty() ? std::string() : last_.back(); }
    /// The longest time for which one thing kept the window busy, and what was done then.
    [[nodiscard]] const Busiest& busiest() const { return busiest_; }

private:
    using Deed = void (Monkey::*)();

    // --- monkeydeeds.cpp: at the window
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
    // --- monkeydialogs.cpp: in dialogs and menus
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
