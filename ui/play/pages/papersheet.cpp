#include "pages/papersheet.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>

namespace rokada::ui {

namespace {

constexpr int FontPoints = 9;
/// Height of the page foot, in units of 0.01 inch.
constexpr int FootHeight = 30;

}  // namespace

PaperSheet::PaperSheet() : pictures_(nullptr) {
    QFont font = text_.defaultFont();
    font.setPointSize(FontPoints);
    text_.setDefaultFont(font);
    text_.setDocumentMargin(0);
    text_.setIndentWidth(16);
}

void PaperSheet::setPage(const QString& html, const QString& title) {
    text_.setHtml(html);
    title_ = title;
}

int PaperSheet::print(QPagedPaintDevice& paper) {
    QPainter painter;
    if (!painter.begin(&paper)) return 0;
    pictures_.paintIn(text_);
    const int dotsPerInch = paper.logicalDpiX();
    const QSize sheet = paper.pageLayout().paintRectPixels(dotsPerInch).size();
    const int foot = dotsPerInch * FootHeight / 100;
    const QSizeF page(sheet.width(), sheet.height() - foot);
    text_.documentLayout()->setPaintDevice(&paper);
    text_.setPageSize(page);
    const int pages = text_.pageCount();
    // Prints the text in black. The light text of a dark theme would be invisible on paper.
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    for (int i = 0; i < pages; ++i) {
        if (i > 0) paper.newPage();
        const QRectF part(0, i * page.height(), page.width(), page.height());
        painter.save();
        painter.translate(0, -part.top());
        painter.setClipRect(part);
        context.clip = part;
        text_.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(text_.defaultFont());
        painter.setPen(Qt::black);
        const QRectF line(0, page.height(), page.width(), foot);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, title_);
        //: %1: number of the page; %2: number of pages
        const QString number = QCoreApplication::translate("Paper", "%1 of %2").arg(i + 1).arg(pages);
        painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, number);
    }
    return painter.end() ? pages : 0;
}

}  // namespace rokada::ui
