// Actions that export the board as a diagram, to a file or the clipboard. Also prints the game or the rules, on a
// printer or to a PDF file.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class WindowActions;
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
    PaperControls(QMainWindow& window, GameRecord& record, WindowActions& actions, BoardWidget& board,
                  StatusLine& status, Settings& settings);

private:
    void makeActions();
    void askForDiagram();
    void copy();
    void askForPages();

    QMainWindow& window_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    StatusLine& status_;
    Settings& settings_;
    DiagramWriter* writer_;
    QPointer<DiagramDialog> diagramDialog_;
    QPointer<PrintDialog> printDialog_;
};

}  // namespace rokada::ui
