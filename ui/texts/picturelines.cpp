#include "texts/picturelines.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace rokada::ui {

namespace {

/// Finds a picture that a line break separates from the text directly after it. Returns the position of the last space
/// before the picture, relative to the block. Returns -1 if there is no such picture, or no such space in its line.
int blankBeforeTornWord(const QTextBlock& block) {
    const QString text = block.text();
    const QTextLayout& layout = *block.layout();
    for (int i = 0; i + 1 < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const int end = line.textStart() + line.textLength();
        if (text[end - 1] != QChar::ObjectReplacementCharacter || text[end] == QLatin1Char(' ')) continue;
        const auto blank = text.lastIndexOf(QLatin1Char(' '), end - 1);
        if (blank > line.textStart()) return static_cast<int>(blank);
    }
    return -1;
}

}  // namespace

void keepPicturesWithText(QTextDocument& document) {
    // Call for its side effect: it computes the layout.
    (void)document.documentLayout()->documentSize();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (int blank = blankBeforeTornWord(block); blank >= 0; blank = blankBeforeTornWord(block)) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + blank);
            cursor.deleteChar();
            cursor.insertText(QString(QChar::LineSeparator), {});
            (void)document.documentLayout()->documentSize();
        }
    }
}

}  // namespace rokada::ui
