// Context menu of a move in the list of moves. Its items edit the comment and the annotation symbols of the move, and
// promote or delete its variation.
#pragma once

#include <QMenu>

namespace rokada::ui {

/// Returns the NAG to store for the menu item `nag`. Some NAGs have different numbers for White and Black; `nag` is
/// then the number for White. The result is the number for the side that has moved, or for its opponent in the case of
/// zugzwang.
[[nodiscard]] int nagOf(int nag, bool whiteMoved);

class MoveMenu final : public QMenu {
    Q_OBJECT
public:
    MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent);

    void retranslate();

signals:
    /// Emitted when the user chooses an annotation symbol. 0 stands for "no symbol". If a NAG has different numbers for
    /// White and Black, `nag` is the number for White; see `nagOf`.
    void nagChosen(int nag);

private:
    QMenu* nags_;
    QMenu* ofPosition_ = nullptr;
    QMenu* further_;
    QAction* noNag_;
};

}  // namespace rokada::ui
