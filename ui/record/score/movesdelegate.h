// Delegate of the list of moves. Paints moves with Rokada's figurines, and rows of variations and comments as rich
// text.
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
    /// Returns the height in pixels of a row with this rich text, if the row has this width.
    [[nodiscard]] int lineHeight(const QString& variation, const QFont& font, int width) const;
    /// Returns the link at a point of a row with this rich text. Returns an empty text if there is no link.
    [[nodiscard]] QString linkAt(const QString& variation, const QFont& font, int width, QPoint point) const;
    /// Returns a rectangle that contains part of a link, in a row with this rich text and size. Returns nullopt if the
    /// text does not contain the link.
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
