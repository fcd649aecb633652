#include "sheet.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

namespace rokada::pictures {

namespace {

struct Counted {
    QRgb colour;
    std::uint64_t pixels;
};
using Box = std::vector<Counted>;

using Channel = int (*)(QRgb);
constexpr std::array<Channel, 3> channels{&qRed, &qGreen, &qBlue};

/// Returns the difference between the largest and the smallest value of a colour channel in a box (set of colours).
int spread(const Box& box, Channel channel) {
    const auto [least, most] = std::ranges::minmax_element(
        box, [&](const Counted& a, const Counted& b) { return channel(a.colour) < channel(b.colour); });
    return channel(most->colour) - channel(least->colour);
}

Channel widest(const Box& box) {
    return *std::ranges::max_element(channels, [&](Channel a, Channel b) { return spread(box, a) < spread(box, b); });
}

/// Splits a box of colours at the median of its widest channel (median cut). Removes the half with the higher values
/// from `box` and returns it.
Box splitOff(Box& box) {
    const Channel channel = widest(box);
    std::ranges::sort(box, [&](const Counted& a, const Counted& b) { return channel(a.colour) < channel(b.colour); });
    const auto middle = box.begin() + static_cast<std::ptrdiff_t>(box.size() / 2);
    Box half(middle, box.end());
    box.erase(middle, box.end());
    return half;
}

QRgb average(const Box& box) {
    std::array<std::uint64_t, 3> sums{};
    std::uint64_t pixels = 0;
    for (const Counted& each : box) {
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += each.pixels * static_cast<std::uint64_t>(channels[i](each.colour));
        pixels += each.pixels;
    }
    return qRgb(int(sums[0] / pixels), int(sums[1] / pixels), int(sums[2] / pixels));
}

Box coloursOf(const QImage& picture) {
    std::map<QRgb, std::uint64_t> counts;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) ++counts[line[x] | 0xFF000000];
    }
    Box colours;
    for (const auto& [colour, pixels] : counts) colours.push_back({colour, pixels});
    return colours;
}

}  // namespace

QImage sheetOf(const std::vector<QImage>& pictures, const SheetLook& look) {
    std::vector<QImage> small;
    for (const QImage& picture : pictures) small.push_back(picture.scaledToWidth(look.width, Qt::SmoothTransformation));
    const int height = small.front().height() + 2 * look.gap, width = look.width + 2 * look.gap;
    const int rows = (int(small.size()) + look.columns - 1) / look.columns;
    QImage sheet(width * look.columns, height * rows, QImage::Format_RGB32);
    sheet.fill(look.ground);
    QPainter painter(&sheet);
    for (int i = 0; i < int(small.size()); ++i) {
        const QPoint place(i % look.columns * width + look.gap, i / look.columns * height + look.gap);
        painter.drawImage(place, small[static_cast<std::size_t>(i)]);
    }
    return sheet;
}

QImage withFewColours(const QImage& picture, std::size_t colours) {
    std::vector<Box> boxes{coloursOf(picture.convertToFormat(QImage::Format_RGB32))};
    while (boxes.size() < colours) {
        const auto weight = [](const Box& box) { return spread(box, widest(box)); };
        const auto box =
            std::ranges::max_element(boxes, [&](const Box& a, const Box& b) { return weight(a) < weight(b); });
        if (box->size() < 2) break;
        boxes.push_back(splitOff(*box));
    }
    QList<QRgb> palette;
    for (const Box& box : boxes) palette << average(box);
    return picture.convertToFormat(QImage::Format_Indexed8, palette, Qt::ThresholdDither | Qt::AvoidDither);
}

}  // namespace rokada::pictures
