// Names of chess openings in the language of the program. Files, searches and comparisons use the English names.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

/// Names of openings and variations in one language, by English name. docs/formats.md describes the file.
class OpeningTerms {
public:
    /// Parses a file of names. Skips comments and malformed lines. The first of several lines with the same English
    /// name counts.
    [[nodiscard]] static OpeningTerms parse(const QString& text);
    /// Returns the names in the language of the program. There are no names for English. Each language is read once.
    /// Thread-safe.
    [[nodiscard]] static const OpeningTerms& current();

    /// Returns the opening name with every known part translated. A name without a known part is returned unchanged.
    [[nodiscard]] QString shown(const QString& english) const;
    /// Returns the English names that a typed name can mean, as one list for each of its parts. Returns an empty result
    /// if a part means no name, or so many names that a search would be slow.
    [[nodiscard]] std::vector<QStringList> meant(const QString& typed) const;

private:
    QHash<QString, QString> names_;
};

/// Returns the name of an opening in the language of the program, for example "Сицилианская защита: вариант Найдорфа".
[[nodiscard]] QString shownOpening(const QString& english);

}  // namespace rokada::ui
