#include "scene/boardlayout.h"

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int LargestCell = 200;
/// Size of the board widget, in pixels. A smaller board is a thumbnail that shows only squares and pieces.
constexpr int SmallestWithPanels = 320;
constexpr int RoomyHeight = 900;
constexpr int Gap = 4;

QPoint turnedOnScreen(QPoint p, int turns) {
    for (int i = 0; i < turns; ++i) p = {-p.y(), p.x()};
    return p;
}

int modulo(int n, int size) { return (n % size + size) % size; }

bool lies(ScreenEdge edge) { return edge == Below || edge == Above; }

bool atRim(const Geometry& board, Square square) {
    for (const int dx : {-1, 0, 1}) {
        for (const int dy : {-1, 0, 1}) {
            if ((dx != 0 || dy != 0) && board.displaced(square, {dx, dy}) == NoSquare) return true;
        }
    }
    return false;
}

/// Returns the rectangle of a player panel inside a bay, an area without squares at an edge of the board. `pixels` is
/// the bay. `names` is the width of the strip for coordinates, which are only below and at the left. Opposite panels
/// get the same size.
QRect panelInside(const QRect& pixels, ScreenEdge edge, int frame, int names) {
    constexpr int Thickest = 100;
    const int inner = frame + Gap;
    const int ends = frame + 2 * Gap;
    const int outer = std::max(0, (lies(edge) ? pixels.height() : pixels.width()) - inner - names - Thickest);
    switch (edge) {
        case Below: return pixels.adjusted(ends, inner + names, -ends, -outer);
        case AtLeft: return pixels.adjusted(outer, ends, -inner - names, -ends);
        case Above: return pixels.adjusted(ends, outer + names / 2, -ends, -inner - names + names / 2);
        case AtRight: return pixels.adjusted(inner + names - names / 2, ends, -outer - names / 2, -ends);
    }
    return {};
}

}  // namespace

Coordinates coordinatesOf(const Variant& variant, Coordinates chosen) {
    if (chosen != Coordinates::Usual) return chosen;
    return variant.geometry.wraps() || variant.sides() > 2 ? Coordinates::Outside : Coordinates::Inside;
}

BoardLayout::BoardLayout(const Variant& variant, QSize room, int turns, Coordinates coordinates, Cut cut, Plates plates)
    : geometry_(&variant.geometry),
      room_(room),
      turns_((turns % 4 + 4) % 4),
      coordinates_(coordinatesOf(variant, coordinates)),
      plates_(plates) {
    if (geometry_->wraps()) cut_ = {compact() ? 0 : std::clamp(cut.margin, 0, WidestMargin), cut.shift};
    for (const SideSpec& sideSpec : variant.sideSpecs)
        seatEdges_.push_back(ScreenEdge((sideSpec.quarterTurns + turns_) % 4));
    if (coordinates_ == Coordinates::Outside && !compact()) names_ = room.height() < RoomyHeight ? 17 : 20;

    const Margins m = margins();
    const QSize left = room - QSize(m.left + m.right, m.top + m.bottom);
    const QSize places(screenColumns() + 2 * cut_.margin, screenRows() + 2 * cut_.margin);
    cell_ = std::min({left.width() / places.width(), left.height() / places.height(), LargestCell});
    if (cell_ <= 0) return;
    needed_ = places * cell_ + QSize(m.left + m.right, m.top + m.bottom);
    const QSize rest = left - places * cell_;
    origin_ = {m.left + rest.width() / 2, m.top + rest.height() / 2};
    origin_ += QPoint(cut_.margin, cut_.margin) * cell_;

    for (const ScreenEdge edge : seatEdges_) {
        const QRect free = bay(edge);
        const bool none = bare() || (free.isEmpty() && !strips());
        panels_.push_back(none ? PlayerPanel{} : free.isEmpty() ? panelInStrip(edge) : panelInBay(edge, free));
    }
}

void BoardLayout::setOrientation(PieceOrientation orientation) {
    orientation_ = orientation;
    for (std::size_t i = 0; i < panels_.size(); ++i) panels_[i].turns = turnsOf(Side(i));
}

int BoardLayout::turnsOf(Side side) const {
    switch (orientation_) {
        case PieceOrientation::Upright: return 0;
        case PieceOrientation::FaceToFace: return seatEdges_[side] == Above ? 2 : 0;
        case PieceOrientation::RoundTable: return seatEdges_[side];
    }
    return 0;
}

BoardLayout BoardLayout::alone(const Variant& variant, int cell, int turns, Coordinates coordinates, Delta shift) {
    BoardLayout layout;
    layout.geometry_ = &variant.geometry;
    layout.turns_ = (turns % 4 + 4) % 4;
    layout.coordinates_ = coordinatesOf(variant, coordinates);
    if (variant.geometry.wraps()) layout.cut_.shift = shift;
    for (const SideSpec& sideSpec : variant.sideSpecs)
        layout.seatEdges_.push_back(ScreenEdge((sideSpec.quarterTurns + layout.turns_) % 4));
    layout.panels_.resize(variant.sides());
    layout.edge_ = 2;
    constexpr int Rim = 3;
    if (layout.coordinates_ == Coordinates::Outside) layout.names_ = std::clamp(cell / 3, 13, 20);
    layout.cell_ = cell;
    const int rim = layout.edge_ + Rim;
    layout.origin_ = {rim + layout.names_, rim};
    layout.room_ = QSize(layout.screenColumns(), layout.screenRows()) * cell +
                   QSize(2 * rim + layout.names_, 2 * rim + layout.names_);
    return layout;
}

