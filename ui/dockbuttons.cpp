#include "dockbuttons.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>

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

}  // namespace rokada::ui
