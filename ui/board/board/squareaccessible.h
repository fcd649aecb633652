// Accessibility interface of one square of a board.
#pragma once

#include "base/basics.h"
#include "base/move.h"

#include <QAccessible>
#include <QPointer>

#include <optional>

namespace rokada::ui {

class BoardWidget;

class SquareAccessible final : public QAccessibleInterface,
                               public QAccessibleActionInterface,
                               public QAccessibleTableCellInterface {
public:
    /// Creates the interface of a square. The accessible object of the board owns it.
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

    // --- actions: press the square like a click, move the cursor to it, or choose a promotion on it
    [[nodiscard]] QStringList actionNames() const override;
    [[nodiscard]] QString localizedActionName(const QString& action) const override;
    void doAction(const QString& action) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& action) const override;

    // --- table cell
    [[nodiscard]] bool isSelected() const override;
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override;
    [[nodiscard]] int rowIndex() const override;
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

private:
    /// Returns the move that the action chooses, for example one of several promotions. Returns nullopt for other
    /// actions.
    [[nodiscard]] std::optional<Move> choiceOf(const QString& action) const;

    QPointer<BoardWidget> board_;  ///< board of the square; a screen reader may call after the board is deleted
    Square square_;
};

}  // namespace rokada::ui
