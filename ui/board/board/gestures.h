// Gestures of pointer and keyboard other than moving pieces, each as a small state machine. They use no widgets and do
// not paint.
#pragma once

#include "scene/ownmarks.h"

#include <QPoint>

#include <chrono>
#include <optional>

namespace rokada::ui {

/// Gesture of the right button. It draws an arrow or a circle. While the button is held on a piece, it requests the
/// move pattern of the piece (its targets on an empty board).
class DrawGesture {
public:
    /// Starts the gesture. `draws` is false if only move patterns are allowed.
    void begin(Square at, bool draws, Ink ink, std::chrono::milliseconds now);
    /// Returns the drawn mark, or nullopt if nothing was drawn. `onPiece` is true if there is a piece on `to`.
    std::optional<OwnMark> end(const Geometry& board, Square to, bool onPiece, std::chrono::milliseconds now);
    void cancel() { *this = {}; }
    /// Forbids the drawing, but not the move pattern.
    void stopDrawing() { draws_ = false; }
    /// Returns the square on which the right button went down. Returns NoSquare while it is up.
    [[nodiscard]] Square held() const { return from_; }
    /// Returns the arrow from the start square to the pointer, while the button is down. Returns nullopt while the
    /// pointer is on the start square, because the user may want a move pattern.
    [[nodiscard]] std::optional<OwnMark> pending(const Geometry& board, Square to) const;

private:
    Square from_ = NoSquare;
    bool draws_ = false;
    Ink ink_ = Ink::Green;
    std::chrono::milliseconds since_{0};
};

/// Gesture that points at a square by press and release, while no piece can be moved.
class PointGesture {
public:
    void press(Square square) { pressed_ = square; }
    /// Returns `square` if the press was on the same square, otherwise NoSquare.
    Square release(Square square);
    void cancel() { pressed_ = NoSquare; }

private:
    Square pressed_ = NoSquare;
};

/// Gesture that drags (scrolls) a board that wraps around. `begin` is for the middle button, which drags at once.
/// `grasp` is for the left button on an empty square, which drags after some distance.
class PanGesture {
public:
    void begin(QPoint at) { set(State::Panning, at); }
    void grasp(QPoint at) { set(State::Grasped, at); }
    /// Returns the movement in pixels since the last call. Returns nullopt if the board is not dragged. `far` is true
    /// if the pointer is far enough from the place of the press.
    std::optional<QPoint> move(QPoint to, bool far);
    /// Returns true if the board has been dragged.
    bool end();

private:
    enum class State { Idle, Grasped, Panning };

    void set(State state, QPoint at);

    State state_ = State::Idle;
    QPoint at_;
};

/// Selects how many pieces of a tower (stack of pieces) move, by a press on its picture beside the board or by the
/// wheel.
class PartGesture {
public:
    /// Returns true if a piece of the picture was pressed. `part` is its number from the top, or 0 outside the picture.
    bool press(int part);
    /// Returns true if the press belonged to this gesture.
    bool release();
    /// Returns the number of pieces to add for a wheel angle in eighths of a degree. The number is negative if pieces
    /// are to be removed.
    int turn(int angle);

private:
    bool pressed_ = false;
    int angle_ = 0;  ///< remaining wheel angle, too small for one piece
};

/// Keyboard cursor of the board.
struct KeyCursor {
    Square square = NoSquare;  ///< square of the cursor, kept while the cursor is hidden
    bool shown = false;
    bool leads = false;  ///< true if the cursor was used after the pointer

    [[nodiscard]] Square seen() const { return shown ? square : NoSquare; }
};

}  // namespace rokada::ui
