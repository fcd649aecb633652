#include "search/positionform.h"

#include "files/pasted.h"
#include "kit/announce.h"
#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/sheetframe.h"
#include "kit/statusline.h"
#include "kit/verticalscroll.h"
#include "newgame/formparts.h"
#include "newgame/segmentrow.h"
#include "newgame/setuppalette.h"
#include "search/patternboard.h"
#include "search/positionfields.h"
#include "shell/lettersize.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace rokada::ui {

namespace {

/// Number of the choice "Material", in which the board does not matter. The choices before it are the values of
/// `PatternKind`.
constexpr int AnyBoard = 3;
/// Margins in pixels.
constexpr int FormMargin = 24, FormScrollAir = 12;
/// Lengths of the form, in pixels at a font size of 15 pixels.
constexpr double FormSideWidth = 450, FormBoardWidth = 360, FormLowestBoard = 280, FormGap = 24, FormInset = 20,
                 FormPartGap = 14;
constexpr double FormTitleSize = 1.85;

struct KindChoice {
    const char* name;
    const char* sentence;
};

/// Choices of the form: the values of `PatternKind` in their order, then "Material".
constexpr std::array kindChoices{
    KindChoice{QT_TRANSLATE_NOOP("rokada::ui::PositionForm", "Exact"),
               QT_TRANSLATE_NOOP("rokada::ui::PositionForm", "The whole board must match.")},
    KindChoice{QT_TRANSLATE_NOOP("rokada::ui::PositionForm", "Pieces"),
               QT_TRANSLATE_NOOP("rokada::ui::PositionForm",
                                 "The pieces must stand on the same squares. Other squares do not matter.")},
    KindChoice{QT_TRANSLATE_NOOP("rokada::ui::PositionForm", "Pawns"),
               QT_TRANSLATE_NOOP("rokada::ui::PositionForm",
                                 "All pawns must stand on the same squares. Other pieces do not matter.")},
    KindChoice{
        QT_TRANSLATE_NOOP("rokada::ui::PositionForm", "Material"),
        QT_TRANSLATE_NOOP("rokada::ui::PositionForm",
                          "Only the number of pieces of each kind, the material balance and the moves matter.")}};

}  // namespace

PositionForm::PositionForm(BoardSearch search, NotationStyle style, QWidget* parent)
    : QWidget(parent),
      search_(std::move(search)),
      board_(new PatternBoard(this)),
      pieces_(new SetupPalette(this)),
      fields_(new PositionFields(style, this)),
      title_(new QLabel(this)),
      back_(new QPushButton(this)),
      variants_(new QComboBox(this)),
      kinds_(new SegmentRow(this)),
      kindWords_(hintLabel(this)),
      free_(new QToolButton(this)),
      vacant_(new QToolButton(this)),
      start_(new QPushButton(this)),
      clear_(new QPushButton(this)),
      turn_(new QPushButton(this)),
      paste_(new QPushButton(this)),
      errors_(new StatusText(this)),
      cancel_(new QPushButton(this)),
      find_(new QPushButton(this)) {
    setObjectName(QStringLiteral("positionSearch"));
    board_->setLook(&BoardLook::plates, Plates::None);
    // The board fills the space that is left, regardless of its size hint.
    board_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(FormMargin, FormMargin, FormMargin, FormMargin);
    column->setSpacing(16);
    column->addWidget(makeHeader());
    body_ = new QBoxLayout(QBoxLayout::LeftToRight);
    body_->addWidget(makeLeft(), 1);
    body_->addWidget(makeSide());
    column->addLayout(body_, 1);
    auto* scroll = new VerticalScroll(this);
    scroll->setWidget(content);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    connectParts();
    connectPalette();
    connectBoard();
    retranslate();
    arrange();
    showAll();
}

void PositionForm::takeFocus() { board_->setFocus(); }

// --- creation of the widgets

