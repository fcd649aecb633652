// Palette of the position editor. The user selects a piece by click or key, or drags it to the board.
#pragma once

#include "rules/rulebook.h"
#include "scene/pieceart.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QToolButton;

namespace rokada::ui {

class SetupPalette final : public QWidget {
    Q_OBJECT
public:
    explicit SetupPalette(QWidget* parent);

    /// Shows the pieces of this variant. Deselects the selected piece.
    void setBook(const RulebookPtr& book);
    /// Returns true if the palette shows the pieces of this variant, even if its rule options differ.
    [[nodiscard]] bool shows(const RulebookPtr& book) const;
    [[nodiscard]] Piece hand() const { return hand_; }
    void choose(Piece piece);
    /// Returns the side of the piece that was selected last. Letter keys select pieces of this side.
    [[nodiscard]] Side side() const { return side_; }
    void chooseSide(Side side);

signals:
    /// Emitted when the user selects a piece. `piece` is NoPiece if the user has deselected it by a second click.
    void chosen(rokada::Piece piece);
    void dragged(rokada::Piece piece, QPoint global);
    void dropped(rokada::Piece piece, QPoint global);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Item {
        Piece piece;
        QToolButton* button;
    };
    void paintIcons();
    void paintTwin(QPixmap& picture, Piece piece);

    RulebookPtr book_;
    PieceArt art_;
    QGridLayout* grid_;
    std::vector<Item> items_;
    Piece hand_ = NoPiece;
    Side side_{};
    QPoint pressPoint_;
    bool dragging_ = false;
};

}  // namespace rokada::ui
