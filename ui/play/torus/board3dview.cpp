#include "torus/board3dview.h"

#include "board/boardwidget.h"
#include "kit/theme.h"
#include "scene/boardtheme.h"

#include "game/game.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto FrameTime = 16ms;
constexpr auto RestAfter = 120ms;
constexpr int TurnTime = 400;
/// Duration of fading in and out over the flat board, and maximum time by which one frame advances an animation, in
/// milliseconds.
constexpr int Fading = 120, LongestStep = 50;
constexpr double CylinderTilt = 0.42;
constexpr double TorusTilt = 0.72;
constexpr double Min = 0.6;
/// Minimum length of the shorter side of the view, times the zoom, in pixels, at which squares show their names.
constexpr double SmallestNamed = 520;
constexpr double Max = 2.5;

Pose poseOf(Board3DShape shape) {
    switch (shape) {
        case Board3DShape::Flat: return {};
        case Board3DShape::VerticalCylinder: return {.files = 1, .pitch = CylinderTilt};
        case Board3DShape::HorizontalCylinder: return {.ranks = 1, .yaw = -CylinderTilt};
        case Board3DShape::Torus: return {.files = 1, .ranks = 1, .pitch = TorusTilt, .roll = TorusTilt};
    }
    return {};
}

Pose between(const Pose& a, const Pose& b, double part) {
    const auto mix = [&](double Pose::*of) { return a.*of + (b.*of - a.*of) * part; };
    return {mix(&Pose::files), mix(&Pose::ranks), mix(&Pose::yaw),
            mix(&Pose::pitch), mix(&Pose::roll),  mix(&Pose::zoom)};
}

}  // namespace

Board3DView::Board3DView(BoardWidget& board, QWidget* parent)
    : QWidget(parent),
      board_(board),
      pose_(poseOf(Board3DShape::Torus)),
      frames_(this, FrameTime, Delay::Runs::Repeatedly),
      rest_(this, RestAfter) {
    connect(&frames_, &Delay::timeout, this, &Board3DView::nextFrame);
    connect(&rest_, &Delay::timeout, this, [this] {
        stale_ = true;
        update();
    });
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&board_, &BoardWidget::pictureChanged, this, [this] {
        drawing_ = {};
        const bool turned = std::exchange(turns_, board_.frame().look.quarterTurns) != board_.frame().look.quarterTurns;
        // This view must not be rotated for a new game while it still shows the old game.
        if (turned && board_.game() == game_) faceOwn();
        touch();
    });
}

void Board3DView::setGame(const Game* game, bool fromStart) {
    fromStart_ = fromStart;
    game_ = game != nullptr && game->book().geometry().wraps() ? game : nullptr;
    motion_ = {};
    turning_ = 0;
    drawing_ = {};
    faceOwn();
    touch();
}

/// Returns the square of the king whose side sits at the bottom of the flat board. If no such king exists, returns the
/// square of any king, or NoSquare on a board without kings.
Square Board3DView::ownKing() const {
    if (game_ == nullptr) return NoSquare;
    const Position& position = fromStart_ ? game_->start() : game_->position();
    const BoardLayout& layout = board_.frame().layout;
    Square own = position.king(position.turn());
    for (std::size_t side = 0; side < game_->book().sides() && !layout.empty(); ++side) {
        const Square king = position.king(Side(side));
        if (king != NoSquare && (own == NoSquare || layout.seatEdge(Side(side)) == Below)) own = king;
    }
    return own;
}

/// Rotates the surface so that the king of the side at the bottom is in front. Not called after moves, so the
/// orientation stays the same during a game.
void Board3DView::faceOwn() {
    if (const Square own = ownKing(); own != NoSquare) face(own);
}

Pose Board3DView::towardsOwn(const Pose& pose) const {
    const Square own = ownKing();
    return own == NoSquare ? pose : facing(pose, placeOf(game_->book().geometry(), own));
}

void Board3DView::face(Square square) {
    if (game_ == nullptr || pose_.files + pose_.ranks == 0) return;
    pose_ = facing(pose_, placeOf(game_->book().geometry(), square));
    turning_ = 0;
    touch();
}

void Board3DView::setShape(Board3DShape shape) {
    Pose goal = towardsOwn(poseOf(shape));
    goal.zoom = pose_.zoom;
    goTo(goal, TurnTime);
}

void Board3DView::setBend(double files, double ranks) {
    turning_ = 0;
    pose_.files = std::clamp(files, 0.0, 1.0);
    pose_.ranks = std::clamp(ranks, 0.0, 1.0);
    pose_.pitch = pose_.files * (CylinderTilt + pose_.ranks * (TorusTilt - CylinderTilt));
    // The rotation depends only on the bend, so that the same slider value always shows the same picture.
    const Pose closed = towardsOwn(poseOf(Board3DShape::Torus));
    pose_.yaw = closed.yaw * pose_.files;
    pose_.roll = closed.roll * pose_.files * pose_.ranks;
    touch();
}

