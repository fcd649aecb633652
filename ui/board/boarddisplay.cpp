#include "board/boarddisplay.h"

#include "board/boardmotion.h"
#include "board/boardstate.h"
#include "board/labelplaces.h"
#include "board/moveshow.h"
#include "kit/delay.h"
#include "paint/boarddiagram.h"
#include "paint/boardpainter.h"
#include "paint/messagepainter.h"
#include "paint/playerpanelpainter.h"
#include "paint/promotionpainter.h"
#include "texts/illegalmovetexts.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyleHints>

#include <chrono>
#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

constexpr std::chrono::milliseconds IllegalMoveShown(2000);

int modulo(int n, int size) { return (n % size + size) % size; }

/// The same number of rows or columns, the shorter way around.
int shorter(int lines, int size) {
    const int n = modulo(lines, size);
    return 2 * n > size ? n - size : n;
}

}  // namespace

BoardDisplay::BoardDisplay(QWidget* parent)
    : QWidget(parent),
      in_(std::make_unique<BoardState>()),
      motion_(new BoardMotion(*in_, this)),
      moveShow_(new MoveShow(*in_, *motion_, this)),
      illegalMoveShown_(new Delay(this, IllegalMoveShown)) {
    qRegisterMetaType<rokada::Square>();
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(motion_, &BoardMotion::advanced, this, qOverload<>(&QWidget::update));
    connect(motion_, &BoardMotion::arrived, this, &BoardDisplay::followMove);
    connect(moveShow_, &MoveShow::changed, this, qOverload<>(&QWidget::update));
    connect(moveShow_, &MoveShow::settled, this, [this] {
        update();
        emit pictureChanged();
    });
    connect(illegalMoveShown_, &Delay::over, this, [this] {
        in_->attention.illegalMove.reset();
        update();
    });
}

BoardDisplay::~BoardDisplay() = default;

const Game* BoardDisplay::game() const { return in_->game; }

void BoardDisplay::setGame(const Game* game) {
    motion_->endMove();
    in_->setGame(game);
    relayout();
    tellPointed(true);
}

void BoardDisplay::setScene(const RulebookPtr& book, BoardScene scene) {
    const bool other = in_->game != nullptr || in_->book != book;
    if (other) setGame(nullptr);
    in_->book = book;
    in_->scene = std::move(scene);
    other ? relayout() : attend();
}

void BoardDisplay::refresh() {
    const std::size_t before = in_->played;
    in_->read();
    const bool departs = moveShow_->begin(moving());
    attend();
    if (!departs && in_->played == before + 1) followMove();
    tellPointed(true);
}

bool BoardDisplay::moving() const { return isVisible() && motion_->on(); }

bool BoardDisplay::showing() const { return in_->attention.underWay(); }

bool BoardDisplay::transforming() const { return !in_->attention.changes.empty(); }

void BoardDisplay::setAdvice(Move move, bool whole) {
    if (in_->silent) return;
    in_->advise(move, whole);
    attend();
}

void BoardDisplay::setSuggestions(const Position& position, const std::vector<Move>& moves, bool threats) {
    const auto before = std::exchange(in_->suggestions, {});
    if (!in_->silent) in_->suggest(position, moves, threats);
    if (in_->suggestions != before) attend();
}

const std::vector<Suggestion>& BoardDisplay::suggestions() const { return in_->suggestions; }

void BoardDisplay::setMoveMark(std::optional<MoveMark> moveMark) {
    if (in_->silent) moveMark.reset();
    if (std::exchange(in_->moveMark, std::move(moveMark)) != in_->moveMark) attend();
}

const std::optional<MoveMark>& BoardDisplay::moveMark() const { return in_->moveMark; }

Diagram BoardDisplay::diagram() const { return in_->diagram(); }

void BoardDisplay::setSilent(bool silent) {
    if (std::exchange(in_->silent, silent) == silent) return;
    in_->drawn.clear();
    in_->drawnFrom = NoSquare;
    in_->advice.reset();
    attend();
}

