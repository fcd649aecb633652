// The board and the game outside the program: diagrams in files and on the clipboard, and paper.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class DiagramDialog;
class DiagramWriter;
class GameRecord;
class PrintDialog;
class Settings;
class StatusLine;

class PaperControls final : public Feature {
    Q_OBJECT
public:
    explicit PaperControls(const WindowContext& context);

    /// nullptr while they are closed.
    [[nodiscard]] DiagramDialog* diagramDialog() const;
    [[nodiscard]] PrintDialog* printDialog() const;

private:
    void makeActions();
    void askForDiagram();
    void copy();
    void askForPages();

    DiagramWriter* writer_;
    QPointer<DiagramDialog> diagramDialog_;
    QPointer<PrintDialog> printDialog_;
};

}  // namespace rokada::ui
