// Page of the side panel with the opening tree: the moves that the games of one collection have played in the shown
// position. Below them, it lists the moves of the opening book.
#pragma once

#include "collection/positionsearch.h"
#include "kit/rowtable.h"
#include "texts/notations.h"

#include "shell/panelpage.h"

class QComboBox;
class QLabel;

namespace rokada::ui {

class BookMovesPanel;
class MovesPlayedModel;

class TreePanel final : public PanelPage {
    Q_OBJECT
public:
    explicit TreePanel(QWidget* parent);

    /// Returns the combo box in which the user selects the collection.
    [[nodiscard]] QComboBox& collections() { return *collections_; }
    /// Returns the list of the moves in the opening book.
    [[nodiscard]] BookMovesPanel& book() { return *book_; }

    /// Shows the name of the opening, or hides the label if `name` is empty.
    void showOpening(const QString& name);
    void showMoves(const Position& position, MovesPlayed played, NotationStyle style);
    /// Clears the list and shows the text `why` instead.
    void showNothing(const QString& why);
    void retranslate();

signals:
    /// Emitted when the user chooses a move by a click or with Enter.
    void moveChosen(rokada::Move move);

private:
    QComboBox* collections_;
    QLabel* opening_;
    RowTable* list_;
    QLabel* said_;
    BookMovesPanel* book_;
    MovesPlayedModel* model_;
};

}  // namespace rokada::ui
