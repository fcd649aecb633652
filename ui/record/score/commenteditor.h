// Editor for the comment of a move.
#pragma once

#include "record/gametree.h"

#include <QPlainTextEdit>

namespace rokada::ui {

/// Text editor for one comment. Ctrl+Enter or leaving the editor accepts the text. Escape discards it.
class CommentEditor final : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit CommentEditor(QWidget* parent);

    /// Shows the comment of the move at `node`. Accepts the edited comment of the previous move first.
    void showComment(Node node, const QString& text);
    /// Emits `written` if the text has changed.
    void accept();
    void retranslate();

signals:
    /// Emitted when a changed text is accepted. Each paragraph is one line of `text`, with simplified white space.
    void written(rokada::Node node, const QString& text);
    /// Emitted when a key has closed the editor. The keyboard focus must then return to the previous widget.
    void closedByKey();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Node node_ = Node::None;
    QString before_;  ///< comment before it was edited
};

}  // namespace rokada::ui