void BoardDisplay::setMoveDuration(int milliseconds) { motion_->setDuration(milliseconds); }

void BoardDisplay::setSeats(std::vector<SeatPicture> seats) {
    in_->setSeats(std::move(seats));
    in_->showWords();
    update();
}

void BoardDisplay::tell(const QString& prompt, const QString& reason) {
    in_->message.prompt = prompt;
    in_->message.reason = reason;
    in_->showWords();
    update();
}

void BoardDisplay::ask(Side side, const QString& question) {
    in_->message.asked = side;
    in_->message.question = question;
    in_->showWords();
    update();
}

void BoardDisplay::setClocks(std::vector<ClockFace> clocks) {
    if (in_->clocks == clocks) return;
    in_->clocks = std::move(clocks);
    in_->showClocks();
    update();
}

void BoardDisplay::setQuarterTurns(int clockwise) {
    if (in_->attention.carried) {
        in_->waitingTurns = clockwise;
        return;
    }
    const int before = std::exchange(in_->turns, (clockwise % 4 + 4) % 4);
    relayout();
    const int by = (in_->turns - before + 6) % 4 - 2;
    if (by != 0 && moving()) motion_->beginTurn(by);
    tellPointed(true);
}

int BoardDisplay::quarterTurns() const { return in_->turns; }

void BoardDisplay::setCoordinates(Coordinates mode) {
    in_->coordinates = mode;
    relayout();
}

Coordinates BoardDisplay::coordinates() const { return in_->coordinates; }

void BoardDisplay::setTheme(std::optional<BoardTheme> theme) {
    in_->theme = std::move(theme);
    relayout();
}

void BoardDisplay::setDrawings(Drawings drawings) {
    if (drawings == in_->art.drawings()) return;
    in_->art.use(drawings);
    relayout();
}

void BoardDisplay::setLook(const BoardLook& look) {
    if (in_->look == look) return;
    in_->look = look;
    in_->input.setMethod(look.method);
    if (in_->game != nullptr) in_->scene.byReach = look.reachTypes || tellsReachesApart(in_->variant());
    relayout();
}

const BoardLook& BoardDisplay::look() const { return in_->look; }

void BoardDisplay::light(std::optional<Reach> type) {
    if (std::exchange(in_->attention.lit, type) != type) update();
}

void BoardDisplay::setPanelled(bool panelled) {
    if (std::exchange(in_->panelled, panelled) != panelled) relayout();
}

void BoardDisplay::lightNamed(const SquareSet& squares) {
    if (std::exchange(in_->attention.named, squares) != squares) update();
}

void BoardDisplay::reveal(const std::vector<Square>& squares) {
    if (moving()) moveShow_->reveal(squares);
}

void BoardDisplay::setDarkSurround(std::optional<bool> dark) {
    in_->dark = dark;
    relayout();
}

bool BoardDisplay::darkSurround() const {
    return in_->dark ? *in_->dark : palette().color(QPalette::Window).lightness() < 128;
}

/// The board's place or look has changed.
void BoardDisplay::relayout() {
    in_->fit(size());
    moveShow_->layOut(font());
    attend();
    update();
}

void BoardDisplay::attend() {
    in_->attendTo();
    if (auto& asked = in_->attention.movePattern) asked->words = patternTag(*in_, font());
    if (in_->waitingTurns && !in_->attention.carried) setQuarterTurns(*std::exchange(in_->waitingTurns, std::nullopt));
    tellLoops();
    update();
    emit pictureChanged();
}

BoardView BoardDisplay::view() const {
    return {in_->variant(), in_->layout,         in_->scene, in_->attention, in_->shownTheme(),
            darkSurround(), devicePixelRatioF(), in_->art,   true,           in_->look};
}