void Board3DView::setFlat(double part) {
    turning_ = 0;
    pose_ = poseOf(Board3DShape::Flat);
    pose_.zoom = part * Projection::flatZoom();
    touch();
}

void Board3DView::setTransparent(bool transparent) {
    quick_.setTransparent(transparent);
    smooth_.setTransparent(transparent);
    touch();
}

void Board3DView::setMotion(bool motion) { motionShown_ = motion; }

void Board3DView::showMove(const Turn& turn) {
    if (game_ == nullptr) return;
    const auto paths = pathsOf(turn.before, turn.move);
    if (paths.empty()) return touch();
    if (motionShown_ && isVisible()) {
        motion_ = Board3DMotion(game_->book().geometry(), paths.front());
        arriving_ = turn.move.to();
        moved_ = 0;
        begin();
    }
    touch();
}

/// Returns the pose to paint. While a move is animated, the painted pose is more bent than `pose_`, and the seam of the
/// merging edges is rotated to the front.
Pose Board3DView::shown() const {
    Pose pose = pose_;
    if (motion_.empty()) return pose;
    const Board3DMotion::Frame now = motion_.at(moved_);
    if (pose.files < 1) pose.yaw += now.files * (1 - pose.files) * std::numbers::pi;
    if (pose.ranks < 1) pose.pitch += now.ranks * (1 - pose.ranks) * std::numbers::pi;
    pose.files = std::max(pose.files, now.files);
    pose.ranks = std::max(pose.ranks, now.ranks);
    return pose;
}

// --- motion

bool Board3DView::moving() const { return turned_ < turning_ || !motion_.empty() || dragging_; }

void Board3DView::begin() {
    if (!frames_.active()) {
        lastFrame_ = timeNow();
        frames_.start();
    }
    touch();
}

void Board3DView::goTo(const Pose& goal, int milliseconds) {
    if (!motionShown_ || !isVisible()) {
        pose_ = goal;
        turning_ = 0;
        return touch();
    }
    start_ = pose_;
    goal_ = goal;
    turning_ = milliseconds;
    turned_ = 0;
    begin();
}

void Board3DView::advance(int milliseconds) {
    if (turned_ < turning_) {
        turned_ = std::min(turning_, turned_ + milliseconds);
        pose_ = between(start_, goal_, eased(double(turned_) / turning_));
    }
    if (!motion_.empty()) {
        const bool seen = moved_ < Fading;
        moved_ += milliseconds;
        if (seen && moved_ >= Fading) emit covering();
        if (moved_ >= motion_.duration()) {
            motion_ = {};
            touch();
            return emit moveShown();
        }
    }
    touch();
}

void Board3DView::nextFrame() {
    const auto before = std::exchange(lastFrame_, timeNow());
    // Limits the step, so that a slow computer does not skip the part of the animation in which the piece crosses the
    // edge.
    advance(std::min(static_cast<int>((lastFrame_ - before).count()), LongestStep));
    if (!moving()) frames_.stop();
}

void Board3DView::hideEvent(QHideEvent*) {
    advance(turning_ + motion_.duration());
    frames_.stop();
    rest_.stop();
}

/// Requests a new picture. The picture is coarse until the view has been at rest for `RestAfter`.
void Board3DView::touch() {
    stale_ = true;
    rest_.start();
    update();
}

// --- painting

void Board3DView::render(SurfacePicture& picture, QSize size) {
    picture.clear(size);
    if (game_ == nullptr || size.isEmpty()) return;
    // Hides the names of squares in a small picture, where they would be unreadable.
    const bool named = std::min(width(), height()) * pose_.zoom >= SmallestNamed;
    if (std::exchange(named_, named) != named) drawing_ = {};
    if (drawing_.isNull()) drawing_ = board_.drawing(named);
    picture.paint(Projection(shown(), size).patches(game_->book().geometry(), picture.transparent()), drawing_);
}

QImage Board3DView::frame(bool atRest) {
    const QSize size = this->size() * devicePixelRatioF();
    render(quick_, size);
    // Uses supersampling only at rest, because it is too slow for an animation.
    if (atRest) render(smooth_, size * 2);
    QImage image =
        atRest ? smooth_.image().scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : quick_.take();
    if (game_ != nullptr) {
        QPainter painter(&image);
        paintPieces(painter, quick_);
    }
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

double Board3DView::opacity() const {
    if (!overBoard_) return 1;
    return std::clamp(std::min(moved_, motion_.duration() - moved_) / double(Fading), 0.0, 1.0);
}

void Board3DView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setOpacity(opacity());
    painter.fillRect(rect(), theme().panel);
    if (stale_ || painted_.size() != size() * devicePixelRatioF()) painted_ = frame(!moving() && !rest_.active());
    stale_ = false;
    painter.drawImage(0, 0, painted_);
}

