// The fields of the search for positions besides the board: whose move, moves, numbers of pieces, balance, how long.
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
    /// Moves may be typed in this style.
    PositionFields(NotationStyle style, QWidget* parent);

    /// Sides and kinds of pieces of this variant; everything is forgotten.
    void setBook(const RulebookPtr& book);
    void show(const BoardSearch& search);
    /// Into the search, and its moves into the sequence. Returns what cannot be read; empty if everything can.
    [[nodiscard]] QString read(BoardSearch& search, MoveSequence& sequence);
    [[nodiscard]] MaterialTable& material() { return *material_; }
    void retranslate();

signals:
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
