// The board to play on: turns presses and keys into legal moves. How it looks is its base's matter.
#pragma once

#include "board/boarddisplay.h"

#include "board/squaretexts.h"
#include "explain/premove.h"
#include "explain/stuckpiece.h"
#include "game/laws.h"

#include <map>
#include <utility>

namespace rokada::ui {

struct InputResult;
struct Spot;

class BoardWidget : public BoardDisplay {
    Q_OBJECT
public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// False while a computer thinks or the game is over; inspecting how pieces move still works.
    void setInputEnabled(bool enabled);
    /// Moves are tried out (`moveTried`) and not played; the edge is dashed.
    void setTrying(bool trying);
    /// Moves are only planned (`movePrepared`), on a board that is not the game's.
    void setPreparing(bool preparing) { preparing_ = preparing; }
    /// Pieces that were placed on these squares are taken up again by a press (`placedTakenUp`).
    void setTakeable(const SquareSet& squares);
    /// A reserve piece comes to the hand, of a press that is still down.
    void takeReserve(Kind kind);
    /// Squares are only pointed at (`squarePointed`), by mouse, keys or screen readers; no piece can be moved.
    void setPointing(bool pointing);
    /// What is said of squares besides what stands there.
    void setSquareNotes(std::map<Square, QString> notes) { notes_ = std::move(notes); }
    /// The game rests, and these words say so on a veil over the board; empty takes it away.
    void setVeil(const QString& words);
    [[nodiscard]] const QString& veil() const;
    /// A touched piece must move. Asks for new rulings when the position changes.
    void setTouchMove(bool on);
    /// "I adjust", or no longer; false if it is too late for that.
    bool adjust();
    [[nodiscard]] bool adjusting() const;
    /// While another side is to move, pieces of this side can be given a premove; NoSide for none.
    void setPremover(Side side);
    [[nodiscard]] const std::optional<Premove>& premove() const;
    void dropPremove();
    /// Chooses the premove, which is then cleared; false if it is not legal.
    bool playPremove();
    /// Another piece that is selected is put down: its targets would be taken for those of the recommended one.
    void setAdvice(Move move, bool whole) override;
    /// As if the square were clicked.
    void choose(Square square);
    /// A move that was chosen without the board; false if touched pieces forbid it, or no move is allowed.
    bool enter(Move move);
    /// A tower is selected: the wheel chooses how many of its pieces move.
    [[nodiscard]] bool dividing() const;
    /// The keyboard's cursor comes where it was or where somebody has clicked, at first to the king of the side to
    /// move.
    void showCursor();
    /// Brings it to a square.
    void showCursorOn(Square square);
    /// How it is read aloud.
    void setReading(const Reading& reading) { reading_ = reading; }
    [[nodiscard]] const Reading& reading() const { return reading_; }
    /// What is read; there must be a game.
    [[nodiscard]] SpokenBoard spoken() const;

signals:
    /// A square while squares are only pointed at.
    void squarePointed(rokada::Square square);
    /// A premove was made or cancelled on the board.
    void premoveChanged();
    /// A square under the veil was pressed or chosen; nothing else has come of it.
    void veilPressed();
    /// A legal move of the game's position.
    void moveChosen(rokada::Move move);
    /// The same while moves are only tried.
    void moveTried(rokada::Move move);
    /// The same while a placement is planned.
    void movePrepared(rokada::Move move);
    /// The owner takes it off the square and gives it to the hand (`takeReserve`).
    void placedTakenUp(rokada::Square square);
    void illegalMoveTried(const rokada::IllegalMove& illegalMove);
    /// A person has drawn something, or wiped what was drawn.
    void marksDrawn();
    /// Drawing was attempted while the board is silent.
    void drawingRefused();
    /// The consequence of touched pieces.
    void touchRuled(rokada::Law law);
    /// More about a player is asked for: the player panel was clicked, at this point of the screen.
    void panelClicked(rokada::Side side, QPoint at);
    /// So many pieces of the selected tower of `height` now move together.
    void partChosen(int pieces, int height);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take(const InputResult& outcome);
    void take(const InputResult& outcome, const Spot& wished, QPoint near);
    void explainStuck(const std::optional<StuckPiece>& stuck);
    void showIllegalMove(const IllegalMove& illegalMove, const Spot& wished, QPoint near);
    void rule(Law law, Square touched);
    void hover(QPoint point);
    void prepare(const Premove& premove);
    bool takeBackPremove();
    bool keyInChooser(int key);
    bool keyOnBoard(const QKeyEvent& event);
    bool escape();
    bool moveCursor(QPoint direction);
    void beginDrawing(const QMouseEvent& event);
    void endDrawing(QPoint point);
    bool wipe();
    bool dropAdvice();
    [[nodiscard]] bool followsAdvice() const;
    bool liftAdvised();
    [[nodiscard]] bool scrollKey(const QKeyEvent& event);
    void askPattern(bool asked);
    bool pickReserve(int number);
    bool lift(int pieces);

    [[nodiscard]] bool graspable(const Spot& spot) const;

    bool grasped_ = false;  ///< an empty square is held
    bool panning_ = false;  ///< the board is dragged by it
    int wheel_ = 0;         ///< what has not become a piece yet
    int part_ = 0;  ///< the button went down on a tower's picture beside the board, where it ends so many pieces
    bool trying_ = false;
    bool preparing_ = false;
    bool pointing_ = false;
    Square pressed_ = NoSquare;  ///< where the button went down while squares are only pointed at
    std::map<Square, QString> notes_;
    Reading reading_;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Move)
Q_DECLARE_METATYPE(rokada::IllegalMove)