QWidget* PositionForm::makeHeader() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    back_->setObjectName(QStringLiteral("backToGames"));
    back_->setProperty("look", "icon");
    back_->setIcon(iconOf(Icon::Back));
    new LetterSize(*title_, FormTitleSize, true);
    for (const VariantInfo& info : offeredVariants()) variants_->addItem(variantName(info.id));
    variants_->setObjectName(QStringLiteral("searchVariant"));
    row->addWidget(back_);
    row->addWidget(title_);
    row->addStretch(1);
    row->addWidget(variants_);
    return bar;
}

QWidget* PositionForm::makeLeft() {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board_, 1);
    auto* row = new FlowRow;
    row->setSpacing(4);
    const std::array named{std::pair(start_, "searchFromStart"), std::pair(clear_, "searchClear"),
                           std::pair(turn_, "searchTurnBoard"), std::pair(paste_, "searchPaste")};
    for (const auto& [button, name] : named) {
        button->setObjectName(QLatin1String(name));
        button->setProperty("look", "quiet");
        row->addWidget(button);
    }
    column->addLayout(row);
    return left;
}

QWidget* PositionForm::makeSide() {
    sheet_ = new SheetFrame(this);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(static_cast<int>(FormPartGap));
    kinds_->setObjectName(QStringLiteral("searchKind"));
    column->addWidget(kinds_);
    column->addWidget(kindWords_);
    column->addWidget(pieces_);
    column->addWidget(makeTools());
    column->addWidget(fields_, 1);
    sheetScroll_ = new VerticalScroll(sheet_);
    VerticalScroll* scroll = sheetScroll_;
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(page);
    page->setAutoFillBackground(false);
    // Leave space for the scroll bar beside the fields.
    column->setContentsMargins(0, 0, FormScrollAir, 0);
    auto* all = new QVBoxLayout(sheet_);
    all->addWidget(scroll, 1);
    all->addWidget(makeFoot());
    return sheet_;
}

QWidget* PositionForm::makeTools() {
    auto* bar = new QWidget(this);
    auto* row = new FlowRow;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    bar->setLayout(row);
    const std::array named{std::tuple(free_, "freeSquares", SquareTool::Free),
                           std::tuple(vacant_, "vacantSquares", SquareTool::Vacant)};
    for (const auto& [button, name, tool] : named) {
        button->setObjectName(QLatin1String(name));
        button->setProperty("look", "secondary");
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, tool = tool](bool on) { chooseTool(tool, on); });
        row->addWidget(button);
    }
    return bar;
}

/// Creates the row at the bottom: an error message and the buttons.
QWidget* PositionForm::makeFoot() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    errors_->setObjectName(QStringLiteral("searchErrors"));
    errors_->setWordWrap(true);
    errors_->setTextFormat(Qt::PlainText);
    cancel_->setObjectName(QStringLiteral("searchCancel"));
    cancel_->setProperty("look", "quiet");
    find_->setObjectName(QStringLiteral("searchNow"));
    find_->setProperty("look", "primary");
    row->setContentsMargins(0, 0, FormScrollAir, 0);
    row->addWidget(errors_, 1);
    row->addWidget(cancel_);
    row->addWidget(find_);
    return bar;
}

void PositionForm::connectParts() {
    connect(variants_, &QComboBox::activated, this, &PositionForm::chooseVariant);
    connect(kinds_, &SegmentRow::chosen, this, &PositionForm::read);
    connect(fields_, &PositionFields::edited, this, &PositionForm::read);
    connect(back_, &QPushButton::clicked, this, &PositionForm::left);
    connect(cancel_, &QPushButton::clicked, this, &PositionForm::left);
    connect(find_, &QPushButton::clicked, this, &PositionForm::searchWanted);
    connect(start_, &QPushButton::clicked, this,
            [this] { setBoard(Arrangement(search_.board.book, startPosition(*search_.board.book))); });
    connect(clear_, &QPushButton::clicked, this, &PositionForm::clear);
    connect(turn_, &QPushButton::clicked, this, [this] { board_->turnView(search_.board.book->sides() > 2 ? 1 : 2); });
    connect(paste_, &QPushButton::clicked, this, &PositionForm::paste);
}

