#include "newgame/setupfields.h"

#include "kit/latin.h"
#include "text/positionletters.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "variants/variants.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int MaxReservePieces = 15;

/// Returns the letters of the files on which pawns of `side` still have the right to the double step.
QString firstMovesText(const Arrangement& board, Side side) {
    const std::uint32_t rights = board.rights & possibleRights(board);
    QString files;
    for (const auto& [letter, square] : frontRow(*board.book, side)) {
        if ((rights & board.book->firstMoveRight(side, square)) != 0) files += QLatin1Char(upper(letter));
    }
    return files;
}

/// Adds a form whose labels are beside their fields.
QFormLayout* makeForm(QVBoxLayout& column) {
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    column.addLayout(form);
    return form;
}

bool tracksFirstMoves(const Rulebook& book) { return !frontRow(book, Side(0)).empty(); }

}  // namespace

SetupFields::SetupFields(Arrangement board, QWidget* parent) : QWidget(parent), board_(std::move(board)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    build();
    fill();
}

void SetupFields::show(const Arrangement& board) {
    const bool other = board.book != board_.book;
    board_ = board;
    if (other) build();
    fill();
}

void SetupFields::change(const std::function<void(Arrangement&)>& how) {
    if (filling_) return;
    Arrangement board = board_;
    how(board);
    if (!(board == board_)) emit changed(board);
}

/// Creates the form again with the fields of the variant of `board_`.
void SetupFields::build() {
    if (page_) {
        // The old page is deleted later, because a widget on it may have sent the signal that called this function.
        page_->setParent(nullptr);
        page_->deleteLater();
    }
    page_ = new QWidget(this);
    layout()->addWidget(page_);
    castlings_.clear();
    firstMoves_.clear();
    reservePieces_.clear();
    rules_.clear();
    enPassant_ = nullptr;
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(0, 0, 6, 0);
    auto* form = makeForm(*column);
    makeTurn(*form);
    makeCastlings(*column);
    auto* more = makeForm(*column);
    makeFirstMoves(*more);
    makeCounters(*more);
    makeReservePieces(*column);
    makeRules(*column);
    column->addStretch(1);
}

void SetupFields::makeTurn(QFormLayout& form) {
    turn_ = new QComboBox(page_);
    turn_->setObjectName(QStringLiteral("turnBox"));
    for (const SideSpec& sideText : board_.book->variant().sideSpecs) turn_->addItem(sideName(sideText.name));
    form.addRow(tr("&To move"), turn_);
    connect(turn_, &QComboBox::activated, this,
            [this](int side) { change([side](Arrangement& board) { board.turn = Side(side); }); });
}

/// Adds a row of check boxes for the castling rights of each side. Kingside castling is first.
void SetupFields::makeCastlings(QVBoxLayout& column) {
    if (board_.book->castlings().empty()) return;
    auto* box = new QGroupBox(tr("Castling"), page_);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins({});
    std::vector<int> used(board_.book->sides(), 0);
    for (const OfferedCastling& castling : offeredCastlings(board_)) {
        const Side side = castling.side;
        const QString sideText = sideName(board_.book->variant().sideSpecs[side].name);
        const QString sign = castling.isShort ? QStringLiteral("O-O") : QStringLiteral("O-O-O");
        auto* right = new QCheckBox(sign, box);
        right->setObjectName(QStringLiteral("castling:%1").arg(castlings_.size()));
        right->setAccessibleName(QStringLiteral("%1 %2").arg(sideText, sign));
        if (used[side] == 0) grid->addWidget(new QLabel(sideText, box), side, 0);
        grid->addWidget(right, side, ++used[side]);
        castlings_.push_back(right);
        connect(right, &QCheckBox::clicked, this, [this, number = castlings_.size() - 1](bool on) {
            change([=](Arrangement& board) { grant(board, offeredCastlings(board)[number], on); });
        });
    }
    grid->setColumnStretch(3, 1);
    column.addWidget(box);
}

void SetupFields::makeFirstMoves(QFormLayout& form) {
    if (!tracksFirstMoves(*board_.book)) return;
    for (std::size_t s = 0; s < board_.book->sides(); ++s) {
        auto* line = new QLineEdit(page_);
        QString letters;
        line->setObjectName(latin(board_.book->variant().sideSpecs[s].name) + QStringLiteral("FirstMovesLine"));
        for (const auto& [letter, square] : frontRow(*board_.book, Side(s))) letters += QLatin1Char(upper(letter));
        const QRegularExpression files(QStringLiteral("[%1%2]*").arg(letters, letters.toLower()));
        line->setValidator(new QRegularExpressionValidator(files, line));
        line->setToolTip(tr("Files on which pawns can still make their double step"));
        //: field for pawns that can still make their double step; %1: name of a side
        form.addRow(tr("Unmoved pawns, %1").arg(sideName(board_.book->variant().sideSpecs[s].name)), line);
        firstMoves_.push_back(line);
        connect(line, &QLineEdit::editingFinished, this, [this, line, side = Side(s)] {
            const QString wanted = line->text().toUpper();
            change([&](Arrangement& board) {
                for (const auto& [letter, square] : frontRow(*board.book, side)) {
                    const std::uint32_t right = board.book->firstMoveRight(side, square);
                    board.rights &= ~right;
                    if (wanted.contains(QLatin1Char(upper(letter)))) board.rights |= right;
                }
            });
        });
    }
}

