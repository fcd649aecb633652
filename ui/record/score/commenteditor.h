// Editor for the comment of a move.
#pragma once

#include "record/gametree.h"

#include <QPlainTextEdit>

namespace rokada::ui {

/// Ctrl+Enter or leaving the editor accepts the text; Escape discards it.
class CommentEditor final : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit CommentEditor(QWidget* parent);

    /// Shows the comment of this move. Accepts the text of the previous move first.
    void showComment(Node node, const QString& text);
    /// Accepts the text if it has changed.
    void accept();
    void retranslate();

signals:
    /// Emitted when a text is accepted. Paragraphs are lines; blanks are simplified.
    void written(rokada::Node node, const QString& text);
    /// Emitted when a key has closed the editor; the keyboard focus should return.
    void closedByKey();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Node node_ = Node::None;
    QString before_;  ///< comment before editing
};

}  // namespace rokada::ui