void PositionForm::connectPalette() {
    connect(pieces_, &SetupPalette::chosen, this, [this](Piece piece) {
        board_->setHand(piece);
        if (piece == NoPiece) return;
        chooseTool(SquareTool::None, true);
    });
    connect(pieces_, &SetupPalette::dragged, this,
            [this](Piece piece, QPoint at) { board_->carry(piece, board_->mapFromGlobal(at)); });
    connect(pieces_, &SetupPalette::dropped, this, [this](Piece piece, QPoint at) {
        board_->carry(piece, {});
        if (const Square square = board_->frame().squareAt(board_->mapFromGlobal(at)); square != NoSquare)
            place(piece, square);
    });
}

void PositionForm::connectBoard() {
    connect(board_, &PatternBoard::marked, this, &PositionForm::mark);
    connect(board_, &SetupBoard::placed, this, &PositionForm::place);
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
        place(pieces_->hand(), board_->frame().attention.cursor);
    });
    connect(board_, &SetupBoard::sideTyped, this, [this](int number) { pieces_->chooseSide(Side(number - 1)); });
}

// --- conditions of the search

/// Shows the conditions in `search_` in all fields of the form.
void PositionForm::showAll() {
    filling_ = true;
    const RulebookPtr& book = search_.board.book;
    if (!pieces_->shows(book)) {
        pieces_->setBook(book);
        fields_->setBook(book);
    }
    variants_->setCurrentIndex(static_cast<int>(findVariant(book->variant().id) - offeredVariants().data()));
    kinds_->setValue(search_.anyBoard ? AnyBoard : static_cast<int>(search_.kind));
    fields_->show(search_);
    filling_ = false;
    setBoard(search_.board);
}

/// Sets the pieces on the board. Removes the mark "must be empty" from squares that have a piece.
void PositionForm::setBoard(const Arrangement& board) {
    search_.board = board;
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (board.pieces[s] == NoPiece) continue;
        search_.vacant.reset(s);
    }
    board_->show(search_.board, {});
    board_->setMarks(search_.free, search_.vacant);
    read();
}

void PositionForm::place(Piece piece, Square square) {
    Arrangement board = search_.board;
    board.pieces[square] = piece;
    search_.free.reset(square);
    setBoard(board);
}

/// Sets the mark `tool` on a square and removes its piece. If the square already has this mark, removes the mark.
void PositionForm::mark(Square square, SquareTool tool) {
    SquareSet& marks = tool == SquareTool::Free ? search_.free : search_.vacant;
    const bool marked = marks.test(square);
    search_.free.reset(square);
    search_.vacant.reset(square);
    Arrangement board = search_.board;
    if (!marked) {
        marks.set(square);
        board.pieces[square] = NoPiece;
    }
    setBoard(board);
}

void PositionForm::chooseVariant() {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(variants_->currentIndex())];
    if (&info == findVariant(search_.board.book->variant().id)) return;
    const RulebookPtr book = Rulebook::compile(*makeVariant(info, {}));
    search_ = BoardSearch(Arrangement(book, startPosition(*book)));
    showAll();
}

/// Selects or deselects the tool that marks squares. Selecting a tool deselects the piece, because a click can only
/// mark a square or place a piece.
void PositionForm::chooseTool(SquareTool tool, bool on) {
    const SquareTool chosen = on ? tool : SquareTool::None;
    free_->setChecked(chosen == SquareTool::Free);
    vacant_->setChecked(chosen == SquareTool::Vacant);
    board_->setTool(chosen);
    if (chosen != SquareTool::None && pieces_->hand() != NoPiece) pieces_->choose(NoPiece);
}

void PositionForm::clear() {
    search_.free.reset();
    search_.vacant.reset();
    setBoard(Arrangement(search_.board.book));
}

void PositionForm::paste() {
    const Pasted got = findOut(QGuiApplication::clipboard()->text(), {search_.board.book, nullptr});
    if (got.type != Pasted::Type::Position) return;
    search_.board = Arrangement(got.book, *got.position);
    showAll();
}

