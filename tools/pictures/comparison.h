// Compares pictures pixel by pixel.
#pragma once

#include <QImage>
#include <QRect>
#include <QRegion>
#include <QString>

#include <vector>

namespace rokada::pictures {

/// Marks pixels of this region in the picture, and in its file, as ignored, because their content always varies, for
/// example the speed of a search.
void ignore(QImage& picture, const QRegion& region);

struct Comparison {
    /// Number of pixels that differ and are not ignored by either picture. Pixels that exist in only one picture count
    /// too.
    qsizetype pixels = 0;
    QRect area;  ///< smallest rectangle that contains all of them
    /// Second picture, faded, with all differences in red; null if there are none.
    QImage shown;
};
[[nodiscard]] Comparison compared(const QImage& before, const QImage& after);

/// Result for one picture in two folders.
struct ComparedFile {
    enum class State { Same, Different, OnlyBefore, OnlyAfter, Unreadable };
    QString name;  ///< relative to the folders
    State state = State::Same;
    qsizetype pixels = 0;
    QRect area;
};

/// Compares the PNG pictures of two folders and their subfolders, in the order of names. Writes a picture of each
/// difference to `differences` unless that is empty.
[[nodiscard]] std::vector<ComparedFile> comparedFolders(const QString& before, const QString& after,
                                                        const QString& differences);

}  // namespace rokada::pictures
