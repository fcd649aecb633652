// Makes pictures of boards on a worker thread, because a large picture takes long. Emits its signals on the thread of
// this object.
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

    /// Writes an SVG file if `path` ends in ".svg", otherwise a PNG file. `width` is in pixels. Replaces an existing
    /// file only when the new file is complete. Emits `written` or `failed` once.
    void write(Diagram diagram, int width, const QString& path, const QString& title);
    /// Makes a picture in memory. `width` is in pixels. Emits `painted` or `failed` once.
    void paint(Diagram diagram, int width, const QString& title);
    /// Detaches this object from its parent. The object then deletes itself when the current picture is finished. Call
    /// it instead of the destructor.
    void leave();

signals:
    void written(const QString& path);
    /// Emitted on an error. `why` is the error text. `path` is the file of a failed `write`, or empty after a failed
    /// `paint`.
    void failed(const QString& path, const QString& why);
    void painted(const QImage& image, const QByteArray& svg);

private:
    void answer(const std::function<void()>& tell);

    QString path_;         ///< path of the file that is being written
    bool busy_ = false;    ///< true while a picture is being made
    bool leaves_ = false;  ///< true after `leave`: this object must delete itself after the current picture
    CallQueue calls_;
    BackgroundJob work_;  ///< makes one picture at a time
};

}  // namespace rokada::ui
