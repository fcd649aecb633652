// Software renderer for the patches of a surface. It stores the square of each pixel, so that a click finds the visible
// square.
#pragma once

#include "torus/projection.h"

#include <QImage>

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace rokada::ui {

class SurfacePicture {
public:
    /// Makes all pixels transparent and removes their squares.
    void clear(QSize size);
    /// Paints the patches. `drawing` is the picture of the flat board, without margins and with 32 bits per pixel.
    void paint(std::span<const Patch> patches, const QImage& drawing);

    /// If true, paints the surface partly transparent.
    void setTransparent(bool transparent) { transparent_ = transparent; }
    [[nodiscard]] bool transparent() const { return transparent_; }

    [[nodiscard]] const QImage& image() const { return image_; }
    /// Returns the picture and removes it from this object. `at` still returns the squares of its pixels.
    [[nodiscard]] QImage take() { return std::exchange(image_, {}); }
    [[nodiscard]] QSize size() const { return size_; }
    /// Returns the square at a pixel. Returns NoSquare outside the board and on its back.
    [[nodiscard]] Square at(QPoint pixel) const;

private:
    struct Vertex {
        double x, y, u, v, light;
    };
    /// Pixel of the flat board and its brightness, in 16.16 fixed point. It can also be their change per pixel.
    struct Texel {
        std::int64_t u, v, light;
    };
    /// Side of a triangle, from its upper end to its lower end.
    struct Edge {
        double top, bottom;
        double x, slope;  ///< x coordinate at `top`, and its change per row
        Edge(const Vertex& p, const Vertex& q);
    };
    /// Adjacent pixels in one row of the picture.
    struct Run {
        QRgb* pixel;
        int length;
        Texel at, step;
    };
    [[nodiscard]] std::pair<int, int> pixelsOf(const std::array<Edge, 3>& edges, int y) const;
    void triangle(const std::array<Vertex, 3>& corners, const QImage& drawing, Square square);
    void paint(const Run& run, const QImage& drawing) const;

    QImage image_;
    bool transparent_ = false;
    QSize size_{0, 0};
    std::vector<std::uint8_t> squares_;
};

}  // namespace rokada::ui
