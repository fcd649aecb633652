#include "newgame/setupdialog.h"

#include "files/pasted.h"
#include "kit/announce.h"
#include "kit/dialogsheet.h"
#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "kit/statusline.h"
#include "kit/verticalscroll.h"
#include "newgame/setupboard.h"
#include "newgame/setupfields.h"
#include "newgame/setuppalette.h"
#include "newgame/setuptexts.h"
#include "shell/splitdialogform.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "variants/variants.h"

#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QUndoCommand>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QSize UsualSize{1020, 680};
/// Margin around the fields, in pixels at 1 em = 15 pixels. `SplitDialogForm` adds its own margin.
constexpr double SideInset = 10;
/// Maximum number of errors shown below the board.
constexpr std::size_t MaxErrors = 3;

RulebookPtr bookOf(const VariantInfo& info, const Choices& choices) {
    return Rulebook::compile(*makeVariant(info, choices));
}

/// Command of the undo stack. It stores one arrangement. Undo and redo both exchange it with the shown arrangement.
class Exchange final : public QUndoCommand {
public:
    Exchange(Arrangement& shown, Arrangement other) : shown_(shown), other_(std::move(other)) {}
    void undo() override { std::swap(shown_, other_); }
    void redo() override { std::swap(shown_, other_); }

private:
    Arrangement& shown_;
    Arrangement other_;
};

}  // namespace

SetupDialog::SetupDialog(const Arrangement& board, QWidget* parent)
    : QDialog(parent),
      arrangement_(board),
      form_(new SplitDialogForm(*this)),
      board_(new SetupBoard(this)),
      pieces_(new SetupPalette(this)),
      fields_(new SetupFields(board, this)),
      games_(new QComboBox(this)),
      towers_(
          new QLabel(tr("New pieces go on top of a tower. To select a lower piece, use the wheel or Page Down. To "
                        "replace the selected piece, choose another one. To remove it, press Delete or right-click."),
                     this)),
      errors_(new StatusText(this)),
      pointed_(new StatusText(this)),
      play_(new QPushButton(tr("&Play from here..."), this)),
      undo_(new QPushButton(tr("&Undo"), this)),
      redo_(new QPushButton(tr("&Redo"), this)) {
    // The style sheet must be applied first, because the sizes below depend on its font.
    ensurePolished();
    setWindowTitle(tr("Set up position"));
    setSizeGripEnabled(true);
    for (const VariantInfo& info : offeredVariants()) games_->addItem(variantName(info.id));
    errors_->setObjectName(QStringLiteral("setupErrors"));
    errors_->setWordWrap(true);
    errors_->setForegroundRole(QPalette::BrightText);
    errors_->setTextFormat(Qt::PlainText);
    errors_->setMinimumHeight(errors_->fontMetrics().lineSpacing() * 2);
    errors_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    pointed_->setForegroundRole(QPalette::PlaceholderText);
    form_->setTitle(windowTitle());
    form_->side().addWidget(makeSide(), 1);
    // The area of the board has the same background colour as the window.
    form_->main().setBackgroundRole(QPalette::Window);
    QWidget& side = *form_->side().parentWidget();
    side.setBackgroundRole(QPalette::Base);
    side.setAutoFillBackground(true);
    form_->content().addWidget(board_, 1);
    form_->content().addWidget(makeTools());
    form_->sentence().hide();
    form_->addSentence(*errors_);
    form_->addSentence(*pointed_);
    addButtons();
    connectParts();
    const QSize room = parent ? parent->screen()->availableSize() : UsualSize;
    const QSize wanted = parent ? parent->size() * 0.85 : UsualSize;
    new DialogSheet(*this, DialogSheet::Title::Own);
    resize(wanted.expandedTo(sizeForLetters(*this, UsualSize)).boundedTo(room));
    showBoard();
    board_->setFocus();
}

QWidget* SetupDialog::makeSide() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    // With this inset, the fields are aligned with the title above them.
    const int inset = designPixels(SideInset, emOf(font()));
    column->setContentsMargins(inset, 0, inset, inset);
    column->setSpacing(inset);
    games_->setObjectName(QStringLiteral("setupVariant"));
    games_->setAccessibleName(tr("Variant"));
    column->addWidget(games_);
    column->addWidget(pieces_);
    towers_->setObjectName(QStringLiteral("towersNote"));
    towers_->setWordWrap(true);
    towers_->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(towers_);
    auto* scroll = new VerticalScroll(side);
    scroll->setWidget(fields_);
    column->addWidget(scroll, 1);
    side->setFixedWidth(std::max(340, fontMetrics().averageCharWidth() * 46));
    return side;
}

