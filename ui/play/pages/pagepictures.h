// Pictures in a page of text that are painted when they are needed: sharp on any screen and on paper.
#pragma once

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QTextObjectInterface>

#include <functional>

class QTextDocument;

#ifdef Q_MOC_RUN  // which does not read Qt's headers
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace rokada::ui {

class PagePictures final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    using Paint = std::function<void(QPainter& painter, const QRectF& box)>;

    /// Takes over all images of the document.
    PagePictures(QTextDocument& document, QObject* parent);

    void clear();
    /// A picture of that name; returns the HTML that puts it into the page. Sizes are in pixels of the screen, and
    /// grow with the resolution of paper.
    QString add(const QString& name, QSize size, const Paint& paint);
    /// Where a picture was painted last, in the document's coordinates; empty if it was never shown.
    [[nodiscard]] QRectF boxOf(const QString& name) const { return boxes_.value(name); }
    [[nodiscard]] QStringList names() const { return paints_.keys(); }

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& box, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    QHash<QString, Paint> paints_;
    QHash<QString, QPixmap> kept_;  ///< for screens
    QHash<QString, QRectF> boxes_;
};

}  // namespace rokada::ui
