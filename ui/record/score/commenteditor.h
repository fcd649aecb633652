// The comment on a move, to be read and written.
#pragma once

#include "record/gametree.h"

#include <QPlainTextEdit>

namespace rokada::ui {

/// Ctrl+Enter accepts, and so does leaving it, by Tab or otherwise; Escape does not.
class CommentEditor final : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit CommentEditor(QWidget* parent);

    /// Shows the comment on this move. What was written on another one is accepted first.
    void showComment(Node node, const QString& text);
    /// Takes what is written, if anything has changed.
    void accept();
    void retranslate();

signals:
    /// Paragraphs are lines, with single blanks.
    void written(rokada::Node node, const QString& text);
    /// It was closed by a key; whoever had the keyboard gets it back.
    void closedByKey();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Node node_ = Node::None;
    QString before_;  ///< the comment as it was shown
};

}  // namespace rokada::ui
