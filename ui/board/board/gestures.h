// Gestures beside moving pieces: one small state machine for each. No widget, no painting.
#pragma once

#include "scene/ownmarks.h"

#include <QPoint>

#include <chrono>
#include <optional>

namespace rokada::ui {

/// The right button: draws a line or a circle. Held on a piece it asks for the moves of that piece on an empty board.
class DrawGesture {
public:
    /// `draws` is false where it may only ask.
    void begin(Square at, bool draws, Ink ink, std::chrono::milliseconds now);
    /// What has been drawn, if anything. `onPiece`: there is a piece on `to`.
    std::optional<OwnMark> end(const Geometry& board, Square to, bool onPiece, std::chrono::milliseconds now);
    void cancel() { *this = {}; }
    /// Nothing is drawn any more, but the piece is still asked for.
    void stopDrawing() { draws_ = false; }
    /// The square that is held; NoSquare while none is.
    [[nodiscard]] Square held() const { return from_; }
    /// The line that the pointer draws now. Where it is held there is none: that may be a question.
    [[nodiscard]] std::optional<OwnMark> pending(const Geometry& board, Square to) const;

private:
    Square from_ = NoSquare;
    bool draws_ = false;
    Ink ink_ = Ink::Green;
    std::chrono::milliseconds since_{0};
};

/// A square is pointed at by a press and a release on it, while no piece can be moved.
class PointGesture {
public:
    void press(Square square) { pressed_ = square; }
    /// The square; NoSquare if it was pressed elsewhere.
    Square release(Square square);
    void cancel() { pressed_ = NoSquare; }

private:
    Square pressed_ = NoSquare;
};

/// A board that wraps is dragged: with the middle button at once, with the left one by an empty square and from some
/// way on.
class PanGesture {
public:
    void begin(QPoint at) { set(State::Panning, at); }
    void grasp(QPoint at) { set(State::Grasped, at); }
    /// How far the board has been dragged since the last call; nothing if it is not dragged. `far`: the pointer has
    /// left where it was pressed.
    std::optional<QPoint> move(QPoint to, bool far);
    /// True if the board has been dragged.
    bool end();

private:
    enum class State { Idle, Grasped, Panning };

    void set(State state, QPoint at);

    State state_ = State::Idle;
    QPoint at_;
};

/// How many pieces of a tower move together, by a press on its picture beside the board or by the wheel.
class PartGesture {
public:
    /// True if a piece of the picture was pressed; 0 is beside it.
    bool press(int part);
    /// True if the press was its own.
    bool release();
    /// So many pieces more by this turn of the wheel; less if negative.
    int turn(int angle);

private:
    bool pressed_ = false;
    int angle_ = 0;  ///< what has not become a piece yet
};

/// The cursor of the keyboard.
struct KeyCursor {
    Square square = NoSquare;  ///< kept while it is not shown
    bool shown = false;
    bool leads = false;  ///< it was used after the pointer

    [[nodiscard]] Square seen() const { return shown ? square : NoSquare; }
};

}  // namespace rokada::ui
