// Item delegate of the list of moves. Paints moves with figurines (pictures of the pieces), and comments and variations
// as rich text.
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
    /// Returns the height in pixels of a row with the HTML text `variation` and this width in pixels.
    [[nodiscard]] int lineHeight(const QString& variation, const QFont& font, int width) const;
    /// Returns the link at a point of a row with the HTML text `variation`. Returns an empty text if there is no link
    /// at the point.
    [[nodiscard]] QString linkAt(const QString& variation, const QFont& font, int width, QPoint point) const;
    /// Returns a rectangle that contains at least a part of `link`, in a row with the HTML text `variation` and this
    /// size. Returns nullopt if the text does not contain the link.
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
