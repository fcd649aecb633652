#include "score/notespage.h"

#include <QKeyEvent>
#include <QLabel>
#include <QStringList>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

QString tidied(const QString& text) {
    QStringList paragraphs;
    for (const QString& line : text.split(QLatin1Char('\n'))) paragraphs << line.simplified();
    paragraphs.removeAll(QString());
    return paragraphs.join(QLatin1Char('\n'));
}

}  // namespace

CommentEditor::CommentEditor(QWidget* parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("commentEditor"));
    setTabChangesFocus(true);
}

void CommentEditor::showComment(Node node, const QString& text) {
    if (node != node_) accept();
    const bool same = node == node_ && (text == before_ || document()->isModified());
    node_ = node;
    if (same) return;
    before_ = text;
    setPlainText(text);
    moveCursor(QTextCursor::End);
    retranslate();
}

void CommentEditor::accept() {
    if (node_ == Node::None || !document()->isModified()) return;
    before_ = tidied(toPlainText());
    document()->setModified(false);
    emit written(node_, before_);
}

void CommentEditor::retranslate() {
    const QString name = node_ == Node::Root ? tr("Comment on the game") : tr("Comment on this move");
    setPlaceholderText(name);
    setAccessibleName(name);
    setToolTip(tr("Ctrl+Enter or Tab: save. Esc: discard changes"));
}

void CommentEditor::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        accept();
        emit closedByKey();
    } else if (event->key() == Qt::Key_Escape) {
        setPlainText(before_);
        moveCursor(QTextCursor::End);
        emit closedByKey();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

/// Accepts the text when the editor loses the focus, except if a context menu opens or another window becomes active.
void CommentEditor::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) accept();
}

NotesPage::NotesPage(QWidget* parent) : PanelPage(parent), title_(new QLabel(this)), editor_(new CommentEditor(this)) {
    setObjectName(QStringLiteral("notesPage"));
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title_);
    column->addWidget(editor_, 1);
}

void NotesPage::setMove(const QString& name) {
    move_ = name;
    retranslate();
}

void NotesPage::retranslate() {
    setWindowTitle(tr("Notes"));
    title_->setText(move_.isEmpty() ? tr("Notes on the game") : tr("Notes on %1").arg(move_));
    editor_->retranslate();
}

}  // namespace rokada::ui
