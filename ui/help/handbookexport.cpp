#include "help/handbookexport.h"

#include "help/handbook.h"
#include "help/handbooktext.h"
#include "pages/papersheet.h"

#include <QDir>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>

#include <utility>

namespace rokada::ui {

namespace {

/// Pixels of a picture file for each pixel of the page, so that the pictures are sharp on all screens.
constexpr int PictureScale = 2;
/// Margin of the sheets of paper, in millimetres.
constexpr int PaperMargin = 20;

const HandbookStyle fileStyle{.code = QColor(0xF0F0F0)};

class HtmlWriter {
public:
    HtmlWriter(const Handbook& handbook, QDir folder)
        : handbook_(handbook), folder_(std::move(folder)), pictures_(nullptr) {}

    Written write() {
        for (const HandbookPage& page : handbook_.pages()) {
            writeHandbookPage(handbook_, page, fileStyle, document_, pictures_);
            QString html = document_.toHtml();
            if (Written done = writeDiagrams(html); !done) return done;
            const QString path = folder_.filePath(page.name + QStringLiteral(".html"));
            if (Written done = writeFile(path, html.toUtf8()); !done) return done;
        }
        return {};
    }

private:
    /// Writes the diagrams of the page to files. Replaces their addresses in `html` by the names of the files.
    Written writeDiagrams(QString& html) {
        static const QRegularExpression picture(
            QStringLiteral("<img src=\"(%1[^\"]*)\"[^>]* width=\"(\\d+)\" height=\"(\\d+)\"")
                .arg(QLatin1String(DiagramScheme)));
        for (auto match = picture.match(html); match.hasMatch(); match = picture.match(html)) {
            const QString name = QStringLiteral("diagram-%1.png").arg(++diagrams_);
            const QSize size(match.capturedView(2).toInt(), match.capturedView(3).toInt());
            if (Written done = writePicture(folder_.filePath(name), pictureOf(match.captured(1), size)); !done)
                return done;
            html.replace(match.capturedStart(1), match.capturedLength(1), name);
        }
        return {};
    }

    [[nodiscard]] QImage pictureOf(const QString& name, QSize size) {
        QImage picture(size * PictureScale, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        pictures_.paint(name, painter, QRectF(QPointF(), picture.size()));
        return picture;
    }

    const Handbook& handbook_;
    const QDir folder_;
    QTextDocument document_;
    PagePictures pictures_;
    int diagrams_ = 0;
};

Written writePdf(const Handbook& handbook, const QString& path) {
    return writeFile(path, [&handbook](QIODevice& device) {
        PaperSheet sheet;
        writeHandbookPage(handbook, wholeHandbook(handbook), fileStyle, sheet.text(), sheet.pictures());
        sheet.setTitle(QStringLiteral("Rokada"));
        QPdfWriter paper(&device);
        paper.setPageSize(QPageSize(QPageSize::A4));
        paper.setPageMargins(QMarginsF(PaperMargin, PaperMargin, PaperMargin, PaperMargin), QPageLayout::Millimeter);
        paper.setTitle(handbook.pages().front().title());
        return sheet.print(paper) > 0;
    });
}

}  // namespace

Written writeHandbook(const QString& folder, const QString& language) {
    const Handbook handbook(language);
    const QDir pages(QDir(folder).filePath(language));
    // A folder that cannot be created makes the first file fail, with the reason of the system.
    pages.mkpath(QStringLiteral("."));
    if (Written done = HtmlWriter(handbook, pages).write(); !done) return done;
    return writePdf(handbook, QDir(folder).filePath(QStringLiteral("handbook-%1.pdf").arg(language)));
}

}  // namespace rokada::ui
