// Makes pictures of boards on a worker thread, because large ones take long. Emits its signals on the thread of this
// object.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "paint/boarddiagram.h"

#include <QObject>

#include <functional>

namespace rokada::ui {

class DiagramWriter final : public QObject {
    Q_OBJECT
public:
    explicit DiagramWriter(QObject* parent = nullptr);

    /// Writes an SVG file if the name ends in ".svg", otherwise a PNG file. An existing file is replaced only when the
    /// new one is complete. Emits `written` or `failed` once.
    void write(Diagram diagram, int width, const QString& path, const QString& title);
    /// Makes the picture in memory. Emits `painted` or `failed` once.
    void paint(Diagram diagram, int width, const QString& title);
    /// Removes the parent, and deletes this object after the current work has ended. Call it instead of a destructor.
    void leave();

signals:
    void written(const QString& path);
    /// `path` is empty if the failed call was `paint`.
    void failed(const QString& path, const QString& why);
    void painted(const QImage& image, const QByteArray& svg);

private:
    void answer(const std::function<void()>& tell);

    QString path_;         ///< of the file that is being written
    bool busy_ = false;    ///< a result is pending
    bool leaves_ = false;  ///< deletes itself after the result
    CallQueue news_;
    BackgroundJob work_;  ///< one job at a time; the next one waits
};

}  // namespace rokada::ui
