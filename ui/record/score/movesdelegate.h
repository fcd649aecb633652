// Paints the list of moves: moves with our own figurines, and rows of variations and comments as rich text.
#pragma once

#include "scene/pieceart.h"

#include <QStyledItemDelegate>

#include <memory>
#include <optional>

class QTextDocument;

namespace rokada::ui {

class MovesDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Returns the height in pixels of a row of variations at this width.
    [[nodiscard]] int lineHeight(const QString& variation, const QFont& font, int width) const;
    /// Returns the link at a point of a row of variations; empty if there is none.
    [[nodiscard]] QString linkAt(const QString& variation, const QFont& font, int width, QPoint point) const;
    /// Returns the rectangle of a part of a link in a row of variations of this size.
    [[nodiscard]] std::optional<QRect> placeOf(const QString& link, const QString& variation, const QFont& font,
                                               QSize size) const;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    static void paintBadge(QPainter& painter, const QStyleOptionViewItem& option, const QString& move);
    void paintAside(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] std::unique_ptr<QTextDocument> document(const QString& html, const QFont& font,
                                                          const QPalette& palette, int width) const;

    mutable PieceArt art_;
};

}  // namespace rokada::ui
