// Text without case and accents, for searches.
#pragma once

#include <QString>
#include <QStringList>

namespace rokada::ui {

/// The text in lower case, without accents.
[[nodiscard]] QString foldedText(const QString& text);
/// The words of a search, folded.
[[nodiscard]] QStringList foldedWords(const QString& text);

}  // namespace rokada::ui
