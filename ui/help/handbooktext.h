// Writes pages of the handbook into text documents, for the window and for files.
#pragma once

#include <QColor>
#include <QString>

class QTextDocument;

namespace rokada::ui {

class Handbook;
class PagePictures;
struct HandbookPage;

struct HandbookStyle {
    int diagram = 320;  ///< width of the diagrams, in pixels
    QColor paper{Qt::white};
    QColor line{Qt::lightGray};
    QColor link{Qt::blue};
    QColor code{Qt::transparent};  ///< background of code
};

/// Replaces the contents of `document` by the text of the page, and the contents of `pictures` by the diagrams of the
/// page. Links have the form "page.html#anchor", with anchors in the language of the page. Links that lead nowhere are
/// left out. Precondition: `document` is not laid out yet, because laying out after each change would take seconds.
void writeHandbookPage(const Handbook& handbook, const HandbookPage& page, const HandbookStyle& style,
                       QTextDocument& document, PagePictures& pictures);

/// Returns all pages as one. Each page begins on a new sheet of paper.
[[nodiscard]] HandbookPage wholeHandbook(const Handbook& handbook);

}  // namespace rokada::ui
