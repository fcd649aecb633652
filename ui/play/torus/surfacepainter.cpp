#include "torus/surfacepainter.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rokada::ui {

namespace {

/// Brightness of the back of the board, as a fraction of full light.
constexpr double BackLight = 0.34;
/// Factor that converts a value to a fixed-point number with 16 fractional bits.
constexpr double Fine = 65536;
constexpr std::int64_t FullLight = 256;

QRgb dimmed(QRgb colour, std::uint32_t light) {
    const std::uint32_t redBlue = ((colour & 0xFF00FFU) * light >> 8) & 0xFF00FFU;
    const std::uint32_t green = ((colour & 0x00FF00U) * light >> 8) & 0x00FF00U;
    return 0xFF000000U | redBlue | green;
}

/// Returns a mixture of two colours for a transparent board: three parts of the nearer one and one part of the farther
/// one.
QRgb mixed(QRgb near, QRgb far) {
    const std::uint32_t redBlue = ((near & 0xFF00FFU) * 3 + (far & 0xFF00FFU)) >> 2 & 0xFF00FFU;
    const std::uint32_t green = ((near & 0x00FF00U) * 3 + (far & 0x00FF00U)) >> 2 & 0x00FF00U;
    return 0xFF000000U | redBlue | green;
}

/// Returns the first pixel whose centre is at or after `edge`.
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
    const auto row = static_cast<std::size_t>(pixel.y()), perRow = static_cast<std::size_t>(size_.width());
    return Square(squares_[row * perRow + static_cast<std::size_t>(pixel.x())]);
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

void SurfacePicture::paint(const Run& run, const QImage& drawing) const {
    const auto* texels = reinterpret_cast<const QRgb*>(drawing.constBits());
    const auto pitch = static_cast<std::ptrdiff_t>(drawing.bytesPerLine() / 4);
    const std::int64_t right = drawing.width() - 1;
    const std::int64_t low = drawing.height() - 1;
    const auto inside = [](std::int64_t at, std::int64_t last, std::int64_t most) {
        return std::min(at, last) >= 0 && std::max(at, last) >> 16 <= most;
    };
    const auto fill = [&](const auto& bounded) {
        Texel at = run.at;
        for (QRgb *pixel = run.pixel, *end = pixel + run.length; pixel != end; ++pixel) {
            const QRgb texel = texels[bounded(at.v >> 16, low) * pitch + bounded(at.u >> 16, right)];
            const QRgb colour = dimmed(texel, static_cast<std::uint32_t>(bounded(at.light >> 16, FullLight)));
            *pixel = transparent_ && *pixel != 0 ? mixed(colour, *pixel) : colour;
            at = {at.u + run.step.u, at.v + run.step.v, at.light + run.step.light};
        }
    };
    // The values change linearly. If they are in range at both ends of the run, they are in range everywhere, and need
    // no clamping.
    const int steps = run.length - 1;
    const bool safe = inside(run.at.u, run.at.u + steps * run.step.u, right) &&
                      inside(run.at.v, run.at.v + steps * run.step.v, low) &&
                      inside(run.at.light, run.at.light + steps * run.step.light, FullLight);
    if (safe) return fill([](std::int64_t at, std::int64_t) { return at; });
    fill([](std::int64_t at, std::int64_t most) { return std::clamp<std::int64_t>(at, 0, most); });
}

SurfacePicture::Edge::Edge(const Vertex& p, const Vertex& q)
    : top(std::min(p.y, q.y)), bottom(std::max(p.y, q.y)), x(p.y <= q.y ? p.x : q.x) {
    slope = bottom > top ? (q.x - p.x) / (q.y - p.y) : 0;
}

/// Returns the x coordinates of the pixels in row `y` that are inside a triangle, as a half-open range. `edges` are the
/// sides of the triangle.
std::pair<int, int> SurfacePicture::pixelsOf(const std::array<Edge, 3>& edges, int y) const {
    const double middle = y + 0.5;
    double from = size_.width();
    double to = 0;
    for (const Edge& edge : edges) {
        if (middle < edge.top || middle >= edge.bottom) continue;
        const double x = edge.x + edge.slope * (middle - edge.top);
        from = std::min(from, x);
        to = std::max(to, x);
    }
    return {std::max(0, pixelFrom(from)), std::min(size_.width(), pixelFrom(to))};
}

/// Paints a triangle with the texture `drawing`. Interpolates texture coordinates and brightness linearly between the
/// corners. Paints the pixels whose centres are inside the triangle, and stores `square` for them.
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
                     static_cast<std::int64_t>(light * FullLight * Fine)};
    };
    const std::array<Edge, 3> edges{Edge(a, b), Edge(b, c), Edge(c, a)};
    auto* const pixels = reinterpret_cast<QRgb*>(image_.bits());
    const auto pitch = static_cast<std::ptrdiff_t>(image_.bytesPerLine() / 4);
    const Texel step = fine(right.u, right.v, right.light);
    const int first = std::max(0, pixelFrom(std::min({a.y, b.y, c.y})));
    const int last = std::min(size_.height(), pixelFrom(std::max({a.y, b.y, c.y})));
    for (int y = first; y < last; ++y) {
        const auto [begin, end] = pixelsOf(edges, y);
        if (begin >= end) continue;
        const double dx = begin + 0.5 - a.x;
        const double dy = y + 0.5 - a.y;
        const Texel at = fine(a.u + right.u * dx + below.u * dy, a.v + right.v * dx + below.v * dy,
                              a.light + right.light * dx + below.light * dy);
        paint({pixels + y * pitch + begin, end - begin, at, step}, drawing);
        std::fill_n(squares_.begin() + static_cast<std::ptrdiff_t>(y) * size_.width() + begin, end - begin, square);
    }
}

}  // namespace rokada::ui
