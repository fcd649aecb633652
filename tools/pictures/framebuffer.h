// Screen of Xvfb as a file: a picture in XWD format that the server updates.
#pragma once

#include <QByteArrayView>
#include <QFile>
#include <QImage>

namespace rokada::pictures {

/// Reads an XWD picture with 32 bits for each pixel. Returns a null image for other data.
[[nodiscard]] QImage readXwd(QByteArrayView bytes);

/// Memory-mapped screen of Xvfb.
class Framebuffer {
public:
    /// Returns false if the file cannot be read.
    [[nodiscard]] bool open(const QString& file);

    /// Returns the current picture of the screen.
    [[nodiscard]] QImage picture() const;
    /// Copies the screen. Returns true if it equals the copy of the previous call.
    bool unchanged();

private:
    QFile file_;
    QByteArrayView bytes_;
    QByteArray seen_;
};

}  // namespace rokada::pictures
