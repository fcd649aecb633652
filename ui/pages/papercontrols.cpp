#include "pages/papercontrols.h"

#include "board/boardwidget.h"
#include "kit/actionspec.h"
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
#include <QMenu>

#include <array>

namespace rokada::ui {

namespace {

using Spec = ActionSpec<PaperAct>;

constexpr std::array specs{
    Spec{PaperAct::Diagram, QT_TRANSLATE_NOOP("Action", "&Diagram..."), "",
         QT_TRANSLATE_NOOP("Action", "The board as a picture of any size, in a file or on the clipboard")},
    Spec{PaperAct::CopyDiagram, QT_TRANSLATE_NOOP("Action", "&Copy Diagram"), "",
         QT_TRANSLATE_NOOP("Action", "Copy the board as it is displayed to the clipboard, as a picture")},
    Spec{PaperAct::Print, QT_TRANSLATE_NOOP("Action", "Print..."), "Ctrl+P",
         QT_TRANSLATE_NOOP("Action", "Position and moves, or the rules of this variant, on paper or as PDF")},
};

constexpr int CopiedWidth = 800;

}  // namespace

PaperControls::PaperControls(const WindowContext& context, QMenu& exchange)
    : Feature(context), exchange_(exchange), writer_(new DiagramWriter(this)) {
    makeActions();
    connect(writer_, &DiagramWriter::painted, this, [this](const QImage& image, const QByteArray& svg) {
        copyDiagram(image, svg);
        in_.status.reason(tr("The picture is on the clipboard."));
    });
}

void PaperControls::makeActions() {
    for (const Spec& spec : specs) actions_.emplace(spec.act, makeAction(spec, &in_.window));
    QMenu* game = in_.actions.gameMenu();
    QAction* quit = &in_.actions[Act::Quit];
    exchange_.addActions({actions_.at(PaperAct::Diagram), actions_.at(PaperAct::CopyDiagram)});
    game->insertAction(quit, actions_.at(PaperAct::Print));
    game->insertSeparator(quit);
    connect(actions_.at(PaperAct::Diagram), &QAction::triggered, this, &PaperControls::askForDiagram);
    connect(actions_.at(PaperAct::CopyDiagram), &QAction::triggered, this, &PaperControls::copy);
    connect(actions_.at(PaperAct::Print), &QAction::triggered, this, &PaperControls::askForPages);
}

void PaperControls::askForDiagram() {
    const Game* game = in_.record.game();
    if (game == nullptr) return;
    if (diagramDialog_) return diagramDialog_->raise();
    Diagram diagram = in_.board.diagram();
    if (!game->ending()) diagram.caption = texts::toMove(game->position());
    diagramDialog_ = new DiagramDialog(std::move(diagram), variantName(game->book().variant().id),
                                       lastFolder(in_.settings), &in_.window);
    diagramDialog_->setAttribute(Qt::WA_DeleteOnClose);
    diagramDialog_->open();
}

void PaperControls::copy() {
    const Game* game = in_.record.game();
    if (game != nullptr) writer_->paint(in_.board.diagram(), CopiedWidth, variantName(game->book().variant().id));
}

void PaperControls::askForPages() {
    if (in_.record.tree() == nullptr) return;
    if (printDialog_) return printDialog_->raise();
    printDialog_ = new PrintDialog(*in_.record.tree(), in_.record.shown(), in_.settings.get(keys::notation()),
                                   lastFolder(in_.settings), &in_.window);
    printDialog_->setAttribute(Qt::WA_DeleteOnClose);
    printDialog_->open();
}

DiagramDialog* PaperControls::diagramDialog() const { return diagramDialog_; }

PrintDialog* PaperControls::printDialog() const { return printDialog_; }

void PaperControls::retranslate() {
    for (const Spec& spec : specs) translate(*actions_.at(spec.act), spec);
}

}  // namespace rokada::ui
