// List of the moves that the opening book has in the shown position.
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

/// Shows the book moves, or a sentence that says why there are none. Reads the book in the background.
class BookMovesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit BookMovesPanel(QWidget* parent);

    /// Sets the store from which `showMoves` gets the book.
    void setBooks(std::shared_ptr<BookStore> books) { books_ = std::move(books); }
    /// Shows the book moves of the current position of `game`. Reads the book in the background and emits `found` at
    /// the end.
    void showMoves(const Game& game, NotationStyle style);
    /// Clears and hides the panel.
    void showNothing();
    void retranslate();

signals:
    /// Emitted when the user chooses a move by a click or with Enter.
    void moveChosen(rokada::Move move);
    /// Emitted when the list has been updated, even if it is empty.
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
