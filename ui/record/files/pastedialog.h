// Dialog that shows a preview of a pasted position or game before it replaces the game on the board.
#pragma once

#include "files/pasted.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace rokada::ui {

class BoardWidget;

class PasteDialog final : public QDialog {
    Q_OBJECT
public:
    /// Precondition: `pasted` contains a position or exactly one game.
    PasteDialog(Pasted pasted, QWidget* parent);
    ~PasteDialog() override;

    [[nodiscard]] const Pasted& pasted() const { return pasted_; }

signals:
    /// Emitted when the user wants to edit the pasted position first.
    void editWanted();

private:
    Pasted pasted_;
    Game shown_;
    BoardWidget* board_;
    QPushButton* edit_;
};

}  // namespace rokada::ui
