// The pieces of a variant to be put on a board: chosen by a click or a key, or dragged from here.
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

    /// The pieces of this variant. The choice is cleared.
    void setBook(const RulebookPtr& book);
    /// Its pieces are these, whatever the rules.
    [[nodiscard]] bool shows(const RulebookPtr& book) const;
    [[nodiscard]] Piece hand() const { return hand_; }
    void choose(Piece piece);
    /// The side whose pieces letters mean: that of the piece chosen last.
    [[nodiscard]] Side side() const { return side_; }
    void chooseSide(Side side);
    [[nodiscard]] QToolButton* buttonOf(Piece piece) const;

signals:
    /// NoPiece: a second click has put the piece back.
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
