// Accessibility interface of the board. It is a table if the squares fill a rectangle, and a list of squares on other
// boards. Rows, columns and order are those of the screen.
#pragma once

#include "base/basics.h"

#include <QAccessibleWidget>

#include <array>

namespace rokada::ui {

class BoardLayout;
class BoardWidget;

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget* board);

    [[nodiscard]] BoardWidget& board() const;
    /// Returns the accessible object of a square, or nullptr if the board has no such square.
    [[nodiscard]] QAccessibleInterface* square(Square square) const;
    /// Returns true for a table, false for a list.
    [[nodiscard]] bool isTable() const;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QString text(QAccessible::Text text) const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    // --- table interface
    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override;
    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] int columnCount() const override;
    [[nodiscard]] QString rowDescription(int row) const override;
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] int selectedCellCount() const override;
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override;
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

protected:
    ~BoardAccessible() override;

private:
    [[nodiscard]] const BoardLayout& layout() const;
    [[nodiscard]] QString lineName(Square square, bool file) const;

    mutable std::array<QAccessible::Id, MaxSquares>
        squares_{};  ///< identifiers of the objects of squares that were requested; 0 for other squares
};

}  // namespace rokada::ui
