#include "paint/promotionpainter.h"

#include "explain/orthodox.h"
#include "paint/movediagram.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

/// Painting it takes long enough to be done once only.
struct ChoiceDiagram {
    MoveDiagram moves;
    QPixmap picture = {};
    QString theme = {};  ///< in whose colours it was painted
};

namespace {

void paintDiagram(QPainter& painter, const BoardView& view, const QRect& box, ChoiceDiagram& diagram) {
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

void paintItem(QPainter& painter, const BoardView& view, Side side, std::size_t index) {
    const PromotionChooser& chooser = view.attention.chooser;
    const QRect item = chooser.items()[index];
    // At a round table it is turned towards the player who chooses.
    painter.save();
    painter.translate(QRectF(item).center());
    painter.rotate(90 * view.layout.turnsOf(side));
    painter.translate(-QRectF(item).center());
    if (index == chooser.current()) {
        painter.setPen(QPen(QColor(OutlineInk), 2));
        painter.setBrush(QColor(0xCFE6DC));
        painter.drawRoundedRect(item.adjusted(2, 2, -2, -2), 4, 4);
    }
    const int pixels = item.height() * 84 / 100;
    const QPixmap piece = view.picture(pieceOf(side, chooser.kindAt(index)), pixels);
    const QRect place(item.topLeft(), QSize(item.height(), item.height()));
    painter.drawPixmap(place.right() - pixels - 1, place.top() + (place.height() - pixels) / 2, piece);
    if (chooser.diagrams()) {
        const QRect beside = place.translated(place.width(), 0).adjusted(4, 4, -4, -4);
        paintDiagram(painter, view, beside, (*chooser.diagrams())[index]);
    }
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::clamp(item.height() / 5, 10, 16));
    painter.setFont(font);
    painter.setPen(QColor(OutlineInk));
    painter.drawText(item.adjusted(5, 4, 0, 0), Qt::AlignLeft | Qt::AlignTop, QString::number(index + 1));
    painter.restore();
}

}  // namespace

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

void paintChooser(QPainter& painter, const BoardView& view) {
    if (!view.attention.chooser.open()) return;
    const auto& items = view.attention.chooser.items();
    const QRect column = items.front() | items.back();
    painter.fillRect(QRect(QPoint(0, 0), view.layout.room()), QColor(0, 0, 0, 70));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(column.adjusted(-5, -3, 5, 7), 8, 8);
    painter.setPen(QPen(QColor(OutlineInk), 1.5));
    painter.setBrush(QColor(0xF4F1EA));
    painter.drawRoundedRect(column.adjusted(-2, -2, 2, 2), 6, 6);
    for (std::size_t i = 0; i < items.size(); ++i) paintItem(painter, view, view.scene.turn, i);
}

}  // namespace rokada::ui
