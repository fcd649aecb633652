// Context menu of a move in the list of moves. It edits comments and annotation symbols, and promotes or deletes
// variations.
#pragma once

#include <QMenu>

namespace rokada::ui {

/// Returns the NAG for the side to which it refers: the side that has moved, or for zugzwang its opponent. Some NAGs
/// have a different number for each side; `nag` is the number for White.
[[nodiscard]] int nagOf(int nag, bool whiteMoved);

class MoveMenu final : public QMenu {
    Q_OBJECT
public:
    MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent);

    void retranslate();

signals:
    /// Emitted when the user chooses an annotation symbol. If there is a NAG for each side, `nag` is White's. 0 removes
    /// all symbols.
    void nagChosen(int nag);

private:
    QMenu* nags_;
    QMenu* ofPosition_ = nullptr;
    QMenu* further_;
    QAction* noNag_;
};

}  // namespace rokada::ui
