#include "engines/enginecontrols.h"

#include "engines/enginelogwindow.h"
#include "engines/enginesdialog.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"

#include <QMainWindow>

namespace rokada::ui {

EngineControls::EngineControls(QMainWindow& window, GameSession& session, WindowActions& actions, Settings& settings)
    : window_(window), session_(session), actions_(actions), settings_(settings) {
    actions_.addMenu({menus::Engines, QT_TRANSLATE_NOOP("Menu", "&Engines"), {menus::Analysis, 910}});
    actions_.add({.name = "engines",
                  .text = QT_TRANSLATE_NOOP("Action", "&External Engines..."),
                  .tip = QT_TRANSLATE_NOOP("Action", "Add, test and configure external engines"),
                  .place = {menus::Engines, 10}},
                 this, &EngineControls::open);
    actions_.add({.name = "engineLog",
                  .text = QT_TRANSLATE_NOOP("Action", "Eng&ine Log"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Show the messages to and from external engines"),
                  .place = {menus::Engines, 30}},
                 this, [this] { (new EngineLogWindow(EngineLog::all(), &window_))->show(); });
    session_.setEngineMaker([&settings = settings_](const QString& name) { return engineNamed(settings, name); });
}

void EngineControls::open() {
    auto* dialog = new EnginesDialog(settings_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace rokada::ui
