// Widget that displays a board of any variant. It holds the shown position and the look, builds a `BoardFrame` from
// them and paints it.
#pragma once

#include "board/boardframing.h"
#include "board/boardinteraction.h"
#include "board/shownboard.h"
#include "paint/boardframe.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <type_traits>
#include <utility>

class QPainter;

namespace rokada::ui {

class BoardMotion;
class Delay;
class MoveShow;

/// Returns a copy of `value` in which one field has changed.
template <class Value, class Field>
[[nodiscard]] Value with(Value value, Field Value::*field, std::type_identity_t<Field> changed) {
    value.*field = std::move(changed);
    return value;
}

class BoardDisplay : public QWidget {
    Q_OBJECT
public:
    explicit BoardDisplay(QWidget* parent = nullptr);
    ~BoardDisplay() override;

    /// Shows the current position of a game, or no position for nullptr. The caller owns the game, keeps it alive and
    /// calls `refresh` after every change.
    void setGame(const Game* game);
    [[nodiscard]] const Game* game() const { return shown_.game; }
    /// Shows a position without a game, for example in the position editor. Shows exactly the contents of `scene` and
    /// computes nothing from the rules. `book` determines only the layout.
    void setScene(const RulebookPtr& book, BoardScene scene);
    /// Reads position, last turn, checks and ending from the game again. Clears the selection and the notes on the last
    /// position.
    void refresh();

    /// Sets the look of the board, or one part of it. While a piece is dragged, a rotation of the view is postponed.
    void setLook(const BoardLook& look);
    template <class Part>
    void setLook(Part BoardLook::*part, std::type_identity_t<Part> value) {
        setLook(with(look_, part, std::move(value)));
    }
    void setPanels(const PanelWords& panels);
    template <class Part>
    void setPanels(Part PanelWords::*part, std::type_identity_t<Part> value) {
        setPanels(with(shown_.panels, part, std::move(value)));
    }
    /// Sets the notes on the position. Recommendations and drawings stay until the position changes. While
    /// `BoardMode::silent` is set, recommendations, analysis arrows, the annotated move and drawings are left out.
    virtual void setNotes(const BoardNotes& notes);
    template <class Part>
    void setNotes(Part BoardNotes::*part, std::type_identity_t<Part> value) {
        setNotes(with(shown_.notes, part, std::move(value)));
    }

    /// Scrolls a board that wraps around by rows or columns of the screen, with a short animation.
    void scroll(QPoint lines);
    /// Scrolls a board that wraps around so that a piece is in the centre. It is the piece under the keyboard cursor,
    /// the selected piece, or the king of the side to move. If it is in the centre already, restores the default view.
    void centreOrRestore();
    /// Returns the object that animates moves and shows labels about them.
    [[nodiscard]] MoveShow& moveShow() { return *moveShow_; }

    /// Returns the current frame, in widget coordinates.
    [[nodiscard]] const BoardFrame& frame() const { return frame_; }
    /// Returns the layout that the board would have in a widget of the size `room`.
    [[nodiscard]] BoardLayout layoutIn(QSize room) const { return layoutFor(shown_, look_, room); }
    /// Returns a picture of the squares in the default view with all marks but without pieces, for the 3D board. If
    /// `named` is true, each square shows its name.
    [[nodiscard]] QImage drawing(bool named) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Emitted when a new frame was built, and when the animation of a move has ended.
    void pictureChanged();
    /// Emitted when the board begins to show the closed lines of the piece on `square`: lines around the board on which
    /// the piece returns to its own square.
    void loopsShown(rokada::Square square);
    /// Emitted when another square is under the pointer, or under the keyboard cursor if the cursor was used last.
    /// `square` is NoSquare if the pointer is on no square. Emitted again after the board has changed, because the same
    /// square may have another piece.
    void squareHovered(rokada::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    /// Paints additional marks on the picture that `drawing` returns.
    virtual void paintOnDrawing(QPainter& painter, const BoardLayout& layout) const;
    /// Builds a new frame after a change of the position, the look or the input state `interaction_`. Repaints the
    /// board.
    void updateAttention();
    /// Updates the frame after progress of an animation or a change of labels, which is cheaper than `updateAttention`.
    /// Repaints the board.
    void touch();
    /// Highlights the place under the pointer on a board that wraps around: all copies of a square, or the two tags
    /// where a line leaves the board and enters again.
    void followPointer();
    /// Marks an illegal move for six seconds, with a label about the reason beside the target `wished`. If the target
    /// has several copies on the screen, the label is beside the one nearest to `near`.
    void pointOut(const IllegalMove& illegalMove, const Spot& wished, QPoint near);
    /// Hides the illegal move and its reason.
    void withdrawIllegalMove();
    /// Animates the return of a piece that was dropped on an illegal square.
    void bringBack(const Carried& piece);
    /// Emits `squareHovered` if another square is under the pointer or cursor. If `again` is true, emits it even for
    /// the same square, because the board has changed.
    void tellPointed(bool again);
    /// Scrolls a board that wraps around by a number of pixels, while the user drags it.
    void dragBoard(QPoint by);
    /// Ends the dragging of the board: scrolls it to the nearest whole row and column.
    void rest();

    ShownBoard shown_;
    BoardInteraction interaction_;

private:
    [[nodiscard]] bool wraps() const { return !frame_.layout.empty() && frame_.layout.geometry().wraps(); }
    [[nodiscard]] bool darkSurround() const;
    [[nodiscard]] QColor surround() const;
    void paintStill(QPainter& painter);
    void relayout();
    void cutAt(const Cut& cut);
    void slideTo(const Cut& cut);
    [[nodiscard]] std::optional<Cut> cutNearLastMove() const;
    void tellLoops();
    void followMove();

    BoardLook look_;
    BoardFrame frame_;
    std::optional<int> waitingTurns_;  ///< rotation to apply as soon as no piece is dragged
    mutable PieceArt art_;             ///< cache of piece pictures
    QPixmap ground_;
    QPixmap spun_;            ///< picture of the board while it rotates
    Square told_ = NoSquare;  ///< last square emitted by `squareHovered`
    Square toldLoops_ = NoSquare;
    BoardMotion* motion_;
    MoveShow* moveShow_;
    Delay* illegalMoveShown_;
    Square refusedFrom_ = NoSquare;  ///< square that was selected when the illegal move was shown
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Square)
