// Page of the side panel with the editor for the comment on the current move.
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
    /// Sets the name of the current move, for example "12. Nf3". It is empty at the start position, whose comment is on
    /// the whole game.
    void setMove(const QString& name);
    void retranslate();

private:
    QLabel* title_;
    CommentEditor* editor_;
    QString move_;
};

}  // namespace rokada::ui
