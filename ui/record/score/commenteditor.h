// Text editor for the comment of a move.
#pragma once

#include "record/gametree.h"

#include <QPlainTextEdit>

namespace rokada::ui {

/// Ctrl+Enter or leaving the editor accepts the text. Escape discards the changes.
class CommentEditor final : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit CommentEditor(QWidget* parent);

    /// Shows the comment of the move at `node`. Accepts the edited comment of the previous move first.
    void showComment(Node node, const QString& text);
    /// Emits `written` if the user has edited the text since the last call.
    void accept();
    void retranslate();

signals:
    /// Emitted when a changed text is accepted. Each line of `text` is a paragraph without superfluous white space.
    void written(rokada::Node node, const QString& text);
    /// Emitted when the user has ended the editing by a key. The receiver must move the focus to the previous widget.
    void closedByKey();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Node node_ = Node::None;
    QString before_;  ///< comment before it was edited
};

}  // namespace rokada::ui
