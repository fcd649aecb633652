// The page with the opening tree: what was played in the position on the board, in one collection.
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

    /// Where moves are counted.
    [[nodiscard]] QComboBox& collections() { return *collections_; }
    [[nodiscard]] QTableView& list() { return *list_; }
    [[nodiscard]] MovesPlayedModel& model() { return *model_; }
    /// What the opening book has for the position.
    [[nodiscard]] BookMovesPanel& book() { return *book_; }
    [[nodiscard]] QString said() const;

    /// The opening that the position has reached; empty if it has no name.
    void showOpening(const QString& name);
    void showMoves(const Position& position, MovesPlayed played, NotationStyle style);
    /// There is nothing to count, and why.
    void showNothing(const QString& why);
    void retranslate();

signals:
    /// A move was clicked, or chosen by Enter.
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
