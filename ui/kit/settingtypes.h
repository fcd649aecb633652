// Creates settings of common types and defines the text format of their values. In all functions, `name` is the name in
// the settings file and `usual` is the default value.
#pragma once

#include "kit/settings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace rokada::ui::setting {

/// Returns a setting that is stored as text. `read` must return nullopt for invalid text.
template <class T, class Read, class Write>
[[nodiscard]] Setting<T> textual(QString name, T usual, Read read, Write write) {
    return {std::move(name), std::move(usual),
            [read = std::move(read)](const QVariant& stored) -> std::optional<T> {
                if (stored.typeId() != QMetaType::QString) return std::nullopt;
                return read(stored.toString());
            },
            [write = std::move(write)](const T& value) { return QVariant(write(value)); }};
}

/// Returns a setting whose value is one of `values`. `word` returns the stored word of a value.
template <class T, class Values, class Word>
[[nodiscard]] Setting<T> oneOf(QString name, T usual, Values values, Word word) {
    const auto read = [values = std::move(values), word](const QString& text) -> std::optional<T> {
        const auto it = std::ranges::find_if(values, [&](const T& v) { return word(v) == text; });
        return it == std::end(values) ? std::nullopt : std::optional<T>(*it);
    };
    return textual<T>(std::move(name), std::move(usual), read, word);
}

/// Enumeration value and its stored word.
template <class T>
struct Named {
    T value;
    const char* name;
};
/// Deduction guide for compilers that cannot deduce the arguments of an aggregate.
template <class T>
Named(T, const char*) -> Named<T>;

/// Returns a setting whose values and stored words are in `table`, which must outlive the setting. If `usual` is
/// missing, the default value is the first entry of the table.
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

/// Returns a setting that is stored as "true" or "false".
[[nodiscard]] Setting<bool> flag(QString name, bool usual);
/// Returns a setting for an integer from `lowest` to `highest`.
[[nodiscard]] Setting<int> number(QString name, int usual, int lowest, int highest);
/// Returns a setting for a text of at most `longest` characters.
[[nodiscard]] Setting<QString> text(QString name, qsizetype longest);
/// Returns a setting for up to `most` texts of at most `longest` characters each. Empty texts are dropped.
[[nodiscard]] Setting<QStringList> texts(QString name, qsizetype most, qsizetype longest);
/// Returns a setting for the state of a Qt widget (saveState, saveGeometry). It is stored with a checksum, because Qt
/// does not validate such bytes. A damaged dock layout crashed the program, and a damaged geometry made a window of
/// 60,000 pixels.
[[nodiscard]] Setting<QByteArray> widgetState(QString name);

}  // namespace rokada::ui::setting
