#include "paint/promotionpainter.h"

#include "paint/movediagram.h"
#include "rules/orthodox.h"
#include "texts/names.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

/// Movement diagram of one piece to choose. The picture is cached, because painting it is slow.
struct ChoiceDiagram {
    MoveDiagram moves;
    QString name;  ///< name of the piece
    QPixmap picture = {};
    QString theme = {};  ///< theme of the cached picture
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

/// Paints the name at the bottom of `place`. Returns the height of the name in pixels.
int paintName(QPainter& painter, const QRect& place, const QString& name) {
    QFont font = painter.font();
    font.setPixelSize(std::clamp(place.height() / 7, 11, 18));
    while (font.pixelSize() > 8 && QFontMetrics(font).horizontalAdvance(name) > place.width() - 6)
        font.setPixelSize(font.pixelSize() - 1);
    const int height = QFontMetrics(font).height();
    painter.setFont(font);
    painter.setPen(QColor(OutlineInk));
    painter.drawText(place.adjusted(3, 0, -3, -2), Qt::AlignHCenter | Qt::AlignBottom, name);
    return height;
}

void paintItem(QPainter& painter, const BoardView& view, Side side, std::size_t index) {
    const PromotionChooser& chooser = view.attention.chooser;
    const QRect item = chooser.items()[index];
    // If pieces are turned towards their players, the item must be turned towards the player who chooses.
    painter.save();
    painter.translate(QRectF(item).center());
    painter.rotate(90 * view.layout.turnsOf(side));
    painter.translate(-QRectF(item).center());
    if (index == chooser.current()) {
        painter.setPen(QPen(QColor(OutlineInk), 2));
        painter.setBrush(QColor(0xCFE6DC));
        painter.drawRoundedRect(item.adjusted(2, 2, -2, -2), 4, 4);
    }
    QRect place(item.topLeft(), QSize(item.height(), item.height()));
    if (chooser.diagrams()) {
        ChoiceDiagram& diagram = (*chooser.diagrams())[index];
        paintDiagram(painter, view, place.translated(place.width(), 0).adjusted(4, 4, -4, -4), diagram);
        place.setBottom(place.bottom() - paintName(painter, place, diagram.name));
    }
    const int pixels = place.height() * 84 / 100;
    const QPixmap piece = view.picture(pieceOf(side, chooser.kindAt(index)), pixels);
    painter.drawPixmap(place.right() - pixels - 1 - (place.width() - place.height()) / 2,
                       place.top() + (place.height() - pixels) / 2, piece);
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
    const bool known = std::ranges::all_of(moves, [&](Move move) { return orthodox(kinds[move.becomes()]); });
    if (known) return nullptr;
    std::vector<ChoiceDiagram> diagrams;
    for (const Move move : moves) {
        const Kind kind = move.becomes();
        diagrams.push_back({.moves = moveDiagram(book, pieceOf(game.position().turn(), kind), usualHome(book, kind)),
                            .name = kindTitle(kinds[kind].name)});
    }
    return std::make_shared<std::vector<ChoiceDiagram>>(std::move(diagrams));
}

void paintChooser(QPainter& painter, const BoardView& view) {
    if (!view.attention.chooser.open()) return;
    const auto& items = view.attention.chooser.items();
    const QRect column = items.front() | items.back();
    for (int s = 0; s < view.layout.geometry().size(); ++s)
        painter.fillRect(view.layout.rect(Square(s)), QColor(0, 0, 0, 70));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(column.adjusted(-5, -3, 5, 7), 8, 8);
    painter.setPen(QPen(QColor(OutlineInk), 1.5));
    painter.setBrush(QColor(0xF4F1EA));
    painter.drawRoundedRect(column.adjusted(-2, -2, 2, 2), 6, 6);
    for (std::size_t i = 0; i < items.size(); ++i) paintItem(painter, view, view.scene.turn, i);
}

}  // namespace rokada::ui
