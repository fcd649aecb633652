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
    /// Replaces the text by `html`. `title` is printed at the foot of each page.
    void setPage(const QString& html, const QString& title);
    /// Prints all pages and returns their number. Returns 0 if printing on `paper` fails.
    int print(QPagedPaintDevice& paper);

private:
    QTextDocument text_;
    PagePictures pictures_;
    QString title_;
};

}  // namespace rokada::ui
