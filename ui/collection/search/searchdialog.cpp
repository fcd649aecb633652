#include "search/searchdialog.h"

#include "explain/piecevalues.h"
#include "files/pasted.h"
#include "kit/announce.h"
#include "kit/dialogsize.h"
#include "kit/statusline.h"
#include "newgame/setuppalette.h"
#include "search/materialtable.h"
#include "search/patternboard.h"
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
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QSize UsualSize{1040, 720};
/// Behind those of `PatternKind`.
constexpr int AnyBoard = 3;
/// Where a person has not set a limit.
constexpr CountRange AnyBalance{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};

/// The first team's pieces count for, all others against it; in pawns.
std::array<std::int16_t, 64> worthOf(const Rulebook& book) {
    std::array<std::int16_t, 64> worth{};
    const auto values = pieceValues(book);
    for (std::size_t side = 0; side < book.sides(); ++side) {
        const int sign = book.variant().sideSpecs[side].team == 0 ? 1 : -1;
        for (std::size_t kind = 0; kind < values.size(); ++kind)
            worth[pieceOf(Side(side), Kind(kind))] = static_cast<std::int16_t>(sign * values[kind].pawns());
    }
    return worth;
}

}  // namespace

SearchDialog::SearchDialog(BoardSearch search, NotationStyle style, QWidget* parent)
    : QDialog(parent),
      search_(std::move(search)),
      style_(style),
      board_(new PatternBoard(this)),
      pieces_(new SetupPalette(this)),
      material_(new MaterialTable(this)),
      variants_(new QComboBox(this)),
      kinds_(new QComboBox(this)),
      turn_(new QComboBox(this)),
      balanceLeast_(new QLineEdit(this)),
      balanceMost_(new QLineEdit(this)),
      plies_(new QSpinBox(this)),
      moves_(new QLineEdit(this)),
      errors_(new StatusText(this)),
      find_(new QPushButton(tr("&Search"), this)) {
    // What follows is measured by the letters that it will have.
    ensurePolished();
    setWindowTitle(tr("Search on the Board"));
    setSizeGripEnabled(true);
    errors_->setWordWrap(true);
    errors_->setTextFormat(Qt::PlainText);
    auto* left = new QVBoxLayout;
    left->addWidget(board_, 1);
    left->addWidget(errors_);
    auto* row = new QHBoxLayout;
    row->addLayout(left, 1);
    row->addWidget(makeSide());
    auto* all = new QVBoxLayout(this);
    all->addLayout(row, 1);
    all->addWidget(makeButtons());
    connectParts();
    connectBoard();
    const QSize room = parent ? parent->screen()->availableSize() : UsualSize;
    resize(sizeForLetters(*this, UsualSize).boundedTo(room));
    showAll();
    board_->setFocus();
}

QString SearchDialog::errorText() const { return errors_->text(); }

void SearchDialog::fillSides() {
    turn_->clear();
    //: whose turn it is does not matter
    turn_->addItem(tr("Any side"), static_cast<int>(NoSide));
    int number = 0;
    for (const SideSpec& side : search_.board.book->variant().sideSpecs) turn_->addItem(sideName(side.name), number++);
}

/// The form as the search is.
void SearchDialog::showAll() {
    filling_ = true;
    const RulebookPtr& book = search_.board.book;
    if (!pieces_->shows(book)) {
        pieces_->setBook(book);
        material_->setBook(book);
        fillSides();
    }
    material_->setCounts(search_.beside.counts);
    variants_->setCurrentIndex(static_cast<int>(findVariant(book->variant().id) - offeredVariants().data()));
    kinds_->setCurrentIndex(search_.anyBoard ? AnyBoard : static_cast<int>(search_.kind));
    turn_->setCurrentIndex(turn_->findData(static_cast<int>(search_.beside.turn)));
    const auto& balance = search_.beside.balance;
    const auto shown = [](int number, int none) { return number == none ? QString() : QString::number(number); };
    balanceLeast_->setText(balance ? shown(balance->least, AnyBalance.least) : QString());
    balanceMost_->setText(balance ? shown(balance->most, AnyBalance.most) : QString());
    plies_->setValue(search_.beside.plies);
    moves_->setText(search_.moves);
    filling_ = false;
    setBoard(search_.board);
}

/// Pieces take the place of marks.
void SearchDialog::setBoard(const Arrangement& board) {
    search_.board = board;
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (board.pieces[s] == NoPiece) continue;
        search_.vacant.reset(s);
    }
    board_->show(search_.board, {});
    board_->setMarks(search_.free, search_.vacant);
    read();
}

void SearchDialog::place(Piece piece, Square square) {
    Arrangement board = search_.board;
    board.pieces[square] = piece;
    search_.free.reset(square);
    setBoard(board);
}

