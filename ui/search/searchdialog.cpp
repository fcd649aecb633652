#include "search/searchdialog.h"

#include "explain/piecevalues.h"
#include "kit/announce.h"
#include "kit/dialogsize.h"
#include "kit/statusline.h"
#include "newgame/setuppalette.h"
#include "search/materialtable.h"
#include "search/patternboard.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
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
    turn_->addItem(tr("Anybody"), static_cast<int>(NoSide));
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
    if (!material_->read(search_.beside)) return tr("Numbers of pieces are written as 2, 1-3, 2- or 0-1.");
    const QString least = balanceLeast_->text().trimmed(), most = balanceMost_->text().trimmed();
    bool readLeast = true, readMost = true;
    CountRange balance{least.isEmpty() ? AnyBalance.least : least.toInt(&readLeast),
                       most.isEmpty() ? AnyBalance.most : most.toInt(&readMost)};
    if (!readLeast || !readMost || balance.least > balance.most) return tr("The balance is two whole numbers.");
    search_.beside.balance = least.isEmpty() && most.isEmpty() ? std::nullopt : std::optional(balance);
    search_.beside.worth = worthOf(*book);
    MoveSequence sequence;
    if (!search_.moves.isEmpty()) {
        const std::string text = search_.moves.toStdString();
        const auto read = parseSequence(*book, text, typedLetters(style_, book->variant()));
        if (!read) {
            const std::string word = text.substr(read.error().at, text.find(' ', read.error().at) - read.error().at);
            return tr("Not understood as a move: %1").arg(QString::fromStdString(word));
        }
        sequence = *read;
    }
    PositionSearch found{book, patternOf(search_), std::move(sequence)};
    if (found.empty()) return tr("Say what is looked for: pieces, numbers or moves.");
    wanted_ = std::make_shared<const PositionSearch>(std::move(found));
    return {};
}

}  // namespace rokada::ui
