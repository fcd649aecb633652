// Page of the side panel with the editor for the comment on the current move.
#pragma once

#include "record/gametree.h"
#include "shell/panelpage.h"

#include <QPlainTextEdit>

class QLabel;

namespace rokada::ui {

/// Text editor for the comment of a move. Ctrl+Enter or leaving the editor accepts the text. Escape discards the
/// changes.
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

class NotesPage final : public PanelPage {
    Q_OBJECT
public:
    explicit NotesPage(QWidget* parent);

    [[nodiscard]] CommentEditor& editor() { return *editor_; }
    /// Sets the name of the current move, for example "12. Nf3". The name is empty at the start position, whose comment
    /// applies to the whole game.
    void setMove(const QString& name);
    void retranslate();

private:
    QLabel* title_;
    CommentEditor* editor_;
    QString move_;
};

}  // namespace rokada::ui