/// A mark that is there already goes.
void SearchDialog::mark(Square square, SquareTool tool) {
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

void SearchDialog::chooseVariant() {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(variants_->currentIndex())];
    if (&info == findVariant(search_.board.book->variant().id)) return;
    const RulebookPtr book = Rulebook::compile(*makeVariant(info, {}));
    search_ = BoardSearch(Arrangement(book, startPosition(*book)));
    showAll();
}

void SearchDialog::clear() {
    search_.free.reset();
    search_.vacant.reset();
    setBoard(Arrangement(search_.board.book));
}

/// Fields into the search, and both into what can be looked for.
void SearchDialog::read() {
    if (filling_) return;
    search_.anyBoard = kinds_->currentIndex() == AnyBoard;
    if (!search_.anyBoard) search_.kind = static_cast<PatternKind>(kinds_->currentIndex());
    search_.beside.turn = Side(turn_->currentData().toInt());
    search_.beside.plies = plies_->value();
    search_.moves = moves_->text().simplified();
    const QString wrong = trouble();
    const bool news = wrong != errors_->text();
    errors_->setText(wrong);
    if (news && !wrong.isEmpty()) announce(errors_, wrong);
    find_->setEnabled(wanted_ != nullptr);
}

/// Empty if everything could be read.
QString SearchDialog::trouble() {
    wanted_ = nullptr;
    const RulebookPtr& book = search_.board.book;
    if (!material_->read(search_.beside)) return tr("Enter piece counts as 2, 1-3, 2- or 0-1.");
    const QString least = balanceLeast_->text().trimmed(), most = balanceMost_->text().trimmed();
    bool readLeast = true, readMost = true;
    CountRange balance{least.isEmpty() ? AnyBalance.least : least.toInt(&readLeast),
                       most.isEmpty() ? AnyBalance.most : most.toInt(&readMost)};
    if (!readLeast || !readMost || balance.least > balance.most) return tr("Enter two whole numbers for the balance.");
    search_.beside.balance = least.isEmpty() && most.isEmpty() ? std::nullopt : std::optional(balance);
    search_.beside.worth = worthOf(*book);
    MoveSequence sequence;
    if (!search_.moves.isEmpty()) {
        const std::string text = search_.moves.toStdString();
        const auto read = parseSequence(*book, text, typedLetters(style_, book->variant()));
        if (!read) {
            const std::string word = text.substr(read.error().at, text.find(' ', read.error().at) - read.error().at);
            return tr("This is not a valid move: %1").arg(QString::fromStdString(word));
        }
        sequence = *read;
    }
    PositionSearch found{book, patternOf(search_), std::move(sequence)};
    if (found.empty()) return tr("Enter what to search for: pieces, piece counts or moves.");
    wanted_ = std::make_shared<const PositionSearch>(std::move(found));
    return {};
}

// --- the parts of the search form, and what they do

QWidget* SearchDialog::makeSide() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    for (const VariantInfo& info : offeredVariants()) variants_->addItem(variantName(info.id));
    variants_->setObjectName(QStringLiteral("searchVariant"));
    variants_->setAccessibleName(tr("Variant"));
    kinds_->setObjectName(QStringLiteral("searchKind"));
    kinds_->setAccessibleName(tr("Search for"));
    kinds_->addItem(tr("The exact position"));
    kinds_->addItem(tr("These pieces on these squares"));
    kinds_->addItem(tr("This pawn structure"));
    kinds_->addItem(tr("Material on any squares"));
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
                tr("Mark squares that may contain anything. You can also right-click a square or press ? on it"),
                SquareTool::Free);
    vacant_ = add("vacantSquares", tr("\u25CB &Empty"),
                  tr("Mark squares that must be empty. You can also press . on a square"), SquareTool::Vacant);
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
    moves_->setToolTip(tr("A sequence of moves: * stands for any move, ... for any number of moves"));
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
    balanceLeast_->setAccessibleName(tr("Minimum balance in pawns"));
    balanceMost_->setAccessibleName(tr("Maximum balance in pawns"));
    //: the pieces of the first team less those of the second, by value
    auto* balance = new QLabel(tr("&Balance in pawns"), fields);
    balance->setBuddy(balanceLeast_);
    form->addRow(balance, row);
    plies_->setObjectName(QStringLiteral("searchPlies"));
    plies_->setRange(1, 99);
    //: how many positions in succession are like this
    form->addRow(tr("Minimum positions in a &row"), plies_);
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
        if (const Square square = board_->frame().squareAt(board_->mapFromGlobal(at)); square != NoSquare)
            place(piece, square);
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
        place(pieces_->hand(), board_->frame().attention.cursor);
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
