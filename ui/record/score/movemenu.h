// The context menu of a move in the list: comment, annotation symbols, what becomes of its variation.
#pragma once

#include <QMenu>

namespace rokada::ui {

/// Where a NAG of White's has one for Black beside it, that of the side which it is said of: the side that has moved,
/// or for zugzwang the other one.
[[nodiscard]] int nagOf(int nag, bool whiteMoved);

class MoveMenu final : public QMenu {
    Q_OBJECT
public:
    MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent);

    void retranslate();

signals:
    /// 0 removes the annotation symbols. Of two that say the same of either side, White's.
    void nagChosen(int nag);

private:
    QMenu* nags_;
    QMenu* further_;
    QAction* noNag_;
};

}  // namespace rokada::ui
