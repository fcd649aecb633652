// Screen of Xvfb as a file. The file is an XWD picture, which the server keeps up to date.
#pragma once

#include <QByteArrayView>
#include <QFile>
#include <QImage>

namespace rokada::pictures {

/// Reads an XWD picture with 32 bits per pixel. Returns a null image for other data.
[[nodiscard]] QImage readXwd(QByteArrayView bytes);

/// Screen of Xvfb, mapped into memory.
class Framebuffer {
public:
    /// Maps the file of the screen. Returns false if the file cannot be read.
    [[nodiscard]] bool open(const QString& file);

    /// Returns the current picture of the screen.
    [[nodiscard]] QImage picture() const;
    /// Copies the picture of the screen. Returns true if it equals the copy of the previous call.
    bool unchanged();

private:
    QFile file_;
    QByteArrayView bytes_;
    QByteArray seen_;
};

}  // namespace rokada::pictures
