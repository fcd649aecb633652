// A page of text with diagrams on paper.
#pragma once

#include "pages/pagepictures.h"

#include <QTextDocument>

class QPagedPaintDevice;

namespace rokada::ui {

class PaperSheet {
public:
    PaperSheet();

    [[nodiscard]] PagePictures& pictures() { return pictures_; }
    /// `title` stands at the foot of every page.
    void setPage(const QString& html, const QString& title);
    /// The number of printed pages; 0 if the paper cannot be used.
    int print(QPagedPaintDevice& paper);

private:
    QTextDocument text_;
    PagePictures pictures_;
    QString title_;
};

}  // namespace rokada::ui
