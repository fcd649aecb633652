// The board and the game outside the program: diagrams in files and on the clipboard, and paper.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

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

class PaperControls final : public Feature {
    Q_OBJECT
public:
    /// `exchange` is the menu of what goes out of the program and comes in.
    PaperControls(const WindowContext& context, QMenu& exchange);

    [[nodiscard]] QAction& operator[](PaperAct act) { return *actions_.at(act); }
    /// nullptr while they are closed.
    [[nodiscard]] DiagramDialog* diagramDialog() const;
    [[nodiscard]] PrintDialog* printDialog() const;
    void retranslate() override;

private:
    void makeActions();
    void askForDiagram();
    void copy();
    void askForPages();

    QMenu& exchange_;
    std::map<PaperAct, QAction*> actions_;
    DiagramWriter* writer_;
    QPointer<DiagramDialog> diagramDialog_;
    QPointer<PrintDialog> printDialog_;
};

}  // namespace rokada::ui
