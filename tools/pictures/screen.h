// A screen that is not seen: Xvfb on a display of its own, and openbox, which adds nothing to windows.
#pragma once

#include "framebuffer.h"

#include <QProcess>
#include <QSize>
#include <QString>

namespace rokada::pictures {

class Screen {
public:
    /// Files of the screen lie in `folder`, which must be empty.
    Screen(QString folder, const QSize& size, int dpi);
    ~Screen();

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Starts both programs. Returns what is wrong; empty if all is well.
    [[nodiscard]] QString open();

    [[nodiscard]] const QSize& size() const { return size_; }
    [[nodiscard]] const QString& display() const { return display_; }
    [[nodiscard]] Framebuffer& framebuffer() { return framebuffer_; }
    [[nodiscard]] qint64 serverId() const { return server_.processId(); }
    [[nodiscard]] qint64 managerId() const { return manager_.processId(); }

    /// Sends events by xdotool, with its arguments. Returns false if it fails.
    [[nodiscard]] bool send(const QStringList& arguments) const;

private:
    [[nodiscard]] QString openServer();
    [[nodiscard]] QString openManager();

    QString folder_;
    QSize size_;
    int dpi_;
    QString display_;
    QProcess server_, manager_;
    Framebuffer framebuffer_;
};

/// True if all threads of the process wait for something.
[[nodiscard]] bool isAsleep(qint64 process);

}  // namespace rokada::pictures
