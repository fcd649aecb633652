// Kinds of settings, and how their values are written.
#pragma once

#include "kit/settings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace rokada::ui::setting {

/// Written as a text: `read` gives nothing if it does not understand one.
template <class T, class Read, class Write>
[[nodiscard]] Setting<T> textual(QString name, T usual, Read read, Write write) {
    return {std::move(name), std::move(usual),
            [read = std::move(read)](const QVariant& stored) -> std::optional<T> {
                if (stored.typeId() != QMetaType::QString) return std::nullopt;
                return read(stored.toString());
            },
            [write = std::move(write)](const T& value) { return QVariant(write(value)); }};
}

/// One of `values`, each written as its word.
template <class T, class Values, class Word>
[[nodiscard]] Setting<T> oneOf(QString name, T usual, Values values, Word word) {
    const auto read = [values = std::move(values), word](const QString& text) -> std::optional<T> {
        const auto it = std::ranges::find_if(values, [&](const T& v) { return word(v) == text; });
        return it == std::end(values) ? std::nullopt : std::optional<T>(*it);
    };
    return textual<T>(std::move(name), std::move(usual), read, word);
}

/// A value of an enumeration and its word.
template <class T>
struct Named {
    T value;
    const char* name;
};
/// Not every compiler finds it out by itself.
template <class T>
Named(T, const char*) -> Named<T>;

/// One of a table, which must outlive the setting; usually the first one.
template <class T, std::size_t N>
[[nodiscard]] Setting<T> named(QString name, const std::array<Named<T>, N>& table,
                               std::type_identity_t<std::optional<T>> usual = {}) {
    std::vector<T> values;
    values.reserve(N);
    for (const Named<T>& one : table) values.push_back(one.value);
    const auto word = [&table](T value) {
        const auto it = std::ranges::find_if(table, [&](const Named<T>& n) { return n.value == value; });
        return QString(QLatin1String(it->name));
    };
    const T chosen = usual.value_or(values.front());
    return oneOf(std::move(name), chosen, std::move(values), word);
}

/// "true" or "false".
[[nodiscard]] Setting<bool> flag(QString name, bool usual);
/// A whole number from `lowest` to `highest`.
[[nodiscard]] Setting<int> number(QString name, int usual, int lowest, int highest);
/// Any text of at most so many characters.
[[nodiscard]] Setting<QString> text(QString name, qsizetype longest);
/// At most so many texts of that length; empty ones are left out.
[[nodiscard]] Setting<QStringList> texts(QString name, qsizetype most, qsizetype longest);
/// Whatever a widget of Qt's has made of its state. It stands behind its checksum, since Qt believes such bytes: a
/// damaged layout of docks ended the program, a damaged place made a window of 60,000 pixels.
[[nodiscard]] Setting<QByteArray> widgetState(QString name);

}  // namespace rokada::ui::setting
