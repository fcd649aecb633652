// One square of a board for screen readers.
#pragma once

#include "base/basics.h"

#include <QAccessible>
#include <QPointer>

namespace rokada::ui {

class BoardWidget;

class SquareAccessible final : public QAccessibleInterface,
                               public QAccessibleActionInterface,
                               public QAccessibleTableCellInterface {
public:
    /// Owned by the interface of the board.
    SquareAccessible(BoardWidget& board, Square square);
    ~SquareAccessible() override;

    [[nodiscard]] Square square() const { return square_; }

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QString text(QAccessible::Text text) const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    // --- what can be done: it is chosen as if it were clicked, or the cursor comes here
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& action) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& action) const override;

    // --- the cell
    [[nodiscard]] bool isSelected() const override;
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override;
    [[nodiscard]] int rowIndex() const override;
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<BoardWidget> board_;  ///< a screen reader may ask when it is gone
    Square square_;
};

}  // namespace rokada::ui
