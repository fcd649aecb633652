#include "help/handbookview.h"

#include "help/handbooktext.h"
#include "kit/foldedtext.h"
#include "kit/theme.h"
#include "pages/pagepictures.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Margin = 16, SmallestDiagram = 160, LargestDiagram = 380;
/// Colours of the words of a search, as on the rules card.
constexpr QRgb MarkGround = 0xFFFFE9A8, MarkInk = 0xFF1B1F24;

/// Returns cursors that select all occurrences of the words, in the order of the text. Case and accents do not matter.
QList<QTextCursor> placesOf(QTextDocument& document, const QStringList& words) {
    QList<QTextCursor> places;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString folded = foldedText(block.text());
        // Positions in the folded text are positions in the text only if both are of the same length.
        if (folded.size() != block.text().size()) continue;
        for (const QString& word : words) {
            for (qsizetype at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.size())) {
                QTextCursor cursor(block);
                cursor.setPosition(block.position() + static_cast<int>(at));
                cursor.setPosition(cursor.position() + static_cast<int>(word.size()), QTextCursor::KeepAnchor);
                places << cursor;
            }
        }
    }
    std::ranges::sort(places, {}, &QTextCursor::selectionStart);
    return places;
}

}  // namespace

HandbookView::HandbookView(QWidget* parent) : QTextBrowser(parent), pictures_(new PagePictures(this)) {
    setFrameShape(NoFrame);
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        emit linkFollowed(link.path().section(QLatin1String(".html"), 0, 0), link.fragment());
    });
}

void HandbookView::showPage(const Handbook& handbook, const HandbookPage& page, const QString& preface) {
    handbook_ = &handbook;
    page_ = page;
    preface_ = preface;
    write();
    verticalScrollBar()->setValue(0);
}

int HandbookView::diagramWidth() const {
    return std::clamp(width() - verticalScrollBar()->sizeHint().width() - 2 * Margin, SmallestDiagram, LargestDiagram);
}

void HandbookView::write() {
    if (handbook_ == nullptr) return;
    outdated_ = false;
    writtenWidth_ = diagramWidth();
    const HandbookStyle style{.diagram = writtenWidth_,
                              .paper = palette().color(QPalette::Base),
                              .line = theme().line,
                              .link = theme().accent,
                              .code = theme().sunken};
    auto* text = new QTextDocument(this);
    writeHandbookPage(*handbook_, page_, style, *text, *pictures_);
    if (!preface_.isEmpty()) insertPreface(*text);
    text->setDefaultFont(font());
    text->setDocumentMargin(Margin);
    // The first layout happens in `paintIn`. Without a width, it would be another one than that of the view.
    text->setTextWidth(viewport()->width());
    pictures_->paintIn(*text);
    setDocument(text);
    if (text_) text_->deleteLater();
    text_ = text;
    markWords();
}

void HandbookView::insertPreface(QTextDocument& text) const {
    QTextCursor top(&text);
    top.insertBlock();
    top.setPosition(0);
    top.setBlockFormat({});
    top.setBlockCharFormat({});
    top.setCharFormat({});
    top.insertHtml(preface_);
}

QTextCursor HandbookView::sectionCursor(const QString& anchor) const {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.begin().atEnd()) continue;
        if (block.begin().fragment().charFormat().anchorNames().contains(anchor)) return QTextCursor(block);
    }
    return QTextCursor(document());
}

void HandbookView::scrollToSection(const QString& anchor) {
    const QTextCursor cursor = anchor.isEmpty() ? QTextCursor(document()) : sectionCursor(anchor);
    const bool top = cursor.position() == 0;
    setTextCursor(cursor);
    verticalScrollBar()->setValue(top ? 0 : verticalScrollBar()->value() + cursorRect(cursor).top() - Margin);
}

void HandbookView::highlight(const QString& search) {
    search_ = search;
    markWords();
}

void HandbookView::markWords() {
    QList<QTextEdit::ExtraSelection> marks;
    const QList<QTextCursor> places = placesOf(*document(), foldedWords(search_));
    for (const QTextCursor& place : places) {
        QTextEdit::ExtraSelection mark{place, {}};
        mark.format.setBackground(QColor::fromRgba(MarkGround));
        mark.format.setForeground(QColor::fromRgba(MarkInk));
        marks << mark;
    }
    setExtraSelections(marks);
}

/// Writes the page again and keeps the place in the text. While the page is hidden, only notes that this is needed,
/// because it takes a long time and the size of a hidden page often changes.
void HandbookView::writeAgain() {
    outdated_ = !isVisible();
    if (outdated_) return;
    const int scroll = verticalScrollBar()->value();
    write();
    verticalScrollBar()->setValue(scroll);
}

/// Writes the page again in other colours or with another font.
void HandbookView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) writeAgain();
}

/// Writes the page again if its diagrams need another size.
void HandbookView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (diagramWidth() != writtenWidth_) writeAgain();
}

void HandbookView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    if (outdated_) writeAgain();
}

}  // namespace rokada::ui
