#include "shell/colourscheme.h"

#include "shell/windowstyle.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace rokada::ui {

namespace {

QPalette lightPalette() {
    QPalette palette(QColor(0xF3F2EF));
    palette.setColor(QPalette::Window, QColor(0xF3F2EF));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xF7F6F3));
    palette.setColor(QPalette::Link, QColor(0x1F5A8C));
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

/// White on black; what is chosen is black on yellow.
QPalette contrastPalette() {
    QPalette palette(QColor(0x1A1A1A), Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, Qt::white);
        palette.setColor(QPalette::Disabled, role, QColor(0xB0B0B0));
    }
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::AlternateBase, QColor(0x1A1A1A));
    palette.setColor(QPalette::ToolTipBase, Qt::black);
    palette.setColor(QPalette::PlaceholderText, QColor(0xD0D0D0));
    palette.setColor(QPalette::BrightText, Qt::yellow);
    palette.setColor(QPalette::Link, QColor(0x7FD4FF));
    palette.setColor(QPalette::Mid, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(0xFFD400));
    palette.setColor(QPalette::HighlightedText, Qt::black);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x806A00));
    return palette;
}

}  // namespace

void apply(ColourScheme scheme) {
    static const QString desktopStyle = QApplication::style()->name();
    // Desktop styles may paint in the desktop's own colours whatever the palette says; Fusion never does.
    const bool own = qobject_cast<WindowStyle*>(QApplication::style()) != nullptr;
    if (scheme != ColourScheme::System && !own) QApplication::setStyle(new WindowStyle);
    if (scheme == ColourScheme::System && own) QApplication::setStyle(desktopStyle);
    switch (scheme) {
        case ColourScheme::System: QApplication::setPalette(QPalette()); return;
        case ColourScheme::Light: QApplication::setPalette(lightPalette()); return;
        case ColourScheme::Dark: QApplication::setPalette(darkPalette()); return;
        case ColourScheme::HighContrast: QApplication::setPalette(contrastPalette()); return;
    }
}

}  // namespace rokada::ui
