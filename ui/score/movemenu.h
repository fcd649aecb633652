// The context menu of a move in the list: comment, annotation symbols, what becomes of its variation.
#pragma once

#include <QMenu>

namespace rokada::ui {

class MoveMenu final : public QMenu {
    Q_OBJECT
public:
    MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent);

    void retranslate();

signals:
    /// 0 removes the annotation symbol.
    void nagChosen(int nag);

private:
    QMenu* nags_;
    QAction* noNag_;
};

}  // namespace rokada::ui