/// Creates the row of buttons below the board. They change the whole arrangement.
QWidget* SetupDialog::makeTools() {
    auto* tools = new QWidget(this);
    auto* row = new FlowRow;
    tools->setLayout(row);
    const auto add = [&](QPushButton* button, auto slot) {
        button->setProperty("look", "quiet");
        button->setAutoDefault(false);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, slot);
    };
    add(new QPushButton(tr("&Start position"), tools), [this] { setStart(); });
    add(new QPushButton(tr("&Clear board"), tools), [this] { clearBoard(); });
    add(new QPushButton(tr("Rotate boar&d"), tools),
        [this] { board_->turnView(arrangement().book->sides() > 2 ? 1 : 2); });
    add(undo_, [this] { undo(); });
    add(redo_, [this] { redo(); });
    add(new QPushButton(tr("C&opy"), tools), [this] { copy(); });
    add(new QPushButton(tr("P&aste"), tools), [this] { paste(QGuiApplication::clipboard()->text()); });
    return tools;
}

void SetupDialog::addButtons() {
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setProperty("look", "quiet");
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(play_, &QPushButton::clicked, this, &SetupDialog::playWanted);
    form_->addButton(*cancel);
    form_->addButton(*play_);
    play_->setObjectName(QStringLiteral("playFromHere"));
    play_->setProperty("look", "primary");
    play_->setDefault(true);
}

void SetupDialog::connectParts() {
    const auto key = [this](QKeySequence::StandardKey keys, auto slot) {
        auto* shortcut = new QShortcut(QKeySequence(keys), this);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(QKeySequence::Undo, [this] { undo(); });
    key(QKeySequence::Redo, [this] { redo(); });
    key(QKeySequence::Copy, [this] { copy(); });
    key(QKeySequence::Paste, [this] { paste(QGuiApplication::clipboard()->text()); });
    connect(games_, &QComboBox::activated, this, &SetupDialog::chooseVariant);
    connect(fields_, &SetupFields::changed, this, &SetupDialog::set);
    connect(fields_, &SetupFields::rulesChosen, this, &SetupDialog::chooseRules);
    connect(pieces_, &SetupPalette::chosen, board_, &SetupBoard::setHand);
    connect(pieces_, &SetupPalette::dragged, this,
            [this](Piece piece, QPoint at) { board_->carry(piece, board_->mapFromGlobal(at)); });
    connect(pieces_, &SetupPalette::dropped, this, [this](Piece piece, QPoint at) {
        board_->carry(piece, {});
        if (const Square square = board_->frame().squareAt(board_->mapFromGlobal(at)); square != NoSquare)
            place(piece, square);
    });
    connect(board_, &SetupBoard::placed, this, &SetupDialog::place);
    connect(board_, &SetupBoard::lifted, this, [this](Square square) { place(NoPiece, square); });
    connect(board_, &SetupBoard::moved, this, [this](Square from, Square to) {
        Arrangement board = arrangement();
        carryOver(board, from, to);
        set(board);
    });
    connect(board_, &SetupBoard::letterTyped, this, [this](char letter) {
        const Rulebook& book = *arrangement().book;
        Kind kind = book.variant().kindOf(letter);
        if (kind == NoKind) return;
        const Square square = board_->frame().attention.cursor;
        if (book.towers() && book.variant().kinds[kind].pawn && square != NoSquare)
            kind = book.pawnOfFile(book.geometry().column(square));
        pieces_->choose(pieceOf(pieces_->side(), kind));
        place(pieces_->hand(), board_->frame().attention.cursor);
    });
    connect(board_, &SetupBoard::sideTyped, this, [this](int number) { pieces_->chooseSide(Side(number - 1)); });
    connect(board_, &SetupBoard::pointed, this, [this](Square square) {
        pointedAt_ = square;
        tellPointed();
    });
}

void SetupDialog::tellPointed() {
    const bool known = pointedAt_ < arrangement().pieces.size();
    pointed_->setText(known ? texts::squareAndPiece(arrangement(), pointedAt_, board_->above(pointedAt_)) : QString());
    board_->setAccessibleDescription(pointed_->text());
    // Announces the square to screen readers if it has the keyboard cursor.
    if (known && board_->frame().attention.cursor == pointedAt_) announce(pointed_, pointed_->text());
}

void SetupDialog::place(Piece piece, Square square) {
    Arrangement board = arrangement();
    const auto above = static_cast<std::size_t>(board_->above(square));
    if (above == 0) {
        piece == NoPiece ? takeTop(board, square) : putOn(board, piece, square);
    } else {
        std::vector<Piece> tower = towerOf(board, square);
        const auto chosen = tower.end() - 1 - static_cast<std::ptrdiff_t>(above);
        piece == NoPiece ? void(tower.erase(chosen)) : void(*chosen = piece);
        build(board, square, tower);
    }
    set(board);
}

void SetupDialog::set(const Arrangement& board) {
    Arrangement next = board;
    const auto passable = passableSquares(next);
    if (std::ranges::find(passable, next.enPassant) == passable.end()) next.enPassant = NoSquare;
    if (next == arrangement()) return;
    steps_.push(new Exchange(arrangement_, std::move(next)));
    showBoard();
}

void SetupDialog::undo() {
    steps_.undo();
    showBoard();
}

void SetupDialog::redo() {
    steps_.redo();
    showBoard();
}

void SetupDialog::setStart() { set(Arrangement(arrangement().book, startPosition(*arrangement().book))); }

void SetupDialog::clearBoard() { set(Arrangement(arrangement().book)); }

void SetupDialog::chooseVariant() {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(games_->currentIndex())];
    if (&info == findVariant(arrangement().book->variant().id)) return;
    const RulebookPtr book = bookOf(info, {});
    set(Arrangement(book, startPosition(*book)));
}

