// Paints a row of the list of games: a tile with the variant, players with their points, opening, event, date and
// number of moves.
#pragma once

#include <QStyledItemDelegate>

namespace rokada::ui {

class GameDetails;

class GameRowDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `details` must outlive this object.
    GameRowDelegate(const GameDetails& details, QObject* parent);

    /// Returns the height of a row, in pixels, in a list of this width. A narrow row has one more line.
    [[nodiscard]] static int heightFor(int width, const QFont& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Words;
    [[nodiscard]] QString word(const QModelIndex& index, int detail) const;
    [[nodiscard]] Words wordsOf(const QModelIndex& index) const;

    const GameDetails& details_;
};

}  // namespace rokada::ui
