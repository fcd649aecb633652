// Prints HTML text that contains diagrams.
#pragma once

#include "pages/pagepictures.h"

#include <QTextDocument>

class QPagedPaintDevice;

namespace rokada::ui {

class PaperSheet {
public:
    PaperSheet();

    [[nodiscard]] PagePictures& pictures() { return pictures_; }
    /// Returns the text, for code that does not write it as HTML.
    [[nodiscard]] QTextDocument& text() { return text_; }
    /// Replaces the text by `html`. `title` is printed at the foot of each page.
    void setPage(const QString& html, const QString& title);
    /// Sets the title that is printed at the foot of each page.
    void setTitle(const QString& title) { title_ = title; }
    /// Prints all pages and returns their number. Returns 0 if printing on `paper` fails.
    int print(QPagedPaintDevice& paper);

private:
    QTextDocument text_;
    PagePictures pictures_;
    QString title_;
};

}  // namespace rokada::ui
