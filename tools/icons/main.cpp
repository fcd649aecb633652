// Writes the pictures of the application icon in all sizes that desktops ask for, or compares the stored pictures with
// the drawing. For developers: not installed.
#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

#include <array>
#include <cmath>

namespace {

constexpr std::array Sizes{16, 22, 24, 32, 48, 64, 128, 256, 512};
/// Largest mean difference of a channel, of 255, between two versions of Qt that paint the same drawing.
constexpr double MaxDifference = 2;

QImage painted(QSvgRenderer& drawing, int size) {
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter, QRectF(0, 0, size, size));
    return image;
}

/// Returns the mean difference of the channels. Returns 255 if the sizes differ.
double difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            for (const int shift : {0, 8, 16, 24})
                sum += std::abs(static_cast<int>(p >> shift & 255U) - static_cast<int>(q >> shift & 255U));
        }
    }
    return sum / (4.0 * a.width() * a.height());
}

}  // namespace

int main(int argc, char** argv) {
    const QByteArray command = argc == 4 ? argv[1] : "";
    if (command != "write" && command != "check") {
        QTextStream(stderr) << "usage: rokada-icons write|check DRAWING FOLDER\n";
        return 2;
    }
    QSvgRenderer drawing(QFile::decodeName(argv[2]));
    if (!drawing.isValid()) {
        QTextStream(stderr) << "rokada-icons: " << argv[2] << " is no drawing\n";
        return 2;
    }
    const QDir folder(QFile::decodeName(argv[3]));
    int failures = 0;
    for (const int size : Sizes) {
        const QString file = folder.filePath(QStringLiteral("rokada-%1.png").arg(size));
        const QImage image = painted(drawing, size);
        const bool good = command == "write"
                              ? image.save(file)
                              : difference(image, QImage(file).convertToFormat(QImage::Format_ARGB32)) <= MaxDifference;
        if (good) continue;
        ++failures;
        QTextStream(stderr) << "rokada-icons: " << file
                            << (command == "write" ? " could not be written\n" : " differs from the drawing\n");
    }
    return failures ? 1 : 0;
}
