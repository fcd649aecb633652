// A list of the opening book's moves in a position.
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

class BookMovesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit BookMovesPanel(QWidget* parent);

    void setBooks(std::shared_ptr<BookStore> books) { books_ = std::move(books); }
    /// The moves of this position, as soon as the book is there.
    void showMoves(const Game& game, NotationStyle style);
    void showNothing();
    void retranslate();

    [[nodiscard]] QTableView& list() { return *list_; }
    [[nodiscard]] BookMovesModel& model() { return *model_; }
    [[nodiscard]] QString said() const;

signals:
    /// A move was clicked, or chosen by Enter.
    void moveChosen(rokada::Move move);
    /// What the book has for the position is in the list.
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
