// The parts of the search form, and what they do.
#include "files/pasted.h"
#include "newgame/setuppalette.h"
#include "search/materialtable.h"
#include "search/patternboard.h"
#include "search/searchdialog.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

QWidget* SearchDialog::makeSide() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    for (const VariantInfo& info : offeredVariants()) variants_->addItem(variantName(info.id));
    variants_->setObjectName(QStringLiteral("searchVariant"));
    variants_->setAccessibleName(tr("Variant"));
    kinds_->setObjectName(QStringLiteral("searchKind"));
    kinds_->setAccessibleName(tr("What has to be the same"));
    kinds_->addItem(tr("The whole board is the same"));
    kinds_->addItem(tr("These pieces stand there"));
    kinds_->addItem(tr("All pawns stand like this"));
    kinds_->addItem(tr("The squares do not matter"));
    column->addWidget(variants_);
    column->addWidget(kinds_);
    column->addWidget(pieces_);
    column->addWidget(makeTools());
    column->addWidget(makeBeside(), 1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    scroll->setFixedWidth(std::max(360, fontMetrics().averageCharWidth() * 50));
    return scroll;
}

QWidget* SearchDialog::makeTools() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const char* name, const QString& text, const QString& tip, SquareTool tool) {
        auto* button = new QToolButton(bar);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, tool](bool on) { chooseTool(tool, on); });
        row->addWidget(button);
        return button;
    };
    free_ = add("freeSquares", tr("? An&y Piece"),
                tr("Squares that may be anything; on the board also the right mouse button, and the key ?"),
                SquareTool::Free);
    vacant_ = add("vacantSquares", tr("\u25CB &Empty"),
                  tr("Squares that have to be empty where others do not matter; on the board also the key ."),
                  SquareTool::Vacant);
    row->addStretch(1);
    return bar;
}

QWidget* SearchDialog::makeBeside() {
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    turn_->setObjectName(QStringLiteral("searchTurn"));
    form->addRow(tr("&To move"), turn_);
    moves_->setObjectName(QStringLiteral("searchMoves"));
    moves_->setPlaceholderText(tr("Bxh7+ Kxh7 ... Ng5+"));
    moves_->setToolTip(tr("Moves in succession: * is any move, ... any number of moves"));
    form->addRow(tr("&Moves"), moves_);
    material_->setMinimumHeight(fontMetrics().lineSpacing() * 8);
    auto* label = new QLabel(tr("Pie&ces"), fields);
    label->setBuddy(material_);
    form->addRow(label);
    form->addRow(material_);
    auto* row = new QHBoxLayout;
    for (QLineEdit* edit : {balanceLeast_, balanceMost_}) {
        if (edit == balanceMost_) row->addWidget(new QLabel(QStringLiteral("\u2013"), fields));
        row->addWidget(edit);
    }
    balanceLeast_->setObjectName(QStringLiteral("balanceLeast"));
    balanceMost_->setObjectName(QStringLiteral("balanceMost"));
    balanceLeast_->setAccessibleName(tr("Balance in pawns, at least"));
    balanceMost_->setAccessibleName(tr("Balance in pawns, at most"));
    //: the pieces of the first team less those of the second, by value
    auto* balance = new QLabel(tr("&Balance in pawns"), fields);
    balance->setBuddy(balanceLeast_);
    form->addRow(balance, row);
    plies_->setObjectName(QStringLiteral("searchPlies"));
    plies_->setRange(1, 99);
    //: how many positions in succession are like this
    form->addRow(tr("Positions in &row"), plies_);
    return fields;
}

QWidget* SearchDialog::makeButtons() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](QPushButton* button, const char* name, auto slot) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, slot);
    };
    add(new QPushButton(tr("St&art Position"), bar), "searchFromStart",
        [this] { setBoard(Arrangement(search_.board.book, startPosition(*search_.board.book))); });
    add(new QPushButton(tr("C&lear Board"), bar), "searchClear", [this] { clear(); });
    add(new QPushButton(tr("Tur&n"), bar), "searchTurnBoard",
        [this] { board_->turnView(search_.board.book->sides() > 2 ? 1 : 2); });
    add(new QPushButton(tr("&Paste"), bar), "searchPaste", [this] {
        const Pasted got = findOut(QGuiApplication::clipboard()->text(), {search_.board.book, nullptr});
        if (got.type != Pasted::Type::Position) return;
        search_.board = Arrangement(got.book, *got.position);
        showAll();
    });
    row->addStretch(1);
    add(find_, "searchNow", [this] { emit searchWanted(); });
    add(new QPushButton(tr("Cancel"), bar), "searchCancel", [this] { reject(); });
    find_->setDefault(true);
    return bar;
}

void SearchDialog::connectParts() {
    connect(variants_, &QComboBox::activated, this, &SearchDialog::chooseVariant);
    for (QComboBox* box : {kinds_, turn_}) connect(box, &QComboBox::currentIndexChanged, this, &SearchDialog::read);
    for (QLineEdit* edit : {balanceLeast_, balanceMost_, moves_})
        connect(edit, &QLineEdit::textChanged, this, &SearchDialog::read);
    connect(plies_, &QSpinBox::valueChanged, this, &SearchDialog::read);
    connect(material_, &MaterialTable::edited, this, &SearchDialog::read);
    connect(pieces_, &SetupPalette::chosen, this, [this](Piece piece) {
        board_->setHand(piece);
        if (piece == NoPiece) return;
        chooseTool(SquareTool::None, true);
    });
    connect(pieces_, &SetupPalette::dragged, this,
            [this](Piece piece, QPoint at) { board_->carry(piece, board_->mapFromGlobal(at)); });
    connect(pieces_, &SetupPalette::dropped, this, [this](Piece piece, QPoint at) {
        board_->carry(piece, {});
        if (const Square square = board_->squareAt(board_->mapFromGlobal(at)); square != NoSquare) place(piece, square);
    });
}

void SearchDialog::connectBoard() {
    connect(board_, &PatternBoard::marked, this, &SearchDialog::mark);
    connect(board_, &SetupBoard::placed, this, &SearchDialog::place);
    connect(board_, &SetupBoard::lifted, this, [this](Square square) { place(NoPiece, square); });
    connect(board_, &SetupBoard::moved, this, [this](Square from, Square to) {
        const Piece piece = search_.board.pieces[from];
        place(NoPiece, from);
        place(piece, to);
    });
    connect(board_, &SetupBoard::letterTyped, this, [this](char letter) {
        const Kind kind = search_.board.book->variant().kindOf(letter);
        if (kind == NoKind) return;
        pieces_->choose(pieceOf(pieces_->side(), kind));
        place(pieces_->hand(), board_->cursorSquare());
    });
    connect(board_, &SetupBoard::sideTyped, this, [this](int number) { pieces_->chooseSide(Side(number - 1)); });
}

/// A tool and a piece are not in the hand together.
void SearchDialog::chooseTool(SquareTool tool, bool on) {
    const SquareTool chosen = on ? tool : SquareTool::None;
    free_->setChecked(chosen == SquareTool::Free);
    vacant_->setChecked(chosen == SquareTool::Vacant);
    board_->setTool(chosen);
    if (chosen != SquareTool::None && pieces_->hand() != NoPiece) pieces_->choose(NoPiece);
}

}  // namespace rokada::ui
