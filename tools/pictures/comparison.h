// Compares pictures pixel by pixel.
#pragma once

#include <QImage>
#include <QRect>
#include <QRegion>
#include <QString>

#include <vector>

namespace rokada::pictures {

/// Notes in the picture, and in its file, that pixels of this region do not count: what they show is never the same, as
/// the speed of a search.
void ignore(QImage& picture, const QRegion& region);

struct Comparison {
    /// Number of pixels that differ and that neither picture ignores; those that only one of the pictures has count
    /// too.
    qsizetype pixels = 0;
    QRect area;  ///< the smallest one with all of them
    /// The second picture, pale, with all that differs in red; null if nothing does.
    QImage shown;
};
[[nodiscard]] Comparison compared(const QImage& before, const QImage& after);

/// A picture of two folders.
struct ComparedFile {
    enum class State { Same, Different, OnlyBefore, OnlyAfter, Unreadable };
    QString name;  ///< relative to the folders
    State state = State::Same;
    qsizetype pixels = 0;
    QRect area;
};

/// Compares the PNG pictures of two folders, and of folders in them, in the order of their names. Writes a picture of
/// each difference into `differences` unless that is empty.
[[nodiscard]] std::vector<ComparedFile> comparedFolders(const QString& before, const QString& after,
                                                        const QString& differences);

}  // namespace rokada::pictures
