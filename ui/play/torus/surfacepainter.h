// Paints patches of a surface into a picture, without any help of the graphics card, and remembers which square each
// pixel shows: so what is clicked cannot differ from what is seen.
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
    /// Pixels are transparent and show no square.
    void clear(QSize size);
    /// `drawing` is the flat board, 32 bits a pixel, from edge to edge.
    void paint(std::span<const Patch> patches, const QImage& drawing);

    /// What lies behind is seen a little.
    void setGlass(bool glass) { glass_ = glass; }
    [[nodiscard]] bool glass() const { return glass_; }

    [[nodiscard]] const QImage& image() const { return image_; }
    /// Gives the picture away to be painted on; what squares it shows is still known.
    [[nodiscard]] QImage take() { return std::exchange(image_, {}); }
    [[nodiscard]] QSize size() const { return size_; }
    /// The square that is seen at a pixel, NoSquare for none and for the back of a board.
    [[nodiscard]] Square at(QPoint pixel) const;

private:
    struct Vertex {
        double x, y, u, v, light;
    };
    /// A pixel of the drawing and its light, with 16 bits behind the point; or how they change from pixel to pixel.
    struct Texel {
        std::int64_t u, v, light;
    };
    /// A side of a triangle, from its upper to its lower end.
    struct Edge {
        double top, bottom;
        double x, slope;  ///< where it is at `top`, and how that changes from row to row
        Edge(const Vertex& p, const Vertex& q);
    };
    /// Pixels side by side in one row.
    struct Run {
        QRgb* pixel;
        int length;
        Texel at, step;
    };
    [[nodiscard]] std::pair<int, int> pixelsOf(const std::array<Edge, 3>& edges, int y) const;
    void triangle(const std::array<Vertex, 3>& corners, const QImage& drawing, Square square);
    void paint(const Run& run, const QImage& drawing) const;

    QImage image_;
    bool glass_ = false;
    QSize size_{0, 0};
    std::vector<std::uint8_t> squares_;
};

}  // namespace rokada::ui
