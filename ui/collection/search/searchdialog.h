// The form for searches on the board: the position editor's board and palette, squares that do not matter, material,
// balance, moves in succession.
#pragma once

#include "search/searchwords.h"
#include "texts/notations.h"

#include <QDialog>

#include <array>
#include <memory>
#include <optional>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace rokada::ui {

class MaterialTable;
class PatternBoard;
class SetupPalette;
enum class SquareTool;

class SearchDialog final : public QDialog {
    Q_OBJECT
public:
    /// Moves may be typed in this style.
    SearchDialog(BoardSearch search, NotationStyle style, QWidget* parent);

    /// What is in the form now. Nothing, with a message, if it cannot be looked for.
    [[nodiscard]] std::shared_ptr<const PositionSearch> wanted() const { return wanted_; }
    [[nodiscard]] const BoardSearch& search() const { return search_; }
    [[nodiscard]] QString errorText() const;

    // --- its parts
    [[nodiscard]] PatternBoard& board() { return *board_; }
    [[nodiscard]] SetupPalette& palette() { return *pieces_; }
    [[nodiscard]] MaterialTable& material() { return *material_; }

signals:
    void searchWanted();

private:
    QWidget* makeSide();
    QWidget* makeTools();
    QWidget* makeBeside();
    QWidget* makeButtons();
    void connectParts();
    void connectBoard();
    void fillSides();
    void showAll();
    void read();
    void setBoard(const Arrangement& board);
    void place(Piece piece, Square square);
    void mark(Square square, SquareTool tool);
    void chooseVariant();
    void chooseTool(SquareTool tool, bool on);
    void clear();
    [[nodiscard]] QString trouble();

    BoardSearch search_;
    NotationStyle style_;
    std::shared_ptr<const PositionSearch> wanted_;
    PatternBoard* board_;
    SetupPalette* pieces_;
    MaterialTable* material_;
    QComboBox* variants_;
    QComboBox* kinds_;
    QComboBox* turn_;
    QToolButton* free_ = nullptr;
    QToolButton* vacant_ = nullptr;
    QLineEdit* balanceLeast_;
    QLineEdit* balanceMost_;
    QSpinBox* plies_;
    QLineEdit* moves_;
    QLabel* errors_;
    QPushButton* find_;
    bool filling_ = false;
};

}  // namespace rokada::ui
