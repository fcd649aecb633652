// Writes the handbook to files: HTML pages with pictures, and a PDF file.
#pragma once

#include "kit/writefile.h"

#include <QString>

namespace rokada::ui {

/// Writes the handbook in the current language to `folder`. `language` is the code of this language. Creates the folder
/// `language` with one HTML file for each page and pictures of the diagrams, and the file "handbook-LANGUAGE.pdf".
[[nodiscard]] Written writeHandbook(const QString& folder, const QString& language);

}  // namespace rokada::ui
