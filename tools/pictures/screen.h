// Invisible screen: Xvfb on a display of its own, and the window manager openbox without window decorations.
#pragma once

#include "framebuffer.h"

#include <QProcess>
#include <QSize>
#include <QString>

namespace rokada::pictures {

class Screen {
public:
    /// Stores the files of the screen in `folder`, which must be empty.
    Screen(QString folder, const QSize& size, int dpi);
    ~Screen();

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Starts Xvfb and openbox. Returns an error message, or an empty string.
    [[nodiscard]] QString open();

    [[nodiscard]] const QSize& size() const { return size_; }
    [[nodiscard]] const QString& display() const { return display_; }
    [[nodiscard]] Framebuffer& framebuffer() { return framebuffer_; }
    [[nodiscard]] qint64 serverId() const { return server_.processId(); }
    [[nodiscard]] qint64 managerId() const { return manager_.processId(); }

    /// Sends events with xdotool, which gets these arguments. Returns false on failure.
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

/// Returns true if all threads of a process are waiting.
[[nodiscard]] bool isAsleep(qint64 process);

}  // namespace rokada::pictures
