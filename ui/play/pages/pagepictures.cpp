#include "pages/pagepictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTextDocument>
#include <QTextImageFormat>

namespace rokada::ui {

namespace {

/// Resolution of HTML lengths, in pixels per inch.
constexpr double PixelsPerInch = 96;

bool onPaper(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    return engine != nullptr && (engine->type() == QPaintEngine::Pdf || engine->type() == QPaintEngine::Picture);
}

}  // namespace

PagePictures::PagePictures(QTextDocument& document, QObject* parent) : QObject(parent) { paintIn(document); }

void PagePictures::paintIn(QTextDocument& document) {
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, this);
}

void PagePictures::clear() {
    paints_.clear();
    boxes_.clear();
    kept_.clear();
}

QString PagePictures::add(const QString& name, QSize size, const Paint& paint) {
    paints_.insert(name, paint);
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">").arg(name).arg(size.width()).arg(size.height());
}

void PagePictures::paint(const QString& name, QPainter& painter, const QRectF& box) const {
    if (const auto found = paints_.constFind(name); found != paints_.constEnd()) (*found)(painter, box);
}

QSizeF PagePictures::intrinsicSize(QTextDocument* document, int, const QTextFormat& format) {
    const QTextImageFormat image = format.toImageFormat();
    const QPaintDevice* device = document->documentLayout()->paintDevice();
    const double scale = device ? device->logicalDpiY() / PixelsPerInch : 1;
    return QSizeF(image.width(), image.height()) * scale;
}

void PagePictures::drawObject(QPainter* painter, const QRectF& box, QTextDocument*, int, const QTextFormat& format) {
    const QString name = format.toImageFormat().name();
    boxes_[name] = box;
    const auto paint = paints_.constFind(name);
    if (paint == paints_.constEnd()) return;
    if (onPaper(*painter)) return (*paint)(*painter, box);
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QSize pixels = (box.size() * ratio).toSize();
    const QString key = QStringLiteral("%1/%2/%3").arg(name).arg(pixels.width()).arg(pixels.height());
    QPixmap& picture = kept_[key];
    if (picture.isNull()) {
        picture = QPixmap(pixels);
        picture.fill(Qt::transparent);
        QPainter on(&picture);
        (*paint)(on, QRectF(QPointF(), pixels));
    }
    painter->drawPixmap(box, picture, QRectF(picture.rect()));
}

}  // namespace rokada::ui
