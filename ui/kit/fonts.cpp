#include "kit/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr double PointsPerInch = 72;
constexpr double DesignEm = 15;
constexpr double DesignHeight = 800;
constexpr int SmallestBase = 14, LargestBase = 22;
/// Minimum font size of the role `Label`, in pixels.
constexpr int SmallestLabel = 11;

double pixelsPerPoint() {
    constexpr double UsualDpi = 96;
    const QScreen* screen = QGuiApplication::primaryScreen();
    return (screen ? screen->logicalDotsPerInchY() : UsualDpi) / PointsPerInch;
}

struct RoleLook {
    double size;
    QFont::Weight weight;
};

RoleLook lookOf(TextRole role) {
    switch (role) {
        case TextRole::PageTitle: return {1.85, QFont::Bold};
        case TextRole::SectionTitle: return {1.3, QFont::DemiBold};
        case TextRole::PlayerName: return {1.15, QFont::DemiBold};
        case TextRole::Body: return {1, QFont::Normal};
        case TextRole::SecondLine: return {0.88, QFont::Normal};
        case TextRole::Label: return {0.77, QFont::Medium};
        case TextRole::Clock: return {1.9, QFont::DemiBold};
    }
    return {1, QFont::Normal};
}

}  // namespace

int basePixels(int windowHeight, int systemPixels, int percent) {
    const double grown = DesignEm * std::sqrt(std::max(0, windowHeight) / DesignHeight);
    const double base = std::clamp<double>(std::round(grown), SmallestBase, LargestBase);
    return qRound(std::max<double>(base, systemPixels) * percent / 100);
}

QFont baseFont(FontChoice choice, int pixels) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const QString inter = QStringLiteral("Inter");
    if (choice == FontChoice::Inter && QFontDatabase::hasFamily(inter)) font.setFamilies({inter, font.family()});
    // Set the size in points, like desktop fonts, because widgets that scale their font read the point size.
    font.setPointSizeF(pixels / pixelsPerPoint());
    return font;
}

int systemPixels() { return emOf(QFontDatabase::systemFont(QFontDatabase::GeneralFont)); }

QFont fontFor(TextRole role, const QFont& base) {
    const RoleLook look = lookOf(role);
    const int em = emOf(base);
    const double smallest = role == TextRole::Label && em > 0 ? static_cast<double>(SmallestLabel) / em : 0;
    return weighted(scaledFont(base, std::max(look.size, smallest)), look.weight);
}

QFont weighted(QFont font, QFont::Weight weight) {
    font.setWeight(weight);
    return font;
}

QFont scaledFont(QFont font, double times) {
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * times);
    } else {
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * times)));
    }
    return font;
}

int emOf(const QFont& font) {
    return font.pixelSize() > 0 ? font.pixelSize() : qRound(font.pointSizeF() * pixelsPerPoint());
}

int designPixels(double length, int em) { return qRound(length * em / DesignEm); }

}  // namespace rokada::ui
