// Translations of the names of chess openings. Files, searches and comparisons use the English names.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

/// Names of openings and variations in one language, by their English names. docs/formats.md describes the file.
class OpeningTerms {
public:
    /// Parses the text of a file of names. Skips comments and malformed lines. If an English name occurs more than
    /// once, the first line counts.
    [[nodiscard]] static OpeningTerms parse(const QString& text);
    /// Returns the names in the current language of the program; no names for English. Reads each language once.
    /// Thread-safe.
    [[nodiscard]] static const OpeningTerms& current();

    /// Returns the English name with each part translated that has a translation.
    [[nodiscard]] QString shown(const QString& english) const;
    /// Returns the English names that a typed name can stand for. A typed name has parts that are separated by colons
    /// and commas; the result has one list for each part. Returns an empty result if a part matches no name, or so many
    /// that a search would be slow.
    [[nodiscard]] std::vector<QStringList> meant(const QString& typed) const;

private:
    QHash<QString, QString> names_;
};

/// Returns the name of an opening in the language of the program, for example "Сицилианская защита: вариант Найдорфа".
[[nodiscard]] QString shownOpening(const QString& english);

}  // namespace rokada::ui
