#include "search/positionfields.h"

#include "explain/piecevalues.h"
#include "newgame/formparts.h"
#include "search/materialtable.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <array>
#include <limits>

namespace rokada::ui {

namespace {

/// Range without limits for the material balance.
constexpr CountRange AnyBalance{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};

/// Returns the value of each piece in pawns, for the material balance. Pieces of the first team have positive values,
/// all others have negative values.
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

PositionFields::PositionFields(NotationStyle style, QWidget* parent)
    : QWidget(parent),
      style_(style),
      material_(new MaterialTable(this)),
      turn_(new QComboBox(this)),
      balanceLeast_(new QLineEdit(this)),
      balanceMost_(new QLineEdit(this)),
      plies_(new QSpinBox(this)),
      moves_(new QLineEdit(this)),
      turnLabel_(sectionLabel(this)),
      movesLabel_(sectionLabel(this)),
      piecesLabel_(sectionLabel(this)),
      balanceLabel_(sectionLabel(this)),
      pliesLabel_(sectionLabel(this)) {
    turn_->setObjectName(QStringLiteral("searchTurn"));
    moves_->setObjectName(QStringLiteral("searchMoves"));
    balanceLeast_->setObjectName(QStringLiteral("balanceLeast"));
    balanceMost_->setObjectName(QStringLiteral("balanceMost"));
    plies_->setObjectName(QStringLiteral("searchPlies"));
    plies_->setRange(1, 99);
    turnLabel_->setBuddy(turn_);
    movesLabel_->setBuddy(moves_);
    piecesLabel_->setBuddy(material_);
    balanceLabel_->setBuddy(balanceLeast_);
    pliesLabel_->setBuddy(plies_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    const auto place = [grid](QWidget* label, QWidget* field, int row, int column, int span) {
        grid->addWidget(label, 2 * row, column, 1, span);
        grid->addWidget(field, 2 * row + 1, column, 1, span);
    };
    auto* range = new QWidget(this);
    auto* both = new QHBoxLayout(range);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(balanceLeast_);
    both->addWidget(new QLabel(QStringLiteral("\u2013"), range));
    both->addWidget(balanceMost_);
    place(turnLabel_, turn_, 0, 0, 1);
    place(pliesLabel_, plies_, 0, 1, 1);
    place(movesLabel_, moves_, 1, 0, 1);
    place(balanceLabel_, range, 1, 1, 1);
    place(piecesLabel_, material_, 2, 0, 2);
    grid->setRowStretch(5, 1);
    connect(turn_, &QComboBox::currentIndexChanged, this, &PositionFields::edited);
    for (QLineEdit* edit : {balanceLeast_, balanceMost_, moves_})
        connect(edit, &QLineEdit::textChanged, this, &PositionFields::edited);
    connect(plies_, &QSpinBox::valueChanged, this, &PositionFields::edited);
    connect(material_, &MaterialTable::edited, this, &PositionFields::edited);
    retranslate();
}

void PositionFields::setBook(const RulebookPtr& book) {
    book_ = book;
    const QSignalBlocker quiet(this);
    material_->setBook(book);
    fillSides();
}

void PositionFields::fillSides() {
    if (!book_) return;
    const int before = turn_->currentIndex();
    turn_->clear();
    //: choice for a search that does not depend on the side to move
    turn_->addItem(tr("Any side"), static_cast<int>(NoSide));
    int number = 0;
    for (const SideSpec& side : book_->variant().sideSpecs) turn_->addItem(sideName(side.name), number++);
    turn_->setCurrentIndex(before < 0 || before >= turn_->count() ? 0 : before);
}

void PositionFields::show(const BoardSearch& search) {
    const QSignalBlocker quiet(this);
    material_->setCounts(search.beside.counts);
    turn_->setCurrentIndex(turn_->findData(static_cast<int>(search.beside.turn)));
    const auto& balance = search.beside.balance;
    const auto shown = [](int number, int none) { return number == none ? QString() : QString::number(number); };
    balanceLeast_->setText(balance ? shown(balance->least, AnyBalance.least) : QString());
    balanceMost_->setText(balance ? shown(balance->most, AnyBalance.most) : QString());
    plies_->setValue(search.beside.plies);
    moves_->setText(search.moves);
}

QString PositionFields::read(BoardSearch& search, MoveSequence& sequence) {
    search.beside.turn = Side(turn_->currentData().toInt());
    search.beside.plies = plies_->value();
    search.moves = moves_->text().simplified();
    const QString wrong = readMaterial(search);
    return wrong.isEmpty() ? readMoves(search, sequence) : wrong;
}

QString PositionFields::readMaterial(BoardSearch& search) const {
    if (!material_->read(search.beside)) return tr("Enter each piece count like this: 2, 1-3, 2- or 0-1.");
    const QString least = balanceLeast_->text().trimmed(), most = balanceMost_->text().trimmed();
    bool readLeast = true, readMost = true;
    const CountRange balance{least.isEmpty() ? AnyBalance.least : least.toInt(&readLeast),
                             most.isEmpty() ? AnyBalance.most : most.toInt(&readMost)};
    if (!readLeast || !readMost || balance.least > balance.most)
        return tr("Enter two whole numbers for the material balance.");
    search.beside.balance = least.isEmpty() && most.isEmpty() ? std::nullopt : std::optional(balance);
    search.beside.worth = worthOf(*book_);
    return {};
}

QString PositionFields::readMoves(const BoardSearch& search, MoveSequence& sequence) const {
    if (search.moves.isEmpty()) return {};
    const std::string text = search.moves.toStdString();
    const auto read = parseSequence(*book_, text, typedLetters(style_, book_->variant()));
    if (!read) {
        const std::string word = text.substr(read.error().at, text.find(' ', read.error().at) - read.error().at);
        return tr("This is not a valid move: %1").arg(QString::fromStdString(word));
    }
    sequence = *read;
    return {};
}

void PositionFields::retranslate() {
    const QSignalBlocker quiet(this);
    turnLabel_->setText(tr("To move"));
    movesLabel_->setText(tr("Moves"));
    piecesLabel_->setText(tr("Piece counts"));
    //: label: value of the first team's pieces minus value of the second team's pieces
    balanceLabel_->setText(tr("Balance in pawns"));
    //: label: number of consecutive positions that must match
    pliesLabel_->setText(tr("Consecutive positions"));
    moves_->setPlaceholderText(tr("Bxh7+ Kxh7 ... Ng5+"));
    moves_->setToolTip(tr("A sequence of moves: * stands for any move, ... for any number of moves"));
    balanceLeast_->setAccessibleName(tr("Minimum material balance in pawns"));
    balanceMost_->setAccessibleName(tr("Maximum material balance in pawns"));
    fillSides();
}

}  // namespace rokada::ui
