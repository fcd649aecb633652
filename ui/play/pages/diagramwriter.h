// Makes pictures of boards on a worker thread, because large pictures take long. Signals are emitted on the thread of
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

    /// Writes an SVG file if `path` ends in ".svg", otherwise a PNG file. An existing file is replaced only when the
    /// new file is complete. Emits `written` or `failed` once.
    void write(Diagram diagram, int width, const QString& path, const QString& title);
    /// Makes a picture in memory. Emits `painted` or `failed` once.
    void paint(Diagram diagram, int width, const QString& title);
    /// Detaches this object from its parent, and deletes it after the current picture. Call it instead of the
    /// destructor.
    void leave();

signals:
    void written(const QString& path);
    /// Emitted on an error, with its reason. `path` is the file of the failed `write`, or empty after a failed `paint`.
    void failed(const QString& path, const QString& why);
    void painted(const QImage& image, const QByteArray& svg);

private:
    void answer(const std::function<void()>& tell);

    QString path_;         ///< path of the file that is being written
    bool busy_ = false;    ///< true while the result of a picture is pending
    bool leaves_ = false;  ///< true if this object must delete itself after the result
    CallQueue calls_;
    BackgroundJob work_;  ///< runs one picture at a time
};

}  // namespace rokada::ui