void BoardDisplay::pointOut(const IllegalMove& illegalMove, const Spot& wished, QPoint near) {
    in_->attention.news.clear();
    const Side reader = in_->hand();
    const int turns = reader == NoSide ? 0 : in_->layout.turnsOf(reader);
    LabelPlace place = labelBeside(*in_, in_->boxOf(wished, near), turns);
    for (const Square square : illegalMove.squares) spare(place, *in_, square);
    in_->attention.illegalMove = {illegalMove, ReasonTag(texts::of(in_->game->position(), illegalMove), place,
                                                         labelFont(font(), in_->layout.cell()))};
    if (illegalMove.reason == IllegalReason::WallInPath && moving()) motion_->beginPulse();
    illegalMoveShown_->start();
    update();
}

void BoardDisplay::bringBack(const Carried& piece) {
    if (!moving()) return;
    const Spot place = piece.from == NoSquare ? Spot{NoSquare, kindOf(piece.piece)} : Spot{piece.from};
    const QRect home = in_->boxOf(place, in_->pressPoint);
    if (home.isEmpty()) return;
    in_->attention.returning = piece;
    motion_->beginReturn(QRectF(home).center());
}

QImage BoardDisplay::picture(QSize size, qreal ratio) const {
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(surroundColour(darkSurround()));
    if (in_->book == nullptr) return image;
    BoardLayout layout(in_->variant(), size, in_->turns, in_->coordinates, in_->cut);
    if (layout.empty()) return image;
    layout.setStanding(in_->look.standing);
    const BoardTheme theme = in_->shownTheme();
    Attention attention = in_->attention;
    attention.glides.clear();
    attention.fades.clear();
    attention.changes.clear();
    attention.returning.reset();
    attention.held = false;
    attention.news.clear();
    if (layout.room() != in_->layout.room()) {
        attention.carried.reset();
        if (attention.illegalMove) attention.illegalMove->tag = {};
        attention.chooser = PromotionChooser(layout, in_->input.choices(), in_->choiceDiagrams);
    }
    const BoardView view{in_->variant(), layout, in_->scene, attention, theme,
                         darkSurround(), ratio,  in_->art,   true,      in_->look};
    QPainter painter(&image);
    painter.setFont(font());
    paintBoard(painter, view, boardGround(view));
    paintChooser(painter, view);
    return image;
}

void BoardDisplay::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (!seeThrough()) painter.fillRect(event->rect(), surroundColour(darkSurround()));
    if (!in_->shown()) return;
    if (in_->spin == 0) return paintStill(painter);
    if (in_->spun.isNull()) {
        in_->spun = QPixmap(size() * devicePixelRatioF());
        in_->spun.setDevicePixelRatio(devicePixelRatioF());
        in_->spun.fill(seeThrough() ? QColor(Qt::transparent) : surroundColour(darkSurround()));
        QPainter still(&in_->spun);
        still.setFont(font());
        paintStill(still);
    }
    const QPointF middle = QRectF(in_->layout.whole()).center();
    painter.translate(middle);
    painter.rotate(in_->spin);
    painter.drawPixmap(-middle, in_->spun);
}

void BoardDisplay::paintStill(QPainter& painter) {
    const BoardView shown = view();
    if (in_->ground.isNull() || in_->groundRatio != shown.ratio) {
        in_->ground = boardGround(shown);
        in_->groundRatio = shown.ratio;
    }
    paintBoard(painter, shown, in_->ground);
    paintChooser(painter, shown);
    if (!in_->veil.isEmpty()) paintVeil(painter, shown, in_->veil);
}

void BoardDisplay::resizeEvent(QResizeEvent*) { relayout(); }

void BoardDisplay::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) relayout();
}

QSize BoardDisplay::sizeHint() const { return {720, 760}; }

QSize BoardDisplay::minimumSizeHint() const { return {200, 200}; }

void BoardDisplay::tellPointed(bool again) {
    setCursor(in_->pieceAt(in_->pointer) || in_->panelAt(in_->pointer) != NoSide ? Qt::PointingHandCursor
                                                                                 : Qt::ArrowCursor);
    const Square square = in_->pointedAt();
    const bool other = std::exchange(in_->told, square) != square;
    if (other || (again && square != NoSquare)) emit squareHovered(square);
}

