// A line in a table of actions, and what the action gets from it.
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QWidget>

namespace rokada::ui {

template <class Act>
struct ActionSpec {
    Act act;
    const char* text;
    const char* shortcut;  ///< in portable form, "" for none
    const char* tip;
};

/// Still without words. The shortcut works in full screen too, where the menu bar is hidden.
template <class Act>
QAction* makeAction(const ActionSpec<Act>& spec, QWidget* window) {
    auto* action = new QAction(window);
    action->setShortcut(QKeySequence(QLatin1String(spec.shortcut)));
    window->addAction(action);
    return action;
}

/// Its words in the language of now.
template <class Act>
void translate(QAction& action, const ActionSpec<Act>& spec) {
    action.setText(QCoreApplication::translate("Action", spec.text));
    action.setToolTip(QCoreApplication::translate("Action", spec.tip));
}

}  // namespace rokada::ui
