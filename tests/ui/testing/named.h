// Widgets for tests, by the names that they have in the code: words change with the language.
#pragma once

#include <QObject>

#include <stdexcept>
#include <string>

namespace rokada::ui::testing {

/// The one below `root` of this type and object name. Where there is none the test fails and says which was looked for.
template <class T>
T& named(const QObject& root, const std::string& name) {
    auto* found = root.findChild<T*>(QString::fromStdString(name));
    if (found) return *found;
    throw std::runtime_error(std::string("no ") + T::staticMetaObject.className() + " is named " + name);
}

/// A feature, or another object of which the window has only one.
template <class T>
T& part(const QObject& window) {
    return *window.findChild<T*>();
}

/// The only one of this type.
template <class T>
T& only(const QObject& root) {
    const auto found = root.findChildren<T*>();
    if (found.size() == 1) return *found.front();
    throw std::runtime_error(std::to_string(found.size()) + " of type " + T::staticMetaObject.className());
}

}  // namespace rokada::ui::testing
