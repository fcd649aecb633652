// Pictures for a page to read: many on one sheet, in few colours.
#pragma once

#include <QColor>
#include <QImage>

#include <vector>

namespace rokada::pictures {

struct SheetLook {
    int columns = 2;
    int width = 390;  ///< of each picture
    int gap = 6;      ///< around each picture
    QColor ground = QColor(0x20, 0x24, 0x2A);
};

/// All pictures, which have the same size, in rows on one sheet. There is at least one.
[[nodiscard]] QImage sheetOf(const std::vector<QImage>& pictures, const SheetLook& look = {});

/// The same picture with at most so many colours, for a small file.
[[nodiscard]] QImage withFewColours(const QImage& picture, std::size_t colours);

}  // namespace rokada::pictures
