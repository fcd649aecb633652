#include "book/bookmovespanel.h"

#include "book/bookmovesmodel.h"
#include "game/game.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace rokada::ui {

BookMovesPanel::BookMovesPanel(QWidget* parent)
    : QWidget(parent), list_(new RowTable(this)), said_(new QLabel(this)), model_(new BookMovesModel(this)) {
    setObjectName(QStringLiteral("bookMovesPanel"));
    list_->setObjectName(QStringLiteral("bookMoves"));
    said_->setObjectName(QStringLiteral("bookNews"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setModel(model_);
    list_->horizontalHeader()->setStretchLastSection(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(list_, 1);
    column->addWidget(said_);
    list_->onChosen(this, [this](int row) { emit moveChosen(model_->moves()[static_cast<std::size_t>(row)].move); });
    retranslate();
}

/// Reads the book in the background, because reading a large file takes long, and shows its moves afterwards.
void BookMovesPanel::showMoves(const Game& game, NotationStyle style) {
    const int number = ++asked_;
    setVisible(true);
    job_.start([this, number, style, books = books_, rules = game.sharedBook(),
                position = game.position()](const std::stop_token& stop) {
        const BookPtr book = books->book(rules, stop);
        calls_.post([this, number, style, rules, position, book] {
            if (number == asked_) take(position, book, style);
        });
    });
}

void BookMovesPanel::take(const Position& position, const BookPtr& book, NotationStyle style) {
    model_->setMoves(position, book ? book->moves(position) : std::vector<BookMove>(), style);
    list_->setVisible(!model_->moves().empty());
    said_->setVisible(model_->moves().empty());
    said_->setText(book ? tr("The opening book has no moves for this position.")
                        : tr("There is no opening book for this variant."));
    emit found();
}

void BookMovesPanel::showNothing() {
    ++asked_;
    model_->clear();
    setVisible(false);
}

void BookMovesPanel::retranslate() { list_->setAccessibleName(tr("Opening book moves in this position")); }

}  // namespace rokada::ui
