// Pictures in a text document. They are painted when they are needed, so that they are sharp on every screen and on
// paper.
#pragma once

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QTextObjectInterface>

#include <functional>

class QTextDocument;

#ifdef Q_MOC_RUN  // moc does not read the headers of Qt
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace rokada::ui {

class PagePictures final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    using Paint = std::function<void(QPainter& painter, const QRectF& box)>;

    /// Replaces the handler of all images in `document` by this object.
    PagePictures(QTextDocument& document, QObject* parent);

    void clear();
    /// Registers a picture, and returns HTML that shows it. `size` is in screen pixels; printing scales it to the
    /// resolution of the printer.
    QString add(const QString& name, QSize size, const Paint& paint);
    /// Returns the rectangle in which the picture was last painted, in document coordinates. Returns an empty rectangle
    /// if it was never painted.
    [[nodiscard]] QRectF boxOf(const QString& name) const { return boxes_.value(name); }

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& box, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    QHash<QString, Paint> paints_;
    QHash<QString, QPixmap> kept_;  ///< cached pictures for screens
    QHash<QString, QRectF> boxes_;
};

}  // namespace rokada::ui