/// Reads the fields into `search_`, checks the conditions, and shows an error message if they are invalid.
void PositionForm::read() {
    if (filling_) return;
    search_.anyBoard = kinds_->value() == AnyBoard;
    if (!search_.anyBoard) search_.kind = static_cast<PatternKind>(kinds_->value());
    showKind();
    const QString wrong = validate();
    const bool news = wrong != errors_->text();
    errors_->setText(wrong);
    if (news && !wrong.isEmpty()) announce(errors_, wrong);
    find_->setEnabled(wanted_ != nullptr);
    find_->setToolTip(wrong);
}

/// Sets `wanted_` to the search, or to nullptr if the conditions are invalid. Returns an error message for the user;
/// empty if they are valid.
QString PositionForm::validate() {
    wanted_ = nullptr;
    MoveSequence sequence;
    if (QString wrong = fields_->read(search_, sequence); !wrong.isEmpty()) return wrong;
    PositionSearch found{search_.board.book, patternOf(search_), std::move(sequence)};
    if (found.empty()) return tr("Enter pieces, piece counts or moves to search for.");
    wanted_ = std::make_shared<const PositionSearch>(std::move(found));
    return {};
}

// --- layout, texts and keys

void PositionForm::showKind() {
    kindWords_->setText(tr(kindChoices[static_cast<std::size_t>(kinds_->value())].sentence));
}

/// Places the fields beside the board, or below it if the form is narrow.
void PositionForm::arrange() {
    const int em = emOf(font());
    const bool wide = width() >= designPixels(FormSideWidth + FormBoardWidth + FormGap, em) + 2 * FormMargin;
    body_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    body_->setSpacing(designPixels(FormGap, em));
    const int inset = designPixels(FormInset, em);
    sheet_->layout()->setContentsMargins(inset, inset, inset - FormScrollAir, inset);
    sheet_->setMinimumWidth(0);
    sheet_->setMaximumWidth(QWIDGETSIZE_MAX);
    if (wide) sheet_->setFixedWidth(designPixels(FormSideWidth, em));
    // Fields below the board get their full height. The whole form then scrolls, and not the fields alone.
    sheetScroll_->setMinimumHeight(wide ? 0 : sheetScroll_->widget()->sizeHint().height());
    board_->setMinimumHeight(designPixels(FormLowestBoard, em));
}

void PositionForm::retranslate() {
    title_->setText(tr("Find a position"));
    back_->setToolTip(tr("Back to the games"));
    back_->setAccessibleName(tr("Back to the games"));
    variants_->setAccessibleName(tr("Variant"));
    for (int i = 0; i < variants_->count(); ++i)
        variants_->setItemText(i, variantName(offeredVariants()[static_cast<std::size_t>(i)].id));
    kinds_->setName(tr("Search for"));
    std::vector<SegmentRow::Option> options;
    for (std::size_t i = 0; i < kindChoices.size(); ++i)
        options.push_back({static_cast<int>(i), tr(kindChoices[i].name)});
    kinds_->setOptions(options);
    showKind();
    free_->setText(tr("? Any piece"));
    free_->setToolTip(
        tr("Mark squares that can contain any piece or none. You can also right-click a square, or press ? on it"));
    vacant_->setText(tr("\u25CB Empty"));
    vacant_->setToolTip(tr("Mark squares that must be empty. You can also press . (full stop) on a square"));
    start_->setText(tr("Start position"));
    clear_->setText(tr("Clear board"));
    turn_->setText(tr("Rotate board"));
    paste_->setText(tr("Paste"));
    cancel_->setText(tr("Cancel"));
    find_->setText(tr("Search"));
    fields_->retranslate();
}

void PositionForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        read();
    }
    if (event->type() == QEvent::FontChange && body_) arrange();
}

/// Esc leaves the form. Enter presses the focused button, or starts the search if a field has the focus.
void PositionForm::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit left();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) return QWidget::keyPressEvent(event);
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    button ? button->click() : find_->click();
}

void PositionForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace rokada::ui
