// Invisible screen: Xvfb on its own display, and openbox, which adds no decorations.
#pragma once

#include "framebuffer.h"

#include <QProcess>
#include <QSize>
#include <QString>

namespace rokada::pictures {

class Screen {
public:
    /// `folder` receives the files of the screen and must be empty.
    Screen(QString folder, const QSize& size, int dpi);
    ~Screen();

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Starts both programs. Returns an error message; empty on success.
    [[nodiscard]] QString open();

    [[nodiscard]] const QSize& size() const { return size_; }
    [[nodiscard]] const QString& display() const { return display_; }
    [[nodiscard]] Framebuffer& framebuffer() { return framebuffer_; }
    [[nodiscard]] qint64 serverId() const { return server_.processId(); }
    [[nodiscard]] qint64 managerId() const { return manager_.processId(); }

    /// Sends events through xdotool with these arguments. Returns false on failure.
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

/// Returns true if all threads of the process are waiting.
[[nodiscard]] bool isAsleep(qint64 process);

}  // namespace rokada::pictures
