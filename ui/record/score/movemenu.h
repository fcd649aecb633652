// Context menu of a move in the list: comment, annotation symbols, promoting and deleting variations.
#pragma once

#include <QMenu>

namespace rokada::ui {

/// Returns the NAG for the side that it refers to, where White and Black have different ones: the side that has moved,
/// or for zugzwang the other one.
[[nodiscard]] int nagOf(int nag, bool whiteMoved);

class MoveMenu final : public QMenu {
    Q_OBJECT
public:
    MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent);

    void retranslate();

signals:
    /// Emitted with White's NAG if there is one for each side; 0 removes the annotation symbols.
    void nagChosen(int nag);

private:
    QMenu* nags_;
    QMenu* further_;
    QAction* noNag_;
};

}  // namespace rokada::ui
