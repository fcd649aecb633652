#include "files/fileactions.h"

#include "kit/actionspec.h"
#include "shell/windowactions.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

#include <array>

namespace rokada::ui {

namespace {

using Spec = ActionSpec<FileAct>;

constexpr std::array specs{
    Spec{FileAct::Open, QT_TRANSLATE_NOOP("Action", "Op&en..."), "Ctrl+O",
         QT_TRANSLATE_NOOP("Action", "Open a file of recorded games")},
    Spec{FileAct::Save, QT_TRANSLATE_NOOP("Action", "&Save"), "Ctrl+S",
         QT_TRANSLATE_NOOP("Action", "Write the game into its file")},
    Spec{FileAct::SaveAs, QT_TRANSLATE_NOOP("Action", "Save &As..."), "Ctrl+Shift+S",
         QT_TRANSLATE_NOOP("Action", "Write the game into a new file")},
    Spec{FileAct::CopyGame, QT_TRANSLATE_NOOP("Action", "Copy &Game"), "Ctrl+Shift+C",
         QT_TRANSLATE_NOOP("Action", "Copy the game with all variations and comments to the clipboard, as PGN")},
    Spec{FileAct::CopyPosition, QT_TRANSLATE_NOOP("Action", "Copy Pos&ition"), "Ctrl+C",
         QT_TRANSLATE_NOOP("Action", "Copy the displayed position to the clipboard, as text")},
    Spec{FileAct::CopyDrawing, QT_TRANSLATE_NOOP("Action", "Copy &Board as Letters"), "",
         QT_TRANSLATE_NOOP("Action", "Copy a drawing of the board in letters to the clipboard")},
    Spec{FileAct::Paste, QT_TRANSLATE_NOOP("Action", "Pas&te"), "Ctrl+V",
         QT_TRANSLATE_NOOP("Action", "Open the game, position or move on the clipboard, and go on with it")},
};

}  // namespace

FileActions::FileActions(QMainWindow* window, WindowActions& actions)
    : QObject(window), recent_(new QMenu(actions.gameMenu())), exchange_(new QMenu(actions.gameMenu())) {
    QMenu* game = actions.gameMenu();
    QAction* quit = &actions[Act::Quit];
    for (const Spec& spec : specs) {
        QAction* action = makeAction(spec, window);
        spec.act > FileAct::SaveAs ? exchange_->addAction(action) : game->insertAction(quit, action);
        actions_.emplace(spec.act, action);
        if (spec.act == FileAct::Open) game->insertMenu(quit, recent_);
    }
    game->insertMenu(quit, exchange_);
    game->insertSeparator(quit);
    retranslate();
}

void FileActions::setRecent(const QStringList& paths) {
    recent_->clear();
    for (const QString& path : paths) {
        // An ampersand would become a mnemonic.
        QAction* action =
            recent_->addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { emit recentChosen(path); });
    }
    recent_->setEnabled(!paths.isEmpty());
}

void FileActions::retranslate() {
    for (const Spec& spec : specs) translate(*actions_.at(spec.act), spec);
    exchange_->setTitle(QCoreApplication::translate("Menu", "Import and E&xport"));
    recent_->setTitle(QCoreApplication::translate("Menu", "Recent &Files"));
}

}  // namespace rokada::ui
