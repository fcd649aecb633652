#include "board/gestures.h"

#include <utility>

namespace rokada::ui {

namespace {

/// Longest click of the right button on a piece. A longer press shows the move pattern and draws no circle.
constexpr std::chrono::milliseconds LongestClick{300};

}  // namespace

void DrawGesture::begin(Square at, bool draws, Ink ink, std::chrono::milliseconds now) {
    from_ = at;
    draws_ = draws;
    ink_ = ink;
    since_ = now;
}

std::optional<OwnMark> DrawGesture::end(const Geometry& board, Square to, bool onPiece, std::chrono::milliseconds now) {
    const DrawGesture done = std::exchange(*this, {});
    const bool asked = done.from_ == to && onPiece && now - done.since_ > LongestClick;
    if (!done.draws_ || done.from_ == NoSquare || to == NoSquare || asked) return std::nullopt;
    return OwnMark{drawnLine(board, done.from_, to), done.ink_};
}

std::optional<OwnMark> DrawGesture::pending(const Geometry& board, Square to) const {
    if (!draws_ || from_ == NoSquare || to == NoSquare || to == from_) return std::nullopt;
    return OwnMark{drawnLine(board, from_, to), ink_};
}

Square PointGesture::release(Square square) {
    const Square pressed = std::exchange(pressed_, NoSquare);
    return pressed == square ? square : NoSquare;
}

void PanGesture::set(State state, QPoint at) {
    state_ = state;
    at_ = at;
}

std::optional<QPoint> PanGesture::move(QPoint to, bool far) {
    if (state_ == State::Idle || (state_ == State::Grasped && !far)) return std::nullopt;
    state_ = State::Panning;
    return to - std::exchange(at_, to);
}

bool PanGesture::end() { return std::exchange(state_, State::Idle) == State::Panning; }

bool PartGesture::press(int part) {
    pressed_ = part > 0;
    return pressed_;
}

bool PartGesture::release() { return std::exchange(pressed_, false); }

int PartGesture::turn(int angle) {
    constexpr int Notch = 120;
    angle_ += angle;
    const int notches = angle_ / Notch;
    angle_ -= notches * Notch;
    return notches;
}

}  // namespace rokada::ui
