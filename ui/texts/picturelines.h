// Pictures inside a line of text, as figures of pieces are.
#pragma once

class QTextDocument;

namespace rokada::ui {

/// Qt breaks lines after a picture, also where text follows at once. What stands together is brought to the next line
/// instead. To be called again when text or width have changed.
void keepPicturesWithText(QTextDocument& document);

}  // namespace rokada::ui
