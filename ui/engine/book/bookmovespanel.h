// List of the opening book's moves in a position.
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

/// Reads the book in the background, and shows its moves or a sentence why there are none.
class BookMovesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit BookMovesPanel(QWidget* parent);

    /// Sets the store that `showMoves` reads.
    void setBooks(std::shared_ptr<BookStore> books) { books_ = std::move(books); }
    /// Shows the book moves of the current position of `game`. The list is filled later, after `found`.
    void showMoves(const Game& game, NotationStyle style);
    /// Clears and hides the panel.
    void showNothing();
    void retranslate();

    [[nodiscard]] QTableView& list() { return *list_; }
    [[nodiscard]] BookMovesModel& model() { return *model_; }
    /// Returns the sentence shown instead of moves.
    [[nodiscard]] QString said() const;

signals:
    /// Emitted when a move is clicked, or chosen by Enter.
    void moveChosen(rokada::Move move);
    /// Emitted when the list shows the moves of the position; it can be empty.
    void found();

private:
    void take(const Position& position, const BookPtr& book, NotationStyle style);

    std::shared_ptr<BookStore> books_;
    RowTable* list_;
    QLabel* said_;
    BookMovesModel* model_;
    int asked_ = 0;
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
