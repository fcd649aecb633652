#include "kit/dockbuttons.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>

namespace rokada::ui {

void nameButtonsOf(QDockWidget& dock) {
    const auto name = [&dock](const char* button, const QString& words) {
        auto* found = dock.findChild<QAbstractButton*>(QLatin1String(button));
        if (!found) return;
        found->setAccessibleName(words);
        found->setToolTip(words);
    };
    //: puts the panel into a window of its own, or back
    name("qt_dockwidget_floatbutton", QCoreApplication::translate("Dock", "Float"));
    name("qt_dockwidget_closebutton", QCoreApplication::translate("Dock", "Close"));
}

void nameTabButtonsOf(QMainWindow& window) {
    const auto name = [&window](const char* button, const QString& words) {
        for (auto* found : window.findChildren<QAbstractButton*>(QLatin1String(button)))
            found->setAccessibleName(words);
    };
    name("ScrollLeftButton", QCoreApplication::translate("Dock", "Scroll Left"));
    name("ScrollRightButton", QCoreApplication::translate("Dock", "Scroll Right"));
}

}  // namespace rokada::ui
