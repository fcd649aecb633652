#include "promotionchooser.h"

#include "boardview.h"
#include "movediagram.h"
#include "names.h"

#include "orthodox.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Small squares are too small to be hit in a hurry.
constexpr int SmallestItem = 44;
/// And in a smaller diagram nothing is recognised.
constexpr int SmallestDiagram = 84;

}  // namespace

/// Painting it takes long enough to be done once only.
struct ChoiceDiagram {
    MoveDiagram moves;
    QPixmap picture = {};
    QString theme = {};  ///< in whose colours it was painted
};

ChoiceDiagrams diagramsOf(const Game& game, const std::vector<Move>& moves) {
    const RulebookPtr& book = game.sharedBook();
    const auto& kinds = book->variant().kinds;
    const bool known =
        std::all_of(moves.begin(), moves.end(), [&](Move move) { return orthodox(kinds[move.becomes()]); });
    if (known) return nullptr;
    std::vector<ChoiceDiagram> diagrams;
    for (const Move move : moves) {
        const Kind kind = move.becomes();
        diagrams.push_back({moveDiagram(book, pieceOf(game.position().turn(), kind), usualHome(book, kind))});
    }
    return std::make_shared<std::vector<ChoiceDiagram>>(std::move(diagrams));
}

PromotionChooser::PromotionChooser(const BoardLayout& layout, std::vector<Move> moves, ChoiceDiagrams diagrams)
    : moves_(std::move(moves)), diagrams_(std::move(diagrams)) {
    if (moves_.empty()) return;
    const QRect arrival = layout.rect(moves_.front().to());
    const QRect room(QPoint(0, 0), layout.room());
    const int count = static_cast<int>(moves_.size());
    const int smallest = diagrams_ ? SmallestDiagram : SmallestItem;
    const int side = std::min(std::max(layout.cell(), smallest), room.height() / count);
    const int width = diagrams_ ? 2 * side : side;
    upwards_ = arrival.center().y() > layout.area().center().y();

    QRect column(0, 0, width, side * count);
    column.moveLeft(arrival.center().x() - side / 2);
    if (upwards_) {
        column.moveBottom(arrival.bottom());
    } else {
        column.moveTop(arrival.top());
    }
    column.moveLeft(std::clamp(column.left(), 0, room.width() - column.width()));
    column.moveTop(std::clamp(column.top(), 0, room.height() - column.height()));
    for (int i = 0; i < count; ++i) {
        const int place = upwards_ ? count - 1 - i : i;
        items_.emplace_back(column.left(), column.top() + place * side, width, side);
    }
}

std::optional<std::size_t> PromotionChooser::at(QPoint point) const {
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (items_[i].contains(point)) return i;
    }
    return std::nullopt;
}

QString PromotionChooser::nameAt(QPoint point, const Variant& variant) const {
    const auto item = at(point);
    if (!item) return {};
    const QString name = kindName(variant.kinds[moves_[*item].becomes()].name);
    return name.left(1).toUpper() + name.mid(1);
}

void PromotionChooser::step(int down) {
    const int count = static_cast<int>(items_.size());
    const int further = upwards_ ? -down : down;
    current_ = static_cast<std::size_t>((static_cast<int>(current_) + further + count) % count);
}

void PromotionChooser::paint(QPainter& painter, const BoardView& view, Side side) const {
    const QRect column = items_.front() | items_.back();
    painter.fillRect(QRect(QPoint(0, 0), view.layout.room()), QColor(0, 0, 0, 70));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(column.adjusted(-5, -3, 5, 7), 8, 8);
    painter.setPen(QPen(QColor(CasingInk), 1.5));
    painter.setBrush(QColor(0xF4F1EA));
    painter.drawRoundedRect(column.adjusted(-2, -2, 2, 2), 6, 6);
    for (std::size_t i = 0; i < items_.size(); ++i) paintItem(painter, view, side, i);
}

void PromotionChooser::paintDiagram(QPainter& painter, const BoardView& view, const QRect& box,
                                    std::size_t index) const {
    ChoiceDiagram& diagram = (*diagrams_)[index];
    const QSize size = box.size() * view.ratio;
    if (diagram.picture.size() != size || diagram.theme != view.theme.id) {
        diagram.theme = view.theme.id;
        diagram.picture = QPixmap(size);
        diagram.picture.setDevicePixelRatio(view.ratio);
        diagram.picture.fill(Qt::transparent);
        QPainter on(&diagram.picture);
        paintMoveDiagram(on, diagram.moves, view.theme, QRectF(QPointF(0, 0), box.size()));
    }
    painter.drawPixmap(box.topLeft(), diagram.picture);
}

void PromotionChooser::paintItem(QPainter& painter, const BoardView& view, Side side, std::size_t index) const {
    const QRect item = items_[index];
    // Round a table it is read by the person who chooses.
    painter.save();
    painter.translate(QRectF(item).center());
    painter.rotate(90 * view.layout.turnsOf(side));
    painter.translate(-QRectF(item).center());
    if (index == current_) {
        painter.setPen(QPen(QColor(CasingInk), 2));
        painter.setBrush(QColor(0xCFE6DC));
        painter.drawRoundedRect(item.adjusted(2, 2, -2, -2), 4, 4);
    }
    const int pixels = item.height() * 84 / 100;
    const QPixmap man = view.picture(pieceOf(side, moves_[index].becomes()), pixels);
    const QRect place(item.topLeft(), QSize(item.height(), item.height()));
    painter.drawPixmap(place.right() - pixels - 1, place.top() + (place.height() - pixels) / 2, man);
    if (diagrams_) paintDiagram(painter, view, place.translated(place.width(), 0).adjusted(4, 4, -4, -4), index);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::clamp(item.height() / 5, 10, 16));
    painter.setFont(font);
    painter.setPen(QColor(CasingInk));
    painter.drawText(item.adjusted(5, 4, 0, 0), Qt::AlignLeft | Qt::AlignTop, QString::number(index + 1));
    painter.restore();
}

}  // namespace rokada::ui