bool BoardLayout::compact() const { return std::min(room_.width(), room_.height()) < SmallestWithPanels; }

int BoardLayout::screenColumns() const { return turns_ % 2 == 0 ? geometry_->columns() : geometry_->rows(); }

int BoardLayout::screenRows() const { return turns_ % 2 == 0 ? geometry_->rows() : geometry_->columns(); }

QRect BoardLayout::whole() const {
    const int by = cut_.margin * cell_;
    return area().adjusted(-by, -by, by, by);
}

std::vector<QRect> BoardLayout::copies(Square square) const {
    std::vector<QRect> boxes{rect(square)};
    if (cut_.margin == 0) return boxes;
    const QPoint place = screenPlace(square);
    for (const int x : {-1, 0, 1}) {
        for (const int y : {-1, 0, 1}) {
            const QRect box = rectOf(place + QPoint(x * screenColumns(), y * screenRows()));
            if ((x != 0 || y != 0) && whole().contains(box)) boxes.push_back(box);
        }
    }
    return boxes;
}

/// Converts a place in the unrotated view to the rotated view.
QPoint BoardLayout::turnedPlace(QPoint place) const {
    int height = geometry_->rows();
    int width = geometry_->columns();
    for (int i = 0; i < turns_; ++i) {
        place = {height - 1 - place.y(), place.x()};
        std::swap(width, height);
    }
    return place;
}

QPoint BoardLayout::screenPlace(Square square) const {
    const int column = geometry_->column(square);
    const int row = geometry_->row(square);
    if (!geometry_->wraps()) return turnedPlace({column, geometry_->rows() - 1 - row});
    return turnedPlace({modulo(column + cut_.shift.dx, geometry_->columns()),
                        geometry_->rows() - 1 - modulo(row + cut_.shift.dy, geometry_->rows())});
}

Square BoardLayout::atPlace(QPoint place) const {
    int height = screenRows();
    int width = screenColumns();
    for (int i = 0; i < turns_; ++i) {
        place = {place.y(), width - 1 - place.x()};
        std::swap(width, height);
    }
    const int row = geometry_->rows() - 1 - place.y();
    if (!geometry_->wraps()) return geometry_->at(place.x(), row);
    return geometry_->at(modulo(place.x() - cut_.shift.dx, geometry_->columns()),
                         modulo(row - cut_.shift.dy, geometry_->rows()));
}

Square BoardLayout::at(QPoint point) const {
    if (empty() || !whole().contains(point)) return NoSquare;
    const QPoint margin = QPoint(cut_.margin, cut_.margin);
    const QPoint inside = point - origin_ + margin * cell_;
    return atPlace(QPoint(inside.x() / cell_, inside.y() / cell_) - margin);
}

std::vector<QRect> BoardLayout::rim() const {
    std::vector<QRect> rim;
    for (int s = 0; s < geometry_->size(); ++s) {
        if (atRim(*geometry_, Square(s))) rim.push_back(rect(Square(s)));
    }
    return rim;
}

QPointF BoardLayout::corner(int x, int y) const {
    QPoint p(x, geometry_->rows() - y);
    int height = geometry_->rows();
    int width = geometry_->columns();
    for (int i = 0; i < turns_; ++i) {
        p = {height - p.y(), p.x()};
        std::swap(width, height);
    }
    return origin_ + p * cell_;
}

QPoint BoardLayout::onScreen(Delta delta) const { return turnedOnScreen({delta.dx, -delta.dy}, turns_); }

Delta BoardLayout::onBoard(QPoint direction) const {
    const QPoint p = turnedOnScreen(direction, (4 - turns_) % 4);
    return {p.x(), -p.y()};
}

Stride BoardLayout::stride(Square from, QPoint direction) const {
    const Delta ahead = onBoard(direction);
    if (const Square next = geometry_->displaced(from, ahead); next != NoSquare) {
        return geometry_->step(from, ahead) == NoSquare ? Stride{NoSquare, true} : Stride{next};
    }
    // A diagonal step reaches a square that has no orthogonal neighbours, such as the corner squares of Bolyar chess.
    for (const Delta aside : {ahead.turned(1), ahead.turned(3)}) {
        const Square next = geometry_->step(from, {ahead.dx + aside.dx, ahead.dy + aside.dy});
        if (next != NoSquare) return {next};
    }
    const int longest = std::max(geometry_->columns(), geometry_->rows());
    for (int i = 2; i < longest; ++i) {
        const Square next = geometry_->at(geometry_->column(from) + i * ahead.dx, geometry_->row(from) + i * ahead.dy);
        if (next != NoSquare) return {next};
    }
    return {};
}

