#include "help/handbooktext.h"

#include "help/handbook.h"
#include "help/handbookdiagram.h"
#include "pages/pagepictures.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

/// Margins in pixels.
constexpr int CellPadding = 5, TitleBottom = 12, HeadingTop = 20, HeadingBottom = 6, TableMargin = 6;

/// Part of a document with one format.
struct Piece {
    int begin = 0, end = 0;
    QTextCharFormat format;
};

/// Returns the parts of the document that `wanted` accepts. Later changes of the document do not change the list.
template <class Wanted>
std::vector<Piece> piecesOf(const QTextDocument& document, const Wanted& wanted) {
    std::vector<Piece> pieces;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!wanted(fragment.charFormat())) continue;
            pieces.push_back({fragment.position(), fragment.position() + fragment.length(), fragment.charFormat()});
        }
    }
    return pieces;
}

QTextCursor cursorOf(QTextDocument& document, int begin, int end) {
    QTextCursor cursor(&document);
    cursor.setPosition(begin);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    return cursor;
}

class PageFormatter {
public:
    PageFormatter(const Handbook& handbook, const HandbookPage& page, const HandbookStyle& style,
                  QTextDocument& document, PagePictures& pictures)
        : handbook_(handbook), page_(page), style_(style), document_(document), pictures_(pictures) {}

    void format() {
        formatHeadings();
        formatLists();
        formatTables(*document_.rootFrame());
        formatCode();
        formatLinks();
        placeDiagrams();
    }

private:
    /// Gives headings their anchors and margins.
    void formatHeadings() {
        std::size_t section = 0;
        for (QTextBlock block = document_.begin(); block.isValid(); block = block.next()) {
            const int level = block.blockFormat().headingLevel();
            if (level == 0) continue;
            QTextCursor cursor(block);
            QTextBlockFormat around = block.blockFormat();
            around.setTopMargin(level == 1 ? 0 : HeadingTop);
            around.setBottomMargin(level == 1 ? TitleBottom : HeadingBottom);
            if (level == 1 && section > 0) around.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            cursor.setBlockFormat(around);
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            QTextCharFormat size;
            size.setProperty(QTextFormat::FontSizeAdjustment, std::max(0, 3 - level));
            cursor.mergeCharFormat(size);
            if (section < page_.sections.size()) nameAnchor(block, page_.sections[section].anchor);
            ++section;
        }
    }

    static void nameAnchor(const QTextBlock& block, const QString& anchor) {
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({anchor});
        cursor.mergeCharFormat(format);
    }

    void formatLists() {
        for (QTextBlock block = document_.begin(); block.isValid(); block = block.next()) {
            QTextList* list = block.textList();
            if (list == nullptr || list->format().style() != QTextListFormat::ListCircle) continue;
            QTextListFormat format = list->format();
            format.setStyle(QTextListFormat::ListDisc);
            list->setFormat(format);
        }
    }

    void formatTables(QTextFrame& frame) {
        for (QTextFrame* inner : frame.childFrames()) {
            if (auto* table = qobject_cast<QTextTable*>(inner)) {
                QTextTableFormat format = table->format();
                format.setBorder(1);
                format.setBorderBrush(style_.line);
                format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                format.setBorderCollapse(true);
                format.setCellSpacing(0);
                format.setCellPadding(CellPadding);
                format.setTopMargin(TableMargin);
                format.setBottomMargin(TableMargin);
                table->setFormat(format);
            }
            formatTables(*inner);
        }
    }

    void formatCode() {
        const auto isCode = [](const QTextCharFormat& format) { return format.fontFixedPitch(); };
        QTextCharFormat ground;
        ground.setBackground(style_.code);
        for (const Piece& piece : piecesOf(document_, isCode))
            cursorOf(document_, piece.begin, piece.end).mergeCharFormat(ground);
    }

    void formatLinks() {
        const auto isLink = [](const QTextCharFormat& format) { return !format.anchorHref().isEmpty(); };
        for (const Piece& piece : piecesOf(document_, isLink)) {
            QTextCharFormat format = piece.format;
            const QString address = addressOf(piece.format.anchorHref());
            format.setAnchor(!address.isEmpty());
            format.setAnchorHref(address);
            format.setFontUnderline(false);
            address.isEmpty() ? format.clearForeground() : format.setForeground(style_.link);
            cursorOf(document_, piece.begin, piece.end).setCharFormat(format);
        }
    }

    /// Returns the address of a link "page.md#anchor" or "#anchor" in the formatted page. Returns an empty text if it
    /// leads nowhere.
    [[nodiscard]] QString addressOf(const QString& link) const {
        const QString file = link.section(u'#', 0, 0), anchor = link.section(u'#', 1);
        const QString name = file.isEmpty() ? page_.name : file.section(QLatin1String(".md"), 0, 0);
        const HandbookPage* target = name == page_.name ? &page_ : handbook_.page(name);
        if (target == nullptr) return {};
        const HandbookSection* section = target->section(anchor);
        return name + QStringLiteral(".html") + (section ? u'#' + section->anchor : QString());
    }

    void placeDiagrams() {
        const auto isImage = [](const QTextCharFormat& format) { return format.isImageFormat(); };
        for (const Piece& piece : piecesOf(document_, isImage)) {
            QTextImageFormat image = piece.format.toImageFormat();
            const QString description = QUrl::fromPercentEncoding(image.name().section(u':', 1).toLatin1());
            const auto diagram = handbookDiagram(description, style_.diagram, style_.paper);
            if (!diagram) continue;
            pictures_.add(image.name(), diagram->size, diagram->paint);
            image.setWidth(diagram->size.width());
            image.setHeight(diagram->size.height());
            image.setProperty(QTextFormat::ImageAltText, diagram->caption);
            cursorOf(document_, piece.begin, piece.end).setCharFormat(image);
        }
    }

    const Handbook& handbook_;
    const HandbookPage& page_;
    const HandbookStyle& style_;
    QTextDocument& document_;
    PagePictures& pictures_;
};

}  // namespace

void writeHandbookPage(const Handbook& handbook, const HandbookPage& page, const HandbookStyle& style,
                       QTextDocument& document, PagePictures& pictures) {
    pictures.clear();
    document.setUndoRedoEnabled(false);
    document.setMarkdown(shownMarkdown(page), QTextDocument::MarkdownDialectGitHub);
    document.setMetaInformation(QTextDocument::DocumentTitle, page.title());
    PageFormatter(handbook, page, style, document, pictures).format();
}

HandbookPage wholeHandbook(const Handbook& handbook) {
    HandbookPage whole{.name = {}, .head = {}, .markdown = {}, .sections = {}};
    for (const HandbookPage& page : handbook.pages()) {
        whole.markdown += page.markdown + QStringLiteral("\n\n");
        whole.sections.insert(whole.sections.end(), page.sections.begin(), page.sections.end());
    }
    return whole;
}

}  // namespace rokada::ui
