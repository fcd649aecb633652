// The page of the panel with the comment on the move that is looked at.
#pragma once

#include "shell/panelpage.h"

class QLabel;

namespace rokada::ui {

class CommentEditor;

class NotesPage final : public PanelPage {
    Q_OBJECT
public:
    explicit NotesPage(QWidget* parent);

    [[nodiscard]] CommentEditor& editor() { return *editor_; }
    /// Names the move, as "12. Nf3"; empty for the game as a whole.
    void setMove(const QString& name);
    void retranslate();

private:
    QLabel* title_;
    CommentEditor* editor_;
    QString move_;
};

}  // namespace rokada::ui
