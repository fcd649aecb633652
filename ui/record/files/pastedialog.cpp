#include "files/pastedialog.h"

#include "board/boardwidget.h"
#include "kit/dialogsheet.h"
#include "record/recordedending.h"
#include "texts/names.h"
#include "texts/positiontexts.h"
#include "texts/recordtexts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

/// Returns the game that the board of the preview shows: the pasted position, or the pasted game after its last move.
Game gameOf(const Pasted& pasted) {
    if (pasted.position) return {pasted.book, *pasted.position};
    const GameTree& tree = pasted.game->tree;
    Game game = gameAt(tree, tree.variationEnd(Node::Root));
    settleByRecord(game, tree);
    restoreEnding(game, tree);
    return game;
}

std::vector<SeatPicture> seatsOf(const Pasted& pasted) {
    const Variant& variant = pasted.game ? pasted.game->tree.book().variant() : pasted.book->variant();
    std::vector<SeatPicture> seats;
    for (const SideSpec& sideSpec : variant.sideSpecs) {
        const QString player = pasted.game ? texts::playerIn(pasted.game->tree, sideSpec) : QString();
        seats.push_back({.name = player.isEmpty() ? sideName(sideSpec.name) : player});
    }
    return seats;
}

}  // namespace

PasteDialog::PasteDialog(Pasted pasted, QWidget* parent)
    : QDialog(parent),
      pasted_(std::move(pasted)),
      shown_(gameOf(pasted_)),
      board_(new BoardWidget(this)),
      edit_(new QPushButton(tr("&Edit..."), this)) {
    setWindowTitle(tr("Paste"));
    edit_->setObjectName(QStringLiteral("editButton"));
    auto* column = new QVBoxLayout(this);
    const auto line = [&](const QString& text) {
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
        return label;
    };
    line(described(pasted_));
    if (!pasted_.remarks.empty()) line(texts::of(pasted_.remarks))->setObjectName(QStringLiteral("remarks"));
    board_->setPanels(&PanelWords::seats, seatsOf(pasted_));
    board_->setGame(&shown_);
    board_->setMode(&BoardMode::enabled, false);
    board_->setFocusPolicy(Qt::NoFocus);
    column->addWidget(board_, 1);
    line(tr("The current game is kept. To return to it, use Undo."));
    auto* buttons = new QDialogButtonBox(this);
    auto* open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    edit_->setVisible(pasted_.position.has_value());
    // Adds the button only for a position. QDialogButtonBox would show a hidden button again when it updates its
    // layout.
    if (pasted_.position) buttons->addButton(edit_, QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    open->setDefault(true);
    open->setFocus();
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(edit_, &QPushButton::clicked, this, [this] {
        emit editWanted();
        reject();
    });
    new DialogSheet(*this);
    resize(sizeForLetters(*this, {480, 560}));
}

PasteDialog::~PasteDialog() { board_->setGame(nullptr); }

}  // namespace rokada::ui