/// Changes the rule options. Keeps the pieces, because the options change neither the board nor the kinds of pieces.
void SetupDialog::chooseRules(const Choices& choices) {
    Arrangement board(bookOf(*findVariant(arrangement().book->variant().id), choices));
    const Arrangement& old = arrangement();
    for (std::size_t s = 0; s < old.pieces.size(); ++s) build(board, Square(s), towerOf(old, Square(s)));
    board.reservePieces = old.reservePieces;
    board.turn = old.turn;
    board.enPassant = old.enPassant;
    board.halfmoveClock = old.halfmoveClock;
    board.moveNumber = old.moveNumber;
    if (board.book->castlings().size() == old.book->castlings().size()) board.rights = old.rights;
    set(board);
}

void SetupDialog::copy() const {
    QGuiApplication::clipboard()->setText(QString::fromStdString(positionText(arrangement())));
}

bool SetupDialog::paste(const QString& text) {
    const Pasted got = findOut(text, {arrangement().book, nullptr});
    if (got.type != Pasted::Type::Position) {
        errors_->setText(got.error.isEmpty() ? tr("The clipboard contains no position.") : got.error);
        return false;
    }
    set(Arrangement(got.book, *got.position));
    return true;
}

void SetupDialog::showBoard() {
    const Arrangement& board = arrangement();
    const auto errors = arrangementErrors(board);
    if (!pieces_->shows(board.book)) pieces_->setBook(board.book);
    board_->show(board, errors);
    towers_->setVisible(board.book->towers());
    fields_->show(board);
    tellPointed();
    const VariantInfo* info = findVariant(board.book->variant().id);
    games_->setCurrentIndex(static_cast<int>(info - offeredVariants().data()));
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(errors.size(), MaxErrors); ++i) sentences << texts::of(*board.book, errors[i]);
    const QString wrong = sentences.join(QLatin1Char(' '));
    const bool news = wrong != errors_->text();
    errors_->setText(wrong);
    if (news && !wrong.isEmpty()) announce(errors_, wrong);
    play_->setEnabled(errors.empty());
    play_->setToolTip(errors.empty() ? QString() : sentences.front());
    undo_->setEnabled(steps_.canUndo());
    redo_->setEnabled(steps_.canRedo());
}

}  // namespace rokada::ui
