// The window's actions round the score sheet: made once from a table, named again when the language changes.
#pragma once

#include "texts/notations.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

#include <map>
#include <vector>

class QMainWindow;
class QMenu;

namespace rokada::ui {

class WindowActions;

enum class RecordAct {
    First,
    Previous,
    Next,
    Last,
    NextVariation,
    PreviousVariation,
    PromoteVariation,
    DeleteVariation,
    Comment,
};

/// As it is called in the menu, without a mnemonic.
[[nodiscard]] QString notationName(NotationStyle style);

class RecordActions final : public QObject {
    Q_OBJECT
public:
    /// Adds them to the menus.
    RecordActions(QMainWindow* window, WindowActions& actions);

    [[nodiscard]] QAction& operator[](RecordAct act) { return *actions_.at(act); }
    /// What can be done with a move of the list.
    [[nodiscard]] QMenu* moveMenu() { return context_; }
    [[nodiscard]] QMenu* notationMenu() { return notationMenu_; }
    void setNotation(NotationStyle style);
    void setEnabled(RecordAct act, bool enabled, const QString& whyNot = {});
    void retranslate();

signals:
    void notationChosen(rokada::ui::NotationStyle style);
    /// 0 removes the annotation symbol.
    void nagChosen(int nag);

private:
    void makeNotations(QMenu* settings);
    void makeContextMenu();

    QMainWindow* window_;
    std::map<RecordAct, QAction*> actions_;
    QActionGroup* notations_;
    QMenu* notationMenu_ = nullptr;
    QMenu* context_;
    QMenu* nagMenu_ = nullptr;
    QAction* noNag_ = nullptr;
};

}  // namespace rokada::ui
