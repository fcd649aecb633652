// A comment, written beside the board below the moves.
#pragma once

#include "record/gametree.h"

#include <QPlainTextEdit>

namespace rokada::ui {

/// Ctrl+Enter accepts, and so does leaving it, by Tab or otherwise; Escape does not.
class CommentEditor final : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit CommentEditor(QWidget* parent);

    /// Shows the comment on this move, to be edited.
    void edit(Node node, const QString& text);
    /// Takes what is written, if anything is being edited.
    void accept();
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// Paragraphs are lines, with single blanks.
    void written(rokada::Node node, const QString& text);
    /// It was closed by a key; whoever had the keyboard gets it back.
    void closedByKey();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void close();

    Node node_ = Node::None;
};

}  // namespace rokada::ui
