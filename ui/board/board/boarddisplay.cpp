#include "board/boarddisplay.h"

#include "board/boardframing.h"
#include "board/boardmotion.h"
#include "board/labelplaces.h"
#include "board/moveshow.h"
#include "kit/delay.h"
#include "paint/boardpainter.h"
#include "paint/messagepainter.h"
#include "paint/promotionpainter.h"
#include "texts/illegalmovetexts.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <chrono>
#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

constexpr std::chrono::milliseconds IllegalMoveShown(6000);

int modulo(int n, int size) { return (n % size + size) % size; }

/// Returns the shortest shift with the same effect as `lines`, on a board that wraps around after `size` rows or
/// columns.
int shorter(int lines, int size) {
    const int n = modulo(lines, size);
    return 2 * n > size ? n - size : n;
}

Cut shifted(const Cut& cut, Delta by) { return {cut.margin, {cut.shift.dx + by.dx, cut.shift.dy + by.dy}}; }

/// Returns the cut (see `Cut`) with its shift reduced to less than one turn around the board.
Cut reduced(const Cut& cut, const Geometry& board) {
    return {cut.margin, {modulo(cut.shift.dx, board.columns()), modulo(cut.shift.dy, board.rows())}};
}

/// Returns true if both looks need the same picture of the ground (squares, coordinates and homes of the sides).
bool sameGround(BoardLook one, const BoardLook& other) {
    one.method = other.method;
    one.loops = other.loops;
    one.moveDuration = other.moveDuration;
    one.speech = other.speech;
    return one == other;
}

/// Returns the sides that people play.
std::bitset<MaxSides> peopleOn(const std::vector<SeatPicture>& seats) {
    std::bitset<MaxSides> people;
    for (std::size_t i = 0; i < seats.size(); ++i) people.set(i, seats[i].human);
    return people;
}

}  // namespace

BoardDisplay::BoardDisplay(QWidget* parent)
    : QWidget(parent),
      motion_(new BoardMotion(shown_.progress, *this)),
      moveShow_(new MoveShow(shown_, frame_, *motion_, this)),
      illegalMoveShown_(new Delay(this, IllegalMoveShown)) {
    qRegisterMetaType<rokada::Square>();
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(motion_, &BoardMotion::advanced, this, &BoardDisplay::touch);
    connect(motion_, &BoardMotion::arrived, this, &BoardDisplay::followMove);
    connect(moveShow_, &MoveShow::changed, this, &BoardDisplay::touch);
    connect(moveShow_, &MoveShow::settled, this, [this] {
        touch();
        emit pictureChanged();
    });
    connect(illegalMoveShown_, &Delay::timeout, this, [this] {
        withdrawIllegalMove();
        touch();
    });
}

BoardDisplay::~BoardDisplay() = default;

void BoardDisplay::setGame(const Game* game) {
    motion_->endMove();
    withdrawIllegalMove();
    interaction_.setGame(game);
    shown_.setGame(game);
    interaction_.letGo();
    relayout();
    tellPointed(true);
}

void BoardDisplay::setScene(const RulebookPtr& book, BoardScene scene) {
    const bool other = shown_.game != nullptr || shown_.book != book;
    if (other) setGame(nullptr);
    shown_.book = book;
    shown_.scene = std::move(scene);
    other ? relayout() : updateAttention();
}

void BoardDisplay::refresh() {
    const std::size_t before = shown_.played;
    interaction_.letGo();
    withdrawIllegalMove();
    shown_.read();
    const bool departs = moveShow_->begin();
    updateAttention();
    if (!departs && shown_.played == before + 1) followMove();
    tellPointed(true);
}

void BoardDisplay::setLook(const BoardLook& look) {
    if (look_ == look) return;
    const BoardLook before = std::exchange(look_, look);
    look_.quarterTurns = modulo(look.quarterTurns, 4);
    if (frame_.attention.carried && look_.quarterTurns != before.quarterTurns)
        waitingTurns_ = std::exchange(look_.quarterTurns, before.quarterTurns);
    motion_->setDuration(look_.moveDuration);
    art_.use(look_.drawings);
    interaction_.input.setMethod(look_.method);
    setAttribute(Qt::WA_OpaquePaintEvent, !look_.seeThrough);
    if (sameGround(before, look_)) return updateAttention();
    look_.cut != before.cut ? cutAt(look_.cut) : relayout();
    const int by = (look_.quarterTurns - before.quarterTurns + 6) % 4 - 2;
    if (by != 0 && motion_->on()) motion_->beginTurn(by);
    tellPointed(true);
}

void BoardDisplay::setPanels(const PanelWords& panels) {
    if (shown_.panels == panels) return;
    if (shown_.panels.seats != panels.seats) interaction_.input.setPeople(peopleOn(panels.seats));
    shown_.panels = panels;
    touch();
}

void BoardDisplay::setNotes(const BoardNotes& notes) {
    BoardNotes allowed = notes;
    if (interaction_.mode.silent) {
        allowed.advice.reset();
        allowed.suggestions.clear();
        allowed.moveMark.reset();
        allowed.drawn.clear();
    }
    if (shown_.notes == allowed) return;
    shown_.notes = std::move(allowed);
    updateAttention();
}