const BoardLayout& BoardDisplay::boardLayout() const { return in_->layout; }

QPoint BoardDisplay::squareCentre(Square square) const { return in_->layout.rect(square).center(); }

Square BoardDisplay::squareAt(QPoint point) const { return in_->layout.empty() ? NoSquare : in_->layout.at(point); }

QRect BoardDisplay::reserveRect(Kind kind) const {
    if (in_->layout.empty() || in_->scene.turn == NoSide) return {};
    for (const auto& [reserve, item] : reserveItems(in_->layout, in_->scene, in_->scene.turn)) {
        if (reserve == kind) return item;
    }
    return {};
}

std::vector<QRect> BoardDisplay::choiceRects() const { return in_->attention.chooser.items(); }

QRect BoardDisplay::reasonRect() const {
    return in_->attention.illegalMove ? in_->attention.illegalMove->tag.box() : QRect();
}

std::vector<Move> BoardDisplay::choices() const { return in_->input.choices(); }

Square BoardDisplay::selectedSquare() const { return in_->attention.movable ? in_->attention.square : NoSquare; }

int BoardDisplay::lifted() const { return in_->input.lifted(); }

QRect BoardDisplay::panelRect(Side side) const {
    return in_->layout.empty() ? QRect() : in_->layout.panels()[side].rect;
}

Square BoardDisplay::advisedPiece() const { return in_->advice ? in_->advice->piece : NoSquare; }

std::vector<Square> BoardDisplay::targets() const { return in_->input.targets(); }

Square BoardDisplay::cursorSquare() const { return in_->attention.cursor; }

const std::vector<OwnMark>& BoardDisplay::drawnMarks() const { return in_->drawn.all(); }

void BoardDisplay::setDrawnMarks(std::vector<OwnMark> marks) {
    if (in_->silent || marks == in_->drawn.all()) return;
    in_->drawn.set(std::move(marks));
    attend();
}

void BoardDisplay::showNextReach() {
    if (in_->game == nullptr) return;
    const int mover = in_->game->position().turn();
    const int now = in_->reach.side;
    const int next = now == NoSide ? mover : (now + 1) % static_cast<int>(in_->game->book().sides());
    in_->reach = now != NoSide && next == mover ? SideReach{} : reachOfSide(*in_->game, Side(next));
    attend();
}

Side BoardDisplay::reachShown() const { return in_->reach.side; }

// --- a board without edges: how it is cut open, scrolled and brought back

void BoardDisplay::setCut(const Cut& cut) {
    motion_->endSlide();
    in_->slide = {};
    in_->cut = cut;
    relayout();
    tellPointed(true);
}

const Cut& BoardDisplay::cut() const { return in_->cut; }

void BoardDisplay::scroll(QPoint lines) {
    if (in_->layout.empty() || !in_->layout.geometry().wraps()) return;
    const Delta by = in_->layout.onBoard(lines);
    Cut cut = in_->cut;
    cut.shift = {cut.shift.dx + by.dx, cut.shift.dy + by.dy};
    slideTo(cut);
}

void BoardDisplay::centreOrRestore() {
    if (in_->layout.empty() || !in_->layout.geometry().wraps()) return;
    const Geometry& board = in_->layout.geometry();
    Square square = in_->cursorOn ? in_->cursor : in_->attention.square;
    if (square == NoSquare) square = in_->game->position().king(in_->game->position().turn());
    Cut cut = in_->cut;
    const QPoint middle(in_->layout.screenColumns() / 2, in_->layout.screenRows() / 2);
    const Delta by = in_->layout.onBoard(middle - in_->layout.screenPlace(square));
    const bool there = modulo(by.dx, board.columns()) == 0 && modulo(by.dy, board.rows()) == 0;
    cut.shift = there ? Delta{} : Delta{cut.shift.dx + by.dx, cut.shift.dy + by.dy};
    slideTo(cut);
}

