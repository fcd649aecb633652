// A line in a table of actions, and what the action gets from it.
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QWidget>

namespace rokada::ui {

/// Of an action, in the language of now.
[[nodiscard]] inline QString actionWords(const char* text) { return QCoreApplication::translate("Action", text); }
/// The same where it is no action: without its mnemonic.
[[nodiscard]] inline QString plainWords(const char* text) { return actionWords(text).remove(QLatin1Char('&')); }

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
    action.setText(actionWords(spec.text));
    action.setToolTip(actionWords(spec.tip));
}

}  // namespace rokada::ui
