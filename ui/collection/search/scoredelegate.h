// Paints a cell of the opening tree: the numbers of wins, draws and losses of the first team as one bar.
#pragma once

#include <QStyledItemDelegate>

namespace rokada::ui {

class ScoreDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rokada::ui