/// The squares start where they are seen now.
void BoardDisplay::slideTo(const Cut& cut) {
    const Geometry& board = in_->layout.geometry();
    const Delta by{shorter(cut.shift.dx - in_->cut.shift.dx, board.columns()),
                   shorter(cut.shift.dy - in_->cut.shift.dy, board.rows())};
    const QPoint start = in_->slide - in_->layout.onScreen(by) * in_->layout.cell();
    const bool far = std::abs(by.dx) + std::abs(by.dy) > 1;
    Cut next = cut;
    next.shift = {modulo(cut.shift.dx, board.columns()), modulo(cut.shift.dy, board.rows())};
    setCut(next);
    if (moving() && !start.isNull()) motion_->beginSlide(start, far);
}

/// The last move shall not be seen at the edge only.
void BoardDisplay::followMove() {
    if (!in_->look.followsMoves) return;
    if (const auto cut = in_->followingCut()) slideTo(*cut);
}

void BoardDisplay::dragBoard(QPoint by) {
    if (in_->layout.empty() || !in_->layout.geometry().wraps()) return;
    motion_->endSlide();
    QPoint slide = in_->slide + by;
    const int cell = in_->layout.cell();
    const QPoint lines(slide.x() / cell, slide.y() / cell);
    if (!lines.isNull()) {
        const Delta shift = in_->layout.onBoard(lines);
        const Geometry& board = in_->layout.geometry();
        slide -= lines * cell;
        setCut({in_->cut.margin,
                {modulo(in_->cut.shift.dx + shift.dx, board.columns()),
                 modulo(in_->cut.shift.dy + shift.dy, board.rows())}});
    }
    in_->slide = slide;
    in_->attention.endless.slide = slide;
    update();
}

void BoardDisplay::rest() {
    if (in_->slide.isNull()) return;
    const int cell = in_->layout.cell();
    const QPoint lines = (QPointF(in_->slide) / cell).toPoint();
    const Delta shift = in_->layout.onBoard(lines);
    slideTo({in_->cut.margin, {in_->cut.shift.dx + shift.dx, in_->cut.shift.dy + shift.dy}});
}

void BoardDisplay::setLoopsShown(bool shown) {
    in_->loopsShown = shown;
    attend();
}

/// Says once that closed lines can be shown.
void BoardDisplay::tellLoops() {
    const Square now = in_->attention.endless.loops.empty() ? NoSquare : in_->attention.square;
    if (std::exchange(toldLoops_, now) != now && now != NoSquare) emit loopsShown(now);
}

QImage BoardDisplay::drawing(bool named) const {
    constexpr QSize Room(800, 880);
    if (in_->game == nullptr) return {};
    const BoardLayout layout(in_->variant(), Room, 0, named ? Coordinates::Everywhere : Coordinates::Off);
    Attention attention = in_->attention;
    attention.glides.clear();
    attention.carried.reset();
    attention.returning.reset();
    // In 3D nothing lies beyond an edge.
    attention.endless.beyond = {};
    attention.cursor = in_->cursorOn ? in_->cursor : NoSquare;
    const BoardTheme theme = in_->shownTheme();
    QImage image = boardDrawing(
        {in_->variant(), layout, in_->scene, attention, theme, darkSurround(), 1, in_->art, false, in_->look});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-layout.area().topLeft());
    paintOnDrawing(painter, layout);
    return image;
}

void BoardDisplay::paintOnDrawing(QPainter& /*painter*/, const BoardLayout& /*layout*/) const {}

const std::vector<Piece>& BoardDisplay::pieces() const { return in_->scene.pieces; }

QPixmap BoardDisplay::piecePicture(Piece piece, int pixels, qreal ratio) const {
    const Variant& variant = in_->variant();
    return in_->art.piece(variant.kinds[kindOf(piece)], variant.sideSpecs[sideOf(piece)].name, pixels, ratio);
}

std::vector<QPoint> BoardDisplay::copyCentres(Square square) const {
    std::vector<QPoint> centres;
    if (in_->layout.empty()) return centres;
    for (const QRect& box : in_->layout.copies(square)) centres.push_back(box.center());
    return centres;
}

}  // namespace rokada::ui
