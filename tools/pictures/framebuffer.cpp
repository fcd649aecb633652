#include "framebuffer.h"

#include <QtEndian>

namespace rokada::pictures {

namespace {

// Indices of the big-endian 32-bit numbers in the header of an XWD picture.
constexpr qsizetype HeaderSize = 0, Width = 4, Height = 5, BitsPerPixel = 11, BytesPerLine = 12, Colours = 19,
                    Fields = 25;
constexpr qsizetype BytesPerColour = 12;

qsizetype field(QByteArrayView bytes, qsizetype number) { return qFromBigEndian<quint32>(bytes.data() + 4 * number); }

}  // namespace

QImage readXwd(QByteArrayView bytes) {
    if (bytes.size() < 4 * Fields || field(bytes, BitsPerPixel) != 32) return {};
    const qsizetype begin = field(bytes, HeaderSize) + BytesPerColour * field(bytes, Colours);
    const qsizetype width = field(bytes, Width), height = field(bytes, Height), line = field(bytes, BytesPerLine);
    if (line < 4 * width || bytes.size() < begin + line * height) return {};
    const auto* pixels = reinterpret_cast<const uchar*>(bytes.data()) + begin;
    return QImage(pixels, int(width), int(height), line, QImage::Format_RGB32).copy();
}

bool Framebuffer::open(const QString& file) {
    file_.setFileName(file);
    if (!file_.open(QIODevice::ReadOnly)) return false;
    const uchar* bytes = file_.map(0, file_.size());
    if (!bytes) return false;
    bytes_ = QByteArrayView(bytes, file_.size());
    return true;
}

QImage Framebuffer::picture() const { return readXwd(bytes_); }

bool Framebuffer::unchanged() {
    if (bytes_ == QByteArrayView(seen_)) return true;
    seen_ = bytes_.toByteArray();
    return false;
}

}  // namespace rokada::pictures
