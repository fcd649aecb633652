#include "score/commenteditor.h"

#include <QKeyEvent>
#include <QStringList>

#include <utility>

namespace rokada::ui {

namespace {

constexpr int Lines = 5;

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
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

QSize CommentEditor::sizeHint() const {
    return {QPlainTextEdit::sizeHint().width(), Lines * fontMetrics().lineSpacing() + 2 * frameWidth() + 8};
}

void CommentEditor::edit(Node node, const QString& text) {
    accept();
    node_ = node;
    setPlainText(text);
    moveCursor(QTextCursor::End);
    retranslate();
    show();
    setFocus();
}

void CommentEditor::accept() {
    const Node node = node_;
    if (node == Node::None) return;
    close();
    emit written(node, tidied(toPlainText()));
}

void CommentEditor::close() {
    node_ = Node::None;
    hide();
}

void CommentEditor::retranslate() {
    const QString name = node_ == Node::Root ? tr("About the game") : tr("About this move");
    setPlaceholderText(name);
    setAccessibleName(name);
    setToolTip(tr("Ctrl+Enter or Tab: accept, Esc: leave it as it was"));
}

void CommentEditor::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        accept();
        emit closedByKey();
    } else if (event->key() == Qt::Key_Escape) {
        close();
        emit closedByKey();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

/// Its own menu and another window are no leaving.
void CommentEditor::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) accept();
}

}  // namespace rokada::ui
