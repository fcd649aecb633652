// Finds actions and menus of a window by object name.
#pragma once

#include <QAction>
#include <QMenu>
#include <QString>
#include <QWidget>

#include <stdexcept>

namespace rokada::ui::testing {

/// Returns the child with this object name. Throws an exception if there is none.
template <class T>
T& childNamed(const QWidget& window, const QString& name) {
    T* found = window.findChild<T*>(name);
    if (!found) throw std::runtime_error("nothing is called " + name.toStdString());
    return *found;
}

/// Returns the action with this name. The actions for the values of a choice have the names "<choice>:<value>".
inline QAction& actionNamed(const QWidget& window, const QString& name) { return childNamed<QAction>(window, name); }
inline QMenu& menuNamed(const QWidget& window, const QString& name) { return childNamed<QMenu>(window, name); }

}  // namespace rokada::ui::testing
