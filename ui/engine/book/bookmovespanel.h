// List of the moves that the opening book contains in a position.
#pragma once

#include "book/bookstore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "kit/rowtable.h"
#include "texts/notations.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace rokada {
class Game;
}

namespace rokada::ui {

class BookMovesModel;

/// Reads the book in the background. Shows its moves, or a sentence that says why there are no moves.
class BookMovesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit BookMovesPanel(QWidget* parent);

    /// Sets the store that `showMoves` reads.
    void setBooks(std::shared_ptr<BookStore> books) { books_ = std::move(books); }
    /// Shows the book moves of the current position of `game`. The list is filled later; `found` is emitted then.
    void showMoves(const Game& game, NotationStyle style);
    /// Clears and hides the panel.
    void showNothing();
    void retranslate();

signals:
    /// Emitted when the user chooses a move by a click or with Enter.
    void moveChosen(rokada::Move move);
    /// Emitted when the list shows the book moves of the position. The list can be empty.
    void found();

private:
    void take(const Position& position, const BookPtr& book, NotationStyle style);

    std::shared_ptr<BookStore> books_;
    RowTable* list_;
    QLabel* said_;
    BookMovesModel* model_;
    int asked_ = 0;
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
