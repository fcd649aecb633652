// Removes case and accents from texts, so that searches ignore them.
#pragma once

#include <QString>
#include <QStringList>

namespace rokada::ui {

/// Returns the text in lower case and without accents.
[[nodiscard]] QString foldedText(const QString& text);
/// Returns the words of a search text, in lower case and without accents.
[[nodiscard]] QStringList foldedWords(const QString& text);

}  // namespace rokada::ui
