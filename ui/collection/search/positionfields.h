// Fields of the form for position searches, except the board. They contain the side to move, the moves, the piece
// counts, the material balance, and the number of consecutive positions that must match.
#pragma once

#include "search/searchwords.h"
#include "texts/notations.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace rokada::ui {

class MaterialTable;

class PositionFields final : public QWidget {
    Q_OBJECT
public:
    /// `style` is the notation in which moves are read.
    PositionFields(NotationStyle style, QWidget* parent);

    /// Sets the variant, whose sides and kinds of pieces appear in the fields. Clears the piece counts.
    void setBook(const RulebookPtr& book);
    /// Shows the conditions of `search`. Precondition: `setBook` was called.
    void show(const BoardSearch& search);
    /// Reads the fields into `search`, and the typed moves into `sequence`. Returns an error message for the user;
    /// empty if all fields are valid.
    [[nodiscard]] QString read(BoardSearch& search, MoveSequence& sequence);
    void retranslate();

signals:
    /// Emitted when the user has changed a field.
    void edited();

private:
    [[nodiscard]] QString readMaterial(BoardSearch& search) const;
    [[nodiscard]] QString readMoves(const BoardSearch& search, MoveSequence& sequence) const;
    void fillSides();

    NotationStyle style_;
    RulebookPtr book_;
    MaterialTable* material_;
    QComboBox* turn_;
    QLineEdit* balanceLeast_;
    QLineEdit* balanceMost_;
    QSpinBox* plies_;
    QLineEdit* moves_;
    QLabel* turnLabel_;
    QLabel* movesLabel_;
    QLabel* piecesLabel_;
    QLabel* balanceLabel_;
    QLabel* pliesLabel_;
};

}  // namespace rokada::ui
