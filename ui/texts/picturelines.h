// Line breaking of text with inline pictures such as figurines.
#pragma once

class QTextDocument;

namespace rokada::ui {

/// Moves pictures to the next line together with the text that follows them, because Qt allows a line break after each
/// picture. Call it again after changes of text or width.
void keepPicturesWithText(QTextDocument& document);

}  // namespace rokada::ui