void SetupFields::makeCounters(QFormLayout& form) {
    if (board_.book->variant().enPassant) {
        enPassant_ = new QComboBox(page_);
        enPassant_->setObjectName(QStringLiteral("enPassantBox"));
        enPassant_->setToolTip(tr("The square that a pawn has just passed with a double step"));
        form.addRow(tr("&En passant"), enPassant_);
        connect(enPassant_, &QComboBox::activated, this, [this] {
            const auto square = Square(enPassant_->currentData().toInt());
            change([square](Arrangement& board) { board.enPassant = square; });
        });
    }
    quiet_ = new QSpinBox(page_);
    quiet_->setRange(0, MaxCounter);
    quiet_->setToolTip(tr("Plies since the last capture or pawn move"));
    form.addRow(tr("50-mo&ve counter"), quiet_);
    connect(quiet_, &QSpinBox::valueChanged, this,
            [this](int plies) { change([plies](Arrangement& board) { board.halfmoveClock = plies; }); });
    number_ = new QSpinBox(page_);
    number_->setRange(1, MaxCounter);
    form.addRow(tr("Move nu&mber"), number_);
    connect(number_, &QSpinBox::valueChanged, this,
            [this](int number) { change([number](Arrangement& board) { board.moveNumber = number; }); });
}

void SetupFields::makeReservePieces(QVBoxLayout& column) {
    const auto kinds = board_.book->reserveKinds();
    if (kinds.empty()) return;
    auto* box = new QGroupBox(tr("Reserve pieces"), page_);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins({});
    const Variant& variant = board_.book->variant();
    for (std::size_t i = 0; i < kinds.size(); ++i)
        grid->addWidget(new QLabel(kindName(variant.kinds[kinds[i]].name), box), 0, static_cast<int>(i) + 1);
    for (std::size_t s = 0; s < board_.book->sides(); ++s) {
        const QString sideText = sideName(variant.sideSpecs[s].name);
        grid->addWidget(new QLabel(sideText, box), static_cast<int>(s) + 1, 0);
        reservePieces_.emplace_back();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            auto* count = new QSpinBox(box);
            count->setRange(0, MaxReservePieces);
            count->setAccessibleName(QStringLiteral("%1, %2").arg(sideText, kindName(variant.kinds[kinds[i]].name)));
            grid->addWidget(count, static_cast<int>(s) + 1, static_cast<int>(i) + 1);
            reservePieces_.back().push_back(count);
            connect(count, &QSpinBox::valueChanged, this, [this, s, i](int pieces) {
                change([=](Arrangement& board) { board.reservePieces[s][i] = pieces; });
            });
        }
    }
    column.addWidget(box);
}

void SetupFields::makeRules(QVBoxLayout& column) {
    const VariantInfo& info = *findVariant(board_.book->variant().id);
    auto* box = new QGroupBox(tr("Rules"), page_);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins({});
    for (const Option& option : info.options) {
        auto* label = new QLabel(optionName(info.id, option.name), box);
        auto* values = new QComboBox(box);
        for (const std::string_view value : option.values)
            values->addItem(valueName(info.id, option.name, value), latin(value));
        values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        values->setObjectName(latin(option.name) + QStringLiteral("RuleBox"));
        label->setBuddy(values);
        rows->addWidget(label);
        rows->addWidget(values);
        rules_.push_back(values);
        connect(values, &QComboBox::activated, this, [this, name = std::string(option.name), values] {
            Choices choices = board_.book->variant().choices;
            choices[name] = values->currentData().toString().toStdString();
            if (choices != board_.book->variant().choices) emit rulesChosen(choices);
        });
    }
    box->setVisible(!info.options.empty());
    column.addWidget(box);
}

void SetupFields::fill() {
    filling_ = true;
    const Variant& variant = board_.book->variant();
    turn_->setCurrentIndex(board_.turn);
    const auto offered = offeredCastlings(board_);
    for (std::size_t i = 0; i < castlings_.size(); ++i) {
        castlings_[i]->setEnabled(offered[i].right != 0);
        castlings_[i]->setChecked((board_.rights & offered[i].right) != 0);
        castlings_[i]->setToolTip(
            castlings_[i]->isEnabled() ? QString() : tr("The king or the rook is not on its original square."));
    }
    for (std::size_t s = 0; s < firstMoves_.size(); ++s) firstMoves_[s]->setText(firstMovesText(board_, Side(s)));
    for (std::size_t s = 0; s < reservePieces_.size(); ++s) {
        for (std::size_t i = 0; i < reservePieces_[s].size(); ++i)
            reservePieces_[s][i]->setValue(board_.reservePieces[s][i]);
    }
    quiet_->setValue(board_.halfmoveClock);
    number_->setValue(board_.moveNumber);
    const auto& options = findVariant(variant.id)->options;
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        const auto chosen = variant.choices.find(options[i].name);
        rules_[i]->setCurrentIndex(rules_[i]->findData(QString::fromStdString(chosen->second)));
    }
    fillEnPassant();
    filling_ = false;
}

void SetupFields::fillEnPassant() {
    if (!enPassant_) return;
    enPassant_->clear();
    enPassant_->addItem(QStringLiteral("-"), int{NoSquare});
    for (const Square square : passableSquares(board_)) {
        enPassant_->addItem(texts::square(board_.book->geometry(), square), int{square});
        if (square == board_.enPassant) enPassant_->setCurrentIndex(enPassant_->count() - 1);
    }
    enPassant_->setEnabled(enPassant_->count() > 1);
}

}  // namespace rokada::ui
