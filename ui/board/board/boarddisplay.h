// The board on the screen, to be looked at: draws any variant from its geometry. It holds what is shown and how it
// looks, makes the frame of both, and paints it.
#pragma once

#include "board/boardframing.h"
#include "board/boardhands.h"
#include "board/shownboard.h"
#include "kit/with.h"
#include "paint/boardframe.h"

#include <QImage>
#include <QWidget>

#include <optional>

class QPainter;

namespace rokada::ui {

class BoardMotion;
class Delay;
class MoveShow;

class BoardDisplay : public QWidget {
    Q_OBJECT
public:
    explicit BoardDisplay(QWidget* parent = nullptr);
    ~BoardDisplay() override;

    /// Not owned, may be nullptr; the owner calls `refresh` after every change and keeps it alive.
    void setGame(const Game* game);
    [[nodiscard]] const Game* game() const { return shown_.game; }
    /// A board without a game: what stands on it is said, and nothing follows from the rules. The layout is that of the
    /// rulebook's variant.
    void setScene(const RulebookPtr& book, BoardScene scene);
    /// Reads position, last turn, checks and ending again, drops a selection, and what was said of the last position.
    void refresh();

    /// How the board looks, or one part of it. While a piece is held the view does not turn; it waits.
    void setLook(const BoardLook& look);
    template <class Part>
    void setLook(Part BoardLook::*part, std::type_identity_t<Part> value) {
        setLook(with(look_, part, std::move(value)));
    }
    [[nodiscard]] const BoardLook& look() const { return look_; }
    void setPanels(const PanelWords& panels);
    template <class Part>
    void setPanels(Part PanelWords::*part, std::type_identity_t<Part> value) {
        setPanels(with(panels(), part, std::move(value)));
    }
    [[nodiscard]] const PanelWords& panels() const { return shown_.panels; }
    /// What is said of the position. Recommendations and drawings stay until the position changes; a silent board has
    /// none.
    virtual void setNotes(const BoardNotes& notes);
    template <class Part>
    void setNotes(Part BoardNotes::*part, std::type_identity_t<Part> value) {
        setNotes(with(notes(), part, std::move(value)));
    }
    [[nodiscard]] const BoardNotes& notes() const { return shown_.notes; }

    /// Scrolls a board that wraps by rows or columns of the screen, animated for a moment.
    void scroll(QPoint lines);
    /// Centres the selected piece, or the mover's king; if it is centred, restores the inventor's drawing.
    void centreOrRestore();
    /// How a move is shown, and what is said of it beside its squares.
    [[nodiscard]] MoveShow& moveShow() { return *moveShow_; }

    /// What is seen now, in widget coordinates.
    [[nodiscard]] const BoardFrame& frame() const { return frame_; }
    /// The layout that the board would have in this room.
    [[nodiscard]] BoardLayout layoutIn(QSize room) const { return layoutFor(shown_, look_, room); }
    [[nodiscard]] QImage picture(QSize size, qreal ratio = 1) const;
    /// The squares as their inventor draws them, with all marks but without pieces; with their names, if wanted.
    [[nodiscard]] QImage drawing(bool named) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void pictureChanged();
    void loopsShown(rokada::Square square);
    /// The square under the pointer, or under the keyboard's cursor if that was used last; NoSquare when the pointer is
    /// on none. Told again when the board has changed, since the same square may have another piece.
    void squareHovered(rokada::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    /// More marks on the squares of `drawing`, which are laid out so.
    virtual void paintOnDrawing(QPainter& painter, const BoardLayout& layout) const;
    /// Makes another frame: position, look or hands have changed.
    void attend();
    /// Brings the frame up to date after something has moved on, or labels have come or gone.
    void touch();
    /// Lights what is under the pointer on a board that wraps: all copies of a square, and both twins of a tag.
    void followPointer();
    /// Shows for a while what an illegal move is about, with the reason beside its target; of several copies
    /// of a square beside the one next to a point.
    void pointOut(const IllegalMove& illegalMove, const Spot& wished, QPoint near);
    /// A piece that was dropped on an illegal square glides back to where it was picked up.
    void bringBack(const Carried& piece);
    /// With `again` the board has changed under a pointer at rest: even the same square may have another piece.
    void tellPointed(bool again);
    /// By pixels; whole rows and columns become a part of the cut.
    void dragBoard(QPoint by);
    /// After a drag the squares fall into the nearest places.
    void rest();

    ShownBoard shown_;
    BoardHands hands_;

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
    std::optional<int> waitingTurns_;  ///< the view is to be turned when no piece is held
    mutable PieceArt art_;             ///< keeps the pictures that it has made
    QPixmap ground_;
    QPixmap spun_;            ///< the board while it is being turned
    Square told_ = NoSquare;  ///< the last square that was reported as pointed at
    Square toldLoops_ = NoSquare;
    BoardMotion* motion_;
    MoveShow* moveShow_;
    Delay* illegalMoveShown_;
    Square refusedFrom_ = NoSquare;  ///< selected when the illegal move was shown
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Square)
