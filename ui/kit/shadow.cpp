#include "kit/shadow.h"

#include "kit/theme.h"

#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>
#include <vector>

namespace rokada::ui {

namespace {

struct ShadowLayer {
    double down;
    double blur;
    double alpha;
};

std::vector<ShadowLayer> layersOf(Elevation elevation) {
    switch (elevation) {
        case Elevation::Button: return {{1, 3, 0.12}};
        case Elevation::Card: return {{2, 6, 0.12}, {10, 28, 0.10}};
        case Elevation::Dialog: return {{24, 64, 0.24}};
    }
    return {};
}

/// Returns the factor for the opacity of shadows. Shadows on a dark background must be stronger.
double strength() { return theme().dark ? 2.2 : 1.0; }

/// Returns the opacity, 0 to 1, of a blurred half plane at a point outside it. `outside` is the distance from its edge
/// in blur radii.
double covered(double outside) { return 0.5 * std::erfc(outside * std::sqrt(2.0)); }

/// Returns the distance of a point from a rounded rectangle, negative inside it. The point is in the top left quarter,
/// where the corner arc is centred at (`inner`, `inner`).
double distanceFrom(double x, double y, double inner, double radius) {
    const double dx = std::max(0.0, inner - x);
    const double dy = std::max(0.0, inner - y);
    return std::hypot(dx, dy) - radius + std::min(0.0, std::max(inner - x, inner - y));
}

/// Shadow of a small rectangle, to be stretched to any size.
struct Patch {
    QPixmap pixmap;
    int corner;  ///< side of each corner in pixels; between two corners is one pixel, which is stretched
};

/// Draws the shadow of a small rectangle with round corners. The picture is symmetrical, so each pixel is computed from
/// its mirror image in the top left quarter.
QPixmap painted(const ShadowLayer& layer, int reach, int radius) {
    const int corner = 2 * reach + radius;
    const int side = 2 * corner + 1;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int left = std::min(x, side - 1 - x);
            const int top = std::min(y, side - 1 - y);
            const double outside = distanceFrom(left + 0.5, top + 0.5, reach + radius, radius) / layer.blur;
            const double alpha = std::min(1.0, layer.alpha * strength()) * covered(outside);
            image.setPixel(x, y, qPremultiply(qRgba(0x25, 0x21, 0x1B, qRound(alpha * 255))));
        }
    }
    return QPixmap::fromImage(image);
}

Patch patchOf(const ShadowLayer& layer, double radius) {
    const int reach = static_cast<int>(std::ceil(layer.blur));
    const int round = qRound(radius);
    const QString key = QStringLiteral("rokada-shadow-%1-%2-%3").arg(reach).arg(round).arg(strength());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = painted(layer, reach, round);
        QPixmapCache::insert(key, pixmap);
    }
    return {pixmap, 2 * reach + round};
}

/// Divides one side of a stretched shadow into corner, middle and corner. Corners shrink if two of them do not fit.
struct Thirds {
    Thirds(double from, double length, int corner)
        : begin(from), size(std::min<double>(corner, length / 2)), middle(length - 2 * size) {}

    [[nodiscard]] double at(int part) const {
        return part == 0 ? begin : part == 1 ? begin + size : begin + size + middle;
    }
    [[nodiscard]] double lengthOf(int part) const { return part == 1 ? middle : size; }

    double begin;
    double size;
    double middle;
};

void drawPatch(QPainter& painter, const QRectF& rect, const Patch& patch) {
    const Thirds across(rect.x(), rect.width(), patch.corner);
    const Thirds down(rect.y(), rect.height(), patch.corner);
    const auto source = [&](int part, double length) {
        return part == 0 ? 0.0 : part == 1 ? patch.corner : 2 * patch.corner + 1 - length;
    };
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const QRectF target(across.at(column), down.at(row), across.lengthOf(column), down.lengthOf(row));
            const double width = column == 1 ? 1 : across.size;
            const double height = row == 1 ? 1 : down.size;
            painter.drawPixmap(target, patch.pixmap, QRectF(source(column, width), source(row, height), width, height));
        }
    }
}

}  // namespace

void paintShadow(QPainter& painter, const QRectF& surface, double radius, Elevation elevation) {
    if (surface.isEmpty()) return;
    for (const ShadowLayer& layer : layersOf(elevation)) {
        const double reach = std::ceil(layer.blur);
        const QRectF rect = surface.translated(0, layer.down).adjusted(-reach, -reach, reach, reach);
        drawPatch(painter, rect, patchOf(layer, radius));
    }
}

int shadowReach(Elevation elevation) {
    double reach = 0;
    for (const ShadowLayer& layer : layersOf(elevation)) reach = std::max(reach, layer.down + std::ceil(layer.blur));
    return static_cast<int>(reach);
}

}  // namespace rokada::ui
