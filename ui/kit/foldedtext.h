// Text without case and accents, for searches.
#pragma once

#include <QString>
#include <QStringList>

namespace rokada::ui {

/// Returns the text in lower case and without accents.
[[nodiscard]] QString foldedText(const QString& text);
/// Returns the words of a search text, in lower case and without accents.
[[nodiscard]] QStringList foldedWords(const QString& text);

}  // namespace rokada::ui
