#include "kit/icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace rokada::ui {

namespace {

QString fileOf(Icon icon) {
    switch (icon) {
        case Icon::New: return QStringLiteral(":/icons/new.svg");
        case Icon::Undo: return QStringLiteral(":/icons/undo.svg");
        case Icon::Redo: return QStringLiteral(":/icons/redo.svg");
        case Icon::Hint: return QStringLiteral(":/icons/hint.svg");
        case Icon::MoveNow: return QStringLiteral(":/icons/movenow.svg");
        case Icon::Pause: return QStringLiteral(":/icons/pause.svg");
        case Icon::Flip: return QStringLiteral(":/icons/flip.svg");
        case Icon::Home: return QStringLiteral(":/icons/home.svg");
        case Icon::First: return QStringLiteral(":/icons/first.svg");
        case Icon::Back: return QStringLiteral(":/icons/back.svg");
        case Icon::Forward: return QStringLiteral(":/icons/forward.svg");
        case Icon::Last: return QStringLiteral(":/icons/last.svg");
        case Icon::Autoplay: return QStringLiteral(":/icons/autoplay.svg");
        case Icon::Draw: return QStringLiteral(":/icons/draw.svg");
        case Icon::Resign: return QStringLiteral(":/icons/resign.svg");
    }
    return {};
}

/// The drawing with its one ink, #101010, replaced.
QByteArray tinted(QByteArray svg, const QColor& ink) {
    const QByteArray opacity = QByteArray::number(ink.alphaF(), 'f', 2);
    return svg.replace("\"#101010\"", '"' + ink.name().toLatin1() + "\" stroke-opacity=\"" + opacity + '"');
}

QPixmap rendered(const QByteArray& svg, int ratio) {
    QSvgRenderer drawing(svg);
    QPixmap pixmap(drawing.defaultSize() * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawing.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

QIcon iconOf(Icon icon, const QColor& ink) {
    QFile file(fileOf(icon));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray svg = file.readAll();
    QIcon painted;
    QColor faint = ink;
    faint.setAlphaF(0.35F);
    for (const int ratio : {1, 2, 3}) {
        painted.addPixmap(rendered(tinted(svg, ink), ratio));
        // The one that Qt would make by itself can hardly be told from the other in a dark window.
        painted.addPixmap(rendered(tinted(svg, faint), ratio), QIcon::Disabled);
    }
    return painted;
}

}  // namespace rokada::ui