bool BoardDisplay::darkSurround() const {
    return look_.dark ? *look_.dark : palette().color(QPalette::Window).lightness() < 128;
}

/// Rebuilds the layout after a change of size or look.
void BoardDisplay::relayout() {
    frame_.book = shown_.book;
    frame_.layout = layoutFor(shown_, look_, size());
    shown_.progress.glides.clear();
    shown_.progress.returning.reset();
    if (shown_.progress.illegalMove) shown_.progress.illegalMove->tag = {};
    ground_ = {};
    spun_ = {};
    moveShow_->layOut(font());
    updateAttention();
}

void BoardDisplay::updateAttention() {
    if (interaction_.input.state() != BoardInput::State::Choosing) interaction_.asksInHand = false;
    if (interaction_.input.choices().empty()) interaction_.choice = 0;
    frame_ = frameOf(shown_, look_, interaction_, {std::move(frame_.layout), font(), darkSurround()});
    if (frame_.attention.square != refusedFrom_) withdrawIllegalMove();
    update();
    if (waitingTurns_ && !frame_.attention.carried)
        return setLook(&BoardLook::quarterTurns, *std::exchange(waitingTurns_, std::nullopt));
    tellLoops();
    emit pictureChanged();
}

void BoardDisplay::touch() {
    follow(frame_, shown_);
    follow(frame_, interaction_);
    update();
}

void BoardDisplay::followPointer() {
    const auto lit = [this] { return std::pair(frame_.attention.endless.pointed, frame_.attention.endless.tag); };
    const auto before = lit();
    follow(frame_, interaction_);
    if (lit() != before) update();
}

void BoardDisplay::pointOut(const IllegalMove& illegalMove, const Spot& wished, QPoint near) {
    const Side reader = frame_.attention.hand;
    const int turns = reader == NoSide ? 0 : frame_.layout.turnsOf(reader);
    LabelPlace place = labelBeside(frame_, frame_.boxOf(wished, near), turns);
    for (const Square square : illegalMove.squares) spare(place, frame_, square);
    shown_.progress.callouts.clear();
    shown_.progress.illegalMove = {illegalMove, ReasonTag(texts::of(shown_.game->position(), illegalMove), place,
                                                          labelFont(font(), frame_.layout.cell()))};
    if (illegalMove.reason == IllegalReason::WallInPath && motion_->on()) motion_->beginPulse();
    refusedFrom_ = frame_.attention.square;
    illegalMoveShown_->start();
    touch();
}

void BoardDisplay::withdrawIllegalMove() {
    illegalMoveShown_->stop();
    shown_.progress.illegalMove.reset();
    frame_.progress.illegalMove.reset();
}

void BoardDisplay::bringBack(const Carried& piece) {
    if (!motion_->on()) return;
    const Spot place = piece.from == NoSquare ? Spot{NoSquare, kindOf(piece.piece)} : Spot{piece.from};
    const QRect home = frame_.boxOf(place, interaction_.pressed);
    if (home.isEmpty()) return;
    shown_.progress.returning = piece;
    motion_->beginReturn(QRectF(home).center());
}

QColor BoardDisplay::surround() const {
    return look_.seeThrough ? QColor(Qt::transparent) : surroundColour(darkSurround());
}

void BoardDisplay::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (!look_.seeThrough) painter.fillRect(event->rect(), surround());
    if (frame_.empty()) return;
    if (frame_.progress.spin == 0) return paintStill(painter);
    if (spun_.isNull()) {
        spun_ = QPixmap(size() * devicePixelRatioF());
        spun_.setDevicePixelRatio(devicePixelRatioF());
        spun_.fill(surround());
        QPainter still(&spun_);
        still.setFont(font());
        paintStill(still);
    }
    const QPointF middle = QRectF(frame_.layout.whole()).center();
    painter.translate(middle);
    painter.rotate(frame_.progress.spin);
    painter.drawPixmap(-middle, spun_);
}

void BoardDisplay::paintStill(QPainter& painter) {
    const BoardView view(frame_, art_, devicePixelRatioF());
    if (ground_.isNull() || ground_.devicePixelRatio() != view.ratio) ground_ = boardGround(view);
    paintBoard(painter, view, ground_);
    paintChooser(painter, view);
    if (frame_.veiled) paintVeil(painter, view);
}

void BoardDisplay::resizeEvent(QResizeEvent*) { relayout(); }

void BoardDisplay::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) relayout();
}

QSize BoardDisplay::sizeHint() const { return {720, 760}; }

QSize BoardDisplay::minimumSizeHint() const { return {200, 200}; }

