// The board and the game outside the program: diagrams in files and on the clipboard, and paper.
#pragma once

#include "session/gamesession.h"

#include <QObject>
#include <QPointer>

#include <map>

class QAction;
class QMainWindow;
class QMenu;

namespace rokada::ui {

class BoardWidget;
class DiagramDialog;
class DiagramWriter;
class GameRecord;
class PrintDialog;
class Settings;
class StatusLine;
class WindowActions;

/// What can be done by menu or key.
enum class PaperAct { Diagram, CopyDiagram, Print };

class PaperControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        QMenu& exchange;  ///< of what goes out of the program and comes in
        BoardWidget& board;
        StatusLine& status;
        GameRecord& record;
    };
    PaperControls(const Parts& parts, const Settings& settings);

    [[nodiscard]] QAction& operator[](PaperAct act) { return *actions_.at(act); }
    /// nullptr while they are closed.
    [[nodiscard]] DiagramDialog* diagramDialog() const;
    [[nodiscard]] PrintDialog* printDialog() const;
    void retranslate();

private:
    void makeActions();
    void askForDiagram();
    void copy();
    void askForPages();

    Parts in_;
    const Settings& settings_;
    std::map<PaperAct, QAction*> actions_;
    DiagramWriter* writer_;
    QPointer<DiagramDialog> diagramDialog_;
    QPointer<PrintDialog> printDialog_;
};

}  // namespace rokada::ui
