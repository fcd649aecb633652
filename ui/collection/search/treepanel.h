// Page with the opening tree. It lists the moves played in the shown position, in the games of one collection.
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

    /// Returns the combo box that selects the collection whose moves are counted.
    [[nodiscard]] QComboBox& collections() { return *collections_; }
    /// Returns the list of the opening book's moves.
    [[nodiscard]] BookMovesPanel& book() { return *book_; }

    /// Shows the name of the opening. Hides the name if it is empty.
    void showOpening(const QString& name);
    void showMoves(const Position& position, MovesPlayed played, NotationStyle style);
    /// Clears the list and shows the reason `why`.
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
