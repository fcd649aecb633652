#include "pages/papercontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "pages/diagramdialog.h"
#include "pages/diagramwriter.h"
#include "pages/printdialog.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QMainWindow>

namespace rokada::ui {

namespace {

constexpr int CopiedWidth = 800;

}  // namespace

PaperControls::PaperControls(QMainWindow& window, GameRecord& record, WindowActions& actions, BoardWidget& board,
                             StatusLine& status, Settings& settings)
    : window_(window),
      record_(record),
      actions_(actions),
      board_(board),
      status_(status),
      settings_(settings),
      writer_(new DiagramWriter(this)) {
    makeActions();
    connect(writer_, &DiagramWriter::painted, this, [this](const QImage& image, const QByteArray& svg) {
        copyDiagram(image, svg);
        status_.showMessage(tr("The image was copied to the clipboard."));
    });
}

void PaperControls::makeActions() {
    actions_.add({.name = "diagram",
                  .text = QT_TRANSLATE_NOOP("Action", "&Diagram..."),
                  .tip = QT_TRANSLATE_NOOP("Action", "Save or copy a picture of the board in any size"),
                  .place = {menus::Exchange, 150},
                  .needsGame = true},
                 this, &PaperControls::askForDiagram);
    actions_.add({.name = "copyDiagram",
                  .text = QT_TRANSLATE_NOOP("Action", "&Copy Diagram"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Copy a picture of the board to the clipboard"),
                  .place = {menus::Exchange, 160},
                  .needsGame = true},
                 this, &PaperControls::copy);
    actions_.add({.name = "print",
                  .text = QT_TRANSLATE_NOOP("Action", "Print..."),
                  .shortcut = "Ctrl+P",
                  .tip = QT_TRANSLATE_NOOP("Action", "Print the game or the rules, or save them as a PDF file"),
                  .place = {menus::Exchange, 170},
                  .needsGame = true},
                 this, &PaperControls::askForPages);
}

void PaperControls::askForDiagram() {
    const Game* game = record_.game();
    if (game == nullptr) return;
    if (diagramDialog_) return diagramDialog_->raise();
    Diagram diagram = diagramOf(board_.frame());
    if (!game->ending()) diagram.caption = texts::toMove(game->position());
    diagramDialog_ =
        new DiagramDialog(std::move(diagram), variantName(game->book().variant().id), lastFolder(settings_), &window_);
    diagramDialog_->setAttribute(Qt::WA_DeleteOnClose);
    diagramDialog_->open();
}

void PaperControls::copy() {
    const Game* game = record_.game();
    if (game != nullptr) writer_->paint(diagramOf(board_.frame()), CopiedWidth, variantName(game->book().variant().id));
}

void PaperControls::askForPages() {
    if (record_.tree() == nullptr) return;
    if (printDialog_) return printDialog_->raise();
    printDialog_ = new PrintDialog(*record_.tree(), record_.shown(), settings_.get(keys::notation()),
                                   lastFolder(settings_), &window_);
    printDialog_->setAttribute(Qt::WA_DeleteOnClose);
    printDialog_->open();
}

}  // namespace rokada::ui
