// Software renderer for the patches of the 3D board. It also stores the square of each pixel, so that a click finds the
// visible square.
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
    /// Sets the size of the picture, makes all pixels transparent, and forgets which square each pixel belongs to.
    void clear(QSize size);
    /// Paints the patches in the given order. `drawing` is the picture of the flat board, which is the texture. It has
    /// no margins and 32 bits per pixel.
    void paint(std::span<const Patch> patches, const QImage& drawing);

    /// Sets whether the surface is painted partly transparent.
    void setTransparent(bool transparent) { transparent_ = transparent; }
    [[nodiscard]] bool transparent() const { return transparent_; }

    [[nodiscard]] const QImage& image() const { return image_; }
    /// Returns the picture and removes it from this object. `at` still works afterwards.
    [[nodiscard]] QImage take() { return std::exchange(image_, {}); }
    [[nodiscard]] QSize size() const { return size_; }
    /// Returns the square that was painted last at a pixel. Returns NoSquare outside the board and on its back.
    [[nodiscard]] Square at(QPoint pixel) const;

private:
    struct Vertex {
        double x, y, u, v, light;
    };
    /// Pixel of the flat board (`u`, `v`) and its brightness, in 16.16 fixed point. Also used for the change of these
    /// values per pixel.
    struct Texel {
        std::int64_t u, v, light;
    };
    /// Side of a triangle, between its upper end and its lower end.
    struct Edge {
        double top, bottom;
        double x, slope;  ///< x coordinate at `top`, and its change per row
        Edge(const Vertex& p, const Vertex& q);
    };
    /// Adjacent pixels in one row of the picture, with the texture position of the first pixel (`at`) and its change
    /// per pixel (`step`).
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
