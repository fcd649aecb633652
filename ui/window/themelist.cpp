#include "window/themelist.h"

#include "texts/names.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Square = 22;

/// Two rows of two squares.
QIcon pictureOf(const BoardTheme& theme, qreal ratio) {
    QPixmap picture(QSize(2 * Square, 2 * Square) * ratio);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(&picture);
    // As the board shows it, unless that is switched off.
    const QColor dark = theme.light == theme.dark ? theme.dark.darker(Checkering) : theme.dark;
    for (int i = 0; i < 4; ++i) {
        const QRect square(i % 2 * Square, i / 2 * Square, Square, Square);
        painter.fillRect(square, i % 2 == i / 2 ? theme.light : dark);
    }
    painter.setPen(QColor(OutlineInk));
    if (theme.gridWidth > 0)
        painter.drawLines(QList{QLine(Square, 0, Square, 2 * Square), QLine(0, Square, 2 * Square, Square)});
    painter.drawRect(0, 0, 2 * Square - 1, 2 * Square - 1);
    painter.end();
    // The chosen one too is shown in its own colours.
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

}  // namespace

ThemeList::ThemeList(QWidget* parent) : QListWidget(parent) {
    setIconSize({2 * Square, 2 * Square});
    setSpacing(2);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const BoardTheme& theme : BoardTheme::all())
        addItem(new QListWidgetItem(pictureOf(theme, devicePixelRatioF()), QString()));
    retranslate();
}

const BoardTheme& ThemeList::chosen() const {
    return BoardTheme::all()[static_cast<std::size_t>(std::max(0, currentRow()))];
}

void ThemeList::choose(const BoardTheme& theme) {
    const auto all = BoardTheme::all();
    setCurrentRow(static_cast<int>(std::find(all.begin(), all.end(), theme) - all.begin()));
}

void ThemeList::retranslate() {
    for (int row = 0; row < count(); ++row)
        item(row)->setText(themeName(BoardTheme::all()[static_cast<std::size_t>(row)].id));
}

}  // namespace rokada::ui