void BoardDisplay::tellPointed(bool again) {
    const QPoint pointer = interaction_.pointer;
    const bool presses = frame_.pieceOn(frame_.spotAt(pointer)) != NoPiece || frame_.panelAt(pointer) != NoSide;
    setCursor(presses ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const Square square = pointedSquare(frame_, interaction_);
    const bool other = std::exchange(told_, square) != square;
    if (other || (again && square != NoSquare)) emit squareHovered(square);
}

// --- boards that wrap around: cut (edges of the drawn board), scrolling and default view

void BoardDisplay::cutAt(const Cut& cut) {
    motion_->endSlide();
    shown_.progress.slide = {};
    look_.cut = cut;
    relayout();
    tellPointed(true);
}

void BoardDisplay::scroll(QPoint lines) {
    if (wraps()) slideTo(shifted(look_.cut, frame_.layout.onBoard(lines)));
}

void BoardDisplay::centreOrRestore() {
    if (!wraps()) return;
    const BoardLayout& layout = frame_.layout;
    Square square = interaction_.cursor.shown ? interaction_.cursor.square : frame_.attention.square;
    if (square == NoSquare) square = shown_.game->position().king(shown_.game->position().turn());
    const QPoint middle(layout.screenColumns() / 2, layout.screenRows() / 2);
    const Cut centred =
        reduced(shifted(look_.cut, layout.onBoard(middle - layout.screenPlace(square))), layout.geometry());
    const bool there = centred == reduced(look_.cut, layout.geometry());
    slideTo(there ? Cut{look_.cut.margin, {}} : centred);
}

/// Scrolls a board that wraps around, with an animation, to another cut (see `Cut`).
void BoardDisplay::slideTo(const Cut& cut) {
    const Geometry& board = frame_.layout.geometry();
    const Delta by{shorter(cut.shift.dx - look_.cut.shift.dx, board.columns()),
                   shorter(cut.shift.dy - look_.cut.shift.dy, board.rows())};
    const QPoint start = shown_.progress.slide - frame_.layout.onScreen(by) * frame_.layout.cell();
    const bool far = std::abs(by.dx) + std::abs(by.dy) > 1;
    cutAt(reduced(cut, board));
    if (motion_->on() && !start.isNull()) motion_->beginSlide(start, far);
}

/// Returns a cut (see `Cut`) that shows the last move nearer to the centre. Returns nullopt if the move is not along
/// the edge of the view.
std::optional<Cut> BoardDisplay::cutNearLastMove() const {
    constexpr int Near = 2;
    const Turn* turn = shown_.game == nullptr ? nullptr : shown_.game->last();
    if (turn == nullptr || !wraps() || turn->move.forced()) return std::nullopt;
    const BoardLayout& layout = frame_.layout;
    const QRect inner = QRect(0, 0, layout.screenColumns(), layout.screenRows()).adjusted(Near, Near, -Near, -Near);
    const QPoint to = layout.screenPlace(turn->move.to());
    if (inner.contains(to) || inner.contains(layout.screenPlace(turn->move.from()))) return std::nullopt;
    return shifted(look_.cut, layout.onBoard(QPoint(layout.screenColumns() / 2, layout.screenRows() / 2) - to));
}

/// Scrolls, if this is enabled, after a move along the edge of the view, where it is hard to see.
void BoardDisplay::followMove() {
    if (!look_.followsMoves) return;
    if (const auto cut = cutNearLastMove()) slideTo(*cut);
}

void BoardDisplay::dragBoard(QPoint by) {
    if (!wraps()) return;
    motion_->endSlide();
    const QPoint slide = shown_.progress.slide + by;
    const int cell = frame_.layout.cell();
    const QPoint lines(slide.x() / cell, slide.y() / cell);
    if (!lines.isNull()) cutAt(reduced(shifted(look_.cut, frame_.layout.onBoard(lines)), frame_.layout.geometry()));
    shown_.progress.slide = slide - lines * cell;
    touch();
}

void BoardDisplay::rest() {
    if (shown_.progress.slide.isNull()) return;
    const QPoint lines = (QPointF(shown_.progress.slide) / frame_.layout.cell()).toPoint();
    slideTo(shifted(look_.cut, frame_.layout.onBoard(lines)));
}

/// Emits `loopsShown` if the board shows loops of a square that it did not show at the last call. A loop is a line
/// around the board on which a piece returns to its own square.
void BoardDisplay::tellLoops() {
    const Square now = frame_.attention.endless.loops.empty() ? NoSquare : frame_.attention.square;
    if (std::exchange(toldLoops_, now) != now && now != NoSquare) emit loopsShown(now);
}

QImage BoardDisplay::drawing(bool named) const {
    constexpr QSize Room(800, 880);
    if (shown_.game == nullptr) return {};
    BoardFrame frame = frame_;
    frame.layout = BoardLayout(frame.variant(), Room, 0, named ? Coordinates::Everywhere : Coordinates::Off);
    frame.progress.glides.clear();
    frame.progress.returning.reset();
    frame.attention.carried.reset();
    // Drop the marks of squares reached only across an edge, because the 3D board has no edges.
    frame.attention.endless.beyond = {};
    QImage image = boardDrawing({frame, art_});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-frame.layout.area().topLeft());
    paintOnDrawing(painter, frame.layout);
    return image;
}

void BoardDisplay::paintOnDrawing(QPainter& /*painter*/, const BoardLayout& /*layout*/) const {}

}  // namespace rokada::ui
