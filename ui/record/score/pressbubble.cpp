#include "score/pressbubble.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Edge = 8;
constexpr int Corner = 5;
/// Height in pixels of the triangle that points to the button.
constexpr int TipHeight = 7;
constexpr int TipHalf = 7;
/// Minimum distance in pixels between the bubble and the edge of the window.
constexpr int Apart = 4;
/// Maximum width of the bubble in pixels. A longer text is wrapped, so that the bubble does not hide the board.
constexpr int MaxWidth = 340;

}  // namespace

PressBubble::PressBubble(QWidget& button, const QColor& ground, const QString& question)
    : QLabel(question, button.window()), button_(button), ground_(ground) {
    setObjectName(QStringLiteral("pressBubble"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    QFont words = font();
    words.setBold(true);
    setFont(words);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Qt::white);
    setPalette(colours);
    for (QObject* watched : {static_cast<QObject*>(&button), static_cast<QObject*>(button.window())})
        watched->installEventFilter(this);
    place();
    show();
    raise();
}

/// Places the bubble above the button, or below it if there is no room above.
void PressBubble::place() {
    const QRect room = parentWidget()->rect().adjusted(Apart, Apart, -Apart, -Apart);
    const QRect button(button_.mapTo(parentWidget(), QPoint()), button_.size());
    const QRect most(0, 0, std::min(MaxWidth, room.width() - 2 * Edge), room.height());
    const QSize words = fontMetrics().boundingRect(most, Qt::TextWordWrap | Qt::TextShowMnemonic, text()).size();
    QRect box(QPoint(), words + QSize(2 * Edge, Edge + TipHeight));
    below_ = button.top() - box.height() < room.top();
    setContentsMargins(Edge, Edge / 2 + (below_ ? TipHeight : 0), Edge, Edge / 2 + (below_ ? 0 : TipHeight));
    box.moveCenter(button.center());
    below_ ? box.moveTop(button.bottom() + 1) : box.moveBottom(button.top() - 1);
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() + 1 - box.width())));
    tip_ = std::clamp(button.center().x() - box.left(), Corner + TipHalf, box.width() - Corner - TipHalf);
    setGeometry(box);
}

/// Places the bubble again when the window or the button moves or is resized. Hides it when the button is hidden.
bool PressBubble::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move: QMetaObject::invokeMethod(this, &PressBubble::place, Qt::QueuedConnection); break;
        case QEvent::Hide: hide(); break;
        default: break;
    }
    return QLabel::eventFilter(watched, event);
}

void PressBubble::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0, below_ ? TipHeight : 0, 0, below_ ? 0 : -TipHeight);
    const double foot = below_ ? box.top() : box.bottom();
    const double point = below_ ? 0 : height();
    QPainterPath shape;
    shape.addRoundedRect(box, Corner, Corner);
    QPainterPath tip;
    tip.addPolygon(QPolygonF({{tip_ - TipHalf * 1.0, foot}, {tip_ + TipHalf * 1.0, foot}, {tip_ * 1.0, point}}));
    painter.fillPath(shape.united(tip), ground_);
    QLabel::paintEvent(event);
}

}  // namespace rokada::ui
