// Shows one page of the handbook.
#pragma once

#include "help/handbook.h"

#include <QPointer>
#include <QTextBrowser>
#include <QTextDocument>

namespace rokada::ui {

class PagePictures;

class HandbookView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit HandbookView(QWidget* parent);

    /// Shows a page, with `preface` (HTML) above it. `handbook` must outlive this object or be replaced by a later
    /// call.
    void showPage(const Handbook& handbook, const HandbookPage& page, const QString& preface);
    /// Scrolls to a section. An empty or unknown anchor is the top of the page.
    void scrollToSection(const QString& anchor);
    /// Highlights all occurrences of the words of `search`, on this page and on all pages that are shown later.
    void highlight(const QString& search);

signals:
    /// Emitted when the user follows a link. `anchor` is empty if the link leads to the top of the page.
    void linkFollowed(const QString& page, const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void write();
    void writeAgain();
    void markWords();
    void insertPreface(QTextDocument& text) const;
    [[nodiscard]] int diagramWidth() const;
    [[nodiscard]] QTextCursor sectionCursor(const QString& anchor) const;

    PagePictures* pictures_;
    QPointer<QTextDocument> text_;  ///< document that is shown
    const Handbook* handbook_ = nullptr;
    HandbookPage page_;
    QString preface_;
    QString search_;
    int writtenWidth_ = 0;   ///< width of the diagrams when the page was written
    bool outdated_ = false;  ///< the page must be written again when it is shown
};

}  // namespace rokada::ui
