// Shows what was pasted before it comes to the board.
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
    /// Of a position or one game.
    PasteDialog(Pasted pasted, QWidget* parent);
    ~PasteDialog() override;

    [[nodiscard]] const Pasted& pasted() const { return pasted_; }
    [[nodiscard]] const BoardWidget& preview() const { return *board_; }

signals:
    /// It is to be changed first.
    void editWanted();

private:
    Pasted pasted_;
    Game shown_;
    BoardWidget* board_;
    QPushButton* edit_;
};

}  // namespace rokada::ui
