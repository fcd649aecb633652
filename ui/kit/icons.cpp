#include "kit/icons.h"

#include "kit/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <optional>

namespace rokada::ui {

namespace {

constexpr double FaintIcon = 0.45;
/// Prefix of QIcon::name for icons whose colours follow the theme.
constexpr QLatin1String Symbolic("rokada-");

constexpr std::array<const char*, IconCount> iconNames{
    "analysis",      "arbiter",     "autoplay",    "back",         "check",    "chevron-down", "chevron-left",
    "chevron-right", "chevron-up",  "clock",       "close",        "computer", "copy",         "cylinder",
    "delete",        "draw",        "edit",        "engine",       "eraser",   "error",        "export",
    "eye",           "eye-off",     "filter",      "first",        "flat",     "flip",         "folder",
    "forward",       "full-screen", "game",        "globe",        "hint",     "home",         "import",
    "info",          "keyboard",    "last",        "learn",        "lesson",   "library",      "list",
    "lock",          "menu",        "minus",       "more",         "motion",   "move-now",     "new",
    "next",          "notes",       "open",        "palette",      "paste",    "pause",        "person",
    "play",          "plus",        "previous",    "print",        "puzzle",   "redo",         "refresh",
    "resign",        "review",      "rotate-left", "rotate-right", "rules",    "save",         "search",
    "settings",      "shuffle",     "sort",        "star",         "swap",     "tags",         "teams",
    "threat",        "torus",       "trainer",     "trophy",       "undo",     "volume",       "volume-off",
    "warning",       "window",
};

/// Replaces #000, the only colour of the drawing, with `ink`.
QByteArray tinted(QByteArray svg, const QColor& ink) { return svg.replace("#000", ink.name().toLatin1()); }

QPixmap rendered(const QString& name, const QColor& ink, QSize size) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QSvgRenderer drawing(tinted(file.readAll(), ink));
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const int side = std::min(size.width(), size.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(pixmap.rect()).center());
    drawing.render(&painter, square);
    // Apply the opacity to the finished picture. Translucent lines would be darker where they cross.
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(pixmap.rect(), QColor(0, 0, 0, ink.alpha()));
    return pixmap;
}

QPixmap cached(Icon icon, const QColor& ink, QSize size) {
    if (size.isEmpty()) return {};
    const QString name = iconName(icon);
    const QString key = QStringLiteral("rokada-icon-%1-%2-%3x%4")
                            .arg(name, ink.name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = rendered(name, ink, size);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

/// Draws an icon at the requested size, so that its lines are crisp at every display scale.
class IconEngine final : public QIconEngine {
public:
    IconEngine(Icon icon, const std::optional<QColor>& ink) : icon_(icon), ink_(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, pixmap(rect.size() * ratio, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return cached(icon_, inkFor(mode, state), size);
    }
    [[nodiscard]] QIconEngine* clone() const override { return new IconEngine(*this); }
    bool isNull() override { return false; }
    QString iconName() override { return ink_ ? QString() : Symbolic + ui::iconName(icon_); }
    QString key() const override { return QStringLiteral("rokada"); }

private:
    [[nodiscard]] QColor inkFor(QIcon::Mode mode, QIcon::State state) const {
        const bool on = state == QIcon::On || mode == QIcon::Selected;
        QColor ink = ink_.value_or(on ? theme().onSoft : theme().text2);
        if (mode == QIcon::Disabled) ink.setAlphaF(ink.alphaF() * static_cast<float>(FaintIcon));
        return ink;
    }

    Icon icon_;
    std::optional<QColor> ink_;
};

}  // namespace

QIcon iconOf(Icon icon) { return QIcon(new IconEngine(icon, std::nullopt)); }

QIcon iconOf(Icon icon, const QColor& ink) { return QIcon(new IconEngine(icon, ink)); }

QPixmap iconPixmap(Icon icon, const QColor& ink, int pixels) { return cached(icon, ink, {pixels, pixels}); }

bool isSymbolic(const QIcon& icon) { return icon.name().startsWith(Symbolic); }

QString iconName(Icon icon) { return QString::fromLatin1(iconNames.at(static_cast<std::size_t>(icon))); }

}  // namespace rokada::ui
