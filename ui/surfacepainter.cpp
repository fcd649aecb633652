#include "surfacepainter.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rokada::ui {

namespace {

/// The back of the board is as dark as this.
constexpr double BackLight = 0.34;
/// Numbers with 16 bits behind the point, for what is added up along a row of pixels.
constexpr double Fine = 65536;

QRgb dimmed(QRgb colour, std::uint32_t light) {
    const std::uint32_t redBlue = ((colour & 0xFF00FFU) * light >> 8) & 0xFF00FFU;
    const std::uint32_t green = ((colour & 0x00FF00U) * light >> 8) & 0x00FF00U;
    return 0xFF000000U | redBlue | green;
}

/// Three quarters of what is nearer.
QRgb mixed(QRgb near, QRgb far) {
    const std::uint32_t redBlue = ((near & 0xFF00FFU) * 3 + (far & 0xFF00FFU)) >> 2 & 0xFF00FFU;
    const std::uint32_t green = ((near & 0x00FF00U) * 3 + (far & 0x00FF00U)) >> 2 & 0x00FF00U;
    return 0xFF000000U | redBlue | green;
}

/// The first pixel whose middle is not before this edge.
int pixelFrom(double edge) { return static_cast<int>(std::ceil(edge - 0.5)); }

}  // namespace

void SurfacePicture::clear(QSize size) {
    if (image_.size() != size) image_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
    size_ = size;
    image_.fill(Qt::transparent);
    squares_.assign(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()), NoSquare);
}

Square SurfacePicture::at(QPoint pixel) const {
    if (!QRect(QPoint(0, 0), size_).contains(pixel)) return NoSquare;
    return Square(squares_[static_cast<std::size_t>(pixel.y() * size_.width() + pixel.x())]);
}

void SurfacePicture::paint(std::span<const Patch> patches, const QImage& drawing) {
    const double width = drawing.width();
    const double height = drawing.height();
    for (const Patch& patch : patches) {
        std::array<Vertex, 4> v;
        for (std::size_t i = 0; i < 4; ++i) {
            const Corner& c = patch.corners[i];
            v[i] = {c.at.x(), c.at.y(), c.place.x() * width, (1 - c.place.y()) * height,
                    patch.front ? c.light : BackLight};
        }
        const Square square = patch.front ? patch.square : NoSquare;
        triangle({v[0], v[1], v[2]}, drawing, square);
        triangle({v[0], v[2], v[3]}, drawing, square);
    }
}

void SurfacePicture::row(int y, int begin, int end, Texel at, const Texel& step, const QImage& drawing) {
    const auto* texels = reinterpret_cast<const QRgb*>(drawing.constBits());
    const auto pitch = static_cast<int>(drawing.bytesPerLine() / 4);
    const int right = drawing.width() - 1;
    const int low = drawing.height() - 1;
    auto* pixel = reinterpret_cast<QRgb*>(image_.scanLine(y)) + begin;
    for (int x = begin; x < end; ++x) {
        const int tx = std::clamp(static_cast<int>(at.u >> 16), 0, right);
        const int ty = std::clamp(static_cast<int>(at.v >> 16), 0, low);
        const auto light = static_cast<std::uint32_t>(std::clamp<std::int64_t>(at.light >> 16, 0, 256));
        const QRgb colour = dimmed(texels[ty * pitch + tx], light);
        *pixel = glass_ && *pixel != 0 ? mixed(colour, *pixel) : colour;
        ++pixel;
        at = {at.u + step.u, at.v + step.v, at.light + step.light};
    }
}

/// The pixels of a row that belong to a triangle, the end left out.
std::pair<int, int> SurfacePicture::pixelsOf(const std::array<Vertex, 3>& corners, int y) const {
    double from = size_.width();
    double to = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const Vertex& p = corners[i];
        const Vertex& q = corners[(i + 1) % 3];
        if ((p.y <= y + 0.5) == (q.y <= y + 0.5)) continue;
        const double x = p.x + (q.x - p.x) * (y + 0.5 - p.y) / (q.y - p.y);
        from = std::min(from, x);
        to = std::max(to, x);
    }
    return {std::max(0, pixelFrom(from)), std::min(size_.width(), pixelFrom(to))};
}

/// What lies between the corners changes evenly. A pixel belongs to the triangle that has its middle.
void SurfacePicture::triangle(const std::array<Vertex, 3>& corners, const QImage& drawing, Square square) {
    const auto& [a, b, c] = corners;
    const double area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (std::abs(area) < 1e-9) return;
    const auto across = [&, &a = a, &b = b, &c = c](double Vertex::*of) {
        return ((b.*of - a.*of) * (c.y - a.y) - (c.*of - a.*of) * (b.y - a.y)) / area;
    };
    const auto down = [&, &a = a, &b = b, &c = c](double Vertex::*of) {
        return ((c.*of - a.*of) * (b.x - a.x) - (b.*of - a.*of) * (c.x - a.x)) / area;
    };
    const Vertex right{0, 0, across(&Vertex::u), across(&Vertex::v), across(&Vertex::light)};
    const Vertex below{0, 0, down(&Vertex::u), down(&Vertex::v), down(&Vertex::light)};
    const auto fine = [](double u, double v, double light) {
        return Texel{static_cast<std::int64_t>(u * Fine), static_cast<std::int64_t>(v * Fine),
                     static_cast<std::int64_t>(light * 256 * Fine)};
    };
    const Texel step = fine(right.u, right.v, right.light);
    const int first = std::max(0, pixelFrom(std::min({a.y, b.y, c.y})));
    const int last = std::min(size_.height(), pixelFrom(std::max({a.y, b.y, c.y})));
    for (int y = first; y < last; ++y) {
        const auto [begin, end] = pixelsOf(corners, y);
        if (begin >= end) continue;
        const double dx = begin + 0.5 - a.x;
        const double dy = y + 0.5 - a.y;
        row(y, begin, end,
            fine(a.u + right.u * dx + below.u * dy, a.v + right.v * dx + below.v * dy,
                 a.light + right.light * dx + below.light * dy),
            step, drawing);
        std::fill_n(squares_.begin() + static_cast<std::ptrdiff_t>(y) * size_.width() + begin, end - begin, square);
    }
}

}  // namespace rokada::ui
