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
    /// Skips comments and malformed lines. The first of several lines with the same English name counts.
    [[nodiscard]] static OpeningTerms parse(const QString& text);
    /// Returns the names in the language of the program; none for English. Each language is read once; thread-safe.
    [[nodiscard]] static const OpeningTerms& current();

    /// Returns the name with every known part translated. A name without a known part is returned unchanged.
    [[nodiscard]] QString shown(const QString& english) const;
    /// Returns the English names that a typed name can mean, a list for each of its parts. Empty if a part means none,
    /// or so many that a search would be slow.
    [[nodiscard]] std::vector<QStringList> meant(const QString& typed) const;

private:
    QHash<QString, QString> names_;
};

/// Returns the name of an opening in the language of the program, for example "Сицилианская защита: вариант Найдорфа".
[[nodiscard]] QString shownOpening(const QString& english);

}  // namespace rokada::ui
