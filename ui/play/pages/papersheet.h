// Prints a page of text with diagrams.
#pragma once

#include "pages/pagepictures.h"

#include <QTextDocument>

class QPagedPaintDevice;

namespace rokada::ui {

class PaperSheet {
public:
    PaperSheet();

    [[nodiscard]] PagePictures& pictures() { return pictures_; }
    /// Replaces the text. `title` is printed at the foot of each page.
    void setPage(const QString& html, const QString& title);
    /// Prints all pages and returns their number; 0 if `paper` cannot be painted on.
    int print(QPagedPaintDevice& paper);

private:
    QTextDocument text_;
    PagePictures pictures_;
    QString title_;
};

}  // namespace rokada::ui
