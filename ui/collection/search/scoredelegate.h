// A bar of what was won, drawn and lost by the first team, in a cell.
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
