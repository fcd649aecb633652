// Form for position searches on the library page. It contains a board with pieces and marks, and fields for the side to
// move, the material and a sequence of moves.
#pragma once

#include "search/searchwords.h"
#include "texts/notations.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class FlowRow;
class PatternBoard;
class PositionFields;
class SegmentRow;
class SetupPalette;
class SheetFrame;
class VerticalScroll;
enum class SquareTool;

class PositionForm final : public QWidget {
    Q_OBJECT
public:
    /// Shows the conditions of `search` in the form. `style` is the notation in which the user types moves.
    PositionForm(BoardSearch search, NotationStyle style, QWidget* parent);

    /// Returns the search that the form describes; nullptr if its conditions are invalid.
    [[nodiscard]] std::shared_ptr<const PositionSearch> wanted() const { return wanted_; }
    [[nodiscard]] const BoardSearch& search() const { return search_; }
    /// Moves the focus to the board.
    void takeFocus();

    // --- parts
    [[nodiscard]] PatternBoard& board() { return *board_; }

signals:
    void searchWanted();
    /// Emitted when the user leaves the form without searching.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeLeft();
    QWidget* makeSide();
    QWidget* makeTools();
    QWidget* makeFoot();
    void connectParts();
    void connectPalette();
    void connectBoard();
    void showAll();
    void read();
    void setBoard(const Arrangement& board);
    void place(Piece piece, Square square);
    void mark(Square square, SquareTool tool);
    void chooseVariant();
    void chooseTool(SquareTool tool, bool on);
    void clear();
    void paste();
    [[nodiscard]] QString validate();
    void showKind();
    void arrange();
    void retranslate();

    BoardSearch search_;
    std::shared_ptr<const PositionSearch> wanted_;
    PatternBoard* board_;
    SetupPalette* pieces_;
    PositionFields* fields_;
    QLabel* title_;
    QPushButton* back_;
    QComboBox* variants_;
    SegmentRow* kinds_;
    QLabel* kindWords_;
    QToolButton* free_;
    QToolButton* vacant_;
    QPushButton* start_;
    QPushButton* clear_;
    QPushButton* turn_;
    QPushButton* paste_;
    QLabel* errors_;
    QPushButton* cancel_;
    QPushButton* find_;
    SheetFrame* sheet_ = nullptr;
    VerticalScroll* sheetScroll_ = nullptr;
    QBoxLayout* body_ = nullptr;
    bool filling_ = false;
};

}  // namespace rokada::ui
