// Arranges pictures for a web page: many on one sheet, in few colours.
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

/// Arranges pictures of equal size in rows on one sheet. Precondition: there is at least one.
[[nodiscard]] QImage sheetOf(const std::vector<QImage>& pictures, const SheetLook& look = {});

/// Returns the picture with at most `colours` colours, for a small file.
[[nodiscard]] QImage withFewColours(const QImage& picture, std::size_t colours);

}  // namespace rokada::pictures
