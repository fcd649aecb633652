#include "colourscheme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace rokada::ui {

namespace {

QPalette lightPalette() {
    QPalette palette(QColor(0xF3F2EF));
    palette.setColor(QPalette::Window, QColor(0xF3F2EF));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xF7F6F3));
    palette.setColor(QPalette::Highlight, QColor(0x2D6CA2));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(0xFFFBE6));
    palette.setColor(QPalette::ToolTipText, QColor(0x1B1F24));
    return palette;
}

QPalette darkPalette() {
    const QColor window(0x2B3036);
    const QColor text(0xE8E6E1);
    QPalette palette(QColor(0x3A4048), window);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, QColor(0x8A8F96));
    }
    palette.setColor(QPalette::Base, QColor(0x20242A));
    palette.setColor(QPalette::AlternateBase, QColor(0x262B31));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3A4048));
    palette.setColor(QPalette::PlaceholderText, QColor(0x9AA0A7));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7DB8E8));
    palette.setColor(QPalette::Highlight, QColor(0x3D7FB8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x4A5058));
    return palette;
}

}  // namespace

void apply(ColourScheme scheme) {
    static const QString desktopStyle = QApplication::style()->name();
    // Desktop styles may paint in the desktop's own colours whatever the palette says; Fusion never does.
    const QString style = scheme == ColourScheme::System ? desktopStyle : QStringLiteral("fusion");
    if (QApplication::style()->name() != style) QApplication::setStyle(style);
    switch (scheme) {
        case ColourScheme::System: QApplication::setPalette(QPalette()); return;
        case ColourScheme::Light: QApplication::setPalette(lightPalette()); return;
        case ColourScheme::Dark: QApplication::setPalette(darkPalette()); return;
    }
}

}  // namespace rokada::ui
