#include "boardwidget.h"

#include "boardpainter.h"
#include "boardstate.h"
#include "platepainter.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QTimer>
#include <QVariantAnimation>

#include <utility>

namespace rokada::ui {

namespace {

constexpr int UsualMoveDuration = 180;
constexpr int RefusalShown = 2000;

}  // namespace

BoardWidget::BoardWidget(QWidget* parent)
    : QWidget(parent),
      in_(std::make_unique<BoardState>()),
      glide_(new QVariantAnimation(this)),
      slide_(new QVariantAnimation(this)),
      refusalTimer_(new QTimer(this)) {
    qRegisterMetaType<rokada::Move>();
    qRegisterMetaType<rokada::Refusal>();
    qRegisterMetaType<rokada::Square>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    glide_->setStartValue(0.0);
    glide_->setEndValue(1.0);
    glide_->setEasingCurve(QEasingCurve::OutCubic);
    glide_->setDuration(UsualMoveDuration);
    connect(glide_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        in_->attention.glided = value.toDouble();
        update();
    });
    connect(glide_, &QVariantAnimation::finished, this, [this] {
        in_->attention.glides.clear();
        update();
    });
    slide_->setEasingCurve(QEasingCurve::OutCubic);
    connect(slide_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        in_->slide = value.toPoint();
        in_->attention.endless.slide = in_->slide;
        update();
    });
    refusalTimer_->setSingleShot(true);
    refusalTimer_->setInterval(RefusalShown);
    connect(refusalTimer_, &QTimer::timeout, this, [this] {
        in_->attention.refusal.reset();
        update();
    });
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setGame(const Game* game) {
    in_->game = game;
    in_->cursor = NoSquare;
    in_->cursorOn = false;
    in_->input.setGame(game);
    in_->played = game == nullptr ? 0 : game->played();
    in_->read();
    relayout();
    tellPointed(true);
}

void BoardWidget::refresh() {
    in_->read();
    if (in_->departs(isVisible() && glide_->duration() > 0)) glide_->start();
    attend();
    tellPointed(true);
}

void BoardWidget::setAdvice(Move move, bool whole) {
    in_->advise(move, whole);
    attend();
}

void BoardWidget::setMoveDuration(int milliseconds) { glide_->setDuration(milliseconds); }

void BoardWidget::setInputEnabled(bool enabled) {
    in_->input.setEnabled(enabled);
    attend();
}

void BoardWidget::setSeats(std::vector<SeatPicture> seats) {
    in_->seats = std::move(seats);
    for (std::size_t i = 0; i < in_->scene.seats.size() && i < in_->seats.size(); ++i)
        in_->scene.seats[i].words = in_->seats[i];
    update();
}

void BoardWidget::setClocks(std::vector<ClockFace> clocks) {
    const auto before = std::exchange(in_->clocks, std::move(clocks));
    in_->showClocks();
    for (std::size_t i = 0; i < in_->clocks.size() && i < in_->layout.plates().size(); ++i) {
        if (i >= before.size() || before[i] != in_->clocks[i]) update(in_->layout.plates()[i].rect);
    }
}

void BoardWidget::setTouchMove(bool on) {
    in_->input.setTouchMove(on);
    attend();
}

bool BoardWidget::adjust() {
    const bool done = in_->input.adjust();
    attend();
    return done;
}

bool BoardWidget::adjusting() const { return in_->input.adjusting(); }

void BoardWidget::setQuarterTurns(int clockwise) {
    in_->turns = (clockwise % 4 + 4) % 4;
    relayout();
    tellPointed(true);
}

int BoardWidget::quarterTurns() const { return in_->turns; }

void BoardWidget::setCoordinates(Coordinates mode) {
    in_->coordinates = mode;
    relayout();
}

Coordinates BoardWidget::coordinates() const { return in_->coordinates; }

void BoardWidget::setTheme(std::optional<BoardTheme> theme) {
    in_->theme = std::move(theme);
    relayout();
}

void BoardWidget::setHints(bool shown) {
    in_->hints = shown;
    attend();
}

void BoardWidget::setDarkSurround(std::optional<bool> dark) {
    in_->dark = dark;
    relayout();
}

bool BoardWidget::darkSurround() const {
    return in_->dark ? *in_->dark : palette().color(QPalette::Window).lightness() < 128;
}

/// The board's place or look has changed.
void BoardWidget::relayout() {
    in_->fit(size());
    attend();
}

/// What the person does has changed.
void BoardWidget::attend() {
    in_->look();
    tellLoops();
    update();
    emit pictureChanged();
}

void BoardWidget::take(const Outcome& outcome) {
    attend();
    if (outcome.refusal) showRefusal(*outcome.refusal);
    if (outcome.law) emit touchRuled(*outcome.law);
    if (outcome.move && trying_) emit moveTried(*outcome.move);
    if (outcome.move && !trying_) emit moveChosen(*outcome.move);
}

void BoardWidget::showRefusal(const Refusal& refusal) {
    in_->attention.refusal = refusal;
    refusalTimer_->start();
    update();
    emit refused(refusal);
}

// --- painting

QImage BoardWidget::picture(QSize size, qreal ratio) const {
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(surroundColour(darkSurround()));
    if (in_->game == nullptr) return image;
    const BoardLayout layout(in_->variant(), size, in_->turns, in_->coordinates, in_->cut);
    if (layout.empty()) return image;
    const BoardTheme theme = in_->shownTheme();
    Attention attention = in_->attention;
    attention.glides.clear();
    if (layout.room() != in_->layout.room()) {
        attention.carried.reset();
        attention.chooser = PromotionChooser(layout, in_->input.choices());
    }
    const BoardView view{in_->variant(), layout, in_->scene, attention, theme, darkSurround(), ratio, in_->art};
    QPainter painter(&image);
    painter.setFont(font());
    paintBoard(painter, view, boardGround(view));
    return image;
}

void BoardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), surroundColour(darkSurround()));
    if (in_->game == nullptr || in_->layout.empty()) return;
    const BoardTheme theme = in_->shownTheme();
    const qreal ratio = devicePixelRatioF();
    const BoardView view{in_->variant(), in_->layout,    in_->scene, in_->attention,
                         theme,          darkSurround(), ratio,      in_->art};
    if (in_->ground.isNull() || in_->groundRatio != ratio) {
        in_->ground = boardGround(view);
        in_->groundRatio = ratio;
    }
    paintBoard(painter, view, in_->ground);
}

void BoardWidget::resizeEvent(QResizeEvent*) { relayout(); }

void BoardWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) relayout();
}

QSize BoardWidget::sizeHint() const { return {720, 760}; }

QSize BoardWidget::minimumSizeHint() const { return {200, 200}; }

// --- pointer

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (in_->game == nullptr) return;
    in_->attention.refusal.reset();
    if (event->button() == Qt::MiddleButton) {
        in_->pressPoint = event->position().toPoint();
        return;
    }
    if (event->button() == Qt::RightButton) return beginDrawing(*event);
    if (event->button() != Qt::LeftButton) return;
    const QPoint point = event->position().toPoint();
    in_->pressPoint = point;
    in_->cursorOn = false;
    if (const auto item = in_->attention.chooser.at(point)) {
        in_->attention.chooser.setCurrent(*item);
        update();
        return;
    }
    in_->loopsAsked = (event->modifiers() & Qt::ControlModifier) != 0;
    take(in_->input.press(in_->spotAt(point)));
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    // Qt also sends moves that are none, when something was shown or hidden under the pointer.
    if (point != in_->pointer) in_->byKeys = false;
    hover(point);
    if (event->buttons() & Qt::MiddleButton) return dragBoard(point - std::exchange(in_->pressPoint, point));
    if (in_->drawnFrom != NoSquare) attend();
    if (!(event->buttons() & Qt::LeftButton) || in_->game == nullptr) return;
    const bool far = (point - in_->pressPoint).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (!in_->attention.carried && (!far || !in_->input.drag())) return;
    if (!in_->attention.carried) in_->look();
    if (!in_->attention.carried) return;
    in_->attention.carried->point = point;
    update();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) rest();
    if (event->button() == Qt::RightButton) endDrawing(event->position().toPoint());
    if (event->button() != Qt::LeftButton || in_->game == nullptr) return;
    const QPoint point = event->position().toPoint();
    const Side plate = in_->plateAt(point);
    if (in_->attention.chooser.open()) {
        const auto pressed = in_->attention.chooser.at(in_->pressPoint);
        const auto released = in_->attention.chooser.at(point);
        if (pressed && pressed == released) take(in_->input.choose(*released));
        return;
    }
    in_->dropped = in_->input.state() == BoardInput::State::Dragging;
    const Outcome outcome = in_->input.release(in_->spotAt(point));
    in_->dropped = in_->dropped && outcome.move;
    take(outcome);
    if (plate != NoSide && plate == in_->plateAt(in_->pressPoint))
        emit plateClicked(plate, event->globalPosition().toPoint());
}

void BoardWidget::leaveEvent(QEvent*) { hover(QPoint(-1, -1)); }

void BoardWidget::hover(QPoint point) {
    in_->pointer = point;
    if (const auto item = in_->attention.chooser.at(point)) {
        in_->attention.chooser.setCurrent(*item);
        update();
    }
    Endless& endless = in_->attention.endless;
    const int tag = std::exchange(endless.tag, in_->tagAt(point));
    const bool ghosts = !in_->layout.empty() && in_->layout.cut().margin > 0;
    const Square lit = std::exchange(endless.pointed, ghosts ? in_->layout.at(point) : NoSquare);
    if (tag != endless.tag || lit != endless.pointed) update();
    tellPointed(false);
}

/// With `again` the board has changed under a pointer at rest: even the same square may have another man.
void BoardWidget::tellPointed(bool again) {
    setCursor(in_->manAt(in_->pointer) || in_->plateAt(in_->pointer) != NoSide ? Qt::PointingHandCursor
                                                                               : Qt::ArrowCursor);
    const Square square = in_->pointedAt();
    const bool other = std::exchange(in_->told, square) != square;
    if (other || (again && square != NoSquare)) emit squareHovered(square);
}

// --- questions

QPoint BoardWidget::squareCentre(Square square) const { return in_->layout.rect(square).center(); }

Square BoardWidget::squareAt(QPoint point) const { return in_->layout.empty() ? NoSquare : in_->layout.at(point); }

QRect BoardWidget::reserveRect(Kind kind) const {
    if (in_->layout.empty() || in_->scene.turn == NoSide) return {};
    for (const auto& [reserve, item] : reserveItems(in_->layout, in_->scene, in_->scene.turn)) {
        if (reserve == kind) return item;
    }
    return {};
}

std::vector<QRect> BoardWidget::choiceRects() const { return in_->attention.chooser.items(); }

std::vector<Move> BoardWidget::choices() const { return in_->input.choices(); }

Square BoardWidget::selectedSquare() const { return in_->attention.movable ? in_->attention.square : NoSquare; }

QRect BoardWidget::plateRect(Side side) const {
    return in_->layout.empty() ? QRect() : in_->layout.plates()[side].rect;
}

Square BoardWidget::advisedMan() const { return in_->advice ? in_->advice->man : NoSquare; }

std::vector<Square> BoardWidget::targets() const { return in_->input.targets(); }

Square BoardWidget::cursorSquare() const { return in_->attention.cursor; }

}  // namespace rokada::ui
