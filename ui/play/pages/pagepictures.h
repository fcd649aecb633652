// Pictures in a text document. They are painted by functions when the document is drawn, so that they are sharp on
// every screen and on paper.
#pragma once

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QTextObjectInterface>

#include <functional>

class QTextDocument;

#ifdef Q_MOC_RUN  // moc does not read the headers of Qt, so it needs this declaration
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace rokada::ui {

class PagePictures final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    using Paint = std::function<void(QPainter& painter, const QRectF& box)>;

    explicit PagePictures(QObject* parent) : QObject(parent) {}
    PagePictures(QTextDocument& document, QObject* parent);

    /// Makes this object paint all images in `document`, instead of Qt's own image handler. Call it after the text is
    /// written, because from then on each change of the text is laid out at once.
    void paintIn(QTextDocument& document);

    void clear();
    /// Registers a picture that `paint` paints, and returns the HTML tag that shows it. `size` is in pixels of a screen
    /// with 96 pixels per inch. On other devices it is scaled to their resolution.
    QString add(const QString& name, QSize size, const Paint& paint);
    /// Paints a picture into `box`. Paints nothing if no picture has this name.
    void paint(const QString& name, QPainter& painter, const QRectF& box) const;
    /// Returns the rectangle in which the picture was last painted, in document coordinates. Returns an empty rectangle
    /// if it was never painted.
    [[nodiscard]] QRectF boxOf(const QString& name) const { return boxes_.value(name); }

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& box, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    QHash<QString, Paint> paints_;
    QHash<QString, QPixmap> kept_;  ///< cache of pictures for screens, by name and size
    QHash<QString, QRectF> boxes_;
};

}  // namespace rokada::ui
