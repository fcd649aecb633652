// The screen of Xvfb as a file: a picture in the format XWD that the server changes while it paints.
#pragma once

#include <QByteArrayView>
#include <QFile>
#include <QImage>

namespace rokada::pictures {

/// Reads a picture of 32 bits a pixel in the format XWD. Returns a null image for anything else.
[[nodiscard]] QImage readXwd(QByteArrayView bytes);

class Framebuffer {
public:
    /// Returns false if the file cannot be read.
    [[nodiscard]] bool open(const QString& file);

    /// The picture that the screen shows now.
    [[nodiscard]] QImage picture() const;
    /// Copies the screen. Returns true if it is as it was at the call before.
    bool unchanged();

private:
    QFile file_;
    QByteArrayView bytes_;
    QByteArray seen_;
};

}  // namespace rokada::pictures