void Board3DView::paintPieces(QPainter& painter, const SurfacePicture& picture) {
    constexpr int SizeStep = 3;
    constexpr double SeenFrom = 0.1;
    constexpr double Shining = 0.65;
    const bool transparent = smooth_.transparent() && pose_.files + pose_.ranks > 0;
    const Geometry& board = game_->book().geometry();
    const Projection projection(shown(), picture.size());
    struct Seen {
        Stand stand;
        Piece piece;
        bool hidden;
    };
    std::vector<Seen> seen;
    const Variant& variant = game_->book().variant();
    const auto& pieces = board_.frame().scene.pieces;
    art_.use(board_.frame().look.drawings);
    for (std::size_t s = 0; s < pieces.size(); ++s) {
        if (pieces[s] == NoPiece) continue;
        const bool travels = !motion_.empty() && Square(s) == arriving_;
        const Stand stand =
            projection.standAt(travels ? motion_.at(moved_).piece : placeOf(board, Square(s)), board.columns());
        // A piece behind a nearer part of the surface is painted only if the surface is transparent.
        const Square shownThere = picture.at(stand.at.toPoint());
        const bool hidden = stand.facing <= SeenFrom || (!travels && shownThere != Square(s));
        if (!hidden || transparent) seen.push_back({stand, pieces[s], hidden});
    }
    std::ranges::sort(seen, [](const Seen& a, const Seen& b) {
        return std::pair(!a.hidden, a.stand.depth) < std::pair(!b.hidden, b.stand.depth);
    });
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const auto& [stand, piece, hidden] : seen) {
        const int size = std::max(SizeStep, static_cast<int>(stand.square * 0.94) / SizeStep * SizeStep);
        // Raises the picture of a piece if its square is seen from the side, so that the piece seems to stand on the
        // square.
        const double up = size * 0.34 * (1 - std::max(0.0, stand.facing));
        const std::string_view side = variant.sideSpecs[sideOf(piece)].name;
        const QPixmap image = art_.piece(variant.kinds[kindOf(piece)], side, size, 1);
        painter.setOpacity(hidden ? Shining : 1);
        painter.drawPixmap(stand.at - QPointF(size / 2.0, size / 2.0 + up), image);
    }
}

Square Board3DView::squareAt(QPoint point) const { return quick_.at((QPointF(point) * devicePixelRatioF()).toPoint()); }

QPoint Board3DView::squareCentre(Square square) const {
    if (game_ == nullptr) return {-1, -1};
    const Geometry& board = game_->book().geometry();
    const Projection projection(shown(), size());
    const Stand stand = projection.standAt(placeOf(board, square), board.columns());
    return stand.facing > 0 ? stand.at.toPoint() : QPoint(-1, -1);
}

// --- mouse and keys

void Board3DView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    pressed_ = dragged_ = event->position().toPoint();
    dragging_ = false;
}

void Board3DView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const QPoint point = event->position().toPoint();
    const int far = QGuiApplication::styleHints()->startDragDistance();
    if (!dragging_ && (point - pressed_).manhattanLength() < far) return;
    dragging_ = true;
    const QPointF by = QPointF(point - dragged_) * (3.0 / std::max(1, std::min(width(), height())));
    dragged_ = point;
    turnByHand(by.x(), by.y(), (event->modifiers() & Qt::ShiftModifier) != 0);
}

void Board3DView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const bool clicked = !dragging_;
    dragging_ = false;
    touch();
    if (!clicked) return;
    const Square square = squareAt(pressed_);
    if (square != NoSquare) board_.choose(square);
}

void Board3DView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || squareAt(event->position().toPoint()) != NoSquare) return;
    setShape(pose_.torus()     ? Board3DShape::Torus
             : pose_.files > 0 ? Board3DShape::VerticalCylinder
             : pose_.ranks > 0 ? Board3DShape::HorizontalCylinder
                               : Board3DShape::Flat);
}

void Board3DView::wheelEvent(QWheelEvent* event) {
    pose_.zoom = std::clamp(pose_.zoom * std::pow(1.0012, event->angleDelta().y()), Min, Max);
    touch();
}

void Board3DView::turnByHand(double yaw, double pitch, bool rolling) {
    turning_ = 0;
    pose_.yaw += yaw;
    if (rolling && pose_.torus()) {
        pose_.roll -= pitch;
    } else {
        pose_.pitch += pitch;
    }
    touch();
}

void Board3DView::keyPressEvent(QKeyEvent* event) {
    constexpr double Step = std::numbers::pi / 24;
    const bool rolling = event->modifiers() == Qt::ShiftModifier;
    switch (event->key()) {
        case Qt::Key_Left: return turnByHand(-Step, 0, rolling);
        case Qt::Key_Right: return turnByHand(Step, 0, rolling);
        case Qt::Key_Up: return turnByHand(0, -Step, rolling);
        case Qt::Key_Down: return turnByHand(0, Step, rolling);
        case Qt::Key_Escape: QCoreApplication::sendEvent(&board_, event); return;
        default: return QWidget::keyPressEvent(event);
    }
}

}  // namespace rokada::ui
