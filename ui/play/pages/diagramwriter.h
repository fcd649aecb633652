// Makes pictures of boards on a thread of its own: large ones take their time. Its signals come on the object's thread.
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

    /// Writes a file, as its name says: SVG or, with any other ending, PNG. A file that is there is replaced when the
    /// new one is complete. One `written` or `failed` follows.
    void write(Diagram diagram, int width, const QString& path, const QString& title);
    /// One `painted` or `failed` follows.
    void paint(Diagram diagram, int width, const QString& title);
    /// Nobody wants its news any more: it finishes what it does, and deletes itself. It must have no parent afterwards.
    void leave();

signals:
    void written(const QString& path);
    /// `path` is empty if it was to be painted.
    void failed(const QString& path, const QString& why);
    void painted(const QImage& image, const QByteArray& svg);

private:
    void answer(const std::function<void()>& tell);

    QString path_;         ///< of the file that is being written
    bool busy_ = false;    ///< an answer is to come
    bool leaves_ = false;  ///< and deletes itself then
    CallQueue news_;
    BackgroundJob work_;  ///< at most one; the next one waits for it
};

}  // namespace rokada::ui
