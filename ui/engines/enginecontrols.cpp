#include "engines/enginecontrols.h"

#include "engines/enginelogwindow.h"
#include "engines/enginesdialog.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"

#include <QMainWindow>

namespace rokada::ui {

EngineControls::EngineControls(const WindowContext& context) : Feature(context) {
    in_.actions.add({.name = "engines",
                     .text = QT_TRANSLATE_NOOP("Action", "&Engines..."),
                     .tip = QT_TRANSLATE_NOOP("Action", "Engines of others: find, try and set them"),
                     .place = {menus::Analysis, 920}},
                    this, &EngineControls::open);
    in_.actions.add({.name = "engineLog",
                     .text = QT_TRANSLATE_NOOP("Action", "Eng&ine Log"),
                     .tip = QT_TRANSLATE_NOOP("Action", "What is said to engines of others, and what they say"),
                     .place = {menus::Analysis, 940}},
                    this, [this] { (new EngineLogWindow(EngineLog::all(), &in_.window))->show(); });
    in_.session.setEngineMaker([&settings = in_.settings](const QString& name) { return engineNamed(settings, name); });
}

void EngineControls::open() {
    auto* dialog = new EnginesDialog(in_.settings, &in_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace rokada::ui
