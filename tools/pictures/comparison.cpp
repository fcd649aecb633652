#include "comparison.h"

#include <QColor>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace rokada::pictures {

namespace {

const QString ignoredKey = QStringLiteral("ignored");

/// Returns the region that a picture marks as ignored. Its text key `ignored` has "x y width height;" for each
/// rectangle.
QRegion ignoredIn(const QImage& picture) {
    QRegion region;
    for (const QString& part : picture.text(ignoredKey).split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const QStringList numbers = part.split(QLatin1Char(' '));
        if (numbers.size() != 4) continue;
        region += QRect(numbers[0].toInt(), numbers[1].toInt(), numbers[2].toInt(), numbers[3].toInt());
    }
    return region;
}

QRgb pale(QRgb colour) {
    const int grey = 170 + qGray(colour) / 3;
    return qRgb(grey, grey, grey);
}

std::set<QString> namesIn(const QString& folder) {
    std::set<QString> names;
    const QDir root(folder);
    QDirIterator files(folder, {QStringLiteral("*.png")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) names.insert(root.relativeFilePath(files.next()));
    return names;
}

ComparedFile comparedFile(const QString& name, const QString& before, const QString& after,
                          const QString& differences) {
    using State = ComparedFile::State;
    const QString one = QDir(before).filePath(name), other = QDir(after).filePath(name);
    if (!QFileInfo::exists(one)) return {name, State::OnlyAfter};
    if (!QFileInfo::exists(other)) return {name, State::OnlyBefore};
    const QImage first(one), second(other);
    if (first.isNull() || second.isNull()) return {name, State::Unreadable};
    // This quick test comes first, because almost all pictures are equal.
    if (first == second) return {name};
    const Comparison found = compared(first, second);
    if (found.pixels == 0) return {name};
    if (!differences.isEmpty()) {
        const QString file = QDir(differences).filePath(name);
        QDir().mkpath(QFileInfo(file).path());
        found.shown.save(file);
    }
    return {name, State::Different, found.pixels, found.area};
}

}  // namespace

void ignore(QImage& picture, const QRegion& region) {
    QString words;
    for (const QRect& part : region)
        words += QStringLiteral("%1 %2 %3 %4;").arg(part.x()).arg(part.y()).arg(part.width()).arg(part.height());
    if (!words.isEmpty()) picture.setText(ignoredKey, words);
}

Comparison compared(const QImage& before, const QImage& after) {
    const QImage first = before.convertToFormat(QImage::Format_RGB32);
    const QImage second = after.convertToFormat(QImage::Format_RGB32);
    const QRegion ignored = ignoredIn(before) + ignoredIn(after);
    const QRect common(QPoint(), first.size().boundedTo(second.size()));
    Comparison found;
    found.shown = QImage(first.size().expandedTo(second.size()), QImage::Format_RGB32);
    found.shown.fill(Qt::red);
    for (int y = 0; y < found.shown.height(); ++y) {
        for (int x = 0; x < found.shown.width(); ++x) {
            const QPoint at(x, y);
            if (common.contains(at) && (first.pixel(at) == second.pixel(at) || ignored.contains(at))) {
                found.shown.setPixel(at, pale(second.pixel(at)));
            } else {
                ++found.pixels;
                found.area |= QRect(at, QSize(1, 1));
            }
        }
    }
    if (found.pixels == 0) found.shown = {};
    return found;
}

std::vector<ComparedFile> comparedFolders(const QString& before, const QString& after, const QString& differences) {
    std::set<QString> names = namesIn(before);
    names.merge(namesIn(after));
    std::vector<ComparedFile> files;
    for (const QString& name : names) files.push_back(comparedFile(name, before, after, differences));
    return files;
}

}  // namespace rokada::pictures
