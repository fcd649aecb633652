// Finds widgets by their object names, because their texts depend on the language.
#pragma once

#include <QObject>

#include <stdexcept>
#include <string>

namespace rokada::ui::testing {

/// Returns the descendant of `root` that has this type and object name. Throws an exception with the name if there is
/// none.
template <class T>
T& named(const QObject& root, const std::string& name) {
    auto* found = root.findChild<T*>(QString::fromStdString(name));
    if (found) return *found;
    throw std::runtime_error(std::string("no ") + T::staticMetaObject.className() + " is named " + name);
}

/// Returns a feature, or another object of a type that exists once in the window. Throws an exception with the type if
/// there is none.
template <class T>
T& part(const QObject& window) {
    auto* found = window.findChild<T*>();
    if (found) return *found;
    throw std::runtime_error(std::string("no ") + T::staticMetaObject.className() + " is in the window");
}

/// Returns the only object of this type. Throws an exception if there is none, or more than one.
template <class T>
T& only(const QObject& root) {
    const auto found = root.findChildren<T*>();
    if (found.size() == 1) return *found.front();
    throw std::runtime_error(std::to_string(found.size()) + " of type " + T::staticMetaObject.className());
}

}  // namespace rokada::ui::testing
