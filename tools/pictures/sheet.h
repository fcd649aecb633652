// Prepares pictures for a web page: arranges several on one sheet, and reduces the number of colours.
#pragma once

#include <QColor>
#include <QImage>

#include <vector>

namespace rokada::pictures {

struct SheetLook {
    int columns = 2;
    int width = 390;  ///< width of each picture in pixels
    int gap = 6;      ///< space around each picture in pixels
    QColor ground = QColor(0x20, 0x24, 0x2A);
};

/// Arranges pictures of equal size in rows on one sheet. Precondition: `pictures` is not empty.
[[nodiscard]] QImage sheetOf(const std::vector<QImage>& pictures, const SheetLook& look = {});

/// Returns the picture with at most `colours` colours, which makes its file small.
[[nodiscard]] QImage withFewColours(const QImage& picture, std::size_t colours);

}  // namespace rokada::pictures
