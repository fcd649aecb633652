// Compares pictures pixel by pixel.
#pragma once

#include <QImage>
#include <QRect>
#include <QRegion>
#include <QString>

#include <vector>

namespace rokada::pictures {

/// Marks the pixels of a region as ignored in the picture and in the file to which it is saved. Use it for contents
/// that always vary, such as the speed of a search.
void ignore(QImage& picture, const QRegion& region);

struct Comparison {
    /// Number of pixels that differ, without those that either picture marks as ignored. A pixel that exists in only
    /// one picture counts as a difference.
    qsizetype pixels = 0;
    QRect area;  ///< smallest rectangle that contains all different pixels
    /// Second picture in pale colours, with all differences in red. Null if the pictures are equal.
    QImage shown;
};
[[nodiscard]] Comparison compared(const QImage& before, const QImage& after);

/// Result of comparing one picture in two folders.
struct ComparedFile {
    enum class State { Same, Different, OnlyBefore, OnlyAfter, Unreadable };
    QString name;  ///< path of the picture, relative to the folders
    State state = State::Same;
    qsizetype pixels = 0;
    QRect area;
};

/// Compares the PNG pictures of two folders and their subfolders, in the order of their names. Writes a picture of each
/// difference to the folder `differences`, unless its path is empty.
[[nodiscard]] std::vector<ComparedFile> comparedFolders(const QString& before, const QString& after,
                                                        const QString& differences);

}  // namespace rokada::pictures