/// Returns the bay of an edge: the largest rectangle of places without squares along at least half of the edge. Returns
/// an empty rectangle if there is no bay.
QRect BoardLayout::bay(ScreenEdge edge) const {
    const int along = lies(edge) ? screenColumns() : screenRows();
    const int across = lies(edge) ? screenRows() : screenColumns();
    const auto place = [&](int i, int depth) {
        const int far = edge == Below || edge == AtRight ? across - 1 - depth : depth;
        return lies(edge) ? QPoint(i, far) : QPoint(far, i);
    };
    std::vector<int> depths(static_cast<std::size_t>(along), 0);
    for (int i = 0; i < along; ++i) {
        int& depth = depths[static_cast<std::size_t>(i)];
        while (depth < across && atPlace(place(i, depth)) == NoSquare) ++depth;
    }
    QRect best;
    for (int first = 0; first < along; ++first) {
        int depth = across;
        for (int last = first; last < along; ++last) {
            depth = std::min(depth, depths[static_cast<std::size_t>(last)]);
            if (depth == 0) break;
            const QRect found = QRect(place(first, 0), QSize(1, 1)) | QRect(place(last, depth - 1), QSize(1, 1));
            const bool larger = found.width() * found.height() > best.width() * best.height();
            if (2 * (last - first + 1) >= along && (best.isEmpty() || larger)) best = found;
        }
    }
    return best;
}

int BoardLayout::strip(ScreenEdge edge) const {
    if (!lies(edge)) return std::clamp(room_.width() / 8, 90, 140);
    // With many rows, panels are thinner, so that the squares can be larger.
    constexpr int ManyRows = 12;
    const bool many = screenRows() + 2 * cut_.margin > ManyRows;
    return std::clamp(room_.height() / (many ? 22 : 19), many ? 28 : 36, 60);
}

BoardLayout::Margins BoardLayout::margins() const {
    const int rim = compact() ? 0 : ShadowRoom;
    Margins m{rim + names_, rim, rim, rim + names_};
    if (bare() || !strips()) return m;
    int* const sides[] = {&m.bottom, &m.left, &m.top, &m.right};
    for (const ScreenEdge edge : seatEdges_) {
        if (bay(edge).isEmpty()) *sides[edge] += strip(edge) + Gap;
    }
    return m;
}

PlayerPanel BoardLayout::panelInStrip(ScreenEdge edge) const {
    const QRect box = whole().adjusted(-edge_ - names_ - Gap, -edge_ - Gap, edge_ + Gap, edge_ + names_ + Gap);
    const int thick = strip(edge);
    const QRect lying(whole().left() - edge_, 0, whole().width() + 2 * edge_, thick);
    const QRect upright(0, whole().top() - edge_, thick, whole().height() + 2 * edge_);
    switch (edge) {
        case Below: return {lying.translated(0, box.bottom() + 1), false};
        case Above: return {lying.translated(0, box.top() - thick), false};
        case AtLeft: return {upright.translated(box.left() - thick, 0), true};
        case AtRight: return {upright.translated(box.right() + 1, 0), true};
    }
    return {};
}

PlayerPanel BoardLayout::panelInBay(ScreenEdge edge, QRect places) const {
    const QRect pixels = rectOf(places.topLeft()) | rectOf(places.bottomRight());
    return {thickened(panelInside(pixels, edge, edge_, names_), edge), !lies(edge)};
}

/// Returns a panel of a bay (area without squares), extended into the free space outside the board. With small squares,
/// a bay has too little room for text. Opposite panels keep the same size.
QRect BoardLayout::thickened(QRect panel, ScreenEdge edge) const {
    constexpr int Line = 66;
    const auto facing = ScreenEdge((edge + 2) % 4);
    const QRect places = bay(facing);
    const int column = std::clamp(room_.height() / 8, 76, 140);
    int by = lies(edge) ? Line - panel.height() : column - panel.width();
    by = std::min(by, freeBeside(panel, edge));
    if (!places.isEmpty()) {
        const QRect pixels = rectOf(places.topLeft()) | rectOf(places.bottomRight());
        by = std::min(by, freeBeside(panelInside(pixels, facing, edge_, names_), facing));
    }
    by = std::max(by, 0);
    switch (edge) {
        case Below: return panel.adjusted(0, 0, 0, by);
        case AtLeft: return panel.adjusted(-by, 0, 0, 0);
        case Above: return panel.adjusted(0, -by, 0, 0);
        case AtRight: return panel.adjusted(0, 0, by, 0);
    }
    return panel;
}

/// Returns the free space, in pixels, between the panel and the edge of the widget, less a small gap.
int BoardLayout::freeBeside(const QRect& panel, ScreenEdge edge) const {
    constexpr int Bracket = 4;
    switch (edge) {
        case Below: return room_.height() - 1 - panel.bottom() - Bracket;
        case AtLeft: return panel.left() - Bracket;
        case Above: return panel.top() - Bracket;
        case AtRight: return room_.width() - 1 - panel.right() - Bracket;
    }
    return 0;
}

}  // namespace rokada::ui
